import { multiply, multiplyTransposed, type SparseMatrix } from "./sparse-matrix.ts";
import { symmetricEigen } from "./symmetric-eigen.ts";

/** More directions than asked for, and three passes of power iteration: Halko, Martinsson & Tropp (2011), §1.6. */
const OVERSAMPLING = 16;
const POWER_PASSES = 3;

interface SingularVectors {
  /** Directions found: at most what was asked, less for a matrix of lower rank. */
  dimensions: number;
  /** `columnCount × dimensions`, row by row: the right singular vectors. */
  right: Float32Array<ArrayBuffer>;
  /** Falling. */
  values: Float64Array;
}

/** The strongest right singular vectors of a sparse matrix, by a randomised method whose memory is linear in it. */
export function singularVectors(matrix: SparseMatrix, wanted: number): SingularVectors {
  const width = Math.min(wanted + OVERSAMPLING, matrix.rows, matrix.columnCount);
  let left = multiply(matrix, randomNumbers(matrix.columnCount * width), width);
  for (let pass = 0; pass < POWER_PASSES; pass++) {
    orthonormalise(left, width);
    left = multiply(matrix, orthonormalise(multiplyTransposed(matrix, left, width), width), width);
  }
  const projected = multiplyTransposed(matrix, orthonormalise(left, width), width);
  const { values, vectors } = symmetricEigen(gram(projected, width), width);
  const kept = values.filter((value) => value > 1e-9 * (values[0] ?? 0)).length;
  const dimensions = Math.min(wanted, kept);
  return {
    dimensions,
    right: rightVectors(projected, width, vectors, values, dimensions),
    values: values.map(Math.sqrt),
  };
}

function rightVectors(
  projected: Float32Array,
  width: number,
  vectors: Float64Array,
  values: Float64Array,
  dimensions: number,
): Float32Array<ArrayBuffer> {
  const transform = new Float64Array(width * dimensions);
  for (let row = 0; row < width; row++)
    for (let d = 0; d < dimensions; d++)
      transform[row * dimensions + d] = (vectors[row * width + d] as number) / Math.sqrt(values[d] as number);
  return times(projected, width, transform, dimensions);
}

/** Makes the columns of a tall matrix orthonormal in place (through its Gram matrix) and returns it. */
function orthonormalise(tall: Float32Array<ArrayBuffer>, width: number): Float32Array<ArrayBuffer> {
  const { values, vectors } = symmetricEigen(gram(tall, width), width);
  const floor = 1e-10 * (values[0] ?? 0);
  const transform = new Float64Array(width * width);
  for (let row = 0; row < width; row++)
    for (let d = 0; d < width; d++) {
      const value = values[d] as number;
      transform[row * width + d] = value > floor ? (vectors[row * width + d] as number) / Math.sqrt(value) : 0;
    }
  tall.set(times(tall, width, transform, width));
  return tall;
}

/** `tallᵀ · tall`, `width × width`. */
function gram(tall: Float32Array, width: number): Float64Array {
  const result = new Float64Array(width * width);
  for (let start = 0; start < tall.length; start += width)
    for (let i = 0; i < width; i++) {
      const value = tall[start + i] as number;
      if (value === 0) continue;
      for (let j = 0; j <= i; j++)
        result[i * width + j] = (result[i * width + j] as number) + value * (tall[start + j] as number);
    }
  for (let i = 0; i < width; i++) for (let j = 0; j < i; j++) result[j * width + i] = result[i * width + j] as number;
  return result;
}

/** `tall · small`, where small is `width × outWidth`. */
function times(tall: Float32Array, width: number, small: Float64Array, outWidth: number): Float32Array<ArrayBuffer> {
  const result = new Float32Array((tall.length / width) * outWidth);
  const row = new Float64Array(outWidth);
  for (let start = 0, out = 0; start < tall.length; start += width, out += outWidth) {
    row.fill(0);
    for (let i = 0; i < width; i++) {
      const value = tall[start + i] as number;
      if (value !== 0)
        for (let j = 0; j < outWidth; j++) row[j] = (row[j] as number) + value * (small[i * outWidth + j] as number);
    }
    result.set(row, out);
  }
  return result;
}

/** The same numbers in -1..1 on every machine (mulberry32): equal corpora must give equal segments. */
function randomNumbers(count: number): Float32Array {
  const numbers = new Float32Array(count);
  let state = 0x9e3779b9;
  for (let i = 0; i < count; i++) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    numbers[i] = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  }
  return numbers;
}
