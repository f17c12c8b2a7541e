const FIELD = /^\uFEFF?([A-Za-z][\w -]{0,40}):(?:[ \t]+(\S.*))?$/;
const GOES_ON = /^[ \t]{2,}\S/;
const END = /^[ \t]*(?:-{3,}[ \t]*)?$/;
/** How an author names a field of his own: `hero_image`. "Salary" and "Step 1" begin lines of a text. */
const OF_MACHINES = /^[a-z][a-z\d_-]*$/;
const KNOWN: ReadonlySet<string> = new Set(
  (
    "title,subtitle,date,published,created,modified,updated,expires,author,authors,tag,tags,keywords,category,categories," +
    "labels,section,series,slug,url,save_as,permalink,aliases,redirect,lang,language,locale,translation,status,draft," +
    "hidden,hide,private,template,layout,type,css,style,icon,image,cover,thumbnail,summary,description,abstract,excerpt," +
    "order,weight,position,id,uuid,robots,toc,base header level,header level,html header,html footer,latex mode," +
    "latex title,bibtex,quotes language"
  ).split(","),
);

interface Field {
  name: string;
  values: string[];
  lines: string[];
}

/** Front matter that stands without fences, and the text behind it. */
export interface Header {
  fields: Record<string, string>;
  body: string;
}

/**
 * Front matter without fences, as MultiMarkdown, MkDocs and Pelican write it: lines of `Name: value` at the top, up to a
 * blank line, a rule or whatever else comes. Its values are texts. A line that may as well be the page's own ("Salary: 300
 * a week") stays in its text. `undefined` where a text begins with none that names a title.
 */
export function headerOf(text: string): Header | undefined {
  const fields: Field[] = [];
  let start = 0;
  while (start < text.length) {
    const lineBreak = text.indexOf("\n", start);
    const end = lineBreak < 0 ? text.length : lineBreak;
    const line = text.slice(start, end);
    if (END.test(line)) return header(fields, text.slice(end + 1));
    const [, name = "", value = ""] = FIELD.exec(line) ?? [];
    const last = fields.at(-1);
    if (name !== "") fields.push({ name, values: [value.trim()], lines: [line] });
    else if (last !== undefined && GOES_ON.test(line)) {
      last.values.push(line.trim());
      last.lines.push(line);
    } else return header(fields, text.slice(start));
    start = end + 1;
  }
  return header(fields, "");
}

function header(fields: readonly Field[], body: string): Header | undefined {
  const named = Object.fromEntries(fields.map(({ name, values }) => [name.toLowerCase(), values.join(" ").trim()]));
  if (Object.keys(named).length < 2 || (named.title ?? "") === "") return undefined;
  const own = fields.filter(({ name }) => !(KNOWN.has(name.toLowerCase()) || OF_MACHINES.test(name)));
  if (own.length === 0) return { fields: named, body };
  return { fields: named, body: `${own.flatMap(({ lines }) => lines).join("\n")}\n\n${body}` };
}
