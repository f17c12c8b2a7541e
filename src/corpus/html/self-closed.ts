/** All behind them is theirs, tags too, up to their end. */
const RAW_TEXT: ReadonlySet<string> = new Set("script style textarea title iframe xmp noembed noframes".split(" "));
/** Elements of which readers see nothing that stands in them. */
const UNSEEN = [...RAW_TEXT, ..."noscript template canvas object video audio picture map select datalist".split(" ")]
  .concat("progress meter dialog nav button".split(" "))
  .join("|");
const TAG = new RegExp(`<(/?)(${UNSEEN})(?=[\\s/>])([^<>]{0,2000})>`, "gi");
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

/** Tags of such elements, but for those in scripts and their like. */
function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  let raw = "";
  for (const { 0: tag, 1: slash, 2: written = "", index } of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    if (raw !== "" && !(slash === "/" && name === raw)) continue;
    const kind = slash === "/" ? "closes" : tag.endsWith("/>") ? "both" : "opens";
    raw = kind === "opens" && RAW_TEXT.has(name) ? name : "";
    tags.push({ end: index + tag.length - 1, name, kind, hasEnd: false });
  }
  return tags;
}
