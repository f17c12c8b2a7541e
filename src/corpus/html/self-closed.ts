/** All behind them is theirs, tags too, up to their end. */
const RAW_TEXT: ReadonlySet<string> = new Set("script style textarea title iframe xmp noembed noframes".split(" "));
const RAW_TEXT_END = new Map([...RAW_TEXT].map((name) => [name, new RegExp(`</${name}(?=[\\s/>])`, "gi")]));
/** Elements of which readers see nothing that stands in them. */
const UNSEEN: ReadonlySet<string> = new Set([
  ...RAW_TEXT,
  ..."noscript template canvas object video audio picture map select datalist".split(" "),
  ..."progress meter dialog nav button".split(" "),
]);
/** What opens a comment, a tag or a declaration. */
const OPENING = /<(?:!--|[!?]|(\/?)([a-z][^\s/>]*))/gi;
/** What ends a tag, or a value in it: quotes that stand behind no `=` are none. */
const WITHIN_TAG = />|=\s*(?:(["'])|[^\s>"'][^\s>]*)?/g;
const BLOCK_OF_RAW_TEXT = /^( {0,3}<(script|style|textarea)(?=[\s/])[^<>]{0,2000}?)[ \t]?\/>/gim;

interface Tag {
  /** Where the `>` is. */
  end: number;
  name: string;
  kind: "opens" | "closes" | "both";
  /** Its end tag comes before another of its name. */
  hasEnd: boolean;
}

/**
 * HTML in which what is written as closed by itself (`<video src="…" />`) is closed: to the parser the text behind it would
 * be its own, and unseen, to the end of the page. One whose end tag comes before another of its name only opens.
 */
export function closeSelfClosed(html: string): string {
  if (!html.includes("/>")) return html;
  let settled = "";
  let copied = 0;
  const next = new Map<string, Tag>();
  const tags = tagsOf(html);
  for (const tag of tags.toReversed()) {
    tag.hasEnd = next.get(tag.name)?.kind === "closes";
    next.set(tag.name, tag);
  }
  for (const { end, name, kind, hasEnd } of tags) {
    if (kind !== "both") continue;
    settled += `${html.slice(copied, end - 1)}>${hasEnd ? "" : `</${name}>`}`;
    copied = end + 1;
  }
  return settled + html.slice(copied);
}

/** Markdown in which they are closed where it would go on with them as a block of HTML. For text outside code fences. */
export function closeSelfClosedBlocks(markdown: string): string {
  return markdown.includes("/>") ? markdown.replace(BLOCK_OF_RAW_TEXT, "$1></$2>") : markdown;
}

/** Tags of such elements, but for those in comments, in values of attributes, and in scripts and their like. */
function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  let from = 0;
  for (let opening = found(OPENING, html, 0); opening !== null; opening = found(OPENING, html, from)) {
    const { 0: written, 1: slash, 2: name = "", index } = opening;
    const end = written === "<!--" ? endOfComment(html, index) : endOfTag(html, index + written.length);
    if (end < 0) break;
    const tag = tagOf(name.toLowerCase(), slash === "/", end, html);
    if (UNSEEN.has(tag.name)) tags.push(tag);
    const closing = tag.kind === "opens" ? RAW_TEXT_END.get(tag.name) : undefined;
    from = closing === undefined ? end + 1 : (found(closing, html, end)?.index ?? html.length);
  }
  return tags;
}

function tagOf(name: string, closes: boolean, end: number, html: string): Tag {
  return { end, name, kind: closes ? "closes" : html[end - 1] === "/" ? "both" : "opens", hasEnd: false };
}

/** Where the `>` of a comment is; -1 where it has none, and holds all that is left. */
function endOfComment(html: string, index: number): number {
  const dashes = html.indexOf("-->", index + 2);
  return dashes < 0 ? -1 : dashes + 2;
}

/** Where the `>` of a tag is that stands in no quotes; -1 where it has none. */
function endOfTag(html: string, from: number): number {
  let at = from;
  for (let part = found(WITHIN_TAG, html, at); part !== null; part = found(WITHIN_TAG, html, at)) {
    if (part[0] === ">") return part.index;
    at = part.index + part[0].length;
    const quote = part[1];
    if (quote === undefined) continue;
    const close = html.indexOf(quote, at);
    if (close < 0) return -1;
    at = close + 1;
  }
  return -1;
}

/** The first match at an index or behind it. */
function found(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}
