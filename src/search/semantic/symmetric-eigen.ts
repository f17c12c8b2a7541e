/** Eigenvalues (falling) of a symmetric matrix and their vectors as columns, both `size × size` row by row. */
interface Eigen {
  values: Float64Array;
  vectors: Float64Array;
}

const SWEEPS = 12;

/** Cyclic Jacobi (Golub & Van Loan §8.5): exact enough and simple for a few hundred rows. */
export function symmetricEigen(source: Float64Array, size: number): Eigen {
  const matrix = source.slice();
  const vectors = identity(size);
  for (let sweep = 0; sweep < SWEEPS && offDiagonal(matrix, size) > 1e-18 * trace(matrix, size) ** 2; sweep++)
    for (let p = 0; p < size - 1; p++) for (let q = p + 1; q < size; q++) rotate(matrix, vectors, size, p, q);
  return sorted(matrix, vectors, size);
}

function identity(size: number): Float64Array {
  const matrix = new Float64Array(size * size);
  for (let i = 0; i < size; i++) matrix[i * size + i] = 1;
  return matrix;
}

function trace(matrix: Float64Array, size: number): number {
  let sum = 0;
  for (let i = 0; i < size; i++) sum += matrix[i * size + i] as number;
  return sum;
}

function offDiagonal(matrix: Float64Array, size: number): number {
  let sum = 0;
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) sum += (matrix[i * size + j] as number) ** 2;
  return sum;
}

/** Turns rows and columns p and q so that their common element becomes zero. */
function rotate(matrix: Float64Array, vectors: Float64Array, size: number, p: number, q: number): void {
  const apq = matrix[p * size + q] as number;
  if (apq === 0) return;
  const theta = ((matrix[q * size + q] as number) - (matrix[p * size + p] as number)) / (2 * apq);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (let k = 0; k < size; k++) turn(matrix, k * size + p, k * size + q, cosine, sine);
  for (let k = 0; k < size; k++) turn(matrix, p * size + k, q * size + k, cosine, sine);
  for (let k = 0; k < size; k++) turn(vectors, k * size + p, k * size + q, cosine, sine);
}

function turn(values: Float64Array, a: number, b: number, cosine: number, sine: number): void {
  const first = values[a] as number;
  const second = values[b] as number;
  values[a] = cosine * first - sine * second;
  values[b] = sine * first + cosine * second;
}

function sorted(matrix: Float64Array, vectors: Float64Array, size: number): Eigen {
  const diagonal = Float64Array.from({ length: size }, (_, i) => matrix[i * size + i] as number);
  const order = Array.from(diagonal.keys()).sort((a, b) => (diagonal[b] as number) - (diagonal[a] as number));
  const result = new Float64Array(size * size);
  for (const [to, from] of order.entries())
    for (let row = 0; row < size; row++) result[row * size + to] = vectors[row * size + from] as number;
  return { values: Float64Array.from(order, (i) => diagonal[i] as number), vectors: result };
}
