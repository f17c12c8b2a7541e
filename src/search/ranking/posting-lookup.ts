import { BLOCK_BITS, BLOCK_PAGES, type Postings } from "../index/postings.ts";

/** Finds single postings by binary search: what one term weighs on one page. */
export class PostingLookup {
  readonly #postings: Postings;
  readonly #stride: number;

  /** Pages of a block that is full or the only one: where a page is likely to be found in a run. */
  readonly #blockPages: number;

  constructor(postings: Postings, termCount: number, pageCount: number) {
    this.#blockPages = Math.max(1, Math.min(BLOCK_PAGES, pageCount));
    this.#postings = postings;
    this.#stride = termCount + 1;
  }

  /** Pages that hold the term. */
  frequency(term: number): number {
    const { starts } = this.#postings;
    let sum = 0;
    for (let slot = term; slot < starts.length; slot += this.#stride)
      sum += (starts[slot + 1] as number) - (starts[slot] as number);
    return sum;
  }

  /** The stored impact (1..255) of a term on a page, 0 where the page does not hold it. */
  impact(term: number, page: number): number {
    const { starts, pages, impacts } = this.#postings;
    const slot = (page >>> BLOCK_BITS) * this.#stride + term;
    const wanted = page & (BLOCK_PAGES - 1);
    let low = starts[slot] as number;
    const end = starts[slot + 1] as number;
    if (low === end) return 0;
    let high = end;
    const guess = low + ((((high - low) * wanted) / this.#blockPages) | 0);
    const step = 16;
    if (guess < high && (pages[guess] as number) < wanted) {
      low = guess + 1;
      for (let reach = step; guess + reach < high; reach *= 4) {
        if ((pages[guess + reach] as number) >= wanted) {
          high = guess + reach;
          break;
        }
        low = guess + reach + 1;
      }
    } else {
      high = Math.min(guess, high);
      for (let reach = step; guess - reach > low; reach *= 4) {
        if ((pages[guess - reach] as number) < wanted) {
          low = guess - reach + 1;
          break;
        }
        high = guess - reach;
      }
    }
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((pages[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low < end && pages[low] === wanted ? (impacts[low] as number) : 0;
  }
}
