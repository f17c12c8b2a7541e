import { BLOCK_BITS, BLOCK_PAGES, type Postings } from "../index/postings.ts";

/** Finds single postings by binary search: what one term weighs on one page. */
export class PostingLookup {
  readonly #postings: Postings;
  readonly #stride: number;

  constructor(postings: Postings, termCount: number) {
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
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((pages[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low < end && pages[low] === wanted ? (impacts[low] as number) : 0;
  }
}
