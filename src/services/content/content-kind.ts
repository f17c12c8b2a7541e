import type { KeyPart } from "../../generation/cache/content-id.ts";
import type { GenerationTask, SourcePage } from "../../schemas/generation.ts";
import type { PageStatus, ResultFields } from "../../schemas/page-content.ts";

/** One kind of page content: how it is asked for, and how its items become the answer. */
export interface ContentKind<Item> {
  /** Names the kind in the cache key and the log. */
  name: string;
  /** Names the request in analytics. */
  eventType: string;
  /** Every other thing that changes the output: part of the cache key. */
  parameters: readonly KeyPart[];
  /** Items that stand before any is generated. */
  given: readonly Item[];
  /** `undefined` where nothing is to be generated. */
  task(page: SourcePage): GenerationTask | undefined;
  body(status: PageStatus, items: readonly Item[], fields: ResultFields): unknown;
}
