import type { Page } from "../../schemas/page.ts";
import type { WeightedPhrase } from "./phrase-writer.ts";

/** Configured phrases come first, then questions that pages answer, titles, and other headings. */
const WEIGHTS = { configured: 0.9, question: 0.6, title: 0.45, heading: 0.25 } as const;
/** What several pages use rises within its kind, at most by this. */
const REPEAT_BONUS = 0.12;
const QUESTION = /[?？]\s*$/;
/** A heading of one short word ("FAQ", "Notes") completes nothing. */
const SAYS_SOMETHING = /\p{L}.*\p{L}.*\p{L}/u;

/** The phrases of a corpus: those the company configured, in its order of preference, and those found on pages. */
export function phrasesOf(pages: readonly Page[], configured: readonly string[]): WeightedPhrase[] {
  const phrases = configured.map((text, i) => ({ text, weight: WEIGHTS.configured + 0.1 / (i + 1) }));
  const found = new Map<string, { weight: number; uses: number }>();
  for (const page of pages) {
    count(found, page.title, WEIGHTS.title);
    for (const heading of new Set(page.passages.map((passage) => passage.heading)))
      count(found, heading, WEIGHTS.heading);
  }
  for (const [text, { weight, uses }] of found)
    phrases.push({ text, weight: weight + REPEAT_BONUS * (1 - 1 / Math.sqrt(uses)) });
  return phrases;
}

function count(found: Map<string, { weight: number; uses: number }>, text: string, weight: number): void {
  if (!SAYS_SOMETHING.test(text)) return;
  const worth = QUESTION.test(text) ? WEIGHTS.question : weight;
  const known = found.get(text);
  if (known === undefined) found.set(text, { weight: worth, uses: 1 });
  else {
    known.uses++;
    known.weight = Math.max(known.weight, worth);
  }
}
