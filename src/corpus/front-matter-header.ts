const FIELD = /^\uFEFF?([A-Za-z][\w -]{0,40}):(?:[ \t]+(\S.*))?$/;
const GOES_ON = /^[ \t]{2,}\S/;
const END = /^[ \t]*(?:-{3,}[ \t]*)?$/;

/**
 * Front matter without fences, as MultiMarkdown, MkDocs and Pelican write it: lines of `Name: value` at the top, up to a
 * blank line, a rule or whatever else comes. Its values are texts. `undefined` where a text begins with none that names a title.
 */
export function headerOf(text: string): { fields: Record<string, string>; body: string } | undefined {
  const values = new Map<string, string[]>();
  let last: string[] | undefined;
  let start = 0;
  while (start < text.length) {
    const lineBreak = text.indexOf("\n", start);
    const end = lineBreak < 0 ? text.length : lineBreak;
    const line = text.slice(start, end);
    if (END.test(line)) return header(values, text.slice(end + 1));
    const [, name = "", value = ""] = FIELD.exec(line) ?? [];
    if (name !== "") {
      last = [value.trim()];
      values.set(name.toLowerCase(), last);
    } else if (last !== undefined && GOES_ON.test(line)) last.push(line.trim());
    else return header(values, text.slice(start));
    start = end + 1;
  }
  return header(values, "");
}

function header(
  values: ReadonlyMap<string, readonly string[]>,
  body: string,
): { fields: Record<string, string>; body: string } | undefined {
  const fields = Object.fromEntries([...values].map(([name, lines]) => [name, lines.join(" ").trim()]));
  return values.size > 1 && (fields.title ?? "") !== "" ? { fields, body } : undefined;
}
