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

/** Markdown in which lines that begin with a bold label, bold questions and titles in capitals stay lines: a writer sees them as such. */
export function keepTypedLines(markdown: string): string {
  const apart = (found: string, title: string) => (title.split(" ").length > MOST_WORDS ? found : `${title}  \n`);
  return markdown.replace(LABELLED, "  \n").replace(ASKED, "$1  \n").replace(CAPITALS, apart);
}
