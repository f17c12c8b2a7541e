/** What is open in another sense than a shop is: "open day", "open fire", "Tag der offenen Tür". */
const OPEN_OTHERWISE =
  /(?<!\p{L})open[- ](?:days?|house|looks?|character|spaces?|plan|grounds?|country|karakter|evenings?|mornings?|nights?|weekends?|air|fires?|mics?|source|access|water|letters?|dag(?:en)?|avond(?:en)?|vuren|vuur|lucht|huis)(?!\p{L})|(?<!\p{L})tage? der offenen tür\p{L}*|offene[nsr]? feuer\p{L}*|portes ouvertes|puertas abiertas|porte aperte|portas abertas|(?:aire libre|cielo) abierto/giu;

/** A text without what is open in another sense. */
export function withoutOpenDays(text: string): string {
  return text.replace(OPEN_OTHERWISE, "…");
}

/** Words that say of a time that something is open then. */
const OF_OPENING =
  /(?<!\p{L})(?:open|opens|opening|opened|clos(?:es?|ed|ing)|shut|hours|geöffnet|öffn\p{L}+|offen|geschlossen|schließ\p{L}+|\p{L}+zeiten|ouvr\p{L}+|ouvert\p{L}*|ferm\p{L}+|horaires?|abr\p{L}+|abiert\p{L}+|cerrad\p{L}+|cierr\p{L}+|horarios?|apert\p{L}+|chius\p{L}+|orari[oi]?|abert\p{L}+|fechad\p{L}+|horários?|gesloten|openings\p{L}+)(?!\p{L})/iu;

/** Whether a text speaks of when something is open or shut. */
export function isOfOpening(text: string): boolean {
  return OF_OPENING.test(withoutOpenDays(text));
}
