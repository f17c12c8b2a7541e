import type { HistoryRow } from "../db/queries/history.ts";
import type { ConversationMessage, HistoryEntry, HistorySnapshot, ShareRequest } from "../schemas/session.ts";

/** What others may see of a request: no user, and of its metadata the locale alone (CONTRACT §7). */
export function sharedEntry({ at, query, summary, locale, tiles }: HistoryRow): HistoryEntry {
  return { timestamp: at, query, summary, metadata: { locale }, responses: tiles, user_id: "" };
}

/** The rows as a conversation: what was asked, and what was answered. */
export function conversationOf(rows: readonly HistoryRow[]): ConversationMessage[] {
  return rows.flatMap(({ at, query, summary }): ConversationMessage[] => [
    ...(query ? [{ role: "user" as const, content: query, timestamp: at }] : []),
    ...(summary ? [{ role: "assistant" as const, content: summary, timestamp: at }] : []),
  ]);
}

/** A snapshot of a session: all of its requests (`mr`) or the last one (`sr`). Never changes once made. */
export function snapshotOf(
  rows: readonly HistoryRow[],
  { session_id, template_id, use_history = false }: ShareRequest,
  id: string,
): HistorySnapshot {
  const chosen = template_id === "sr" ? rows.slice(-1) : rows;
  return {
    conversation_history_id: id,
    template_id,
    session_id,
    history: chosen.map(sharedEntry),
    conversation_history: use_history ? conversationOf(chosen) : [],
  };
}
