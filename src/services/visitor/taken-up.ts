/** How a language goes on with another thing ("And my account?"), and what the name of one is made of there. */
interface Naming {
  readonly and: string;
  /** What opens the name of one of many, and what opens that of one's own. */
  readonly many: string;
  readonly own: string;
  readonly article: string;
  /** What stands beside a thing, and is no part of its name. */
  readonly beside: string;
  /** What closes a question behind the thing: the infinitive. */
  readonly behind?: string;
  /** A word that a name ends in, where it is not any. */
  readonly noun?: string;
}

const LANGUAGES: readonly Naming[] = [
  {
    and: "and",
    many: "an?",
    own: "my|our",
    article: "the|your",
    beside: "on|in|at|to|for|from|with|by|into|off|out|up|down|of|or|and|than|later|ago|not",
  },
  {
    and: "und",
    many: "eine?n?",
    own: "meine?n?|unsere?n?|unser",
    article: "der|die|das|den",
    beside: "an|auf|zu|für|mit|von|vom|aus|ab|ein|im|in|zum|zur|bei|nach|über|oder|und|nicht",
    behind: "\\p{Ll}+(?:en|ern|eln)",
    noun: "\\p{Lu}[\\p{L}\\p{N}-]*",
  },
  {
    and: "et",
    many: "une?",
    own: "mon|ma|mes|notre|nos",
    article: "le|la|les",
    beside: "à|aux?|en|pour|avec|sans|sur|dans|chez|par|ou|et|pas",
  },
  {
    and: "y",
    many: "una?",
    own: "mis?|nuestr[oa]s?",
    article: "el|la|los|las",
    beside: "a|al|en|para|con|sin|por|sobre|o|y|no",
  },
  {
    and: "e",
    many: "uma?",
    own: "(?:[oa]s? )?(?:meus?|minhas?)",
    article: "o|a|os|as",
    beside: "a|ao|em|n[oa]s?|para|com|sem|por|ou|e",
  },
  {
    and: "ed?",
    many: "una?",
    own: "(?:(?:il|la|i|le) )?(?:mi[oae]|miei)",
    article: "il|lo|la|i|gli|le",
    beside: "a|al|alla|in|nel|nella|per|con|da|dal|dalla|su|sul|sulla|o|e",
  },
  {
    and: "en",
    many: "een",
    own: "mijn|onze|ons",
    article: "de|het",
    beside: "op|aan|af|uit|in|met|voor|naar|door|over|bij|om|of|en|niet",
    behind: "\\p{Ll}+en",
  },
];

interface Form {
  /** A message that only names a thing. */
  readonly another: RegExp;
  /** A thing of the same kind at the end of the question before. */
  readonly thing: RegExp;
  /** What may be there as well in a question for a way. */
  readonly inWay: RegExp;
}

const FORMS: readonly Form[] = LANGUAGES.flatMap((naming) => {
  const { many, own, article } = naming;
  const ofMany = thingOf(naming, many);
  return [
    { another: anotherOf(naming, many), thing: ofMany, inWay: ofMany },
    {
      another: anotherOf(naming, own),
      thing: thingOf(naming, own),
      inWay: thingOf(naming, `${own}|${many}|${article}`),
    },
  ];
});

function anotherOf({ and }: Naming, opens: string): RegExp {
  return new RegExp(`^[¿¡\\s]*${and}\\s+((?:${opens})\\s+(?:\\S+\\s+){0,2}?[^\\s?.!]*\\p{L})[\\s?.!]*$`, "iu");
}

function thingOf({ beside, behind, noun = "\\p{L}[\\p{L}\\p{N}-]*" }: Naming, opens: string): RegExp {
  const word = `(?!(?:${beside})\\s)[\\p{L}\\p{N}-]+\\s+`;
  const last = `(?!(?:${beside})(?!\\p{L}))${noun}`;
  const end = behind === undefined ? "(?=\\W*$)" : `(?=(?:\\s+${behind})?\\W*$)`;
  return new RegExp(`(?<!\\p{L})(?:${opens})\\s+(?:${word}){0,2}?${last}${end}`, behind === undefined ? "iu" : "u");
}

/** How a question for a way begins. */
const ASKS_WAY = /^[¿\s]*(?:how (?:do|can) i|wie|comment|c[oó]mo|come|hoe) /iu;
/** No way, but how much of something: "Wie lange …?" */
const ASKS_AMOUNT = /^(?:wie|hoe) (?:lang|viel|hoch|oft|teuer|groß|veel|vaak|duur|hoog|groot)/iu;
/** What stands for a thing that was named, or is no thing of its kind: "And an example?", "And an hour later?" */
const NO_THING =
  /(?<!\p{L})(?:ones?|other|others|same|rest|later|earlier|more|examples?|beispiele?|exemples?|ejemplos?|esempio?|esempi|exemplos?|voorbeeld(?:en)?)(?!\p{L})/iu;
/** A form of "to be" or "to do" before a thing: what stands behind its first word says something of it. */
const SAYS_OF_IT =
  /(?<!\p{L})(?:is|are|was|were|does|do|did|has|have|ist|sind|war|est|sont|está|están|es|son|é|são|è|sono|zijn)\s+$/iu;
/** More is a story, of which nobody takes up one thing. */
const LONGEST = 200;

/**
 * A message that only names another thing ("And my account?"), as the question that it means: the one before with that in
 * the place of a thing of the same kind at its end ("How do I close my account?"). Any other message as it is.
 */
export function takenUp(message: string, before: string | undefined): string {
  if (before === undefined || message.length > LONGEST || before.length > LONGEST) return message;
  const asksWay = ASKS_WAY.test(before) && !ASKS_AMOUNT.test(before);
  for (const { another, thing, inWay } of FORMS) {
    const named = another.exec(message)?.[1];
    if (named === undefined || NO_THING.test(named)) continue;
    const place = (asksWay ? inWay : thing).exec(before);
    if (place === null) continue;
    const isNamedAlone = /^\S+\s\S+$/u.test(place[0]);
    if (!isNamedAlone && SAYS_OF_IT.test(before.slice(0, place.index))) continue;
    return before.slice(0, place.index) + named + before.slice(place.index + place[0].length);
  }
  return message;
}
