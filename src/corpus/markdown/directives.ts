import { closesFence, fenceMarkOf } from "./fences.ts";

/** MyST's ```` ```{note} Title ````, a fence around text. Group 1 is the name, group 2 what it is given. */
const DIRECTIVE = /^[ \t>]*(?:[-*+][ \t]+)?(?:`{3,}|~{3,})\{([a-z][\w-]*)\}[ \t]*(.*)$/;
/** What holds prose: its own text is the page's. */
const PROSE =
  /^(?:admonition|attention|caution|danger|error|hint|important|note|seealso|tip|warning|todo|topic|sidebar|aside|margin|dropdown|details|cards?|card-carousel|grid|grid-item|grid-item-card|tab-set|tab-item|tabs?|container|div|exercise|solution|epigraph|version(?:added|changed|removed)|deprecated)$/;
/** What holds the names of files, which stand in its place. */
const FILES = /^(?:include|toctree|tableofcontents|contents|image)$/;
/** What is given to one is its title, or the version that it is of. */
const OPTION = /^[ \t]*:[a-z][\w-]*:(?:[ \t].*)?$/;

/** Markdown in which fences around text are gone, and those around names of files with all that they hold. */
export function settleDirectives(markdown: string): string {
  if (!/(?:`{3}|~{3})\{/.test(markdown)) return markdown;
  const settled: string[] = [];
  const open: { mark: string; from: number | undefined }[] = [];
  let code = "";
  let inOptions = false;
  for (const line of markdown.split("\n")) {
    const top = open.at(-1);
    const mark = fenceMarkOf(line);
    const [, name = "", title = ""] = code === "" && mark !== "" ? (DIRECTIVE.exec(line) ?? []) : [];
    inOptions &&= OPTION.test(line);
    if (inOptions) continue;
    if (PROSE.test(name) || FILES.test(name)) {
      open.push({ mark, from: FILES.test(name) ? settled.length : undefined });
      settled.push("", title, "");
      inOptions = true;
    } else if (code === "" && top !== undefined && closesFence(line, top.mark)) {
      open.pop();
      if (top.from !== undefined) settled.length = top.from;
      settled.push("");
    } else {
      if (code === "") code = mark;
      else if (closesFence(line, code)) code = "";
      settled.push(line);
    }
  }
  return settled.join("\n");
}
