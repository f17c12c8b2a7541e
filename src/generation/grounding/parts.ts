import { contentTerms } from "./terms.ts";
import { vocabularyOf } from "./words/vocabulary.ts";

/** The part of a sentence that alone speaks of all that a statement shares with the sentence; else all of it. */
export function partFor(wanted: ReadonlySet<string>, sentence: string, locale: string): string {
  const parts = partsOf(sentence, locale);
  if (parts.length < 2) return sentence;
  const heldBy = (text: string) => wanted.intersection(contentTerms(text, locale)).size;
  const all = heldBy(sentence);
  return parts.find((part) => heldBy(part) === all) ?? sentence;
}

/** Statements of their own within a sentence, each with the cases and limits that bear on it. */
function partsOf(sentence: string, locale: string): string[] {
  const { goesOn, opensCase, opensLimit } = vocabularyOf(locale);
  // A case that opens a sentence bears on what comes behind its comma.
  const caseEnd = opensCase.test(sentence) ? sentence.search(/[,，]/u) : -1;
  const parts: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of sentence.matchAll(goesOn)) {
    const behind = index + mark.length;
    if (index <= caseEnd || opensLimit.test(sentence.slice(behind, behind + 48))) continue;
    parts.push(sentence.slice(start, index));
    start = behind;
  }
  return [...parts, sentence.slice(start)];
}
