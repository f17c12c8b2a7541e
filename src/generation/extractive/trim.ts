import type { Language } from "./language/language.ts";
import { countWords } from "./words.ts";

const PARENTHESIS = /\s*[([（]([^()[\]（）]*)[)\]）]/gu;
/** A parenthesis that limits or quantifies what is said stays. */
const RESTRICTS =
  /\p{N}|\b(?:not|no|only|except|unless|if|without|excluding|up to|at least|sin|solo|sauf|sans|nur|nicht|außer|ohne|não|senza|non|niet|zonder)\b|不|仅|除/iu;
/** One that only sends the reader elsewhere goes. */
const REFERS = /^\s*(?:see|note|rsvp|link|read|more|siehe|voir|ver|véase|zie|vedi)\b/i;
const NEGATES = /\b(?:not|no|never|none|nor|neither|without|cannot|hardly|n't)\b|n[’']t\b/i;
/** Words of a main clause that make it stand by itself. */
const LEAST_MAIN = 9;

/** A sentence without its leading connective and asides: nothing that is said changes. */
export function tidy(text: string, language: Language): string {
  const led = capitalised(text.replace(language.connective, "").replace(language.dated, ""));
  return spaced(
    led.replace(PARENTHESIS, (whole, inside: string, at: number) => (keepsAside(led, whole, inside, at) ? whole : "")),
  );
}

function keepsAside(text: string, whole: string, inside: string, at: number): boolean {
  if (REFERS.test(inside)) return false;
  // A short name that is used again is explained here.
  if (/^\p{Lu}[\p{Lu}\p{N}&]{1,7}s?$/u.test(inside) && text.indexOf(inside, at + whole.length) >= 0) return true;
  const attached = at > 0 && !/^\s/.test(whole) && !/^[（]/u.test(whole);
  return (
    attached || RESTRICTS.test(inside) || at === 0 || /["“]/.test(text.slice(0, at).replace(/"[^"]*"|“[^”]*”/g, ""))
  );
}

/**
 * Shortens a long sentence by a trailing non-restrictive clause or an aside between dashes, where what is left says
 * the same without it: never where either side negates, limits or reports.
 */
export function shorten(text: string, language: Language, most: number): string {
  let short = tidy(text, language);
  for (const cut of CUTS) {
    if (countWords(short) <= most) break;
    short = cutWith(short, cut);
  }
  return short;
}

const CUTS: readonly RegExp[] = [
  /\s+[–—]\s+[^–—]{4,120}\s+[–—](?=\s)/u,
  /,\s+(?:which|where|whose|including|such as|along with|as well as)\s[^;:]+(?=[.!]$)/,
  /,\s+(?:ensuring|making|allowing|enabling|helping|giving|providing|meaning|leading|resulting)\s[^;:]+(?=[.!]$)/,
  /\s+[–—]\s+[^–—;:]{4,160}(?=[.!]$)/u,
];

function cutWith(text: string, cut: RegExp): string {
  const match = cut.exec(text);
  // An aside stands between two dashes; with a third it cannot be told where it ends.
  if (match !== null && (text.match(/\s[–—]\s/gu)?.length ?? 0) > 2) return text;
  if (match === null || NEGATES.test(match[0]) || /\b(?:said|says|according)\b|["“”]/i.test(text)) return text;
  const rest = spaced(text.replace(cut, ""));
  return countWords(rest) >= LEAST_MAIN ? rest : text;
}

function spaced(text: string): string {
  return text
    .replace(/\s+([,.;:!?])(?=\s|$)/g, "$1")
    .replace(/\s{2,}/g, " ")
    .replace(/,([.!?])$/, "$1")
    .trim();
}

/** First letter in upper case; names written small (`cloud.gov`, `iPhone`) keep theirs. */
export function capitalised(text: string): string {
  const first = /^\S+/u.exec(text)?.[0] ?? "";
  if (/^\p{Ll}+[\p{Lu}\p{N}._]\w/u.test(first)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
