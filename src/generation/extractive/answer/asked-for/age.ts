import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";
import type { Block } from "../block.ts";
import type { Question } from "../question.ts";

/** How old somebody has to be, in the languages of the engine; how old a thing is is another matter. */
const ASKED = [
  /\bhow old (?:do|does|must|should|can|have|need)\b|\b(?:what|which|minimum|youngest) ages?\b|\bage (?:limits?|restrictions?|requirements?|groups?)\b/iu,
  /\b(?:welche[mrs]?|jede[mr]) alter\b|\bwie alt (?:muss|müssen|darf|dürfen|soll(?:te)?|sein)\b|mindestalter|altersgrenze\p{L}*|altersbeschränkung\p{L}*/iu,
  /(?:quel(?:le)?s?|limites?|partir|tranches?) (?:d['’]|de )?(?:(?:quel|d['’]) ?)?âges?|âges? (?:minimum|minimal|limite|requis)/iu,
  /(?:qu[eé]|cu[aá]l es la|límites? de) edad|edad(?:es)? (?:mínima|máxima|límite)|cu[aá]ntos años (?:hay|tengo|debo|se|tiene)/iu,
  /(?:che|quale|quali|limit[ei] d['’]|limit[ei] di|da che) ?età|età (?:minima|massima)|quanti anni (?:bisogna|devo|si deve|deve)/iu,
  /(?:que|qual (?:é )?a|limites? de) idade|idade (?:mínima|máxima|limite)|quantos anos (?:é preciso|tenho|preciso)/iu,
  /(?:welke|elke) leeftijd|\bhoe oud (?:moet|mag|moeten)|minimum ?leeftijd|leeftijdsgrens/iu,
];
const ASKS = new RegExp(ASKED.map(({ source }) => source).join("|"), "giu");
/** What stands before years that are a stretch of time. */
const STRETCH =
  "for|in|within|last|past|every|after|over the|seit|vor|nach|alle|innerhalb von|binnen|sous|pendant|durant|depuis|il y a|dans|après|tous les|hace|durante|cada|tras|dentro de|per|ogni|entro|dopo|negli ultimi|da oltre|há|após|sinds|na|om de|al";
const YEARS = "years?|yrs?|jahre?n?|ans|años|anni|anos|jaar|jaren";
/** An age, or that any will do: "from the age of 5", "ages 6 to 8", "18+", "ab 8 Jahren", "de 6 à 8 ans", "all ages". */
const TELLS = anyOf(
  new RegExp(
    `(?<![\\p{N}.,]|(?<!\\p{L})(?:${STRETCH}) )\\p{N}{1,2}(?:\\s?(?:[-–—/]|to|bis|à|al?|até|tot|und|and|et|y|e|en)\\s?\\p{N}{1,2})?[ \\u00a0-]?(?:${YEARS})(?!\\p{L})(?! (?:ago|geleden|later|warranty))`,
    "iu",
  ),
  /\b(?:aged?|ages|age of|under|over|below|above|younger than|older than) (?:of )?(?:\p{N}{1,2}|five|six|seven|eight|nine|ten|twelve|thirteen|fourteen|sixteen|eighteen|twenty[- ]one)s?\b|(?<![\p{N}.,])\p{N}{1,2}\s?\+(?!\s?\p{N})|\b(?:all|any) ages?\b|\b\p{N}{1,2} (?:and|or) (?:over|older|above|under|younger|up)\b/iu,
  /\p{N}{1,2}\. (?:lebensjahr|geburtstag)|\b(?:unter|über|ab) \p{N}{1,2}(?:[ -]?jährige?n?)\b|jede[ns]? alters|jedem alter|alle altersgruppen|(?:voll|minder)jährig/iu,
  /tou(?:t|s) (?:les )?âges?|(?:ma|mi)jeure?s?(?!\p{L})|mineure?s?(?!\p{L})|todas las edades|cualquier edad|(?:mayor|menor)(?:es)? de (?:edad|\p{N})|tutte le età|qualsiasi età|(?:maggior|mi)enn[ie](?!\p{L})|todas as idades|qualquer idade|(?:maior|menor)(?:es)? de (?:idade|\p{N})|alle leeftijden|elke leeftijd|(?:meer|minder)jarig/iu,
);

/** The terms by which a question asks how old somebody has to be; `undefined` of any other. */
export function ageTermsOf(query: string, locale: string): readonly string[] | undefined {
  const asked = query.match(ASKS) ?? [];
  return asked.length === 0 ? undefined : termsOf(asked.join(" "), locale);
}

/** Whether a text tells how old somebody may or has to be. */
export function tellsAge(text: string): boolean {
  return TELLS.test(text);
}

/** Whether a block tells no age to whom asks for one. */
export function lacksAge({ lead, units, rest = [], passage }: Block, { age }: Question): boolean {
  if (age === undefined || tellsAge(passage.heading)) return false;
  return ![...(lead ? [lead] : []), ...units, ...rest].some(({ text }) => tellsAge(text));
}

/** How a question names an age: "my daughter is 7", "a 12 year old", "ma fille a 7 ans", "7 Jahre alt". */
const STATED = new RegExp(
  `(?<![\\p{N}.,])(\\p{N}{1,2})[ -]?(?:(?:${YEARS})(?!\\p{L})|y\\/?o\\b|jährige?[nrs]?)|\\b(?:i['’]?a?m|(?:he|she)(?:['’]s| is)|(?:son|daughter|child|kid|boy|girl) is|aged?) (\\p{N}{1,2})\\b(?!\\s?(?:years? (?:ago|late)|days|weeks|months|km|kg|cm|pounds|euros?|%))`,
  "iu",
);
const FROM_TO =
  /(?<![\p{N}.,])(\p{N}{1,2})\s?(?:[-–—/]|to|bis|à|al?|até|tot|und|and|et|y|e|en)\s?(\p{N}{1,2})(?![\p{N}:])/giu;
const FROM =
  /(?:\b(?:from(?: the age of)?|over|above|at least|minimum(?: age)?(?: of)?|ab|über|mindestens|dès|plus de|mínimo|mayores de|da|dai|maiores de|vanaf|boven)|à partir de|a partir de(?: los)?|dai) (\p{N}{1,2})(?!\p{N})|(?<![\p{N}.,])(\p{N}{1,2})(?:\s?\+|(?: years?)? (?:and|or) (?:over|older|above|up))/giu;
const UNDER =
  /\b(?:under|below|younger than|up to|unter|bis(?: zu)?|moins de|jusqu['’]à|menores de|hasta|sotto i|fino a|menores de|até|onder|tot) (?:the age of )?(\p{N}{1,2})(?![\p{N}:])/giu;
const OLDEST = 120;

/** The age that a question tells of somebody. */
export interface StatedAge {
  readonly years: number;
  /** The terms by which it does. */
  readonly terms: readonly string[];
}

/** The age that a question tells of somebody; `undefined` of any other. */
export function statedAgeOf(query: string, locale: string): StatedAge | undefined {
  const [stated, counted, told] = STATED.exec(query) ?? [];
  return stated === undefined ? undefined : { years: Number(counted ?? told), terms: termsOf(`${stated} old`, locale) };
}

/** Whether an age is within those that a text tells; `undefined` of a text that tells none. */
export function holdsAge(text: string, age: number): boolean | undefined {
  if (!tellsAge(text)) return undefined;
  const between = [...text.matchAll(FROM_TO)].map(([, least, most]) => [Number(least), Number(most)] as const);
  const from = [...text.matchAll(FROM)].map(([, a, b]) => [Number(a ?? b), OLDEST] as const);
  const under = [...text.matchAll(UNDER)].map(([, most]) => [0, Number(most)] as const);
  const ranges = between.length > 0 ? between : [...from, ...under];
  return ranges.length === 0 ? undefined : ranges.some(([least, most]) => least <= age && age <= most);
}
