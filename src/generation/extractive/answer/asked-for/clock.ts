import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";

/** How a question asks for the time of the day at which something is, in the languages of the engine. */
const ASKS = anyOf(
  /\bwhat time\b/iu,
  /\b(?:um wie ?viel uhr|wie ?viel uhr)\b/iu,
  /(?<!\p{L})(?:à )?quelle heure(?!\p{L})/iu,
  /(?<!\p{L})(?:a )?qu[eé] hora(?!\p{L})/iu,
  /(?<!\p{L})(?:a )?che ora(?!\p{L})/iu,
  /(?<!\p{L})(?:a )?que horas?(?!\p{L})/iu,
  /\bhoe laat\b/iu,
);
/** What it asks so by: the word for a time, and the part of the day. */
const WORDS =
  /(?<!\p{L})(?:time|uhr|heure|horas?|ora|laat|mornings?|evenings?|afternoons?|morgens|vormittags?|nachmittags?|abends?|matin|soir|apr[eè]s-midi|mañana|tarde|noche|mattin[ao]|sera|pomeriggio|manhã|noite|ochtends?|morgen|middags?|avonds?)(?!\p{L})/giu;

/** The terms by which a query asks at which time of the day something is: a time tells that without them. */
export function clockTermsOf(query: string, locale: string): string[] {
  return ASKS.test(query) ? (query.match(WORDS) ?? []).flatMap((word) => termsOf(word, locale)) : [];
}
