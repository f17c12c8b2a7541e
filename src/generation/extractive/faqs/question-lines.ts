import type { Unit } from "../unit.ts";

const LONGEST = 140;
/** From so many on a page asks in lines as others do in headings; fewer may be for effect. */
const SEVERAL = 3;
/** What no author asks for effect. */
const VISITORS_OWN = /(?:^|\s)(?:I|my)\b/;
/** "Jane: …", "AB: …", "Slide 4: …": a talk, in which nobody asks what a visitor would. */
const SPEAKER = /^(?:\p{Lu}{2,3}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+| \d+)?): /u;
/** Said on the way from one thought to the next. */
const ON_THE_WAY =
  /^(?:first|second|finally|lastly|next|then|given|before|after|when we|did you|would you|could you|are you|are we|do these)\b|: /i;

/** The questions of a page that stand in paragraphs of their own over what answers them, as headings do. */
export function questionLines(units: readonly Unit[]): ReadonlySet<Unit> {
  const speakers = units.filter(({ opensLine, text }) => opensLine && SPEAKER.test(text)).length;
  const asking = speakers >= SEVERAL ? [] : units.filter((_, i) => asksInLine(units, i));
  return new Set(asking.length >= SEVERAL ? asking : asking.filter(({ text }) => VISITORS_OWN.test(text)));
}

function asksInLine(units: readonly Unit[], at: number): boolean {
  const [before, { kind, text, opensLine, passage }, next] = [units[at - 1], units[at]!, units[at + 1]];
  if (kind !== "prose" || !opensLine || !/[?？]$/u.test(text) || text.length > LONGEST || ON_THE_WAY.test(text))
    return false;
  if (next === undefined || next.passage !== passage || !next.opensLine || /[?？]$/u.test(next.text)) return false;
  return before?.passage !== passage || !/[:：?？]$/u.test(before.text);
}
