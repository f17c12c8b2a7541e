import type { FaqsTask } from "../../../schemas/generation.ts";

/** What an answer may hold: words in all and, where each instruction has a line of its own, lines and their words. */
export interface Room {
  readonly words: number;
  readonly lines: number;
  readonly lineWords: number;
  /** Whether what is said beside instructions is told with them where all of it has room. */
  readonly remarked?: boolean;
}

/** Over the word target by this much at most. */
const TOLERANCE = 1.1;

/** Words that a line of a list is to have. */
const ITEM_WORDS = 17;
/** Words that a line of a list may have. */
export const MOST_ITEM_WORDS = 40;

/** Words that an answer is to have: of a list they follow from its lines, whatever a paragraph's were to be. */
export function aimOf({ format, words, maxBullets }: FaqsTask): number {
  return format === "paragraph" ? words : maxBullets * ITEM_WORDS;
}

/** Words that an answer may have. */
export function limitOf(task: FaqsTask): number {
  return task.format === "paragraph" ? Math.floor(task.words * TOLERANCE) : task.maxBullets * MOST_ITEM_WORDS;
}

/** Room for all that has to be done. */
export function roomOf(task: FaqsTask): Room {
  const words = limitOf(task);
  return task.format === "bullets"
    ? { words, lines: task.maxBullets, lineWords: MOST_ITEM_WORDS, remarked: true }
    : { words, lines: Number.POSITIVE_INFINITY, lineWords: words, remarked: true };
}
