import type { Context } from "../context.ts";
import { answering } from "../generation/answering.ts";
import type { RuntimePackage } from "../runtime-package/packages.ts";
import type { SourcePage, SuggestionsTask } from "../schemas/generation.ts";
import type { Part } from "../schemas/part.ts";
import type { SuggestionsRequest, SuggestionsResult } from "../schemas/search.ts";
import type { Searcher } from "../search/search.ts";
import { sourceOfPage, sourcesOf } from "./evidence.ts";
import { mayReadSession } from "./may-read-session.ts";
import { packageOf, type RequestScope } from "./scope.ts";

/** Pages that suggestions are drawn from. */
const sourcePages = 5;
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
  const history = mayLookBack ? await trace.earlierQueries() : [];
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

/** Pages near the query; the first pages of the corpus where there is none, or nothing is near. */
function sourcesFor(
  search: Searcher,
  { segment }: RuntimePackage,
  query: string,
  locale: string | undefined,
): SourcePage[] {
  const { hits } = search(segment, query, { limit: sourcePages, ...(locale ? { locale } : {}) });
  if (hits.length > 0) return sourcesOf(segment, hits);
  const count = Math.min(sourcePages, segment.pageCount);
  return Array.from({ length: count }, (_, page) => sourceOfPage(segment, page));
}
