import type { Context } from "../context.ts";
import { answering } from "../generation/answering.ts";
import type { RuntimePackage } from "../runtime-package/packages.ts";
import type { SourcePage, SuggestionsTask } from "../schemas/generation.ts";
import type { Part } from "../schemas/part.ts";
import type { SuggestionsRequest, SuggestionsResult } from "../schemas/search.ts";
import { primaryLanguage } from "../search/analysis/stems.ts";
import type { Searcher } from "../search/search.ts";
import type { Segment } from "../search/segment.ts";
import { sourceOfPage, sourcesOf } from "./evidence.ts";
import { mayReadSession } from "./may-read-session.ts";
import { packageOf, type RequestScope } from "./scope.ts";

/** Pages that suggestions are drawn from. */
const sourcePages = 5;
/** The same where nothing is asked yet. */
const firstPages = 8;
/** Pages of a corpus that are looked at for them: a prime, so that of languages that take turns each is met. */
const lookedAt = 199;
const defaultCount = 5;

/** Follow-up prompts that the corpus can answer, each sent as it is made. */
export async function* suggestPrompts(
  context: Context,
  scope: RequestScope,
  request: SuggestionsRequest,
): AsyncGenerator<Part> {
  const found = await packageOf(context, scope);
  const { requestId, sessionId = request.sessionId, generator, signal } = scope;
  const task = await taskOf(context, scope, found, request);
  await using answer = await answering(generator.stream(task, signal), generator);
  yield { type: "start", requestId, sessionId, model: answer.model };
  const suggestions: string[] = [];
  for await (const part of answer.parts) {
    if (part.type !== "item" || typeof part.item !== "string") continue;
    const index = suggestions.push(part.item) - 1;
    yield { type: "item", index, item: part.item, evidence: part.evidence };
  }
  scope.trace.remember(found, { suggestions, locale: request.locale ?? "" });
  yield { type: "result", body: { suggestions } satisfies SuggestionsResult };
  yield { type: "finish", reason: "stop" };
}

async function taskOf(
  context: Context,
  { trace, company, credentials, search }: RequestScope,
  found: RuntimePackage,
  request: SuggestionsRequest,
): Promise<SuggestionsTask> {
  const mayLookBack = await mayReadSession(context, company, request.sessionId, credentials);
  const history = mayLookBack ? await trace.queries() : [];
  const query = request.query?.trim() ?? history.at(-1) ?? "";
  const sources = sourcesFor(search, found, query, request.locale);
  return {
    kind: "suggestions",
    query,
    history,
    sources,
    configured: found.revision.settings.suggestions,
    exclude: request.previous_suggestions ?? [],
    count: request.n ?? defaultCount,
    locale: request.locale ?? sources[0]?.locale ?? "en",
  };
}

/** Pages near the query; pages from all over the corpus where there is none, or nothing is near. */
function sourcesFor(
  search: Searcher,
  { segment }: RuntimePackage,
  query: string,
  locale: string | undefined,
): SourcePage[] {
  const { hits } = search(segment, query, { limit: sourcePages, ...(locale ? { locale } : {}) });
  if (hits.length > 0) return sourcesOf(segment, hits);
  return openingPages(segment, locale).map((page) => sourceOfPage(segment, page));
}

/** Pages to begin with: spread over the corpus, in the visitor's language or else in that of most pages. */
function openingPages(segment: Segment, locale: string | undefined): number[] {
  const looked = spread(segment.pageCount, lookedAt);
  const speaking = (language: string) =>
    looked.filter((page) => primaryLanguage(segment.page(page).locale) === language);
  const wanted = locale === undefined ? [] : speaking(primaryLanguage(locale));
  const pages = wanted.length > 0 ? wanted : speaking(segment.languages[0] ?? "en");
  return spread(pages.length, firstPages).map((at) => pages[at] ?? 0);
}

/** At most so many of the numbers below `count`, as far apart as can be. */
function spread(count: number, most: number): number[] {
  const length = Math.min(count, most);
  return Array.from({ length }, (_, i) => Math.floor((i * count) / length));
}
