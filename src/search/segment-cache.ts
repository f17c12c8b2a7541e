import { LRUCache } from "lru-cache";
import { SegmentError } from "./format/segment-error.ts";
import { openSegment } from "./load.ts";
import type { Segment } from "./segment.ts";

/** Fetches the bytes of a segment by the hash they are stored under. Rejects where there are none. */
type SegmentLoader = (hash: string) => Promise<Uint8Array | ArrayBuffer>;

interface SegmentCacheOptions {
  /** Bounds what stays, besides one segment that is larger. */
  maxBytes: number;
  /** Bytes of what is kept along with a segment; default none. */
  besides?(segment: Segment): number;
  /** How long a damaged segment is not read again, in milliseconds; default 1,000. */
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
  readonly #damaged: LRUCache<string, SegmentError>;
  readonly #load: SegmentLoader;
  readonly #sizeOf: (segment: Segment) => number;
  #tooLarge: { hash: string; segment: Segment } | undefined;
  #onTooLarge: SegmentCacheOptions["onTooLarge"];

  constructor(load: SegmentLoader, { maxBytes, besides = () => 0, retryMs = 1_000, onTooLarge }: SegmentCacheOptions) {
    this.#load = load;
    this.#onTooLarge = onTooLarge;
    this.#sizeOf = (segment) => Math.max(1, segment.byteLength + besides(segment));
    this.#damaged = new LRUCache({ max: 1_000, ttl: Math.max(1, retryMs) });
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
   * The segment of a hash, at once where it is in memory. Callers at the same time share one load, and a failed load is
   * tried anew by the next: after `retryMs` where the bytes are damaged, which nobody reads for each request.
   * @throws SegmentError for damaged bytes, or what the loader threw.
   */
  get(hash: string): Promise<Segment> | Segment {
    const known = this.peek(hash);
    if (known !== undefined) return known;
    const loading = this.#loading.get(hash);
    if (loading !== undefined) return loading;
    const damage = this.#damaged.get(hash);
    if (damage !== undefined) return Promise.reject(damage);
    const load = this.#open(hash)
      .catch((error) => {
        if (error instanceof SegmentError) this.#damaged.set(hash, error);
        throw error;
      })
      .finally(() => this.#loading.delete(hash));
    this.#loading.set(hash, load);
    return load;
  }

  /** Forgets that a segment was damaged: it has been written anew. */
  mended(hash: string): void {
    this.#damaged.delete(hash);
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
