/** "**Pay:** 85,000" in the line below "**Place:** Dublin". */
const LABELLED = /(?<=\S)[ \t]*\n(?=\*\*[^*\n]{1,60}(?::\*\*|\*\*:))/g;
/** "**Is it free?**" above its answer. */
const ASKED = /^(\*\*[^*\n]{3,200}[?？]\*\*)[ \t]*\n(?=\S)/gm;

/** Markdown in which lines that begin with a bold label, and bold questions, stay lines: a writer sees them as such. */
export function keepBoldLines(markdown: string): string {
  return markdown.replace(LABELLED, "  \n").replace(ASKED, "$1  \n");
}
