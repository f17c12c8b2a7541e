import type { Context } from "../../context.ts";
import type { RuntimePackage } from "../../runtime-package/packages.ts";
import type { Part } from "../../schemas/part.ts";
import type { QueriesRequest, QueryResult } from "../../schemas/search.ts";
import type { Search } from "../../search/search.ts";
import type { SearchOptions } from "../../search/segment.ts";
import type { Parts } from "../../streams/parts.ts";
import { packageOf, type RequestScope } from "../caller/scope.ts";
import { chooseCta, chooseMarketing, ruleContext, rulesUseHistory, ruleTiles } from "./choose-rules.ts";
import { highlightsOf } from "./highlights.ts";

/**
 * Tiles, highlights, marketing message and CTA of a query. Tiles and highlights come before the session's history is
 * read, and nothing is waited for where no rule looks at it.
 */
export async function answerQuery(context: Context, scope: RequestScope, request: QueriesRequest): Promise<Parts> {
  const found = await packageOf(context, scope);
  // At least the hits that rules look at, however few tiles are considered.
  const search = scope.search(found.segment, request.query.trim(), optionsOf(request));
  const answer = new QueryAnswer(scope, found, request, search);
  return rulesUseHistory(found.revision.settings) ? afterHistory(answer, scope) : atOnce(answer);
}

function* atOnce(answer: QueryAnswer): Generator<Part> {
  yield* answer.open();
  yield* answer.close([]);
}

async function* afterHistory(answer: QueryAnswer, { trace }: RequestScope): AsyncGenerator<Part> {
  yield* answer.open();
  yield* answer.close(await trace.earlierQueries());
}

class QueryAnswer {
  readonly #responses: QueryResult["responses"] = [];
  #highlights: QueryResult["highlights"] = [];

  constructor(
    private readonly scope: RequestScope,
    private readonly found: RuntimePackage,
    private readonly request: QueriesRequest,
    private readonly search: Search,
  ) {}

  /** Each tile reaches the reader as soon as it is made. */
  *open(): Generator<Part> {
    const { requestId, sessionId, generator } = this.scope;
    const { number_of_tiles = 6, number_of_results = 6, num_highlights = 3 } = this.request;
    const session = sessionId === undefined ? {} : { sessionId };
    yield { type: "start", requestId, ...session, model: generator.id };
    const considered = Math.min(number_of_tiles, this.search.hits.length);
    for (let rank = 0; rank < Math.min(considered, number_of_results); rank++) {
      const tile = this.search.tile(rank);
      this.#responses.push(tile);
      yield { type: "tile", tile };
    }
    this.#highlights = highlightsOf(this.search, considered, num_highlights);
    for (const highlight of this.#highlights) yield { type: "highlight", highlight };
  }

  /** What rules choose; `history` holds the session's earlier queries. */
  *close(history: readonly string[]): Generator<Part> {
    const { settings } = this.found.revision;
    const rules = ruleContext(this.search, this.request.locale, history);
    const marketing_message = chooseMarketing(settings, rules);
    yield { type: "marketing_message", ...marketing_message };
    const sales_cta = chooseCta(settings, rules);
    yield { type: "cta", ...sales_cta };
    const body = { responses: this.#responses, highlights: this.#highlights, marketing_message, sales_cta };
    leaveTrace(this.scope, this.found, this.request, body);
    yield { type: "result", body };
    yield { type: "finish", reason: "stop" };
  }
}

function optionsOf({ number_of_tiles = 6, locale }: QueriesRequest): SearchOptions {
  return { limit: Math.max(number_of_tiles, ruleTiles), ...(locale ? { locale } : {}) };
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
