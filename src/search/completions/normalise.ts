const BLANKS = /\s+/gu;
/** A blank that does not stay as it is: one that leads, follows another, or is none of U+0020. */
const UNTIDY = /^\s|\s\s|[^\S ]/u;
/** Hyphens that nobody types. */
const HYPHENS = /[\u2010\u2011]/gu;
const TIDY = /^[\x21-\x7e](?: ?[\x21-\x7e])*$/;

/** A typed prefix as it is looked up: no leading blank, inner runs of blanks become one, a trailing blank stays one. */
export function normalisePrefix(prefix: string): string {
  return UNTIDY.test(prefix) ? prefix.replace(BLANKS, " ").replace(/^ /, "") : prefix;
}

/** A phrase as it is offered: trimmed, single blanks, NFC, no half of a surrogate pair. */
export function normalisePhrase(phrase: string): string {
  if (TIDY.test(phrase)) return phrase;
  return phrase.toWellFormed().replace(BLANKS, " ").replace(HYPHENS, "-").trim().normalize("NFC");
}

/** What phrases are ordered and compared by. */
export function phraseKey(phrase: string): string {
  return phrase.toLowerCase();
}
