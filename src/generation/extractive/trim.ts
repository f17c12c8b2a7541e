import type { Language } from "./language/language.ts";
import { countWords } from "./words.ts";

const PARENTHESIS = /\s*[([（]([^()[\]（）]*)[)\]）]/gu;
/** A parenthesis that only sends the reader elsewhere, names examples or is an address: nothing is said without it. */
const SAYS_NOTHING =
  /^\s*(?:(?:(?:also )?available |found )?here\s*$|(?:see|rsvp|link|read|learn more|more at|for (?:more|details)|siehe|voir|ver|véase|zie|vedi)\b|(?:https?:\/\/|www\.)\S+\s*$|(?:for example|for instance|e\.g\.|such as|z\.\s?B\.|zum Beispiel|par exemple|por ejemplo|por exemplo|ad esempio|bijvoorbeeld)(?!\p{L})|例如)|,\s*(?:for example|for instance)\s*$/iu;
/** What limits a statement, in an aside or a clause. */
const RESTRICTS =
  /\b(?:only|except|unless|if|until|provided|excluding|optional(?:ly)?|almost|nearly|mostly|partly|usually|typically|generally|sometimes|often|may|might|could|up to|at (?:least|most)|about|around|roughly|depending)\b/i;
const NEGATES = /\b(?:not|no|never|none|nor|neither|without|cannot|hardly|n't)\b|n[’']t\b/i;
/** Words of a main clause that make it stand by itself. */
const LEAST_MAIN = 9;

/** A clause at the end that only says where more is told, and limits nothing. */
const POINTER =
  /, as (?:discussed|described|explained|outlined|shown|mentioned|noted) (?:in|on|above|below)\b(?!.*\b(?:unless|except|and|but|if|when|until|or|only|for)\b)[^,.;:]*(?=\.$)/iu;

/** A sentence without its leading connective and asides: nothing that is said changes. */
export function tidy(text: string, language: Language): string {
  const led = capitalised(text.replace(language.connective, "").replace(language.dated, "").replace(POINTER, ""));
  const kept = led.replace(PARENTHESIS, (whole, inside: string, at: number) =>
    keepsAside(led, whole, inside, at) ? whole : "",
  );
  // Blanks before a mark are the writer's where nothing is left out: a word is missing, or the text is French.
  return kept === led ? led.replace(/\s{2,}/g, " ").trim() : spaced(kept);
}

/** All but what surely neither limits nor renames: a hedge, an option, an exception and an abbreviation stay. */
function keepsAside(text: string, whole: string, inside: string, at: number): boolean {
  if (!SAYS_NOTHING.test(inside) || RESTRICTS.test(inside)) return true;
  const attached = at > 0 && !/^\s/.test(whole) && !/^[（]/u.test(whole);
  return attached || at === 0 || /["“]/.test(text.slice(0, at).replace(/"[^"]*"|“[^”]*”/g, ""));
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
  // What is joined by an "and" is a part of the subject.
  /\s+[–—]\s+(?!(?:and|or|und|oder|y|e|o|u|et|ou|ed|en|of)\s)[^–—]{4,120}\s+[–—](?=\s)/iu,
  /,\s+(?:which|where|whose|including|such as|along with|as well as)\s[^;:]+(?=[.!]$)/,
  /,\s+(?:ensuring|making|allowing|enabling|helping|giving|providing|meaning|leading|resulting)\s[^;:]+(?=[.!]$)/,
  // Behind a second dash the sentence goes on.
  /\s+[–—](?<!\s[–—]\s.*\s[–—])\s+[^–—;:]{4,160}(?=[.!]$)/u,
];

/** What leads to a statement, as long as no comma ends it. */
const OPENING = /^(?:in|when|since|with|after|as|while|for|by|on|at|during|once|if|because|although|until) [^,]*$/i;

function cutWith(text: string, cut: RegExp): string {
  const match = cut.exec(text);
  // An aside stands between two dashes; with a third it cannot be told where it ends.
  if (match !== null && (text.match(/\s[–—]\s/gu)?.length ?? 0) > 2) return text;
  if (
    match === null ||
    NEGATES.test(match[0]) ||
    RESTRICTS.test(match[0]) ||
    /\b(?:said|says|according)\b|["“”]/i.test(text)
  )
    return text;
  // Between an opening and what it leads to the aside stands for a comma, which may be one too many.
  if (OPENING.test(text.slice(0, match.index)) && match.index + match[0].length < text.length - 1) return text;
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

/** A text up to the first mark that may end a sentence, that of an abbreviation too. */
export function firstSentence(text: string): string {
  return text.split(/(?<=[.!]) |(?<=[。！])/u, 1)[0] ?? "";
}

/** First letter in upper case; names written small (`cloud.gov`, `iPhone`) keep theirs. */
export function capitalised(text: string): string {
  const first = /^\S+/u.exec(text)?.[0] ?? "";
  if (/^\p{Ll}+[\p{Lu}\p{N}._]\w/u.test(first)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
