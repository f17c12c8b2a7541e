const BLANKS = /\s+/gu;

/** A typed prefix as it is looked up: no leading blank, inner runs of blanks become one, a trailing blank stays one. */
export function normalisePrefix(prefix: string): string {
  return prefix.replace(BLANKS, " ").replace(/^ /, "");
}

/** A phrase as it is offered: trimmed, single blanks, NFC. */
export function normalisePhrase(phrase: string): string {
  return phrase.replace(BLANKS, " ").trim().normalize("NFC");
}
