import type { Context } from "../../context.ts";
import { answering } from "../../generation/answering.ts";
import type { CachedContent, ContentKey } from "../../generation/cache/content-cache.ts";
import type { RuntimePackage } from "../../runtime-package/packages.ts";
import type { AnswerTask, SourcePage, Usage } from "../../schemas/generation.ts";
import type { Part } from "../../schemas/part.ts";
import type { QuerySummaryRequest, QuerySummaryResult, SummaryCitation } from "../../schemas/query-summary.ts";
import { packageOf, type RequestScope } from "../caller/scope.ts";
import { answerTaskOf } from "../content/answer-task.ts";
import { sourcesOf } from "../content/evidence.ts";
import { tokensOf } from "../content/page-answer.ts";
import { isToldAnew } from "../content/whole-answer.ts";
import { tilesOfAction } from "./tiles-of-action.ts";

const defaultTiles = 6;
export const defaultWords = 120;

/** An answer to a query from its tiles, as text with citations; ends in a QuerySummaryResult. */
export async function* summarizeQuery(
  context: Context,
  scope: RequestScope,
  request: QuerySummaryRequest,
): AsyncGenerator<Part> {
  const found = await packageOf(context, scope);
  const asked = await sourcesFor(context, scope, found, request);
  const { sources } = asked;
  const task = taskOf(found, request, asked);
  const generate = (signal: AbortSignal) => scope.generator.stream(task, signal);
  const content = await scope.cache.get(keyOf(scope, found, task), generate, scope.signal);
  await using answer = await answering(content.parts, scope.generator);
  yield startPart(scope, answer.model, content);
  for (const { id, url, title } of sources) yield { type: "source", id, url, title };
  const body: QuerySummaryResult = {
    summary: "",
    cache_status: content.status,
    tiles: sources.map(({ id }) => id),
    citations: [],
  };
  let finish: FinishPart = { type: "finish", reason: "other" };
  let firstPartMs: number | null = null;
  const record = (more: Partial<Answered>) => {
    const resultLinks = sources.map(({ url }) => url).join(" ");
    recordSummary(scope, found, request, body, { resultLinks, model: answer.model, firstPartMs, ...more });
  };
  try {
    for await (const part of answer.parts) {
      if (part.type === "finish") finish = part;
      if (part.type === "citation") body.citations.push(citationOf(part));
      if (part.type !== "text-delta") continue;
      if (!content.known) firstPartMs ??= scope.trace.elapsedMs();
      body.summary += part.delta;
      yield part;
    }
  } catch (error) {
    if (!scope.signal.aborted && !isToldAnew(scope, error)) record({ status: "error" });
    throw error;
  }
  remember(scope, found, request, body);
  record(tokensOf(content, finish.usage));
  yield { type: "result", body };
  yield finish;
}

function citationOf({ start, end, url }: SummaryCitation): SummaryCitation {
  return { start, end, url };
}

type FinishPart = Extract<Part, { type: "finish" }>;

function startPart({ requestId, sessionId }: RequestScope, model: string, { status }: CachedContent): Part {
  const session = sessionId === undefined ? {} : { sessionId };
  return { type: "start", requestId, ...session, model, cache_status: status };
}

/** What is summarised, and the language that the query tells. */
interface Sources {
  sources: SourcePage[];
  language: string | undefined;
}

/** The tiles of the `queries` call of the same user action; without one, those that it would give. */
async function sourcesFor(
  context: Context,
  scope: RequestScope,
  { segment }: RuntimePackage,
  { query, number_of_tiles = defaultTiles, locale }: QuerySummaryRequest,
): Promise<Sources> {
  const shown = await tilesOfAction(context, scope);
  const limit = shown ? Math.max(number_of_tiles, 100) : number_of_tiles;
  const { hits, language } = scope.search(segment, query.trim(), { limit, ...(locale ? { locale } : {}) });
  const sources = sourcesOf(segment, hits);
  if (!shown) return { sources, language };
  const byId = new Map(sources.map((source) => [source.id, source]));
  return { sources: shown.flatMap(({ id }) => byId.get(id) ?? []).slice(0, number_of_tiles), language };
}

function taskOf(found: RuntimePackage, request: QuerySummaryRequest, sources: Sources): AnswerTask {
  return answerTaskOf(found, {
    ...sources,
    query: request.query.trim(),
    locale: request.locale,
    wordLimit: request.summary_word_limit ?? defaultWords,
    markdown: request.markdown ?? false,
  });
}

function keyOf({ company, generator }: RequestScope, found: RuntimePackage, task: AnswerTask): ContentKey {
  const { query, sources, locale, wordLimit, markdown } = task;
  const ids = sources.map(({ id }) => id);
  return {
    company: company.slug,
    corpusVersion: found.revision.corpusVersion,
    engine: generator.id,
    request: ["summary", found.resolvedVersion, query, ids, locale, wordLimit, markdown],
    visitorsWords: true,
  };
}

/** What analytics tell besides the result. */
type Answered = { resultLinks: string; model: string; firstPartMs: number | null; status?: "error" } & Partial<Usage>;

function remember(
  { trace }: RequestScope,
  found: RuntimePackage,
  request: QuerySummaryRequest,
  { summary }: QuerySummaryResult,
): void {
  trace.remember(found, { query: request.query.trim(), summary, locale: request.locale ?? "" });
}

function recordSummary(
  scope: RequestScope,
  found: RuntimePackage,
  request: QuerySummaryRequest,
  { summary, tiles, cache_status }: QuerySummaryResult,
  answered: Answered,
): void {
  scope.trace.record(found, {
    eventType: "query_summary",
    query: request.query.trim(),
    summary,
    resultCount: tiles.length,
    cacheStatus: cache_status,
    ...answered,
    locale: request.locale ?? "",
  });
}
