/** Pages that are made ahead of the taker: one to work on while the other is taken. */
export const pagesAhead = 2;

/** Smaller ones would be replaced soon. */
const leastBytes = 2 * 1024 * 1024;

/**
 * The memory of pages on their way from one thread to another, shared by both: to hand a buffer over would copy it.
 * Page after page takes the next place of a ring, which is free when the page `pagesAhead` before was taken.
 */
export class PageRing {
  readonly #places: SharedArrayBuffer[] = [];
  #page = -1;

  /** Goes on to the next page; a larger place, where it needs one, is returned for the other thread's ring. */
  turn(bytes: number): SharedArrayBuffer | undefined {
    this.#page++;
    if (this.#place && this.#place.byteLength >= bytes) return undefined;
    return this.#replace(new SharedArrayBuffer(Math.max(bytes, leastBytes)));
  }

  /** Goes on to the next page, in a place that the other thread has made for it, or where it was before. */
  follow(place: SharedArrayBuffer | undefined): void {
    this.#page++;
    if (place) this.#replace(place);
  }

  /** The first bytes of the page. */
  bytes(length?: number): Uint8Array {
    if (!this.#place) throw new Error("The ring has not been turned");
    return new Uint8Array(this.#place, 0, length);
  }

  get #place(): SharedArrayBuffer | undefined {
    return this.#places[this.#page % pagesAhead];
  }

  #replace(place: SharedArrayBuffer): SharedArrayBuffer {
    this.#places[this.#page % pagesAhead] = place;
    return place;
  }
}
