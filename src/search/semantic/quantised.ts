/** Vectors as bytes with a scale each: `values[i · dimensions + d] · scales[i]` is a component. */
export interface QuantisedVectors {
  dimensions: number;
  values: Int8Array<ArrayBuffer>;
  scales: Float32Array<ArrayBuffer>;
}

/** Rounds each vector to 127 steps of its largest component; with `unit`, after scaling it to length 1. */
export function quantise(vectors: Float32Array, dimensions: number, unit: boolean): QuantisedVectors {
  const count = dimensions === 0 ? 0 : vectors.length / dimensions;
  const values = new Int8Array(vectors.length);
  const scales = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const vector = vectors.subarray(i * dimensions, (i + 1) * dimensions);
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    if (largest === 0) continue;
    for (let d = 0; d < dimensions; d++)
      values[i * dimensions + d] = Math.round(((vector[d] as number) / largest) * 127);
    scales[i] = unit ? 1 / byteLength(values, i * dimensions, dimensions) : largest / 127;
  }
  return { dimensions, values, scales };
}

function byteLength(values: Int8Array, start: number, dimensions: number): number {
  let sum = 0;
  for (let d = 0; d < dimensions; d++) sum += (values[start + d] as number) ** 2;
  return Math.sqrt(sum);
}

/** Scales a vector to length 1 in place; a zero vector stays. Returns its former length. */
export function toUnit(vector: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < vector.length; d++) sum += (vector[d] as number) ** 2;
  const length = Math.sqrt(sum);
  if (length > 0) for (let d = 0; d < vector.length; d++) vector[d] = (vector[d] as number) / length;
  return length;
}

/**
 * Inner product of a vector (which begins at `from`) with quantised vector `index`. Four sums at once: each waits for
 * none of the others.
 */
export function dot(query: Float32Array, vectors: QuantisedVectors, index: number, from = 0): number {
  const { dimensions, values } = vectors;
  const start = index * dimensions;
  const whole = dimensions & ~3;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < whole; i += 4) {
    a += (query[from + i] as number) * (values[start + i] as number);
    b += (query[from + i + 1] as number) * (values[start + i + 1] as number);
    c += (query[from + i + 2] as number) * (values[start + i + 2] as number);
    d += (query[from + i + 3] as number) * (values[start + i + 3] as number);
  }
  for (let i = whole; i < dimensions; i++) a += (query[from + i] as number) * (values[start + i] as number);
  return (a + b + c + d) * (vectors.scales[index] as number);
}
