import { primaryLanguage } from "../../corpus/language/primary-language.ts";

/** A sentence that tells when a thing is open or where it is, and how a visitor asks for that. */
interface Fact {
  readonly tells: RegExp;
  ask(thing: string, said: string): string;
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** A clock, or that it is so each day. */
const HOURS =
  "(?=.{0,160}(?:\\d ?[:.h] ?\\d\\d|\\d ?(?:[ap]\\.?m|uhr|uur|heures|horas)(?!\\p{L})|24 (?:hours|stunden)|every day|daily|täglich|tous les jours|todos los días|tutti i giorni|todos os dias|dagelijks))";
/** Names of rooms and buildings, the last word of an English one. */
const ROOM =
  "(?:room|hall|library|office|gym|shop|café|cafe|kitchen|playground|court|pool|entrance|desk|studio|workshop|museum|centre|center|clubhouse|laundry|bus stop|car park)";
/** What points back or names no place. */
const NAMELESS =
  /^(?:The |Der |Die |Das |L['’]|Les? |La |Las |Los |El |Il |Lo |I |Gli |Le |O |A |Os |As |De |Het )(?:first|second|third|last|next|other|same|erste|zweite|dritte|letzte|andere|premi\p{L}+|deuxi\p{L}+|derni\p{L}+|autre|primer\p{L}?|segund\p{L}|otr\p{L}|prim[oa]|second[oa]|altr[oa]|primeir[oa]|outr[oa]|eerste|tweede|laatste|andere|problem|question|answer|solution|difference|sun|sol|sole|sonne|soleil|zon)(?!\p{L})/iu;

const fact = (tells: string, ask: Fact["ask"]): Fact => ({ tells: new RegExp(`^(?<thing>${tells}`, "u"), ask });
/** A thing by its article, up to a few words of it. */
const named = (articles: string) => `(?:${articles})[\\p{L}-]{3,30}(?: \\p{L}[\\p{L}-]*){0,3}?)`;

const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  en: [
    fact(
      `The [\\p{L}-]{3,30}(?: \\p{L}[\\p{L}-]*){0,2}?|\\p{Lu}[\\p{L}-]+-[\\p{L}-]+) is open ${HOURS}`,
      (thing) => `When is ${thing.replace(/^The /u, "the ")} open?`,
    ),
    fact(`We) are open ${HOURS}`, () => "When are you open?"),
    fact(
      `The (?:(?:\\p{Ll}[\\p{L}-]* ){1,2}${ROOM}|library|gym|kitchen|playground|museum|laundry|car park|bus stop)) (?:is (?:located |situated )?|can be found )(?:in|on|at|next to|opposite|near|behind) `,
      (thing) => `Where is ${small(thing)}?`,
    ),
  ],
  de: [
    fact(`${named("Der |Die |Das ")} ist ${HOURS}.{0,60}geöffnet`, (thing) => `Wann ist ${small(thing)} geöffnet?`),
    fact(`${named("Der |Die |Das ")} (?:befindet sich|liegt) `, (thing) => `Wo ist ${small(thing)}?`),
  ],
  fr: [
    fact(
      `${named("L['’]|Le |La ")} est ouverte? ${HOURS}`,
      (thing, said) => `Quand ${small(thing)} est-${/ouverte/u.test(said) ? "elle ouverte" : "il ouvert"} ?`,
    ),
    fact(`${named("L['’]|Le |La ")} (?:se trouve|se situe|est située?) `, (thing) => `Où se trouve ${small(thing)} ?`),
  ],
  es: [
    fact(`${named("El |La ")} (?:abre|está abiert[oa]) ${HOURS}`, (thing) => `¿Cuándo abre ${small(thing)}?`),
    fact(
      `${named("El |La ")} (?:se encuentra|está situad[oa]|está ubicad[oa]) `,
      (thing) => `¿Dónde está ${small(thing)}?`,
    ),
  ],
  it: [
    fact(`${named("L['’]|Il |La |Lo ")} (?:apre|è apert[oa]) ${HOURS}`, (thing) => `A che ora apre ${small(thing)}?`),
    fact(
      `${named("L['’]|Il |La |Lo ")} (?:si trova|è sit[oa]|è situat[oa]) `,
      (thing) => `Dove si trova ${small(thing)}?`,
    ),
  ],
  pt: [
    fact(`${named("O |A ")} (?:abre|funciona|está abert[oa]) ${HOURS}`, (thing) => `Quando abre ${small(thing)}?`),
    fact(`${named("O |A ")} (?:fica|localiza-se|está localizad[oa]) `, (thing) => `Onde fica ${small(thing)}?`),
  ],
  nl: [
    fact(`${named("De |Het ")} is ${HOURS}.{0,60}(?:geopend|open)`, (thing) => `Wanneer is ${small(thing)} open?`),
    fact(
      `${named("De |Het ")} (?:bevindt zich|ligt|is gevestigd) (?:in|op|aan|naast|achter|bij) `,
      (thing) => `Waar is ${small(thing)}?`,
    ),
  ],
};

/** What a visitor asks that a sentence tells of a place: "When is the library open?", "Where is the music room?" */
export function placeQuestions(sentence: string, locale: string): string[] {
  for (const { tells, ask } of FACTS[primaryLanguage(locale)] ?? []) {
    const found = tells.exec(sentence);
    const thing = found?.groups?.thing;
    if (found !== null && thing !== undefined && !NAMELESS.test(thing)) return [ask(thing, found[0])];
  }
  return [];
}
