import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";
import type { Unit } from "../../page/unit.ts";
import { isComplete } from "../../sentence/standing.ts";
import type { Block } from "../block.ts";

/** Questions for the one who has an office; what follows names that. */
const ASKS =
  /^(?:and |so )?(?:who(?: is|['’]s)|(?:what(?: is|['’]s) )?(?:the )?name of|wie heißt|comment s['’]appelle|¿?cómo se llama|come si chiama|como se chama|hoe heet|wer ist|qui est|¿?qui[eé]n es|chi(?: è|['’]è)|quem é|wie is) (?:(?:the|your|our|der|die|das|eure?|ihre?|le|la|votre|el|su|vuestro|il|lo|o|a|de|het|jullie|uw) |l['’])(?<role>\p{L}[^?.!]*)/iu;
/** Offices that people have, in the languages of the engine; other words may stand in a line of whatever there is. */
const OFFICE =
  "(?:president|chair(?:man|woman|person)?|director|ceo|cto|cfo|founder|owner|manager|treasurer|secretary|principal|dean|editor|mayor|coach|head ?teacher|leader|caretaker|coordinator|warden|key ?worker|kassenwart(?:in)?|kassier(?:er|erin)?|schatzmeister(?:in)?|schriftführer(?:in)?|hausmeister(?:in)?|beheerder|secretaris|responsable|cheff?e?|vorsitzende[r]?|präsident(?:in)?|geschäftsführer(?:in)?|direktor(?:in)?|leiter(?:in)?|inhaber(?:in)?|gründer(?:in)?|présidente?|direct(?:eur|rice)|gérante?|secrétaire|trésori(?:er|ère)|fondat(?:eur|rice|ore)|president[ea]|director[ae]?|gerente|secretari[oa]|tesorer[oa]|fundador[ae]?|dirett(?:ore|rice)|segretari[oa]|tesorier[ea]|titolare|diretora?|secretári[oa]|tesoureir[oa]|voorzitter|directeur|directrice|penningmeester|oprichter|eigenaar)";
/** A message that is one such word. */
const ALONE = new RegExp(`^\\P{L}*(?<role>${OFFICE})\\P{L}*$`, "iu");
const HAS_OFFICE = anyOf(new RegExp(`(?<!\\p{L})${OFFICE}(?!\\p{L})`, "iu"));
/** A line that tells an office, and at most of what, or another beside it. */
const LINE = anyOf(
  new RegExp(
    `^(?:[\\p{L}-]+ ){0,3}${OFFICE}(?:$|,| & | (?:and|of|for|at|und|für|bei|der|des|et|du|de|y|del|di|da|e|do|van|en) )\\P{N}*$`,
    "iu",
  ),
);
/** The name of a person: two to four words, each with a capital. */
const NAME = anyOf(/^(?:\p{Lu}[\p{L}'’.-]*(?: |$)){2,4}$/u);
const EACH_OFFICE = new RegExp(`(?<!\\p{L})(?:\\p{Lu}\\p{L}+ )?${OFFICE}(?!\\p{L})`, "giu");
const NAME_BEGINS = /^(?:(?:Dr|Prof|Mrs?|Ms|Herr|Frau)\.? )*\p{Lu}[\p{L}'’.-]*(?: (?:von|van|de[nrl]?|di|da))* \p{Lu}/u;
/** Letters of a line that tells an office and no more. */
const LONGEST = 60;

/** The terms of the office whose holder is asked for, none of any other query: "director" and "sales" of "Who is the director of sales?" */
export function roleOf(query: string, locale: string): string[] {
  const role = ASKS.exec(query)?.groups?.role ?? ALONE.exec(query)?.groups?.role ?? "";
  return HAS_OFFICE.test(role) ? termsOf(role, locale) : [];
}

/** A label with a name behind it: "Treasurer: Ann Reid", the cells of a row. */
const LABELLED = /^(?:(?:1\.|1st|[Ff]irst|[Ee]rste[rn]?) )?([^:|]{2,80})(?::| \|) (\P{Ll}.*)$/u;
/** A name within a sentence. */
const NAMED =
  /(?<!\p{L})\p{Lu}[\p{L}'’-]*\p{Ll}\.? (?:(?:\p{Lu}\.|von|van|de[nrl]?|di|da) )*\p{Lu}[\p{L}'’-]*\p{Ll}(?!\p{L})/u;

/** Whether a block tells who has the office that is asked for: behind its name, or in a sentence with that. */
export function tellsHolder({ form, units }: Block, role: readonly string[]): boolean {
  if (form === "table") return false;
  return units.some(({ text, terms, source }) => {
    const [, label = "", value = ""] = LABELLED.exec(text) ?? [];
    if (value !== "") return namesFirst(termsOf(label, source.locale), role) && NAME_BEGINS.test(value);
    return form === "prose" && role.every((term) => terms.includes(term)) && isHeld(text);
  });
}

/** Whether a label begins with the whole office: a deputy manager is no manager. */
function namesFirst(label: readonly string[], role: readonly string[]): boolean {
  return role.every((term, at) => label[at] === term);
}

/** Whether a sentence names somebody: an office in capitals is nobody ("Deputy Manager"). */
function isHeld(text: string): boolean {
  return NAMED.test(text.replace(EACH_OFFICE, " – "));
}

/** Questions for whoever stands at the head, by no office. */
const LEADS =
  /^\P{L}*(?:who (?:runs|leads|heads|manages|is (?:the boss|in charge))|wer (?:leitet|führt|ist (?:der|die) chefin?)|qui (?:dirige|gère)|quién (?:dirige|lleva)|chi (?:dirige|gestisce)|quem (?:dirige|lidera)|wie (?:leidt|runt))(?!\p{L})/iu;

/** What is led, where that is all that the site is of. */
const LED =
  /(?<!\p{L})(?:club|place|group|association|society|organi[sz]ation|company|business|site|verein|gruppe|firma|organisation|groupe|association|entreprise|grupo|asociación|empresa|gruppo|associazione|azienda|associação|groep|vereniging|bedrijf)(?!\p{L})/giu;

/** The terms by which a question asks who stands at the head of those behind the site; none of any other. */
export function headTermsOf(query: string, locale: string): string[] {
  const [asks = ""] = LEADS.exec(query) ?? [];
  return asks === "" ? [] : [asks, ...(query.match(LED) ?? [])].flatMap((word) => termsOf(word, locale));
}

/** Whether a line tells some office with the name of its holder, or a sentence does. */
export function tellsSomeHolder({ kind, text }: Unit): boolean {
  const [, label = "", value = ""] = LABELLED.exec(text) ?? [];
  if (value !== "") return HAS_OFFICE.test(label) && NAME_BEGINS.test(value);
  return kind === "prose" && HAS_OFFICE.test(text) && isHeld(text);
}

/** Whether a block only speaks of an office, where it is asked who stands at the head: of a table its row tells that. */
export function lacksHead({ form, units }: Block, head: readonly string[]): boolean {
  const speaks = (unit: Unit) => HAS_OFFICE.test(unit.text) && !tellsSomeHolder(unit);
  return head.length > 0 && (form === "table" || units.every(speaks));
}

/** Whether a block is the line below a person's name that tells the whole office that is asked for. */
export function holdsRole({ form, units, passage }: Block, role: readonly string[]): boolean {
  const [only, next] = units;
  const isFirst = next === undefined && only!.start <= only!.marker.length;
  if (role.length === 0 || !isFirst || (form !== "prose" && form !== "list")) return false;
  const { text, terms, headingTerms, source } = only!;
  const isLine = text.length <= LONGEST && !isComplete(text) && LINE.test(text) && role.includes(terms[0]!);
  const isWhole =
    isLine && role.every((term) => terms.includes(term) || termsOf(source.title, source.locale).includes(term));
  return isWhole && isName(passage.heading, source.locale) && !role.some((term) => headingTerms.includes(term));
}

/** Whether a heading is a person's name: words with capitals, none of which stands in texts about anything ("Our News"). */
function isName(heading: string, locale: string): boolean {
  return (
    NAME.test(heading) && heading.split(" ").every((word) => word.endsWith(".") || termsOf(word, locale).length > 0)
  );
}

/** The same line with the name above it. */
export function withHolder(block: Block, role: readonly string[]): Block {
  return holdsRole(block, role) ? { ...block, form: "list", rest: [] } : block;
}
