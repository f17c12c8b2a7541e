import { asLabel } from "./as-label.ts";
import { closesFence, fenceMarkOf } from "./fences.ts";

/** MyST's ```` ```{note} Title ```` or `:::{note} Title`, a fence around text: indentation, mark, name, what it is given. */
const DIRECTIVE = /^([ \t>]*(?:[-*+][ \t]+)?)(`{3,}|~{3,}|:{3,})\{([a-z][\w-]*)\}[ \t]*(.*)$/;
/** What holds prose: its own text is the page's. */
const PROSE =
  /^(?:admonition|attention|caution|danger|error|hint|important|note|seealso|tip|warning|todo|topic|sidebar|aside|margin|cards?|card-carousel|grid|grid-item|grid-item-card|tab-set|tabs|container|div|exercise|solution|epigraph|version(?:added|changed|removed)|deprecated)$/;
/** What is shown to who chooses it, below its title. */
const CHOSEN = /^(?:tab-item|tab|dropdown|details)$/;
/** What holds the names of files, which stand in its place. */
const FILES = /^(?:include|toctree|tableofcontents|contents|image)$/;
const OPTION = /^[ \t]*:[a-z][\w-]*:(?:[ \t].*)?$/;

interface Opened {
  mark: string;
  name: string;
  /** What stands where it ends. */
  end: string;
  /** Where it began, if nothing of it stays. */
  from: number | undefined;
}

/** Markdown in which fences around text are gone, and those around names of files with all that they hold. */
export function settleDirectives(markdown: string): string {
  if (!/(?:`{3}|~{3}|:{3})\{/.test(markdown)) return markdown;
  const settled: string[] = [];
  const open: Opened[] = [];
  let code = "";
  let inOptions = false;
  for (const line of markdown.split("\n")) {
    inOptions &&= OPTION.test(line);
    if (inOptions) continue;
    const [, before = "", mark = "", name = "", title = ""] = code === "" ? (DIRECTIVE.exec(line) ?? []) : [];
    // No tab stands in another one: one that nothing closed ends where the next begins.
    if (name === "tab-item" && open.at(-1)?.name === name) settled.push("", open.pop()!.end, "");
    const top = open.at(-1);
    if (PROSE.test(name) || CHOSEN.test(name) || FILES.test(name)) {
      const isChosen = CHOSEN.test(name) && title !== "";
      open.push({ mark, name, end: isChosen ? "</details>" : "", from: FILES.test(name) ? settled.length : undefined });
      const shown = isChosen ? ["<details>", `<summary>${Bun.escapeHTML(title)}</summary>`] : [asLabel(title)];
      settled.push("", ...shown.map((each) => before + each), "");
      inOptions = true;
    } else if (code === "" && top !== undefined && closes(line, top.mark)) {
      open.pop();
      if (top.from !== undefined) settled.length = top.from;
      settled.push("", top.end, "");
    } else if (line.trim() === "" && top?.from !== undefined && top.mark.startsWith(":")) {
      // Many leave out the mark that would close it.
      open.pop();
      settled.length = top.from;
      settled.push("");
    } else {
      code = code === "" ? fenceMarkOf(line) : closesFence(line, code) ? "" : code;
      settled.push(line);
    }
  }
  return settled.join("\n");
}

function closes(line: string, mark: string): boolean {
  if (!mark.startsWith(":")) return closesFence(line, mark);
  const own = /^[ \t>]*(:{3,})[ \t]*$/.exec(line)?.[1] ?? "";
  return own.startsWith(mark);
}
