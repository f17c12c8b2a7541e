/** `! Text` to `!!!! Text`, as Grav sets apart a box. */
const MARKED = /^!{1,4}[ \t]+(?=\S)/;
/** `!!! note "Title"` or `??? tip`, as Python's extensions open a box; its text is indented below. Group 2 is the title. */
const OPENED =
  /^( {0,12})(?:!!!|\?\?\?\+?)[ \t]+[a-z][\w-]*(?:[ \t]+[a-z][\w-]*){0,3}(?:[ \t]+"([^"\n]{0,200})")?[ \t]*$/;

/** Markdown in which the boxes of notices are paragraphs of their own, without their marks. For text outside code fences. */
export function settleNotices(markdown: string): string {
  if (!/^ {0,12}(?:!|\?\?\?)/m.test(markdown)) return markdown;
  const settled: string[] = [];
  let wasMarked = false;
  /** Blanks before the text of the box under way; below 0 outside of one. */
  let indent = -1;
  for (const line of markdown.split("\n")) {
    const opened = OPENED.exec(line);
    if (opened !== null) {
      const [, before = "", title = ""] = opened;
      indent = before.length + 4;
      settled.push("", before + title, "");
      continue;
    }
    if (indent >= 0 && line.trim() !== "" && !line.startsWith(" ".repeat(indent))) indent = -1;
    if (indent >= 0) {
      settled.push(line.slice(0, indent - 4) + line.slice(indent));
      continue;
    }
    const isMarked = MARKED.test(line);
    if (isMarked !== wasMarked) settled.push("");
    settled.push(isMarked ? line.replace(MARKED, "") : line);
    wasMarked = isMarked;
  }
  return settled.join("\n");
}
