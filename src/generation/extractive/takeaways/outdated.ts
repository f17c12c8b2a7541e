import type { Unit } from "../page/unit.ts";

/** A mark of what stands behind it: "[This section is out of date]". */
const MARK =
  /[[(*][^\])*]{0,60}\b(?:out[- ]of[- ]date|outdated|obsolete|superseded|no longer (?:accurate|current|valid|correct)|veraltet|obsoleto|obsolète|périmé)\b[^\])*]{0,60}[\])*]/iu;
/** A line that dates what was added when its page had been written: "Update, March 13, 2018". */
const UPDATED =
  /^\W{0,3}(?:update|updated|edit|edited|aktualisierung|mise à jour|actualización)\b[^.!?]{0,16}(?:\b(?:19|20)\d\d\b)\W{0,3}/iu;
/** Where such a line opens a page, at the latest. */
const OPENS = 3;
/** What was still to come when it was written: "We will begin issuing …". */
const PLANNED =
  /\b(?:will|going to|plan(?:s|ning)? to|expects? to|intends? to) (?:\p{L}+ly |soon |first )?(?:be (?:adding|launching|available|added|launched|released|introduced|offered|enabled|live)|begin|start|add|launch|introduce|release|offer|enable|open|ship|roll out|expire|make|change|have)\b|\bupcoming\b/iu;
const YEARS = /\b(?:19|20)\d\d\b/g;

/** The sentences of a page that it takes back itself: those behind a mark to the next heading, and plans below an update. */
export function outdatedUnits(units: readonly Unit[]): ReadonlySet<Unit> {
  const outdated = new Set<Unit>();
  const updated = units.slice(0, OPENS).findIndex(({ text }) => UPDATED.test(text));
  const year = updated < 0 ? 0 : latestIn(units[updated]!.text);
  let marked: string | undefined;
  for (const [i, unit] of units.entries()) {
    const { heading } = unit.passage;
    if (heading !== marked) marked = undefined;
    if (MARK.test(unit.text)) marked = heading;
    // The line behind the date is what is new.
    const isOlder = updated >= 0 && i > updated + 1;
    if (marked !== undefined || (isOlder && wasPlanned(unit.text, year))) outdated.add(unit);
  }
  return outdated;
}

/** Whether something was planned, for a year before `year` or that one, or for none that is told. */
function wasPlanned(text: string, year: number): boolean {
  return PLANNED.test(text) && latestIn(text) <= year;
}

/** The latest year that a text names, 0 where it names none. */
function latestIn(text: string): number {
  return Math.max(0, ...(text.match(YEARS) ?? []).map(Number));
}
