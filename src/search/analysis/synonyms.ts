import { analyzerOf, type Term } from "./analyzer.ts";
import { fold } from "./fold.ts";
import { stem } from "./stems.ts";
import { SYNONYMS } from "./synonym-lists.ts";

type Words = ReadonlySet<string>;
const NOTHING: Words = new Set();

/** Words (folded) between those of a phrase that change nothing: "close my account", "should I wear", "fermer mon compte". */
const BETWEEN = setsOf({
  en: "a an i my our the this we your",
  de: "das dein deine dem den der die ein eine einen ich ihr ihre ihren mein meine meinem meinen meiner mich unser unsere wir",
  es: "el la las lo los me mi mis nuestra nuestro se su sus tu tus un una yo",
  fr: "d je l la le les m ma mes mon notre nos s son un une votre vos",
  it: "gli i il io l la le lo mi mia mie miei mio un una",
  nl: "de dit een het ik je mijn ons onze uw",
  pt: "a as eu me meu meus minha minhas o os um uma",
});

/** Words (folded) that end a verb, with what it is done to before them: "turn the heating off", "melde ihn ab". */
const PARTICLES = setsOf({ en: "off on down up back out", de: "ab an aus ein um zuruck", nl: "aan uit" });
/** Words that may stand before one. */
const MOST_BEFORE = 3;

/** A phrase by its terms: function words as they are, others by their stems. */
interface Phrase {
  terms: readonly string[];
  /** Its meaning in other words, each without function words. */
  others: readonly (readonly Term[])[];
  /** Whether companies say it in those words rather than in its own. */
  rather: boolean;
}

/** A phrase of a query that has others of the same meaning. */
export interface Synonyms extends Pick<Phrase, "others" | "rather"> {
  /** Positions of its words among the query's terms. */
  positions: readonly number[];
}

/** What is known of the words of one language. */
interface Lexicon {
  /** Its phrases by their first term. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** The words of all of them as they are written, folded, and their stems. */
  words: Words;
  between: Words;
  particles: Words;
}

const LEXICONS = new Map<string, Lexicon>();
const NO_PHRASES: readonly Phrase[] = [];

/** Read when a language is first asked for; undefined of those without a list, of which visitors may name any. */
function lexiconOf(language: string): Lexicon | undefined {
  const known = LEXICONS.get(language);
  const list = SYNONYMS[language];
  if (known !== undefined || list === undefined) return known;
  const lexicon = {
    phrases: byFirstTerm(list, language),
    words: new Set(
      analyzerOf(language)
        .terms(list)
        .flatMap(({ surface, term }) => [surface, term]),
    ),
    between: BETWEEN.get(language) ?? NOTHING,
    particles: PARTICLES.get(language) ?? NOTHING,
  };
  LEXICONS.set(language, lexicon);
  return lexicon;
}

function byFirstTerm(list: string, language: string): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = list
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => phrasesIn(line, language));
  return Map.groupBy(phrases, ({ terms }) => terms[0] ?? "");
}

/** "a, b" are said for each other; of "a > b" the second is what companies write where visitors say the first. */
function phrasesIn(line: string, language: string): Phrase[] {
  const [said = [], written] = line.split(" > ").map((phrases) => phrases.split(", ").flatMap(spellingsOf));
  const termsOf = (phrase: string) => analyzerOf(language).terms(phrase);
  // Forms of one word say the same, and count once for another.
  const own = Map.groupBy(said, (phrase) => keyOf(termsOf(phrase)));
  const rather = written?.map(termsOf);
  return [...own].flatMap(([key, forms]) => {
    const besides = [...own].filter(([other]) => other !== key).map(([, [other = ""]]) => termsOf(other));
    // Stemmers tell endings by accents, which few type: "perdi" is "perdí", and so what that is.
    const typed = distinct(forms.flatMap((form) => [form, fold(form)]).map(termsOf));
    return typed.map((terms) => ({
      terms: terms.map(({ term }) => term),
      others: distinct(
        (rather ?? (keyOf(terms) === key ? besides : [termsOf(forms[0] ?? ""), ...besides])).map(toldIn),
      ),
      rather: rather !== undefined,
    }));
  });
}

const keyOf = (phrase: readonly Term[]): string => phrase.map(({ term }) => term).join(" ");

/** Phrases whose stems differ: what "enrol" and "enrolment" share would count twice. */
function distinct(phrases: readonly Term[][]): Term[][] {
  return [...new Map(phrases.map((phrase) => [keyOf(phrase), phrase])).values()];
}

/** A phrase, and as it is typed without an apostrophe ("cant find"). */
function spellingsOf(phrase: string): string[] {
  return / t(?= |$)/.test(phrase) ? [phrase, phrase.replaceAll(/ t(?= |$)/g, "t")] : [phrase];
}

const toldIn = (phrase: readonly Term[]): Term[] => phrase.filter(({ stop, request }) => !stop && !request);

/** Whether visitors say a word in some form, whatever pages hold: it is no slip of another ("trial" is no "trail"). */
export function isVisitorsWord(surface: string, language: string): boolean {
  const words = lexiconOf(language)?.words ?? NOTHING;
  return words.has(surface) || words.has(stem(surface, language));
}

/** The phrases among a query's terms, function words included, that have others of the same meaning. */
export function synonymsIn(terms: readonly Term[], language: string): Synonyms[] {
  const found: Synonyms[] = [];
  const lexicon = lexiconOf(language);
  if (lexicon === undefined) return found;
  const said = new Set(terms.map(({ term }) => term));
  for (let start = 0; start < terms.length; start++) {
    for (const { terms: phrase, others, rather } of lexicon.phrases.get(terms[start]?.term ?? "") ?? NO_PHRASES) {
      // Hundreds may open with "how": most of them go on with what the query does not say at all.
      if (phrase.length > 1 && !said.has(phrase[1] as string)) continue;
      const positions = phrase.length === 1 ? [start] : positionsFrom(terms, start, phrase, lexicon);
      if (positions !== undefined) found.push({ positions, others, rather });
    }
  }
  return found;
}

/** Where the words of a phrase stand from `start`, where its first one is; undefined where they do not follow it. */
function positionsFrom(
  terms: readonly Term[],
  start: number,
  phrase: readonly string[],
  { between, particles }: Lexicon,
): number[] | undefined {
  const positions = [start];
  let at = start + 1;
  for (let next = 1; next < phrase.length; next++) {
    const word = phrase[next] as string;
    while (terms[at]?.term !== word && between.has(terms[at]?.surface ?? "")) at++;
    if (terms[at]?.term !== word && next === 1 && particles.has(word)) at = particleAt(terms, at, word);
    if (terms[at]?.term !== word) return undefined;
    positions.push(at++);
  }
  return positions;
}

function setsOf(lists: Record<string, string>): ReadonlyMap<string, Words> {
  return new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.split(" "))]));
}

function particleAt(terms: readonly Term[], from: number, particle: string): number {
  const before = terms.slice(from, from + MOST_BEFORE + 1).findIndex(({ term }) => term === particle);
  return from + Math.max(0, before);
}
