import { LRUCache } from "lru-cache";
import { openSegment } from "./load.ts";
import type { Segment } from "./segment.ts";

/** Fetches the bytes of a segment by the hash they are stored under. Rejects where there are none. */
export type SegmentLoader = (hash: string, signal?: AbortSignal) => Promise<Uint8Array | ArrayBuffer>;

/** Segments in memory: opened on first use, least used first out when they outgrow their share. */
export class SegmentCache {
  readonly #segments: LRUCache<string, Segment>;
  readonly #loading = new Map<string, Promise<Segment>>();
  readonly #load: SegmentLoader;

  /**
   * `maxBytes` bounds what stays; a segment larger than that is used and let go at once. `besides` are the bytes of what
   * is kept along with a segment.
   */
  constructor(load: SegmentLoader, maxBytes: number, besides: (segment: Segment) => number = () => 0) {
    this.#load = load;
    this.#segments = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeCalculation: (segment) => Math.max(1, segment.byteLength + besides(segment)),
    });
  }

  /** Bytes of the segments held. */
  get bytes(): number {
    return this.#segments.calculatedSize;
  }

  /** A segment that is in memory already, without waiting. */
  peek(hash: string): Segment | undefined {
    return this.#segments.get(hash);
  }

  /**
   * The segment of a hash, at once where it is in memory. Callers at the same time share one load, and a failed load is
   * tried anew by the next.
   * @throws SegmentError for damaged bytes, or what the loader threw.
   */
  get(hash: string): Promise<Segment> | Segment {
    const known = this.#segments.get(hash);
    if (known !== undefined) return known;
    const loading = this.#loading.get(hash);
    if (loading !== undefined) return loading;
    const load = this.#open(hash).finally(() => this.#loading.delete(hash));
    this.#loading.set(hash, load);
    return load;
  }

  /** Lets a segment go, for instance of a revision that was erased. */
  delete(hash: string): void {
    this.#segments.delete(hash);
  }

  async #open(hash: string): Promise<Segment> {
    const segment = openSegment(await this.#load(hash));
    this.#segments.set(hash, segment);
    return segment;
  }
}
