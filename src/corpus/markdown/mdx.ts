/** `import … from "x"` over one line or several; prose never has this form. */
const IMPORT = /^import\s(?:[\w*{},$\s]{1,2000}?\sfrom\s*)?["'][^"'\n]{1,300}["'];?[ \t]*$/gm;
/** `export const x = …` up to the next blank line. */
const EXPORT = /^export (?:const|let|default|function|async)\b.*(?:\n.*\S.*)*/gm;
/** A tag with an attribute that is an expression: no HTML, so Markdown would show it as text. */
const EXPRESSION_TAG = /<[A-Za-z][\w.]{0,60}\s[^<>]{0,1000}?=\{[^<>]{0,1000}?\}[^<>{}]{0,300}>/g;
/** `{/* comment *\/}` and `{value}` on a line of their own. */
const EXPRESSION_LINE = /^[ \t]*\{(?:\/\*.*\*\/|[A-Za-z_][\w.]*)\}[ \t]*$/gm;

/** Removes what MDX adds to Markdown and no reader sees: modules, expressions, attributes. For text outside code. */
export function stripMdx(markdown: string): string {
  const text = /^(?:import|export)\s/m.test(markdown) ? markdown.replace(IMPORT, "").replace(EXPORT, "") : markdown;
  return text.includes("{") ? text.replace(EXPRESSION_LINE, "").replace(EXPRESSION_TAG, "") : text;
}
