import type { TurnRow } from "../../db/queries/turns.ts";
import type { ConversationTurn } from "../../schemas/generation.ts";

/** Tokens of the conversation that an engine is told, the last turns first; its message and its pages come on top. */
export const contextTokens = 2_000;

/** UTF-16 units of a token: about four in alphabets, one in Chinese, Japanese and Korean. Models differ; this is safe. */
const unitsPerToken = 4;
const wideLetters = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

/** The last turns within the budget, whole ones, oldest first. Of the last one, as much of the reply as fits. */
export function conversationWithin(
  earlier: readonly Pick<TurnRow, "message" | "reply">[],
  budget = contextTokens,
): ConversationTurn[] {
  const kept: ConversationTurn[] = [];
  let left = budget;
  for (const { message, reply } of earlier.toReversed()) {
    const told = kept.length === 0 ? cut(reply, left - tokensOf(message)) : reply;
    left -= tokensOf(message) + tokensOf(told);
    if (left < 0) break;
    kept.unshift({ role: "user", content: message }, { role: "assistant", content: told });
  }
  return kept;
}

/** Roughly how many tokens a text is to a model. */
export function tokensOf(text: string): number {
  const wide = text.match(wideLetters)?.length ?? 0;
  return Math.ceil(wide + (text.length - wide) / unitsPerToken);
}

/** The beginning of a text, at most so many tokens of it. */
function cut(text: string, tokens: number): string {
  if (tokens < 1) return "";
  if (tokensOf(text) <= tokens) return text;
  let length = Math.min(text.length, Math.max(0, tokens - 1) * unitsPerToken);
  while (length > 0 && tokensOf(text.slice(0, length)) >= tokens) length = Math.floor(length * 0.75);
  // Never half of a character.
  return `${text.slice(0, length).replace(/[\ud800-\udbff]$/, "")}…`;
}
