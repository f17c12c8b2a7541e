import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";
import type { Block } from "../block.ts";
import type { Question } from "../question.ts";

/** How old somebody has to be, in the languages of the engine; how old a thing is is another matter. */
const ASKED = [
  /\bhow old (?:do|does|must|should|can|have|need)\b|\b(?:what|which|minimum|youngest) ages?\b(?! (?:is|was) (?:the|this|that|your)\b)|\bage (?:limits?|restrictions?|requirements?|groups?)\b/iu,
  /(?<!\p{L})(?:welche[mrs]?|jede[mr]) alter\b|\bwie alt (?:muss|müssen|darf|dürfen|soll(?:te)?|sein)\b|ab wie ?viele?n? jahren|mindestalter|altersgrenze\p{L}*|altersbeschränkung\p{L}*/iu,
  /(?:(?:à partir de|jusqu['’]à|dès) )?quel âge|(?:limites?|tranches?) d['’]âge|âges? (?:minimum|minimal|limite|requis)|combien d['’]années/iu,
  /(?:a partir de )?(?:qu[eé]|cu[aá]l es la|límites? de) edad|edad(?:es)? (?:mínima|máxima|límite)|cu[aá]ntos años (?:hay|tengo|debo|se|tiene)/iu,
  /(?:a partire da )?(?:che|quale|quali|limit[ei] d['’]|limit[ei] di|da che) ?età|età (?:minima|massima)|quanti anni (?:bisogna|devo|si deve|deve)/iu,
  /(?:a partir de )?(?:que|qual (?:é )?a|limites? de) idade|idade (?:mínima|máxima|limite)|quantos anos (?:é preciso|tenho|preciso)/iu,
  /(?:welke|elke) leeftijd|\bhoe oud (?:moet|mag|moeten)|minimum ?leeftijd|leeftijdsgrens|vanaf hoeveel jaar/iu,
];
const ASKS = new RegExp(ASKED.map(({ source }) => source).join("|"), "giu");
/** How old a thing is. */
const OF_A_THING = /^\P{L}*quel âge (?:a|ont|avait) /iu;

/** What stands before years that are a stretch of time, and behind them. */
const BEFORE_STRETCH =
  "for|in|within|last|past|every|after|over the|seit|vor|nach|alle|innerhalb von|binnen|sous|pendant|durant|depuis|il y a|dans|après|tous les|hace|durante|cada|tras|dentro de|per|ogni|entro|dopo|negli ultimi|da oltre|há|após|sinds|na|om de|al";
const BEHIND_STRETCH =
  " (?:ago|geleden|later|warranty|guarantee)|,? ?(?:of|de|di|d['’]) ?(?:exp|hist|serv|prac|trad|work|erf|erv|esp|exi|sto)|(?:erfahrung|geschichte)";
/** Years in the languages of the engine, as alternatives of an expression. */
export const YEARS = "years?|yrs?|jahre?n?|ans|años|anni|anos|jaar|jaren";
const TO = "\\s?(?:[-–—/]|to|bis|à|al?|até|tot|und|and|et|y|e|en)\\s?";
/** What may follow a number that is an age, though nothing calls it so: "over 18 only". */
const ENDS = "(?=s\\b|\\s*(?:[.,;:)!?]|$|\\n)| (?:and|or|only|must|may|can|are|is|need|have|pay|get)\\b)";

/** An age, or that any will do: "from the age of 5", "ages 6 to 8", "18+", "ab 8 Jahren", "de 6 à 8 ans", "all ages". */
const TELLS = anyOf(
  new RegExp(
    `(?<![\\p{N}.,]|(?<!\\p{L})(?:${BEFORE_STRETCH}) )\\p{N}{1,2}(?:${TO}\\p{N}{1,2})?[ \\u00a0-]?(?:${YEARS})(?!\\p{L})(?!${BEHIND_STRETCH})`,
    "iu",
  ),
  /\b(?:aged?|ages|age of) (?:of )?(?:\p{N}{1,2}|five|six|seven|eight|nine|ten|twelve|thirteen|fourteen|sixteen|eighteen|twenty[- ]one)\b/iu,
  new RegExp(
    `\\b(?:under|over|below|above|younger than|older than) (?:the age of )?\\p{N}{1,2}${ENDS}|(?<![\\p{N}.,])\\p{N}{1,2}\\s?\\+${ENDS}`,
    "iu",
  ),
  /\b\p{N}{1,2}(?:st|nd|rd|th) birthdays?\b|\b(?:all|any) ages?\b|\b\p{N}{1,2} (?:and|or) (?:over|older|above|under|younger|up)\b|\b(?:minors|under-?age|of legal age)\b/iu,
  /\p{N}{1,2}\. (?:lebensjahr|geburtstag)|(?<!\p{L})(?:unter|über|ab) \p{N}{1,2}(?:[ -]?jährige?n?(?!\p{L})| (?:dürfen|können|müssen))|jede[ns]? alters|jedem alter|alle altersgruppen|(?:voll|minder)jährig/iu,
  /tou(?:t|s) (?:les )?âges?|(?:ma|mi)jeure?s?(?!\p{L})|mineure?s?(?!\p{L})|todas las edades|cualquier edad|(?:mayor|menor)(?:es)? de (?:edad|\p{N})|tutte le età|qualsiasi età|(?:maggior|mi)enn[ie](?!\p{L})|todas as idades|qualquer idade|(?:maior|menor)(?:es)? de (?:idade|\p{N})|alle leeftijden|elke leeftijd|(?:meer|minder)jarig/iu,
);

/** The terms by which a question asks how old somebody has to be; `undefined` of any other. */
export function ageTermsOf(query: string, locale: string): readonly string[] | undefined {
  const asked = query.match(ASKS) ?? [];
  return asked.length === 0 || OF_A_THING.test(query) ? undefined : termsOf(asked.join(" "), locale);
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
