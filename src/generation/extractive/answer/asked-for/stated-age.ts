import { termsOf } from "../../../text/terms.ts";
import { tellsAge, YEARS } from "./age.ts";

/** How a question names somebody's age, by what stands behind or before it: "12 year old", "my daughter is 7", "a 7 ans". */
const STATED = [
  /(?<![\p{N}.,])(\p{N}{1,2})[ -]?(?:(?:years?|yrs?)[ -]olds?|y\/?o|jährige?[nrs]?|jahre? alt|jaar oud)(?!\p{L})/iu,
  /\b(?:i(?: a|['’])?m|(?:he|she|who)(?:['’]s| is)|(?:son|daughter|child|kid|boy|girl|niece|nephew)(?: who)? is|aged?|(?:children|kids|boys|girls) of)(?: (?:only|just|already|now|almost|nearly))? (\p{N}{1,2}|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L}|[\p{N}.,:%]|\s?(?:min|hour|day|week|month|km|kg|cm|m\b|pounds|euros?|dollars|people|years? (?:late|ago)))/iu,
  /(?<!\p{L})(?:j['’]ai|ai|a|ont|âgée?s? de|enfants? de|tengo|tiene|tienen|niñ[oa]s? de|ho|ha|hanno|bambin[oaie] di|tenho|tem|têm|crianças? de) (\p{N}{1,2}) (?:ans|años|anni|anos)(?!\p{L})/iu,
  /(?<!\p{L})(?:ich bin|sohn ist|tochter ist|kind ist|ik ben|zoon is|dochter is|kind is) (\p{N}{1,2})(?![\p{N}.,:%]|\s?(?:min|stund|tag|uhr|uur|dag|km|kg|m\b|euro))/iu,
];
/** Years that are written in words, from `FIRST_IN_WORDS` on. */
const IN_WORDS = "three four five six seven eight nine ten eleven twelve".split(" ");
const FIRST_IN_WORDS = 3;
const MONTHS = 12;
/** The same in months. */
const MONTHS_OLD =
  /(?<![\p{N}.,])(\p{N}{1,2})[ -]?(?:months?[ -]olds?|monate? alt|maanden oud)(?!\p{L})|(?<!\p{L})(?:a|âgée?s? de|tiene|ha|tem) (\p{N}{1,2}) (?:mois|meses|mesi)(?!\p{L})/iu;
const CHILDREN =
  "(?:ages?|aged|between|kids|children|boys|girls|kinder|enfants?|niñ[oa]s?|bambin[ie]|crianças?|kinderen)";
const FROM_TO = new RegExp(
  `(${CHILDREN}[^\\p{N}\\n]{0,12})?(?<![\\p{N}.,:])(\\p{N}{1,2})(?: ?(?:${YEARS})(?: \\p{N}{1,2} ?(?:m|mths?|months?|monate?|mois|mes[ei]s?|maanden))?)?\\s?(?:[-–—/]|to|bis|à|al?|até|tot|und|and|et|y|e|en)\\s?(\\p{N}{1,2})(?![\\p{N}:])([ -]?(?:${YEARS}))?`,
  "giu",
);
const FROM = new RegExp(
  `(?<!\\p{N})(\\p{N}{1,2})(?:st|nd|rd|th) birthday|(?:(?<!\\p{L})(?:from the age of|over|above|at least|minimum age(?: of)?|dès|plus de|mayores de|maiores de|boven|mindestens|über)|(?<!\\p{L})(?:from|ab|vanaf|à partir de|a partir d[eo]s?(?: los)?|da|dai)(?= \\p{N}{1,2} ?(?:${YEARS}))) (\\p{N}{1,2})(?![\\p{N}:])|(?<![\\p{N}.,])(\\p{N}{1,2})(?:\\s?\\+|(?: years?)? (?:and|or) (?:over|older|above|up))`,
  "giu",
);
/** What leaves the age itself out, and what does not. */
const UNDER =
  /(?<!\p{L})(?:under|below|younger than|unter|moins de|menores de|sotto i|onder) (?:the age of )?(\p{N}{1,2})(?![\p{N}:])/giu;
const UP_TO = new RegExp(
  `(?<!\\p{L})(?:up to|bis(?: zu)?|jusqu['’]à|hasta(?: los)?|fino a|até|tot) (\\p{N}{1,2})(?= ?(?:${YEARS}))`,
  "giu",
);
const OLDEST = 120;

/** The age that a question tells of somebody. */
export interface StatedAge {
  readonly years: number;
  /** The terms by which it does. */
  readonly terms: readonly string[];
}

/** The age that a question tells of somebody; `undefined` of any other. */
export function statedAgeOf(query: string, locale: string): StatedAge | undefined {
  const [stated, years] = STATED.map((form) => form.exec(query)).find((found) => found !== null) ?? [];
  if (stated !== undefined) return { years: yearsOf(years!), terms: termsOf(`${stated} old`, locale) };
  const [inMonths, first, second] = MONTHS_OLD.exec(query) ?? [];
  return inMonths === undefined
    ? undefined
    : { years: Number(first ?? second) / MONTHS, terms: termsOf(`${inMonths} old`, locale) };
}

function yearsOf(written: string): number {
  const at = IN_WORDS.indexOf(written.toLowerCase());
  return at < 0 ? Number(written) : at + FIRST_IN_WORDS;
}

/** Whether an age is within those that a text tells; `undefined` of a text that tells none, or none in figures. */
export function holdsAge(text: string, age: number): boolean | undefined {
  if (!tellsAge(text)) return undefined;
  const between = [...text.matchAll(FROM_TO)].filter(([, of, , , years]) => of !== undefined || years !== undefined);
  const ranges = [
    ...between.map(([, , least, most]) => [Number(least), Number(most)] as const),
    ...[...text.matchAll(FROM)].map(([, a, b, c]) => [Number(a ?? b ?? c), OLDEST] as const),
    ...[...text.matchAll(UNDER)].map(([, most]) => [0, Number(most) - 1] as const),
    ...[...text.matchAll(UP_TO)].map(([, most]) => [0, Number(most)] as const),
  ];
  return ranges.length === 0 ? undefined : ranges.some(([least, most]) => least <= age && age <= most);
}
