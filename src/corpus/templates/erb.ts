import { holeOf } from "./template-holes.ts";

/** A loop over data that is not here: `<% SITES.each do |site| %>* <%= site %><% end %>`. */
const LOOP =
  /<%-?\s(?:(?!%>|<%)[\s\S]){1,300}?\.each(?:_\w+)?\b(?:(?!%>|<%)[\s\S]){0,300}?\bdo\b(?:\s?\|[^|<%]{0,80}\|)?\s{0,9}-?%>/g;
const END = /<%-?\s{0,9}end\b(\s{0,9}-?%>)?/g;
/** Characters of a loop at most: another end belongs to something else. */
const LONGEST_LOOP = 5_000;
const TAG = /<%(?!%)(=)?(?:(?!%>|<%)[\s\S]){0,5000}%>/g;

/** Takes Ruby's templates out of a text, none of it run. A value that is not known leaves a `HOLE` in its sentence. */
export function stripErb(source: string): string {
  if (!source.includes("<%")) return source;
  return withoutLoops(source).replace(TAG, (tag: string, writes: string | undefined, start: number, text: string) => {
    if (writes === undefined) return "";
    return holeOf({ text, start, end: start + tag.length, name: "", paired: NONE });
  });
}

/** A text without its loops; the ends are looked for once, for all of them. */
function withoutLoops(source: string): string {
  const ends = [...source.matchAll(END)].map(({ 0: { length }, 1: close, index }) => {
    return { start: index, end: index + length, isWhole: close !== undefined };
  });
  let [kept, done, next] = ["", 0, 0];
  for (const { 0: opening, index } of source.matchAll(LOOP)) {
    const body = index + opening.length;
    if (index < done) continue;
    while ((ends[next]?.start ?? Number.POSITIVE_INFINITY) < body) next++;
    const end = ends[next];
    if (end === undefined) break;
    if (!end.isWhole || end.start - body > LONGEST_LOOP) continue;
    kept += source.slice(done, index);
    done = end.end;
  }
  return kept + source.slice(done);
}

const NONE: ReadonlySet<string> = new Set();
