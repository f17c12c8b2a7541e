import type { HistoryRow } from "../db/queries/history.ts";
import type { ConversationMessage, HistoryEntry, HistorySnapshot, ShareRequest } from "../schemas/session.ts";

/** What others may see of a request: no user, and of its metadata the locale alone (CONTRACT §7). */
function sharedEntry({ at, query, summary, locale, tiles }: HistoryRow): HistoryEntry {
  return { timestamp: at, query, summary, metadata: { locale }, responses: tiles, user_id: "" };
}

/** The rows as a conversation: what was asked, and what was answered. */
function conversationOf(rows: readonly HistoryRow[]): ConversationMessage[] {
  return rows.flatMap(({ at, query, summary }): ConversationMessage[] => [
    ...(query ? [{ role: "user" as const, content: query, timestamp: at }] : []),
    ...(summary ? [{ role: "assistant" as const, content: summary, timestamp: at }] : []),
  ]);
}

/** Bytes of JSON that the requests of a snapshot come to at most; the newest one is in it whatever it takes. */
export const snapshotBytes = 1024 * 1024;

/** A snapshot of a session: its newest requests that fit (`mr`) or the last one (`sr`). Never changes once made. */
export function snapshotOf(
  rows: readonly HistoryRow[],
  { session_id, template_id, use_history = false }: ShareRequest,
  id: string,
): HistorySnapshot {
  const wanted = template_id === "sr" ? rows.slice(-1) : rows;
  const requests = newestThatFit(wanted.map((row) => sharedRequest(row, use_history)));
  return {
    conversation_history_id: id,
    template_id,
    session_id,
    history: requests.map(({ entry }) => entry),
    conversation_history: requests.flatMap(({ messages }) => messages),
  };
}

/** What a snapshot holds of one request. */
interface SharedRequest {
  entry: HistoryEntry;
  messages: ConversationMessage[];
}

function sharedRequest(row: HistoryRow, withConversation: boolean): SharedRequest {
  return { entry: sharedEntry(row), messages: withConversation ? conversationOf([row]) : [] };
}

/** The last requests that `snapshotBytes` have room for, whole, in their order. */
function newestThatFit(requests: readonly SharedRequest[]): readonly SharedRequest[] {
  let left = snapshotBytes;
  const tooMuch = requests.findLastIndex(({ entry, messages }) => {
    left -= Buffer.byteLength(JSON.stringify(entry)) + Buffer.byteLength(JSON.stringify(messages));
    return left < 0;
  });
  return requests.slice(Math.min(tooMuch + 1, requests.length - 1));
}
