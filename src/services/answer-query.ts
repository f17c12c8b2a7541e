import type { Context } from "../context.ts";
import type { RuntimePackage } from "../runtime-package/packages.ts";
import type { Part } from "../schemas/part.ts";
import type { QueriesRequest, QueryResult } from "../schemas/search.ts";
import type { Search } from "../search/search.ts";
import type { SearchOptions } from "../search/segment.ts";
import { chooseCta, chooseMarketing, historyForRules, ruleContext, ruleTiles } from "./choose-rules.ts";
import { highlightsOf } from "./highlights.ts";
import { packageOf, type RequestScope } from "./scope.ts";

/** Tiles, highlights, marketing message and CTA of a query; each tile reaches the reader as soon as it is made. */
export async function* answerQuery(
  context: Context,
  scope: RequestScope,
  request: QueriesRequest,
): AsyncGenerator<Part> {
  const found = await packageOf(context, scope);
  const query = request.query.trim();
  const { number_of_tiles = 6, number_of_results = 6, num_highlights = 3 } = request;
  const session = scope.sessionId === undefined ? {} : { sessionId: scope.sessionId };
  yield { type: "start", requestId: scope.requestId, ...session, model: scope.generator.id };
  // At least the hits that rules look at, however few tiles are considered.
  const search = scope.search(found.segment, query, optionsOf(request));
  const considered = Math.min(number_of_tiles, search.hits.length);
  const responses: QueryResult["responses"] = [];
  for (let rank = 0; rank < Math.min(considered, number_of_results); rank++) {
    const tile = search.tile(rank);
    responses.push(tile);
    yield { type: "tile", tile };
  }
  const highlights = highlightsOf(search, considered, num_highlights);
  for (const highlight of highlights) yield { type: "highlight", highlight };
  const chosen = await applyRules(scope, found, request, search);
  yield { type: "marketing_message", ...chosen.marketing_message };
  yield { type: "cta", ...chosen.sales_cta };
  const body: QueryResult = { responses, highlights, ...chosen };
  leaveTrace(scope, found, request, body);
  yield { type: "result", body };
  yield { type: "finish", reason: "stop" };
}

function optionsOf({ number_of_tiles = 6, locale }: QueriesRequest): SearchOptions {
  return { limit: Math.max(number_of_tiles, ruleTiles), ...(locale ? { locale } : {}) };
}

async function applyRules(
  { trace }: RequestScope,
  { revision }: RuntimePackage,
  { query, locale }: QueriesRequest,
  search: Search,
): Promise<Pick<QueryResult, "marketing_message" | "sales_cta">> {
  const rules = ruleContext(
    search,
    query.trim(),
    locale,
    await historyForRules(revision.settings, trace.earlierQueries),
  );
  return {
    marketing_message: chooseMarketing(revision.settings, rules),
    sales_cta: chooseCta(revision.settings, rules),
  };
}

function leaveTrace(scope: RequestScope, found: RuntimePackage, request: QueriesRequest, body: QueryResult): void {
  const { responses, highlights, sales_cta: cta } = body;
  const query = request.query.trim();
  const locale = request.locale ?? "";
  scope.trace.remember(found, { query, tiles: responses, highlights, cta, locale });
  scope.trace.record(found, {
    eventType: "query",
    query,
    resultCount: responses.length,
    resultLinks: responses.map(({ link }) => link).join(" "),
    ctaText: cta.text,
    ctaUrl: cta.url,
    model: scope.generator.id,
    locale,
  });
}
