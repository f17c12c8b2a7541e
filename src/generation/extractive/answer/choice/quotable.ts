import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { analyzerOf } from "../../../../search/analysis/analyzer.ts";
import { fold } from "../../../../search/analysis/fold.ts";
import { stopWordsOf } from "../../../../search/analysis/stop-words.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { countWords } from "../../../text/words.ts";
import { isStep, numberOf, type Unit } from "../../page/unit.ts";
import { tellsCase } from "../../page/visitor-case.ts";
import { isOrder } from "../../sentence/orders.ts";
import { isComplete } from "../../sentence/standing.ts";
import { type Block, LEADS } from "../block.ts";
import type { Question } from "../question.ts";
import { foreignAddresses, foreignLink, hasMarkup } from "./foreign-link.ts";

/** Whether a block may be quoted: it leads nowhere off the site, and no list of it is a part or names pages alone. */
export function isQuotable(block: Block, titles: ReadonlySet<string>): boolean {
  const shown = block.lead === undefined ? block.units : [block.lead, ...block.units];
  if (block.form === "prose" && (isMarginal(block.units[0]!.text) || isOfKeywords(block.units[0]!))) return false;
  if (block.form === "prose") return !shown.some(leadsOff) && !opensQuestion(block.units);
  if (block.form !== "list") return !shown.some(({ text, source }) => foreignLink(text, source.url));
  // In a list an address keeps its place, as nothing but text: without one of its steps the others mislead.
  return isWhole(block) && !namesPages(block, titles) && !shown.some(({ text, source }) => isLinked(text, source.url));
}

/** Characters of a line that asks, at most. */
const LONGEST_QUESTION = 240;

/** Whether sentences are a visitor's case of a line that ends with his question: what answers it stands below. */
export function opensQuestion(units: readonly Unit[]): boolean {
  const { passage, start, text } = units[0]!;
  const from = passage.text.lastIndexOf("\n", start - 1) + 1;
  const [line = ""] = passage.text.slice(from, from + LONGEST_QUESTION).split("\n", 1);
  return tellsCase(text) && ASKS.test(line) && units.at(-1)!.end < from + line.trimEnd().length;
}

/** How often something is, as statistics count it: "change password – Number of searches: 16,941". */
const COUNTS =
  /(?<!\p{L})(?:number of|counts?|totals?|hits|views|searches|visits|anzahl|nombre (?:de|d)|número de|numero di|aantal)(?!\p{L})/iu;

/** Whether a row only counts how often what it names is, and nobody asks for a number. */
export function countsAlone({ form, lead, units }: Block, { amount, sum }: Pick<Question, "amount" | "sum">): boolean {
  if ((form !== "row" && form !== "table") || amount || sum || lead === undefined) return false;
  return units.every(({ text }) => /^[^|]+ \| \d[\d.,]*$/u.test(text)) && COUNTS.test(lead.text);
}

/** When a page was last looked after. */
const STAMP =
  /^(?:(?:this )?page )?(?:last |zuletzt |laatst )?(?:reviewed|updated|modified|aktualisiert|geändert|bijgewerkt|gewijzigd|mis à jour|dernière mise à jour|(?:fecha de )?última actualización|última atualização|ultimo aggiornamento)(?: on| am| le| op)?\s?:?\s?(?=\S*\d|\p{L}+ \d).{4,30}$/iu;
/** A note at the foot of a page, without what it belongs to, and whose it all is. */
const FOOTNOTE = /^(?:\*{1,2}|[†‡])\s?(?=\p{L})|^(?:©|copyright )/iu;

/** A label with nothing but the path of a file: "File: pages/1_home.py". */
const FILE_PATH = /^[\p{L} ]{1,30}: ?[^\s/]+(?:\/[^\s/]+)+\.\p{L}{1,5}$/u;

/** Whether a sentence stands at the margin of a page: nobody asks for it. */
export function isMarginal(text: string): boolean {
  return STAMP.test(text) || FOOTNOTE.test(text) || FILE_PATH.test(text);
}

/** Words from which on a sentence has some that only join others, and how many of all at least. */
const MANY = 20;
const JOINING = 0.2;
/** Commas a word in a row of names. */
const LISTED = 0.4;

