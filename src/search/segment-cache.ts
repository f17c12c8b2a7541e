import { LRUCache } from "lru-cache";
import { openSegment } from "./load.ts";
import type { Segment } from "./segment.ts";

/** Fetches the bytes of a segment by the hash they are stored under. Rejects where there are none. */
export type SegmentLoader = (hash: string) => Promise<Uint8Array | ArrayBuffer>;

export interface SegmentCacheOptions {
  /** Bounds what stays, besides one segment that is larger. */
  maxBytes: number;
  /** Bytes of what is kept along with a segment; default none. */
  besides?(segment: Segment): number;
  /** How long a segment that cannot be opened is not tried again, in milliseconds; default 5,000. */
  retryMs?: number;
  /** Told once of a segment that is larger than `maxBytes`, with its bytes. */
  onTooLarge?(bytes: number): void;
}

/**
 * Segments in memory: opened on first use, least used first out when they outgrow their share. Of those that are larger
 * than all of it the last one stays too: to open it anew for each request would cost more than the memory.
 */
export class SegmentCache {
  readonly #segments: LRUCache<string, Segment>;
  readonly #loading = new Map<string, Promise<Segment>>();
  readonly #failures: LRUCache<string, { error: unknown }>;
  readonly #load: SegmentLoader;
  readonly #sizeOf: (segment: Segment) => number;
  #tooLarge: { hash: string; segment: Segment } | undefined;
  #onTooLarge: SegmentCacheOptions["onTooLarge"];

  constructor(load: SegmentLoader, { maxBytes, besides = () => 0, retryMs = 5_000, onTooLarge }: SegmentCacheOptions) {
    this.#load = load;
    this.#onTooLarge = onTooLarge;
    this.#sizeOf = (segment) => Math.max(1, segment.byteLength + besides(segment));
    this.#failures = new LRUCache({ max: 1_000, ttl: Math.max(1, retryMs) });
    this.#segments = new LRUCache({ maxSize: Math.max(1, Math.floor(maxBytes)), sizeCalculation: this.#sizeOf });
  }

  /** Bytes of the segments held. */
  get bytes(): number {
    return this.#segments.calculatedSize + (this.#tooLarge ? this.#sizeOf(this.#tooLarge.segment) : 0);
  }

  /** A segment that is in memory already, without waiting. */
  peek(hash: string): Segment | undefined {
    return this.#segments.get(hash) ?? (this.#tooLarge?.hash === hash ? this.#tooLarge.segment : undefined);
  }

  /**
   * The segment of a hash, at once where it is in memory. Callers at the same time share one load; one that failed is
   * tried anew after `retryMs`, and until then fails with the same error: nobody reads a damaged file for each request.
   * @throws SegmentError for damaged bytes, or what the loader threw.
   */
  get(hash: string): Promise<Segment> | Segment {
    const known = this.peek(hash);
    if (known !== undefined) return known;
    const loading = this.#loading.get(hash);
    if (loading !== undefined) return loading;
    const failure = this.#failures.get(hash);
    if (failure !== undefined) return Promise.reject(failure.error);
    const load = this.#open(hash)
      .catch((error) => {
        this.#failures.set(hash, { error });
        throw error;
      })
      .finally(() => this.#loading.delete(hash));
    this.#loading.set(hash, load);
    return load;
  }

  async #open(hash: string): Promise<Segment> {
    const segment = openSegment(await this.#load(hash));
    if (this.#sizeOf(segment) > this.#segments.maxSize) this.#keepTooLarge(hash, segment);
    else this.#segments.set(hash, segment);
    return segment;
  }

  #keepTooLarge(hash: string, segment: Segment): void {
    this.#tooLarge = { hash, segment };
    this.#onTooLarge?.(this.#sizeOf(segment));
    this.#onTooLarge = undefined;
  }
}
