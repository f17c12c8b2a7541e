import type { CachedContent } from "../../generation/cache/content-cache.ts";
import type { Version } from "../../schemas/common.ts";
import type { Faq, GenerationPart, Usage } from "../../schemas/generation.ts";
import type { CacheStatus, PageStatus, ResultFields } from "../../schemas/page-content.ts";
import type { Part } from "../../schemas/part.ts";
import { type ErrorPart, errorPart } from "../../streams/parts.ts";
import type { RequestScope } from "../caller/scope.ts";
import type { ContentKind } from "./content-kind.ts";
import type { LocatedPage, PageRequest } from "./locate-page.ts";

type EndPart = Extract<Part, { type: "finish" }> | ErrorPart;

/** A whole answer, with what analytics tell of it. */
interface Whole {
  body: unknown;
  status: PageStatus;
  pageUrl: string;
  cacheStatus: CacheStatus;
  resultCount: number;
}

/** What was answered from content that is known, by the version asked for: its key holds all else that changes it. */
const answered = new WeakMap<readonly GenerationPart[], Map<Version, Whole>>();

/** One answer of page content, made from the parts that an engine or the cache gives. */
export class PageAnswer<Item extends string | Faq> {
  readonly #items: Item[] = [];
  #model = "";
  #firstPartMs: number | null = null;
  /** How the engine ended: by an error, until it says that it finished. */
  #end: EndPart;

  constructor(
    private readonly scope: RequestScope,
    private readonly request: PageRequest,
    private readonly located: LocatedPage,
    private readonly kind: ContentKind<Item>,
    /** `undefined` where the page is not in the index. */
    private readonly content: CachedContent | undefined,
  ) {
    this.#end = located.page ? errorPart() : { type: "finish", reason: "stop" };
  }

  /** What comes before anything is generated; `model` is the engine that answers. */
  open(model: string): Part[] {
    this.#model = model;
    const { requestId, sessionId } = this.scope;
    const session = sessionId === undefined ? {} : { sessionId };
    const opening: Part[] = [{ type: "start", requestId, ...session, model, cache_status: this.#cacheStatus }];
    const { page } = this.located;
    if (!page) return opening;
    opening.push({ type: "source", id: page.id, url: page.url, title: page.title });
    for (const item of this.kind.given) opening.push({ type: "item", index: this.#items.push(item) - 1, item });
    return opening;
  }

  /** What one part of the generation adds, if anything. */
  take(part: GenerationPart): Part | undefined {
    if (part.type === "finish") this.#end = part;
    if (part.type !== "item") return undefined;
    const item = part.item as Item;
    return { type: "item", index: this.#items.push(item) - 1, item, evidence: part.evidence };
  }

  /** The same for a generation under way, whose first item is timed. */
  takeMade(part: GenerationPart): Part | undefined {
    const added = this.take(part);
    if (added) this.#firstPartMs ??= this.scope.trace.elapsedMs();
    return added;
  }

  /** The whole answer, which is then recorded, and the end. */
  close(): Part[] {
    const whole = this.#whole();
    this.#record(whole);
    return [{ type: "result", body: whole.body }, this.#end];
  }

  /** The body for content that is all there, which is recorded: put together for the first of equal requests. */
  again(known: readonly GenerationPart[], model: string): unknown {
    const answers = answered.get(known) ?? new Map<Version, Whole>();
    answered.set(known, answers);
    const version = this.request.version ?? "published";
    const whole = answers.get(version) ?? this.#wholeOf(known);
    answers.set(version, whole);
    this.#model = model;
    this.#record(whole);
    return whole.body;
  }

  #wholeOf(known: readonly GenerationPart[]): Whole {
    this.#items.push(...this.kind.given);
    for (const part of known) this.take(part);
    return this.#whole();
  }

  #whole(): Whole {
    const status = this.#status();
    const fields = this.#fields(status);
    return {
      body: this.kind.body(status, this.#items, fields),
      status,
      pageUrl: fields.source_url,
      cacheStatus: fields.cache_status,
      resultCount: this.#items.length,
    };
  }

  get #cacheStatus(): CacheStatus {
    return this.content?.status ?? (this.scope.private ? "bypass" : "miss");
  }

  #status(): PageStatus {
    if (!this.located.page) return "not_found";
    return this.#items.length > 0 && this.#end.type === "finish" ? "ready" : "error";
  }

  #fields(status: PageStatus): ResultFields {
    const { sourceUrl, package: found, page } = this.located;
    const { version = "published", title = status === "ready" ? (page?.title ?? "") : "" } = this.request;
    return {
      source_url: sourceUrl,
      title,
      cache_status: this.#cacheStatus,
      version,
      // Where nothing is there, `unpublished` has fallen to `published`.
      resolved_version: found?.resolvedVersion ?? "published",
      resolved_corpus_version: found?.revision.corpusVersion ?? 0,
      generated_at: new Date(this.content?.generatedAt ?? Date.now()).toISOString(),
    };
  }

  #record({ body: _, ...told }: Whole): void {
    const { package: found } = this.located;
    if (!found) return;
    this.scope.trace.record(found, {
      ...tokensOf(this.content, this.#end.type === "finish" ? this.#end.usage : undefined),
      ...told,
      eventType: this.kind.eventType,
      model: this.#model,
      firstPartMs: this.#firstPartMs,
      locale: this.request.locale ?? "",
    });
  }
}

/** What this request cost, for analytics: of equal ones, all but one cost nothing. */
export function tokensOf(content: CachedContent | undefined, usage: Usage | undefined): Partial<Usage> {
  return usage && content?.claimTokens() ? { ...usage } : {};
}
