import type { Language } from "../../language/language.ts";
import { countWords } from "../../text/words.ts";

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

/** The number of a clause before its sentence: "4.2 You may not …", but not "2.4 GHz …" or "1.5 million …". */
const CLAUSE_NUMBER = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?=\p{Lu}\p{Ll}*\s)/u;

/** A sentence without the number of its clause, its leading connective and asides: nothing that is said changes. */
export function tidy(text: string, language: Language): string {
  return withoutAsides(
    capitalised(
      text.replace(CLAUSE_NUMBER, "").replace(language.connective, "").replace(language.dated, "").replace(POINTER, ""),
    ),
  );
}

/** A sentence without a bracket before its full stop that nothing opens: a slip of its writer. */
function withoutStrayBracket(text: string): string {
  if (!text.endsWith(").") || text.includes("(") || text.indexOf(")") < text.length - 2) return text;
  return /[\p{L}\p{N}]\)\.$/u.test(text) ? `${text.slice(0, -2)}.` : text;
}

/** A sentence without asides that say nothing. */
export function withoutAsides(written: string): string {
  const led = withoutStrayBracket(written);
  const kept = /[([（]/.test(led)
    ? led.replace(PARENTHESIS, (whole, inside: string, at: number) => (keepsAside(led, whole, inside, at) ? whole : ""))
    : led;
  // Blanks before a mark are the writer's where nothing is left out: a word is missing, or the text is French.
  return kept === led ? led.replace(/\s{2,}/g, " ").trim() : spaced(kept);
}

/** All but what surely neither limits nor renames: a hedge, an option, an exception and an abbreviation stay. */
function keepsAside(text: string, whole: string, inside: string, at: number): boolean {
  if (!SAYS_NOTHING.test(inside) || RESTRICTS.test(inside)) return true;
  // "Go to (https://acme.example) and sign in": what is named there alone.
  if (/\b(?:to|at|on|in|from|via|see|visit|under|of)$/i.test(text.slice(0, at))) return true;
  const attached = at > 0 && !/^\s/.test(whole) && !/^[（]/u.test(whole);
  return attached || at === 0 || /["“]/.test(text.slice(0, at).replace(/"[^"]*"|“[^”]*”/g, ""));
}

/**
 * Shortens a long sentence by the examples at its end. Nothing else can go: a clause of its own, an aside between dashes
 * and an item that is joined ("as well as …") may each bear a duty, a case, an amount, a loss or a warning.
 */
export function shorten(text: string, language: Language, most: number): string {
  const short = tidy(text, language);
  return countWords(short) > most ? withoutExamples(short) : short;
}

/** Something in a list, and two or more of them: one "and", and no comma behind the last, where the sentence goes on. */
const ITEM = '(?:(?! (?:and|or) )[^,;:–—"“”]){1,80}';
const EXAMPLES = new RegExp(`, such as (?:${ITEM}(?:(?:, ${ITEM}){1,8},?)? (?:and|or) )?${ITEM}(?=[.!]$)`, "iu");
/** What makes more of an example than a name: a duty, a figure, a clause of its own. */
const SAYS_MORE =
  /\b(?:must|needs?|required?|ha(?:s|ve) to|should|shall|when|where|which|who|that|before|after)\b|\p{N}/iu;

function withoutExamples(text: string): string {
  const [examples] = EXAMPLES.exec(text) ?? [];
  if (examples === undefined || [NEGATES, RESTRICTS, SAYS_MORE].some((more) => more.test(examples))) return text;
  const rest = spaced(text.replace(EXAMPLES, ""));
  return countWords(rest) >= LEAST_MAIN ? rest : text;
}

function spaced(text: string): string {
  return text
    .replace(/\s+([,.;:!?])(?=\s|$)/g, "$1")
    .replace(/\s{2,}/g, " ")
    .replace(/,,+/g, ",")
    .replace(/,([.!?])$/, "$1")
    .trim();
}

/** A text up to the first mark that may end a sentence, that of an abbreviation too. */
export function firstSentence(text: string): string {
  return text.split(/(?<=[.!]) |(?<=(?![.!?])\p{Sentence_Terminal})/u, 1)[0] ?? "";
}

/** First letter in upper case; names written small (`cloud.gov`, `iPhone`) keep theirs. */
export function capitalised(text: string): string {
  const first = /^\S+/u.exec(text)?.[0] ?? "";
  // Georgian has capitals for whole words alone.
  if (/^\p{Ll}+[\p{Lu}\p{N}._]\w|^\p{Ll}\p{N}+$|^\p{Script=Georgian}/u.test(first)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
