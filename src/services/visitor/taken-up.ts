/**
 * How a language goes on with another thing ("And my account?"), what opens the name of one there, and that of the thing
 * that was asked of. "And the price?" asks for something of the same thing.
 */
const LANGUAGES: readonly (readonly [and: string, another: string, articles: string])[] = [
  ["and", "an?|my|our", "the|your"],
  ["und", "eine?n?|meine?n?|unsere?n?|unser", "der|die|das|den"],
  ["et", "une?|mon|ma|mes|notre|nos", "le|la|les"],
  ["y", "una?|mis?|nuestr[oa]s?", "el|la|los|las"],
  [
    "ed?",
    "uma?|(?:[oa]s? )?(?:meus?|minhas?)|una?|(?:(?:il|la|i|le) )?(?:mi[oae]|miei)",
    "o|a|os|as|il|lo|la|i|gli|le",
  ],
  ["en", "een|mijn|onze|ons", "de|het"],
];

interface Form {
  /** A message that only names a thing. */
  readonly another: RegExp;
  /** The thing in the question before: up to a verb at its end, as in German and Dutch, or up to its end. */
  readonly things: readonly RegExp[];
}

const FORMS: readonly Form[] = LANGUAGES.map(([and, other, articles]) => {
  const opens = `(?<!\\p{L})(?:${other}|${articles})\\s+`;
  return {
    another: new RegExp(`^[¿¡\\s]*${and}\\s+((?:${other})\\s+(?:\\S+\\s+){0,2}?[^\\s?.!]*\\p{L})[\\s?.!]*$`, "iu"),
    things: [
      new RegExp(
        `${opens}(?:\\p{Ll}+\\s+)*?\\p{L}[\\p{L}\\p{N}-]*(?=\\s+\\p{Ll}+(?:en|ern|eln)(?:\\s\\p{Ll}+)?\\W*$)`,
        "u",
      ),
      new RegExp(`${opens}[^?.!,;:]*[\\p{L}\\p{N}](?=\\W*$)`, "iu"),
    ],
  };
});
/** What stands for a thing that was named. */
const POINTS = /\b(?:ones?|other|others|same|rest)\b/iu;
/** Words of a thing that another is put in the place of, at most. */
const MOST_WORDS = 5;
/** More is a story, of which nobody takes up one thing. */
const LONGEST = 200;

/**
 * A message that only names another thing ("And my account?"), as the question that it means: the one before of that
 * thing ("How do I close my account?"). Any other message as it is.
 */
export function takenUp(message: string, before: string | undefined): string {
  if (before === undefined || message.length > LONGEST || before.length > LONGEST) return message;
  for (const { another, things } of FORMS) {
    const named = another.exec(message)?.[1];
    if (named === undefined || POINTS.test(named)) continue;
    const place = things.find((form) => form.test(before));
    const words = (place?.exec(before)?.[0] ?? "").split(/\s+/).filter(Boolean).length;
    if (place !== undefined && words <= MOST_WORDS) return before.replace(place, () => named);
  }
  return message;
}
