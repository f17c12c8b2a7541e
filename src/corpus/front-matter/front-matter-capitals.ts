const FIELD = /^\uFEFF?(\p{Lu}[\p{Lu}\p{N} _-]{1,30}):(?:[ \t]+(\S.*))?$/u;
/** A blank line, or a rule of characters that draw boxes; one of hyphens may make a heading of the line above. */
const APART = /^\uFEFF?[ \t]*[\u2500-\u259f]*[ \t]*$/;
/** Fields that are written for machines alone: a run with one of them is no text. */
const OF_MACHINES = /^(?:TAGS?|KEYWORDS?|SLUG)$/;
/** What stands over a text, and is one. */
const OF_TEXT =
  /^(?:NOTES?|WARNINGS?|UPDATES?|TIPS?|IMPORTANT|CAUTION|ATTENTION|HINWEIS|ACHTUNG|WICHTIG|NOTA|AVISO|LET OP)$/;
const TITLE = /^(?:TITLE|TITEL|TITRE|TÍTULO|TITOLO)$/;

/**
 * Front matter as lines of `NAME: value` in capitals at the top, also parted by blank lines and rules, as knowledge bases
 * export it: "COLLECTION: Payment", "TAGS: invoice, tax". `undefined` for fewer than two, and where none is a machine's.
 */
export function capitalsOf(text: string): { fields: Record<string, string>; body: string } | undefined {
  const fields = new Map<string, string>();
  let start = 0;
  let end = 0;
  while (start < text.length) {
    const lineBreak = text.indexOf("\n", start);
    const next = lineBreak < 0 ? text.length : lineBreak + 1;
    const line = text.slice(start, next).trimEnd();
    const [, name, value = ""] = FIELD.exec(line) ?? [];
    if (name === undefined ? !APART.test(line) : OF_TEXT.test(name) || fields.has(name)) break;
    if (name !== undefined) fields.set(name, value.trim());
    start = next;
    end = next;
  }
  const names = [...fields.keys()];
  if (names.length < 2 || !names.some((name) => OF_MACHINES.test(name))) return undefined;
  return { fields: namedAsUsual(fields), body: text.slice(end) };
}

function namedAsUsual(fields: ReadonlyMap<string, string>): Record<string, string> {
  const named = [...fields].map(([name, value]) => [TITLE.test(name) ? "title" : name.toLowerCase(), value] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== ""));
}
