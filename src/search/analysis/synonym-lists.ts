import { DUTCH } from "./dutch-synonyms.ts";
import { ENGLISH_AFFAIRS } from "./english-affairs.ts";
import { ENGLISH_DEVICES } from "./english-devices.ts";
import { ENGLISH } from "./english-synonyms.ts";
import { ENGLISH_TALK } from "./english-talk.ts";
import { FRENCH } from "./french-synonyms.ts";
import { GERMAN } from "./german-synonyms.ts";
import { ITALIAN } from "./italian-synonyms.ts";
import { PORTUGUESE } from "./portuguese-synonyms.ts";
import { SPANISH } from "./spanish-synonyms.ts";

/**
 * Everyday words of visitors beside those that companies write, one meaning a line. What corpora teach is found by
 * likeness; these are for words that a corpus of one company never sees, and for forms that no stem joins. Technical and
 * common words have no place.
 */
export const SYNONYMS: Record<string, string> = {
  en: ENGLISH + ENGLISH_TALK + ENGLISH_AFFAIRS + ENGLISH_DEVICES,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
};
