import type { Context } from "../context.ts";
import type { HistoryRow } from "../db/queries/history.ts";
import type { RuntimePackage } from "../runtime-package/packages.ts";
import type { Part } from "../schemas/part.ts";
import type { Tile } from "../schemas/search.ts";
import type { SessionSummary, SessionSummaryRequest } from "../schemas/session.ts";
import { readSession } from "../sessions/read-session.ts";
import { renderSummary } from "../sessions/render-summary.ts";
import { sourcesOf } from "./evidence.ts";
import { packageOf, type RequestScope } from "./scope.ts";

const mostTopics = 5;
const narrativeWords = 60;
const mostResources = 6;
/** Pages that a topic is told from. */
const topicPages = 3;

type Topic = SessionSummary["topics"][number];

/** A recap of a session, topic by topic; ends in a SessionSummary. Throws `session_not_found`. */
export async function* summarizeSession(
  context: Context,
  scope: RequestScope,
  request: SessionSummaryRequest,
): AsyncGenerator<Part> {
  const { requestId, generator, company } = scope;
  const rows = await readSession(context, company.slug, request.session_id);
  const found = await packageOf(context, scope);
  yield { type: "start", requestId, sessionId: request.session_id, model: generator.id };
  const topics: Topic[] = [];
  for (const row of topicRows(rows)) {
    const topic = await tellTopic(scope, found, row, request.locale);
    if (!topic) continue;
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

/** The last requests with different queries, in the order in which they were first asked. */
function topicRows(rows: readonly HistoryRow[]): HistoryRow[] {
  const byQuery = new Map<string, HistoryRow>();
  for (const row of rows) {
    const key = row.query.toLowerCase();
    const known = byQuery.get(key);
    if (row.query && (!known || (!known.summary && row.summary))) byQuery.set(key, row);
  }
  return [...byQuery.values()].slice(-mostTopics);
}

/** What the visitor asked, and what was or would be answered. */
async function tellTopic(
  scope: RequestScope,
  found: RuntimePackage,
  { query, summary, tiles }: HistoryRow,
  locale: string | undefined,
): Promise<Topic | undefined> {
  const narrative = summary || (await answerShortly(scope, found, query, locale));
  return narrative ? { title: tiles[0]?.title || query, narrative } : undefined;
}

async function answerShortly(
  { generator, signal }: RequestScope,
  { segment, revision }: RuntimePackage,
  query: string,
  locale: string | undefined,
): Promise<string> {
  const sources = sourcesOf(segment, segment.search(query, { limit: topicPages, ...(locale ? { locale } : {}) }));
  const task = {
    kind: "answer" as const,
    query,
    conversation: [],
    sources,
    locale: locale ?? sources[0]?.locale ?? "en",
    instructions: revision.settings.persona.instructions,
    wordLimit: narrativeWords,
    markdown: false,
    resumeFrom: "",
  };
  let text = "";
  for await (const part of generator.stream(task, signal)) if (part.type === "text-delta") text += part.delta;
  return text;
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
