import { findEvent, replyText } from "../../agent/events.ts";
import type { LoggedEvent } from "../../agent/turn-log.ts";
import type { Context } from "../../context.ts";
import type { TurnRow } from "../../db/queries/turns.ts";
import { clientSessionOf } from "../../db/queries/visitors.ts";
import type { RuntimePackage } from "../../runtime-package/packages.ts";
import type { AgentEvent } from "../../schemas/agent-event.ts";
import type { Tile } from "../../schemas/search.ts";
import { pageTile } from "../../search/tile.ts";
import { packageOfTurn } from "./turn-package.ts";

export type FilingContext = Pick<Context, "db" | "packages" | "history" | "recorder">;

/**
 * Files a finished turn in the session history, under its own id and under the visitor's browser session, and in
 * analytics. Nothing waits for it.
 */
export async function fileTurn(context: FilingContext, turn: TurnRow, log: readonly LoggedEvent[]): Promise<void> {
  const found = await packageOfTurn(context, turn);
  if (!found) return;
  const events = log.map(({ json }) => JSON.parse(json) as AgentEvent);
  const entry = historyOf(turn, found, events);
  const browser = await clientSessionOf(context.db, turn.company, turn.subject);
  for (const sessionId of new Set([turn.sessionId, browser ?? turn.sessionId])) {
    context.history.file({ ...entry, sessionId, requestId: turn.sessionId });
  }
  context.recorder.record(analyticsOf(turn, found, events, browser ?? turn.sessionId));
}

function historyOf(
  turn: TurnRow,
  { segment, revision, resolvedVersion }: RuntimePackage,
  events: readonly AgentEvent[],
) {
  const sources = findEvent(events, "sources.retrieved")?.data.sources ?? [];
  const tiles: Tile[] = sources.flatMap(({ url }) => {
    const page = segment.find(url);
    return page === undefined ? [] : [pageTile(segment.page(page))];
  });
  return {
    company: turn.company,
    at: turn.createdAt,
    beganAt: turn.createdAt,
    query: turn.message,
    summary: replyText(events),
    tiles,
    suggestions: findEvent(events, "suggestions.ready")?.data.suggestions ?? [],
    cta: findEvent(events, "cta.selected")?.data.cta ?? null,
    userId: turn.subject,
    version: resolvedVersion,
    corpusVersion: revision.corpusVersion,
  };
}

function analyticsOf(turn: TurnRow, found: RuntimePackage, events: readonly AgentEvent[], sessionId: string) {
  const { summary, tiles, cta } = historyOf(turn, found, events);
  const usage = findEvent(events, "step.completed")?.data.usage;
  const end = events.findLast(({ type }) => type.startsWith("turn."));
  return {
    eventType: "agent_turn",
    occurredAt: turn.createdAt,
    beganAt: turn.createdAt,
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
    model: findEvent(events, "step.started")?.data.modelId ?? "",
    firstPartMs: sinceStart(turn, findEvent(events, "message.appended")),
    totalMs: sinceStart(turn, end),
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    origin: turn.origin,
  };
}

function sinceStart({ createdAt }: TurnRow, event: AgentEvent | undefined): number | null {
  return event ? Date.parse(event.meta.at) - createdAt : null;
}
