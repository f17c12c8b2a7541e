import { holeOf } from "./template-holes.ts";

/** A loop over data that is not here: `<% SITES.each do |site| %>* <%= site %><% end %>`. */
const LOOP =
  /<%-?\s(?:(?!%>|<%)[\s\S]){1,300}?\.each(?:_\w+)?\b(?:(?!%>|<%)[\s\S]){0,300}%>(?:(?!<%-?\s{0,9}end\b)[\s\S]){0,5000}<%-?\s{0,9}end\s{0,9}-?%>/g;
const TAG = /<%(?!%)(=)?(?:(?!%>|<%)[\s\S]){0,5000}%>/g;

/** Takes Ruby's templates out of a text, none of it run. A value that is not known leaves a `HOLE` in its sentence. */
export function stripErb(source: string): string {
  if (!source.includes("<%")) return source;
  return source
    .replace(LOOP, "")
    .replace(TAG, (tag: string, writes: string | undefined, start: number, text: string) => {
      if (writes === undefined) return "";
      return holeOf({ text, start, end: start + tag.length, name: "", paired: NONE });
    });
}

const NONE: ReadonlySet<string> = new Set();
