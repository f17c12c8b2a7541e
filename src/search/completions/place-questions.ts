import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { PLACE_WORDS, type PlaceWords } from "./place-words.ts";

/** A sentence that tells when a place is open or where it is, and how a visitor asks for that. */
interface Fact {
  readonly tells: RegExp;
  ask(thing: string, said: string): string;
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** A clock, or that it is so each day. */
const CLOCK =
  "\\d ?[:.h] ?\\d\\d|\\d ?(?:[ap]\\.?m|[Uu]hr|uur|heures|horas)(?!\\p{L})|24 (?:hours|stunden)|every day|daily|täglich|tous les jours|todos los días|tutti i giorni|todos os dias|dagelijks";
/** Places of English that a visitor calls by one word; "the room" is one of several. */
const ONE_WORD = "library|gym|kitchen|playground|museum|laundry|car park|bus stop|office|shop|café|cafe|pool|clubhouse";
/** One of several. */
const NTH = "(?!(?:first|second|third|last|next|other|same|erste|zweite|dritte|letzte|andere|eerste|tweede|laatste) )";

const fact = (tells: string, ask: Fact["ask"]): Fact => ({ tells: new RegExp(`^(?<thing>${tells}`, "u"), ask });
/** A place by its article, first of a few words that name it. */
const named = (articles: string, { places }: PlaceWords) =>
  `(?:${articles})(?:${places})(?!\\p{L})(?: \\p{L}[\\p{L}-]*){0,3}?)`;
/** The same of a language that joins words: the place ends one. */
const joined = (articles: string, words: PlaceWords) =>
  `(?:${articles})${NTH}(?:\\p{Ll}[\\p{L}-]{1,20} )?${endsIn(words.places)}(?: \\p{L}[\\p{L}-]*){0,2}?)`;
const endsIn = (words: string) => `[\\p{L}-]{0,24}(?:${inBoth(words)})(?!\\p{L})`;
/** Words with a small first letter and with a capital. */
const inBoth = (words: string) => words.replace(/(?<![^|])\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`);
/** When it is open: at once, and not behind what it is open to. */
const hours = ({ times }: PlaceWords) => `(?=${times})(?=.{0,80}(?:${CLOCK}))`;
/** Where it is: at a thing of the closed list, or in a place by its name. */
function where({ leads, names = "", sites, places }: PlaceWords, isJoining = false): string {
  const site = isJoining ? endsIn(`${sites}|${places}`) : `(?:${inBoth(`${sites}|${places}`)})(?!\\p{L})`;
  const at = `${leads}(?:[\\p{L}\\p{N}.]{1,20} ){0,2}?${site}`;
  return names === "" ? at : `(?:${at}|${names}\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)`;
}

const { en, de, fr, es, it, pt, nl } = PLACE_WORDS;
const PLACE_EN = `The (?:${NTH}(?:\\p{Ll}[\\p{L}-]* ){1,2}(?:${en.places})|${ONE_WORD})`;
/** Behind a thing that is no part of another: "the building phase". */
const END_EN = "(?=[.,;:]|$| (?:of|at|in|on|and|by|next|behind|near|opposite|from|to|with)(?!\\p{L}))";

const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  en: [
    fact(
      `${PLACE_EN}|\\p{Lu}\\p{L}{0,30}(?:-\\p{L}{1,30}){1,4}) is open ${hours(en)}`,
      (thing) => `When is ${thing.replace(/^The /u, "the ")} open?`,
    ),
    fact(`We) are open ${hours(en)}`, () => "When are you open?"),
    fact(
      `${PLACE_EN}) (?:is ${where({ ...en, names: "" })}|(?:is located|is situated|can be found) ${where(en)})${END_EN}`,
      (thing) => `Where is ${small(thing)}?`,
    ),
  ],
  de: [
    fact(
      `${joined("Der |Die |Das ", de)} ist ${hours(de)}.{0,60}geöffnet`,
      (thing) => `Wann ist ${small(thing)} geöffnet?`,
    ),
    fact(
      `${joined("Der |Die |Das ", de)} (?:befindet sich|liegt) ${where(de, true)}`,
      (thing) => `Wo ist ${small(thing)}?`,
    ),
  ],
  fr: [
    fact(
      `${named("L['’]|Le |La ", fr)} est ouverte? ${hours(fr)}`,
      (thing, said) => `Quand ${small(thing)} est-${/ouverte/u.test(said) ? "elle ouverte" : "il ouvert"} ?`,
    ),
    fact(
      `${named("L['’]|Le |La ", fr)} (?:se trouve|se situe|est située?) ${where(fr)}`,
      (thing) => `Où se trouve ${small(thing)} ?`,
    ),
  ],
  es: [
    fact(`${named("El |La ", es)} (?:abre|está abiert[oa]) ${hours(es)}`, (thing) => `¿Cuándo abre ${small(thing)}?`),
    fact(
      `${named("El |La ", es)} (?:se encuentra|está situad[oa]|está ubicad[oa]) ${where(es)}`,
      (thing) => `¿Dónde está ${small(thing)}?`,
    ),
  ],
  it: [
    fact(
      `${named("L['’]|Il |La |Lo ", it)} (?:apre|è apert[oa]) ${hours(it)}`,
      (thing) => `A che ora apre ${small(thing)}?`,
    ),
    fact(
      `${named("L['’]|Il |La |Lo ", it)} (?:si trova|è sit[oa]|è situat[oa]) ${where(it)}`,
      (thing) => `Dove si trova ${small(thing)}?`,
    ),
  ],
  pt: [
    fact(
      `${named("O |A ", pt)} (?:abre|funciona|está abert[oa]) ${hours(pt)}`,
      (thing) => `Quando abre ${small(thing)}?`,
    ),
    fact(
      `${named("O |A ", pt)} (?:fica|localiza-se|está localizad[oa]) ${where(pt)}`,
      (thing) => `Onde fica ${small(thing)}?`,
    ),
  ],
  nl: [
    fact(
      `${joined("De |Het ", nl)} is ${hours(nl)}.{0,60}(?:geopend|open)`,
      (thing) => `Wanneer is ${small(thing)} open?`,
    ),
    fact(
      `${joined("De |Het ", nl)} (?:bevindt zich|ligt|is gevestigd) ${where(nl, true)}`,
      (thing) => `Waar is ${small(thing)}?`,
    ),
  ],
};

/** What a visitor asks that a sentence tells of a place: "When is the library open?", "Where is the music room?" */
export function placeQuestions(sentence: string, locale: string): string[] {
  for (const { tells, ask } of FACTS[primaryLanguage(locale)] ?? []) {
    const found = tells.exec(sentence);
    const thing = found?.groups?.thing;
    if (found !== null && thing !== undefined) return [ask(thing, found[0])];
  }
  return [];
}
