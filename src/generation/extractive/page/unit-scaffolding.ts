import type { SourcePassage } from "../../../schemas/generation.ts";
import type { Unit } from "./unit.ts";

/** Items that name sections of their page, at least, for their list to be one of contents. */
const LEAST_NAMED = 2;
const LONGEST_NAME = 200;
/** What leads to such a list; any other line says something of what it names: "There are two ways to do it:". */
const LEADS_TO_CONTENTS =
  /^(?:find|learn|read|see|jump|skip|browse|explore|choose|select|in this|on this|this (?:page|article|guide|section)|(?:table of )?contents|topics|overview|quick links|below|here|(?:more )?(?:information|details)|what(?:['’]s| is) (?:in|on)|use (?:the|these) links)\b/i;
/** What leads to a picture, which a text has not. */
const LEADS_TO_PICTURE =
  /\b(?:looks?|appears?)(?: something)? like(?: (?:this|so|the following))?\s*[:：]$|\bis what\b.{2,80} looks? like\s*[:：]$/iu;

/** The units without what only shows where things stand: lists of the page's own headings, and lines that lead to pictures. */
export function withoutScaffolding(units: readonly Unit[], passages: readonly SourcePassage[]): Unit[] {
  const headings = new Set(passages.map(({ heading }) => named(heading)));
  headings.delete("");
  const left = new Set<Unit>();
  for (let at = 0; at < units.length; at++) {
    if (leadsToPicture(units, at)) left.add(units[at]!);
    const end = endOfList(units, at);
    const items = units.slice(at, end);
    if (items.length >= LEAST_NAMED && items.every(({ text }) => headings.has(named(text)))) {
      const before = units[at - 1];
      const lead = before?.passage === items[0]!.passage ? before : undefined;
      if (lead === undefined || LEADS_TO_CONTENTS.test(lead.text)) for (const item of items) left.add(item);
      if (lead !== undefined && left.has(items[0]!) && /[:：]$/u.test(lead.text)) left.add(lead);
    }
    if (end > at) at = end - 1;
  }
  return left.size === 0 ? [...units] : units.filter((unit) => !left.has(unit));
}

function endOfList(units: readonly Unit[], start: number): number {
  let end = start;
  while (units[end]?.kind === "item" && units[end]!.passage === units[start]!.passage) end++;
  return end;
}

/** A heading, or an item, by its words alone. */
function named(text: string): string {
  // What is longer names no section.
  return text
    .slice(0, LONGEST_NAME)
    .toLowerCase()
    .replace(/^[\d.)\s]+/, "")
    .replace(/[\s:：.;,]+$/u, "");
}

/** Whether nothing of what a line announces stands behind it. */
function leadsToPicture(units: readonly Unit[], at: number): boolean {
  const unit = units[at]!;
  if (unit.kind !== "prose" || !LEADS_TO_PICTURE.test(unit.text.slice(-200))) return false;
  const next = units[at + 1];
  return next === undefined || next.passage !== unit.passage || (next.kind === "prose" && next.opensLine);
}
