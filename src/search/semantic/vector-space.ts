import type { SectionReader, SectionWriter } from "../format/sections.ts";
import { clusterPages } from "./clusters.ts";
import { dot, type QuantisedVectors, quantise } from "./quantised.ts";

/** Clusters looked into for pages that share no word with the query. */
const PROBES = 6;
/** Below this many pages all are compared. */
const SMALL = 512;

/** Writes unit page vectors (`pages × dimensions`, row by row) and their clusters. */
export function writeVectorSpace(sections: SectionWriter, pages: Float32Array, dimensions: number): void {
  const vectors = quantise(pages, dimensions, true);
  const clusters = clusterPages(vectors);
  sections.add("learned.values", "i8", vectors.values);
  sections.add("learned.scales", "f32", vectors.scales);
  sections.add("learned.centroids", "f32", clusters.centroids);
  sections.add("learned.starts", "u32", clusters.starts);
  sections.add("learned.members", "u32", clusters.members);
}

/** Page vectors of a segment: similarity to a query vector, and the pages nearest to it. */
export class VectorSpace {
  readonly dimensions: number;
  readonly #pages: QuantisedVectors;
  readonly #centroids: Float32Array;
  readonly #starts: Uint32Array;
  readonly #members: Uint32Array;
  /** Made of what was read ahead, so that no compiler leaves that out. */
  ahead = 0;

  constructor(sections: SectionReader) {
    const values = sections.get("learned.values", "i8");
    const scales = sections.get("learned.scales", "f32");
    this.dimensions = values.length / scales.length;
    this.#pages = { dimensions: this.dimensions, values, scales };
    this.#centroids = sections.get("learned.centroids", "f32");
    this.#starts = sections.get("learned.starts", "u32");
    this.#members = sections.get("learned.members", "u32");
  }

  /** Cosine of a unit query vector with a page's, -1..1. */
  similarity(query: Float32Array, page: number): number {
    return dot(query, this.#pages, page);
  }

  /** Reads both ends of the vectors of some pages, as `Streams.readAhead` does. */
  readAhead(pages: ArrayLike<number>, count: number): void {
    const { values } = this.#pages;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const start = (pages[i] as number) * this.dimensions;
      sum += (values[start] as number) + (values[start + this.dimensions - 1] as number);
    }
    this.ahead = (this.ahead + sum) | 0;
  }

  /** Visits pages of the clusters nearest to the query (all pages of a small corpus), in no particular order. */
  visitNear(query: Float32Array, visit: (page: number, similarity: number) => void): void {
    const clusters = this.#starts.length - 1;
    const probed = this.#pages.scales.length <= SMALL ? everyOf(clusters) : this.#nearestClusters(query, clusters);
    for (const cluster of probed)
      for (let at = this.#starts[cluster] as number; at < (this.#starts[cluster + 1] as number); at++) {
        const page = this.#members[at] as number;
        visit(page, this.similarity(query, page));
      }
  }

  /** The PROBES clusters whose centroids are nearest, nearest first. */
  #nearestClusters(query: Float32Array, clusters: number): number[] {
    const best: number[] = [];
    const similarities = new Float32Array(clusters);
    for (let cluster = 0; cluster < clusters; cluster++) {
      const similarity = this.#towards(query, cluster);
      similarities[cluster] = similarity;
      let at = best.length;
      while (at > 0 && similarity > (similarities[best[at - 1] as number] as number)) at--;
      if (at === PROBES) continue;
      best.splice(at, 0, cluster);
      if (best.length > PROBES) best.pop();
    }
    return best;
  }

  #towards(query: Float32Array, cluster: number): number {
    const start = cluster * this.dimensions;
    let sum = 0;
    for (let d = 0; d < this.dimensions; d++) sum += (query[d] as number) * (this.#centroids[start + d] as number);
    return sum;
  }
}

const everyOf = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
