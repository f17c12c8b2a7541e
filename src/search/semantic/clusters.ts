import { dot, type QuantisedVectors, toUnit } from "./quantised.ts";

/** Pages grouped by direction: cluster c's members are `members[starts[c]..starts[c + 1]]`. */
interface Clusters {
  centroids: Float32Array<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
  members: Uint32Array<ArrayBuffer>;
}

const ROUNDS = 4;
/** Pages a centroid is learned from; the rest only choose theirs. */
const SAMPLE_PER_CLUSTER = 32;

/** Spherical k-means with √n clusters, deterministic: starts from evenly spaced pages. */
export function clusterPages(vectors: QuantisedVectors): Clusters {
  const pageCount = vectors.scales.length;
  const count = Math.max(1, Math.round(Math.sqrt(pageCount)));
  const sample = everyNth(pageCount, Math.max(1, Math.floor(pageCount / (count * SAMPLE_PER_CLUSTER))));
  let centroids = new Float32Array(count * vectors.dimensions);
  for (let c = 0; c < count; c++) addTo(centroids, c, vectors, Math.floor((c * pageCount) / count));
  for (let round = 0; round < ROUNDS; round++) centroids = moved(centroids, count, vectors, sample);
  return members(centroids, count, vectors);
}

function everyNth(count: number, step: number): number[] {
  return Array.from({ length: Math.ceil(count / step) }, (_, i) => i * step);
}

/** Each centroid as the direction of the sampled pages nearest to it; one that attracts none stays. */
function moved(
  centroids: Float32Array,
  count: number,
  vectors: QuantisedVectors,
  sample: readonly number[],
): Float32Array<ArrayBuffer> {
  const next = new Float32Array(centroids.length);
  for (const page of sample) addTo(next, nearest(centroids, count, vectors, page), vectors, page);
  for (let c = 0; c < count; c++) {
    const [from, to] = [c * vectors.dimensions, (c + 1) * vectors.dimensions];
    if (toUnit(next.subarray(from, to)) === 0) next.set(centroids.subarray(from, to), from);
  }
  return next;
}

function addTo(sums: Float32Array, cluster: number, vectors: QuantisedVectors, page: number): void {
  const { dimensions, values, scales } = vectors;
  for (let d = 0; d < dimensions; d++) {
    const at = cluster * dimensions + d;
    sums[at] = (sums[at] as number) + (values[page * dimensions + d] as number) * (scales[page] as number);
  }
}

function nearest(centroids: Float32Array, count: number, vectors: QuantisedVectors, page: number): number {
  let best = 0;
  let bestDot = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < count; c++) {
    const similarity = dot(centroids, vectors, page, c * vectors.dimensions);
    if (similarity <= bestDot) continue;
    best = c;
    bestDot = similarity;
  }
  return best;
}

function members(centroids: Float32Array<ArrayBuffer>, count: number, vectors: QuantisedVectors): Clusters {
  const lists: number[][] = Array.from({ length: count }, () => []);
  for (let page = 0; page < vectors.scales.length; page++) lists[nearest(centroids, count, vectors, page)]?.push(page);
  const starts = new Uint32Array(count + 1);
  for (const [c, list] of lists.entries()) starts[c + 1] = (starts[c] ?? 0) + list.length;
  return { centroids, starts, members: Uint32Array.from(lists.flat()) };
}