/** What a page is filed under, as its makers note it: "TAGS: parking, address, studio". */
const LABELLED = /(?<!\p{L})\p{Lu}{4,}: (?:[^,;.!?]{1,200}, [^,;.!?]{1,200}(?:,|$)|.{0,300}(?<!\p{L})\p{Lu}{4,}: )/u;

/** Whether a line is nothing but words to be searched by ("Keywords: move moving flat moving house register"). */
export function isOfKeywords({ text, source }: Unit): boolean {
  if (LABELLED.test(text)) return true;
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const stops = stopWordsOf(primaryLanguage(source.locale));
  if (words.length < MANY || stops.size === 0 || isComplete(text)) return false;
  const commas = text.match(/[,;、，|]/g)?.length ?? 0;
  const joining = words.filter((word) => stops.has(fold(word))).length;
  return joining < JOINING * words.length && commas < LISTED * words.length;
}

/** Words of a line that only names something, at most. */
const LABEL_WORDS = 6;
/** Function words that a name has too ("Returns and your refund"). */
const OF_LABEL = /^(?:and|my|our|us|your)$/i;
/** What says something of a thing without a verb: "Dogs welcome", "Breakfast included". */
const SAYS =
  /(?<!\p{L})(?:accessible|available|behind|beside|closed|free|near|possible|required|welcome|\p{L}+ed)(?!\p{L})/iu;

/**
 * Whether a block is a line of English that says nothing: the name of a link or of a section ("Track your order"). It has
 * no word but such that name, and some are asked for: what stands below "Director" does not repeat that.
 */
export function isNameAlone({ form, units, rest = [] }: Block, { weights }: Pick<Question, "weights">): boolean {
  const [only] = units;
  if (form !== "prose" || units.length > 1 || rest.length > 0) return false;
  const { text, terms, source } = only!;
  if (primaryLanguage(source.locale) !== "en" || countWords(text) > LABEL_WORDS) return false;
  if (isComplete(text) || /[\p{N},:@–—→>|/]/u.test(text) || SAYS.test(text)) return false;
  const names = analyzerOf(source.locale).terms(text);
  return terms.some((term) => weights.has(term)) && names.every(({ stop, surface }) => !stop || OF_LABEL.test(surface));
}

/** Whether a sentence leads off the site. Where the way itself goes there, its address is nothing but text, as in a list. */
function leadsOff({ text, source }: Unit): boolean {
  return isLinked(text, source.url) || (foreignLink(text, source.url) && !isOrder(text, source.locale));
}

function isLinked(text: string, pageUrl: string): boolean {
  return foreignAddresses(text, pageUrl).length > 0 ? hasMarkup(text) : foreignLink(text, pageUrl);
}

/** Whether a list begins with its first step, and goes on neither in the next passage nor in what its last line leads to. */
function isWhole({ units, passage }: Block): boolean {
  const steps = units.filter(isStep);
  if (LEADS.test(units.at(-1)!.text)) return false;
  if (steps.length === 0) return true;
  const next = units[0]!.source.passages.find(({ ordinal }) => ordinal === passage.ordinal + 1);
  const goesOn = Number.parseInt(next?.text ?? "", 10) === numberOf(steps.at(-1)!) + 1;
  return numberOf(steps[0]!) <= 1 && !goesOn;
}

/** Headings of lists that say where to read on. */
const READ_ON =
  /^(?:related (?:articles?|pages?|links?|content|topics?|posts?|reading|resources)|see also|further reading|read (?:more|next)|learn more|(?:otros )?artículos(?: relacionados)?|(?:ver|véase) también|articles? (?:connexes|associés|liés|similaires)|voir aussi|verwandte (?:artikel|themen|seiten)|siehe auch|artigos relacionados|(?:ver|veja) também|articoli correlati|vedi anche|gerelateerde (?:artikelen|pagina['’]s)|zie ook|相关(?:文章|页面|链接|内容))\s*[:：]?$/iu;

/** A list that nothing leads to, of titles of pages or under a heading for such, says where to read on and no more. */
function namesPages({ lead, units, passage }: Block, titles: ReadonlySet<string>): boolean {
  return lead === undefined && (READ_ON.test(passage.heading.trim()) || units.some(({ text }) => titles.has(text)));
}
