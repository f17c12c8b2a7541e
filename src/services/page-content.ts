import type { Context } from "../context.ts";
import { tryNormalizeUrl } from "../corpus/normalize-url.ts";
import { ServiceError } from "../errors.ts";
import { answering } from "../generation/answering.ts";
import type { CachedContent } from "../generation/content-cache.ts";
import type { RuntimePackage } from "../runtime-package/packages.ts";
import type { GenerationPart, GenerationTask, SourcePage, Usage } from "../schemas/generation.ts";
import type { PageCard } from "../schemas/page.ts";
import type { CacheStatus, PageStatus, SnackableReadRequest } from "../schemas/page-content.ts";
import type { Part } from "../schemas/part.ts";
import { sourceOfPage } from "./evidence.ts";
import type { RequestScope } from "./scope.ts";

/** The fields that every page-content request has. */
export type PageRequest = Pick<
  SnackableReadRequest,
  "canonical_url" | "page_url" | "title" | "locale" | "version" | "model"
>;

/** What a page-content answer says besides its content. */
export interface ResultFields {
  source_url: string;
  title: string;
  cache_status: CacheStatus;
  version: "published" | "unpublished";
  resolved_version: "published" | "unpublished";
  resolved_corpus_version: number;
  generated_at: string;
}

export interface LocatedPage {
  sourceUrl: string;
  package: RuntimePackage | undefined;
  /** `undefined` where the page is not in the index. */
  page: PageCard | undefined;
  /** The whole page: read only where something is to be generated from it. */
  read(): SourcePage;
}

/** One kind of page content: how it is asked for, and how its items become the answer. */
export interface ContentKind<Item> {
  /** Names the request in analytics. */
  eventType: string;
  /** Every parameter that changes the output: part of the cache key. */
  parameters: readonly unknown[];
  /** Items that stand before any is generated. */
  given: readonly Item[];
  /** `undefined` where nothing is to be generated. */
  task(page: SourcePage): GenerationTask | undefined;
  body(status: PageStatus, items: readonly Item[], fields: ResultFields): unknown;
}

/** Looks the page up by its canonical url, then by the browser's. An unknown company has no pages. */
export async function locatePage(context: Context, scope: RequestScope, request: PageRequest): Promise<LocatedPage> {
  const urls = [request.canonical_url, request.page_url].flatMap((url) => (url ? [tryNormalizeUrl(url) ?? url] : []));
  const found = await context.packages.resolve(scope.company, scope.version);
  for (const sourceUrl of found ? urls : []) {
    const page = found?.segment.find(sourceUrl);
    if (found && page !== undefined) {
      const { segment } = found;
      return { sourceUrl, package: found, page: segment.page(page), read: () => sourceOfPage(segment, page) };
    }
  }
  return { sourceUrl: urls[0] ?? request.canonical_url, package: found, page: undefined, read: noPage };
}

function noPage(): never {
  throw new RangeError("A page that is not in the index cannot be read");
}

/**
 * The one stream behind all page content: `start`, `source`, `item`…, `result`, `finish` (CONTRACT §3). An engine that
 * fails gives status `error`; `onFailure` is told why.
 */
export async function* streamPageContent<Item extends string | { question: string; answer: string }>(
  scope: RequestScope,
  request: PageRequest,
  located: LocatedPage,
  kind: ContentKind<Item>,
  onFailure: (error: unknown) => void,
): AsyncGenerator<Part> {
  const { page } = located;
  const content = page && (await contentOf(scope, located, kind));
  const cacheStatus = content?.status ?? (scope.private ? "bypass" : "miss");
  await using answer = await answering(content?.parts ?? none(), scope.generator);
  yield startPart(scope, answer.model, cacheStatus);
  if (page) yield { type: "source", id: page.id, url: page.url, title: page.title };
  const items: Item[] = [...(page ? kind.given : [])];
  for (const [index, item] of items.entries()) yield { type: "item", index, item };
  let finish: FinishPart = { type: "finish", reason: page ? "error" : "stop" };
  for await (const part of orFailure(answer.parts, scope, onFailure)) {
    if (part.type === "finish") finish = part;
    if (part.type !== "item") continue;
    const item = part.item as Item;
    yield { type: "item", index: items.push(item) - 1, item, evidence: part.evidence };
  }
  const status = statusOf(page, items, finish);
  const fields = resultFields(request, located, cacheStatus, content?.generatedAt ?? Date.now(), status);
  if (located.package) {
    scope.trace.record(located.package, {
      eventType: kind.eventType,
      pageUrl: fields.source_url,
      status,
      cacheStatus,
      resultCount: items.length,
      model: answer.model,
      ...tokensOf(content, finish.usage),
      locale: request.locale ?? "",
    });
  }
  yield { type: "result", body: kind.body(status, items, fields) };
  yield finish;
}

type FinishPart = Extract<Part, { type: "finish" }>;

/** The parts; where the engine fails they end without `finish`, as the route answers 200 with status `error` (SPEC). */
async function* orFailure(
  parts: AsyncIterable<GenerationPart>,
  { signal }: RequestScope,
  onFailure: (error: unknown) => void,
): AsyncGenerator<GenerationPart> {
  try {
    yield* parts;
  } catch (error) {
    if (signal.aborted || error instanceof ServiceError) throw error;
    onFailure(error);
  }
}

function contentOf<Item>(
  scope: RequestScope,
  { sourceUrl, package: found, read }: LocatedPage,
  kind: ContentKind<Item>,
): Promise<CachedContent> {
  const { generator, cache, company, signal } = scope;
  const key = {
    company: company.slug,
    corpusVersion: found?.revision.corpusVersion ?? 0,
    engine: generator.id,
    request: [found?.resolvedVersion, sourceUrl, ...kind.parameters],
  };
  const generate = (inner: AbortSignal) => {
    const task = kind.task(read());
    return task ? generator.stream(task, inner) : nothing();
  };
  return cache.get(key, generate, signal);
}

/** What this request cost, for analytics: content that it did not have made costs nothing. */
export function tokensOf(content: CachedContent | undefined, usage: Usage | undefined): Partial<Usage> {
  return content?.made ? { ...usage } : {};
}

async function* none(): AsyncGenerator<GenerationPart> {}

async function* nothing(): AsyncGenerator<GenerationPart> {
  yield { type: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } };
}

function startPart({ requestId, sessionId }: RequestScope, model: string, cacheStatus: CacheStatus): Part {
  const session = sessionId === undefined ? {} : { sessionId };
  return { type: "start", requestId, ...session, model, cache_status: cacheStatus };
}

function statusOf(page: PageCard | undefined, items: readonly unknown[], finish: FinishPart): PageStatus {
  if (!page) return "not_found";
  return items.length > 0 && finish.reason !== "error" ? "ready" : "error";
}

function resultFields(
  request: PageRequest,
  { sourceUrl, package: found, page }: LocatedPage,
  cacheStatus: CacheStatus,
  generatedAt: number,
  status: PageStatus,
): ResultFields {
  const version = request.version ?? "published";
  return {
    source_url: sourceUrl,
    title: request.title ?? (status === "ready" ? (page?.title ?? "") : ""),
    cache_status: cacheStatus,
    version,
    resolved_version: found?.resolvedVersion ?? version,
    resolved_corpus_version: found?.revision.corpusVersion ?? 0,
    generated_at: new Date(generatedAt).toISOString(),
  };
}
