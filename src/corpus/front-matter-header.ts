const FIELD = /^\uFEFF?([A-Za-z][\w -]{0,40}):(?:[ \t]+(\S.*))?$/;
const GOES_ON = /^[ \t]{2,}\S/;
const END = /^[ \t]*(?:-{3,}[ \t]*)?$/;

/**
 * Front matter without fences, as MultiMarkdown, MkDocs and Pelican write it: lines of `Name: value` at the top, up to a
 * blank line, a rule or whatever else comes. Its values are texts. `undefined` where a text begins with none that names a title.
 */
export function headerOf(text: string): { fields: Record<string, string>; body: string } | undefined {
  const fields: Record<string, string> = {};
  let name = "";
  let start = 0;
  while (start < text.length) {
    const lineBreak = text.indexOf("\n", start);
    const end = lineBreak < 0 ? text.length : lineBreak;
    const line = text.slice(start, end);
    if (END.test(line)) return isHeader(fields) ? { fields, body: text.slice(end + 1) } : undefined;
    const [, written = "", value = ""] = FIELD.exec(line) ?? [];
    if (written !== "") {
      name = written.toLowerCase();
      fields[name] = value.trim();
    } else if (name !== "" && GOES_ON.test(line)) fields[name] = `${fields[name]} ${line.trim()}`.trim();
    else return isHeader(fields) ? { fields, body: text.slice(start) } : undefined;
    start = end + 1;
  }
  return isHeader(fields) ? { fields, body: "" } : undefined;
}

function isHeader(fields: Record<string, string>): boolean {
  return Object.keys(fields).length > 1 && (fields.title ?? "") !== "";
}
