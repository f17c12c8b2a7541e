import type { Evidence, Faq } from "../../../schemas/generation.ts";
import type { NumberedPassage } from "../evidence.ts";
import type { Prompt } from "../prompts/prompt.ts";

/** An item that may be shown, with the passage that bears it out. */
export interface Grounded {
  item: string | Faq;
  evidence: Evidence;
}

/** How one kind of task is asked for, and what of the model's answer may be shown. */
export interface ItemKind {
  prompt: Prompt;
  /** Items at most. */
  count: number;
  /** What one element of the model's array gives: nothing where it is not valid, not borne out or said already. */
  take(element: unknown): Grounded[];
  /** What is still owed when the model's array has ended. */
  rest(): Grounded[];
}

/** The passage of a number that the model names. */
export function passageOf(passages: readonly NumberedPassage[], number: number): NumberedPassage | undefined {
  return passages.find((passage) => passage.number === number);
}

/** Text of an item without Markdown, on one line. */
export function plainLine(text: string): string {
  return text
    .replace(/^\s*(?:[-*+•]|#{1,6})\s+/u, "")
    .replace(/\*\*|__|`/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
