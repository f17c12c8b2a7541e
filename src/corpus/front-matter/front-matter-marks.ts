import type { Header } from "./front-matter-header.ts";

/** Fields as Nikola writes them, in a comment at the top of a page: `.. title: Words`. */
const COMMENT = /^\uFEFF?\s*<!--[ \t]*\n((?:[ \t]*\.\. [A-Za-z][^\n]*\n|[ \t]*\n)+)[ \t]*-->[ \t]*(?:\n|$)/;
const DOTTED = /^[ \t]*\.\. ([A-Za-z][\w-]*):[ \t]*(.*?)[ \t]*$/;
/** One field as ikiwiki writes it: `[[!meta title="Words"]]`. */
const DIRECTIVE = /\uFEFF?\s*\[\[!meta\s+([a-z]+)="([^"\n]*)"[^\]\n]*\]\][ \t]*(?:\n|$)/y;
/** Pages that Nikola does not show. */
const HIDDEN = /^(?:draft|private)$/i;

/** Front matter as marks of a site generator at the top of a page; `undefined` where a text begins with none. */
export function markedOf(text: string): Header | undefined {
  return commentOf(text) ?? directivesOf(text);
}

function commentOf(text: string): Header | undefined {
  const [whole, lines = ""] = COMMENT.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const written = lines.split("\n").flatMap((line) => {
    const [, name = "", value = ""] = DOTTED.exec(line) ?? [];
    return name === "" || value === "" ? [] : [[name.toLowerCase(), value] as const];
  });
  const fields: Record<string, string> = Object.fromEntries(written);
  if (fields.title === undefined) return undefined;
  if (HIDDEN.test(fields.status ?? "")) fields.draft = "true";
  return { fields, body: text.slice(whole.length) };
}

function directivesOf(text: string): Header | undefined {
  const fields: Record<string, string> = {};
  let end = 0;
  DIRECTIVE.lastIndex = 0;
  for (let found = DIRECTIVE.exec(text); found !== null; found = DIRECTIVE.exec(text)) {
    fields[found[1]!] = found[2]!;
    end = DIRECTIVE.lastIndex;
  }
  return end === 0 ? undefined : { fields, body: text.slice(end) };
}
