import type { Context } from "../context.ts";
import type { RuntimePackage } from "../runtime-package/packages.ts";
import type { Part } from "../schemas/part.ts";
import type { Highlight, QueriesRequest, QueryResult, Tile } from "../schemas/search.ts";
import type { Hit, Segment } from "../search/segment.ts";
import { chooseCta, chooseMarketing, ruleContext, ruleTiles } from "./choose-rules.ts";
import { packageOf, type RequestScope } from "./scope.ts";

const quotesPerTile = 3;

/** Tiles, highlights, marketing message and CTA of a query; tiles reach the reader first. */
export async function* answerQuery(
  context: Context,
  scope: RequestScope,
  request: QueriesRequest,
): AsyncGenerator<Part> {
  const found = await packageOf(context, scope);
  const { segment } = found;
  const query = request.query.trim();
  const session = scope.sessionId === undefined ? {} : { sessionId: scope.sessionId };
  yield { type: "start", requestId: scope.requestId, ...session, model: scope.generator.id };
  const allHits = findHits(segment, query, request);
  const hits = allHits.slice(0, request.number_of_tiles ?? 6);
  const responses = hits.slice(0, request.number_of_results ?? 6).map((hit) => tileOf(segment, hit, query));
  for (const tile of responses) yield { type: "tile", tile };
  const highlights = bestHighlights(segment, hits, query, request.num_highlights ?? 3);
  for (const highlight of highlights) yield { type: "highlight", highlight };
  yield* rulesOf(found, query, request, allHits, { responses, highlights });
}

async function* rulesOf(
  found: RuntimePackage,
  query: string,
  request: QueriesRequest,
  hits: readonly Hit[],
  soFar: Pick<QueryResult, "responses" | "highlights">,
): AsyncGenerator<Part> {
  const rules = ruleContext(found.segment, hits, query, request.locale, []);
  const marketing = chooseMarketing(found.revision.settings, rules);
  const cta = chooseCta(found.revision.settings, rules);
  yield { type: "marketing_message", ...marketing };
  yield { type: "cta", ...cta };
  const body: QueryResult = { ...soFar, marketing_message: marketing, sales_cta: cta };
  yield { type: "result", body };
  yield { type: "finish", reason: "stop" };
}

/** At least the hits that rules look at, however few tiles are considered. */
function findHits(segment: Segment, query: string, { number_of_tiles = 6, locale }: QueriesRequest): Hit[] {
  return segment.search(query, { limit: Math.max(number_of_tiles, ruleTiles), ...(locale ? { locale } : {}) });
}

/** A hit as it is shown. */
export function tileOf(segment: Segment, hit: Hit, query: string): Tile {
  const { id, url, title, description, image, labels, gated } = segment.page(hit.page);
  const quotes = segment.highlights(hit.page, query, quotesPerTile);
  return {
    id,
    link: url,
    score: hit.score,
    image,
    title,
    description,
    label: labels,
    gated: gated ? 1 : 0,
    highlight_list: quotes.map(({ text }) => text),
  };
}

/** The best quote of each hit first, then the second best of each, no text twice. */
function bestHighlights(segment: Segment, hits: readonly Hit[], query: string, limit: number): Highlight[] {
  if (limit === 0) return [];
  const perHit = hits.map((hit) => {
    const { url } = segment.page(hit.page);
    return segment
      .highlights(hit.page, query, quotesPerTile)
      .map(({ text }) => ({ text, url: fragmentUrl(url, text) }));
  });
  const ranked = Array.from({ length: quotesPerTile }, (_, rank) => perHit.flatMap((quotes) => quotes[rank] ?? []));
  const seen = new Set<string>();
  return ranked
    .flat()
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, limit);
}

/** A link that scrolls to the quote (text fragment): its first and last words, as browsers match whole ones. */
function fragmentUrl(url: string, text: string): string {
  const words = text.split(/\s+/);
  const encode = (part: string[]) => encodeURIComponent(part.join(" ")).replaceAll("-", "%2D");
  const target = words.length <= 8 ? encode(words) : `${encode(words.slice(0, 4))},${encode(words.slice(-4))}`;
  return `${url}#:~:text=${target}`;
}
