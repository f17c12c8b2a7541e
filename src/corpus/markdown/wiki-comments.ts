import { closesFence, fenceMarkOf } from "./fences.ts";

const MARK = "%%";
const OPENS = /^[ \t]{0,3}%%(?!%)/;

/**
 * Takes out what a note's author hides between a `%%` that opens a line and the next one, on another line and over code
 * fences too, as programs keep their settings there. One that nothing closes stays. Comments in a line: `stripWiki`.
 */
export function withoutWikiComments(markdown: string): string {
  if (!markdown.includes(MARK)) return markdown;
  const lines = markdown.split("\n");
  const next = nextMarks(lines);
  const kept: string[] = [];
  let fence = "";
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const end = fence === "" ? endOfComment(lines, at, next[at + 1]) : undefined;
    if (end !== undefined) {
      const last = lines[end]!;
      kept.push(last.slice(last.indexOf(MARK) + MARK.length));
      at = end;
      continue;
    }
    if (fence === "") fence = fenceMarkOf(line);
    else if (closesFence(line, fence)) fence = "";
    kept.push(line);
  }
  return kept.join("\n");
}

/**
 * The line on which a comment ends that the line at `at` opens, undefined where it opens none. `next`: the next one with
 * a mark. Where words follow the mark at once, it may be a remark of one line in another dialect: a blank line ends it.
 */
function endOfComment(lines: readonly string[], at: number, next: number | undefined): number | undefined {
  const line = lines[at]!;
  const isOpen = OPENS.test(line) && line.indexOf(MARK, line.indexOf(MARK) + MARK.length) < 0;
  if (!isOpen || next === undefined || line.trim() === MARK) return isOpen ? next : undefined;
  return lines.slice(at, next).some((each) => each.trim() === "") ? undefined : next;
}

/** For each line the first from it on that has a mark. */
function nextMarks(lines: readonly string[]): (number | undefined)[] {
  const next: (number | undefined)[] = Array(lines.length + 1).fill(undefined);
  for (let at = lines.length - 1; at >= 0; at--) next[at] = lines[at]!.includes(MARK) ? at : next[at + 1];
  return next;
}
