import { LRUCache } from "lru-cache";
import type { Segment } from "../segment.ts";

/**
 * What a segment was asked of late, least used first out: visitors ask for the same things. What a segment answered
 * never changes, and leaves memory together with it.
 */
export class Recent<Answer extends object, Asked extends object = Segment> {
  readonly #bySegment = new WeakMap<Asked, LRUCache<string, Answer>>();

  /** `mostOf` says how many answers of a segment are kept. */
  constructor(private readonly mostOf: (segment: Asked) => number) {}

  /** The answer kept under a key, which names everything that it depends on; else what `make` gives, if it does. */
  of<Made extends Answer | undefined>(segment: Asked, key: string, make: () => Made): Answer | Made {
    const kept = this.#keptOf(segment);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (made !== undefined) kept.set(key, made);
    return made;
  }

  #keptOf(segment: Asked): LRUCache<string, Answer> {
    const known = this.#bySegment.get(segment);
    if (known) return known;
    const kept = new LRUCache<string, Answer>({ max: this.mostOf(segment) });
    this.#bySegment.set(segment, kept);
    return kept;
  }
}
