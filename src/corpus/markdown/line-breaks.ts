/** A long line that a backslash breaks within a sentence, and a line of text behind it. */
const WRAPPED = /^([^\n]{60,}[^\s.!?:;…。！？|*_\\])\\\n(?=[ \t]*[\p{L}\p{N}`"“„«(])(?![ \t]*\d{1,9}[.)])/gmu;

/** Markdown in which lines that an editor wrapped, and ended with hard breaks, go on. For text outside code fences. */
export function joinWrappedLines(markdown: string): string {
  if (!/\\[ \t]*$/m.test(markdown)) return markdown;
  return markdown.replace(LAST_BREAK, "").replace(WRAPPED, "$1\n");
}
/**
 * A hard break with nothing to break, as its item or its paragraph ends there; a path of Windows ends in none,
 * which a word right before it may be of.
 */
const LAST_BREAK =
  /(?<=[^\s\\][ \t]{1,9}|[^\s\\\p{L}\p{N}_-])(?<!\\\w\S{0,200}|\b[A-Z]:)[ \t]{0,9}\\[ \t]{0,9}(?=\n[ \t]*(?:\n|[-*+][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|$)|$(?!\n))/gu;

/** "**Pay:** 85,000" in the line below "**Place:** Dublin". */
const LABELLED = /(?<=[^\s\\])[ \t]*\n(?=\*\*[^*\n]{1,60}(?::\*\*|\*\*:))/g;
/** "**Is it free?**" above its answer. */
const ASKED = /^(\*\*[^*\n]{3,200}[?？]\*\*)[ \t]*\n(?=\S)/gm;

/** A paragraph's first line in capitals alone, above a sentence: "OPENING HOURS". */
const CAPITALS =
  /(?<=(?:^|\n)[ \t]{0,9}\n|^)((?=[^\n]{4,60}\n)\p{Lu}[\p{Lu}\p{N} '’&/(),.-]*[\p{Lu}\p{N})])[ \t]?\n(?=\p{Lu}(?: ?\p{Ll}))/gu;
/** Words of such a line: more may be a sentence. */
const MOST_WORDS = 6;

/** "Whole day (6 hours): £30" */
const FACT = /^ {0,3}[\p{Lu}\p{N}][^:|.!?*_`[\]]{1,60}:[ \t]+[^\s:|*_`[\]-][^|`]*$/u;
/** Characters of one beside a single other: a longer line may be of a sentence that an editor wrapped. */
const SHORT = 70;

/** Markdown in which lines that begin with a label, bold questions and titles in capitals stay lines: a writer sees them as such. */
export function keepTypedLines(markdown: string): string {
  const apart = (found: string, title: string) => (title.split(" ").length > MOST_WORDS ? found : `${title}  \n`);
  const kept = markdown.replace(LABELLED, "  \n").replace(ASKED, "$1  \n").replace(CAPITALS, apart);
  return factsApart(kept);
}

/** Two short facts in a row, and three of any length, are lines. */
function factsApart(markdown: string): string {
  const lines = markdown.split("\n");
  const isFact = lines.map((line) => FACT.test(line.trimEnd()));
  const isShort = (at: number) => (lines[at]?.length ?? 0) <= SHORT;
  const goesOn = (at: number) => isFact[at] && isFact[at + 1];
  const isApart = (at: number) => goesOn(at) && (goesOn(at - 1) || goesOn(at + 1) || (isShort(at) && isShort(at + 1)));
  return lines.map((line, at) => (isApart(at) ? `${line.trimEnd()}  ` : line)).join("\n");
}
