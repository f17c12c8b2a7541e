import type { LoggedEvent } from "../agent/turn-log.ts";
import type { Context } from "../context.ts";
import type { TurnRow } from "../db/queries/turns.ts";
import { clientSessionOf } from "../db/queries/visitors.ts";
import type { RuntimePackage } from "../runtime-package/packages.ts";
import type { AgentEvent, AgentEventType } from "../schemas/agent-event.ts";
import type { Tile } from "../schemas/search.ts";
import { pageTile } from "../search/tile.ts";

export type FilingContext = Pick<Context, "db" | "packages" | "history" | "recorder">;
type EventOf<T extends AgentEventType> = Extract<AgentEvent, { type: T }>;

/**
 * Files a finished turn in the session history, under its own id and under the visitor's browser session, and in
 * analytics. Nothing waits for it.
 */
export async function fileTurn(context: FilingContext, turn: TurnRow, log: readonly LoggedEvent[]): Promise<void> {
  const found = await packageOf(context, turn);
  if (!found) return;
  const events = log.map(({ json }) => JSON.parse(json) as AgentEvent);
  const entry = historyOf(turn, found, events);
  const browser = await clientSessionOf(context.db, turn.company, turn.subject);
  for (const sessionId of new Set([turn.sessionId, browser ?? turn.sessionId])) {
    context.history.file({ ...entry, sessionId, requestId: turn.sessionId });
  }
  context.recorder.record(analyticsOf(turn, found, events, browser ?? turn.sessionId));
}

async function packageOf({ packages }: FilingContext, turn: TurnRow): Promise<RuntimePackage | undefined> {
  const company = await packages.company(turn.company);
  if (!turn.revisionId) return packages.resolve(company, turn.version);
  return packages.revision(company, turn.revisionId, turn.version);
}

function historyOf(
  turn: TurnRow,
  { segment, revision, resolvedVersion }: RuntimePackage,
  events: readonly AgentEvent[],
) {
  const sources = find(events, "sources.retrieved")?.data.sources ?? [];
  const tiles: Tile[] = sources.flatMap(({ url }) => {
    const page = segment.find(url);
    return page === undefined ? [] : [pageTile(segment.page(page))];
  });
  return {
    company: turn.company,
    at: turn.createdAt,
    query: turn.message,
    summary: textOf(events),
    tiles,
    suggestions: find(events, "suggestions.ready")?.data.suggestions ?? [],
    cta: find(events, "cta.selected")?.data.cta ?? null,
    userId: turn.subject,
    version: resolvedVersion,
    corpusVersion: revision.corpusVersion,
  };
}

function analyticsOf(turn: TurnRow, found: RuntimePackage, events: readonly AgentEvent[], sessionId: string) {
  const { summary, tiles, cta } = historyOf(turn, found, events);
  const usage = find(events, "step.completed")?.data.usage;
  const end = events.findLast(({ type }) => type.startsWith("turn."));
  return {
    eventType: "agent_turn",
    occurredAt: turn.createdAt,
    company: turn.company,
    version: found.resolvedVersion,
    corpusVersion: found.revision.corpusVersion,
    sessionId,
    requestId: turn.sessionId,
    userId: turn.subject,
    query: turn.message,
    summary,
    resultCount: tiles.length,
    resultLinks: tiles.map(({ link }) => link).join(" "),
    ctaText: cta?.text ?? "",
    ctaUrl: cta?.url ?? "",
    status: end?.type.replace("turn.", "") ?? "",
    model: find(events, "step.started")?.data.modelId ?? "",
    firstPartMs: sinceStart(turn, find(events, "message.appended")),
    totalMs: sinceStart(turn, end),
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    origin: turn.origin,
  };
}

function find<T extends AgentEventType>(events: readonly AgentEvent[], type: T): EventOf<T> | undefined {
  return events.find((event): event is EventOf<T> => event.type === type);
}

function textOf(events: readonly AgentEvent[]): string {
  return events.map((event) => (event.type === "message.appended" ? event.data.messageDelta : "")).join("");
}

function sinceStart({ createdAt }: TurnRow, event: AgentEvent | undefined): number | null {
  return event ? Date.parse(event.meta.at) - createdAt : null;
}
