/** A long line that a backslash breaks within a sentence, and a line of text behind it. */
const WRAPPED = /^([^\n]{60,}[^\s.!?:;…。！？|*_\\])\\\n(?=[ \t]*[\p{L}\p{N}`"“„«(])(?![ \t]*\d{1,9}[.)])/gmu;

/** Markdown in which lines that an editor wrapped, and ended with hard breaks, go on. For text outside code fences. */
export function joinWrappedLines(markdown: string): string {
  return markdown.includes("\\\n") ? markdown.replace(WRAPPED, "$1\n") : markdown;
}
