import type { Context } from "../../context.ts";
import type { HistoryRow } from "../../db/queries/history.ts";
import type { Part } from "../../schemas/part.ts";
import type { Tile } from "../../schemas/search.ts";
import type { SessionSummary, SessionSummaryRequest } from "../../schemas/session.ts";
import { readSession } from "../../sessions/read-session.ts";
import { renderSummary } from "../../sessions/render-summary.ts";
import { packageOf, type RequestScope } from "../caller/scope.ts";
import { beginRecap } from "./session-topics.ts";

const mostResources = 6;

/** A recap of a session, topic by topic; ends in a SessionSummary. Throws `session_not_found`. */
export async function* summarizeSession(
  context: Context,
  scope: RequestScope,
  request: SessionSummaryRequest,
): AsyncGenerator<Part> {
  const { requestId, company } = scope;
  const rows = await readSession(context, company.slug, request.session_id);
  const found = await packageOf(context, scope);
  const recap = await beginRecap(scope, found, rows, request.locale);
  yield { type: "start", requestId, sessionId: request.session_id, model: recap.model };
  const topics: SessionSummary["topics"] = [];
  for await (const topic of recap.topics) {
    topics.push(topic);
    yield { type: "item", index: topics.length - 1, item: topic };
  }
  const fields = {
    session_id: request.session_id,
    status: "generated" as const,
    category: categoryOf(rows),
    topics,
    resources: resourcesOf(rows),
    cta: ctaOf(rows),
  };
  const body: SessionSummary = { ...fields, ...renderSummary(found.revision.settings, fields) };
  yield { type: "result", body };
  yield { type: "finish", reason: "stop" };
}

/** The label most shown, else `general`; of equals the one shown first. */
function categoryOf(rows: readonly HistoryRow[]): string {
  const counts = new Map<string, number>();
  for (const label of rows.flatMap(({ tiles }) => tiles.flatMap((tile) => tile.label))) {
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? "general";
}

/** The pages that the session was shown, best first, each once. */
function resourcesOf(rows: readonly HistoryRow[]): SessionSummary["resources"] {
  const best = new Map<string, Tile>();
  for (const tile of rows.flatMap(({ tiles }) => tiles)) {
    const known = best.get(tile.link);
    if (!known || known.score < tile.score) best.set(tile.link, tile);
  }
  const ranked = [...best.values()].sort((a, b) => b.score - a.score);
  return ranked.slice(0, mostResources).map(({ title, link }) => ({ title, link }));
}

/** The last CTA that the session was shown. */
function ctaOf(rows: readonly HistoryRow[]): SessionSummary["cta"] {
  const cta = rows.findLast((row) => row.cta?.text)?.cta;
  return { text: cta?.text ?? "", link: cta?.url ?? "" };
}
