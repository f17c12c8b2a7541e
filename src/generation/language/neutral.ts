import { english } from "./en.ts";
import type { Language } from "./language.ts";

const NOTHING = /^(?!)/;

/**
 * For languages that the engine does not speak: nothing is known of how their pages put things. What visitors ask is
 * read as English, in which many of them ask, and answers have its fixed wording.
 */
export const neutral: Language = {
  ...english,
  dangling: NOTHING,
  connective: NOTHING,
  dated: NOTHING,
  pointing: NOTHING,
  subjectless: NOTHING,
  presenting: NOTHING,
  // Thanks, in Japanese and Korean.
  announcing: /ありがとうございま(?:す|した)[。！]?$|감사(?:합니다|드립니다)[.!]?$/u,
  addressed: NOTHING,
  ourselves: NOTHING,
};
