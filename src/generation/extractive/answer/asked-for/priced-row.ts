import { cellsOf } from "../../../text/table-rows.ts";
import { termsOf } from "../../../text/terms.ts";
import { tellsPrice, tellsSum } from "../../sentence/price.ts";
import type { Block } from "../block.ts";
import type { Above } from "../choice/relevance.ts";
import type { Question } from "../question.ts";
import { OF_TIME } from "./asked-thing.ts";
import { isTold } from "./beside.ts";

/** Share of the question from which on a term of it names the thing. */
const NAMES = 0.15;
/** The terms of the thing whose price is asked for. */
export function pricedThings({ price, total, weights }: Question): string[] {
  return [...weights]
    .filter(([term, weight]) => weight >= NAMES * total && !price.includes(term))
    .map(([term]) => term);
}

/** The terms of a block and of what stands over it. */
export function saidAround({ lead, units }: Block): ReadonlySet<string> {
  const { headingTerms, source } = units[0]!;
  const shown = lead === undefined ? units : [lead, ...units];
  return new Set([...shown.flatMap(({ terms }) => terms), ...headingTerms, ...termsOf(source.title, source.locale)]);
}

/** Cells of a row that tells of one thing, without names of its columns. */
const NAMED_CELLS = 2;
/** What a cell only says besides: "(incl. separate purchase of extras)". */
const ASIDE = /\([^()]*\)/gu;

/**
 * Whether rows of a table tell the price of something else than the thing that is asked for: their section speaks of it,
 * but neither they, nor their columns, nor what stands over them names it, but by the way.
 */
export function pricesElse(
  { form, lead, units, passage }: Block,
  question: Question,
  { heading, title }: Above,
): boolean {
  const { paid } = question;
  if (!paid || (form !== "row" && form !== "table")) return false;
  // "Cost | $3 | $4 | $5": of what, only the names of its columns would tell.
  if (lead === undefined && units.some(({ text }) => cellsOf(text).length > NAMED_CELLS)) return true;
  const things = pricedThings(question);
  const { locale } = units[0]!.source;
  const rows = units.map(({ text }) => (form === "row" ? text.replace(ASIDE, "") : (cellsOf(text)[0] ?? "")));
  const said = new Set([...termsOf(rows.join("\n"), locale), ...(lead?.terms ?? []), ...heading, ...title]);
  const over = proseOver(passage.text, (lead ?? units[0]!).start);
  const section = new Set(termsOf(passage.text, locale));
  const isIn = (texts: ReadonlySet<string>) => things.some((term) => isTold(term, texts, question));
  return isIn(section) && !isIn(said) && !isIn(new Set(termsOf(over, locale)));
}

/** What is paid back or out to the reader, and no price: a prize, a refund. */
const PAID_OUT =
  /(?<!\p{L})(?:reimburs|refund|cash[- ]?(?:in[- ]hand|back)|prize|reward|erstatt|rückerstatt|preisgeld|prämie|rembours|récompens|reembols|premios?(?!\p{L})|recompensa|rimbors|premi(?:o|ato)?(?!\p{L})|prêmio|prémio|terugbeta|prijzengeld)/iu;

/** Stems of those who pay: a price is told by them alone, below what it is for. */
const PAYERS =
  /^(?:adult|child|student|pupil|senior|pension|erwachsen|kind|schüler|schuler|rentner|enfant|étudiant|etudiant|élève|eleve|retrait|niñ|nin[oa]s?$|estudiant|jubilad|bambin|ragazz|criança|crianca|estudant|reformad|aposentad|volwassen|leerling)/iu;

/**
 * Whether a block tells the sum of something else than the thing whose price is asked for: neither what tells it nor what
 * stands over it names that, or it is paid out.
 */
export function pricesOther(block: Block, question: Question, { heading, title }: Above): boolean {
  const { price, sum, ownPrice, weights, followsUp, asksOn } = question;
  const isRow = block.form === "row" || block.form === "table";
  if ((price.length === 0 && !sum) || isRow || followsUp || asksOn) return false;
  const isThing = (term: string) => !OF_TIME.test(term) && !price.includes(term);
  const named = pricedThings(question).filter(isThing);
  // What all of the site is about tells nothing by itself: a "laundry room" is no room "in the dormitory".
  const things = named.length > 0 || ownPrice ? named : [...weights.keys()].filter(isThing);
  if (things.length === 0) return false;
  const shown = block.lead === undefined ? block.units : [block.lead, ...block.units];
  const sums = [...shown, ...(block.rest ?? [])].filter(({ text }) => tellsPrice(text));
  const isOut = sums.length > 0 && sums.every(({ text }) => PAID_OUT.test(text));
  if (isOut && !PAID_OUT.test(things.join(" "))) return true;
  const telling = block.form === "list" ? block.units.filter(({ text }) => tellsSum(text)) : block.units;
  const said = new Set([...(block.lead?.terms ?? []), ...telling.flatMap(({ terms }) => terms), ...heading, ...title]);
  const isSaid = (term: string) => isTold(term, said, question);
  if ([...weights.keys()].some((term) => PAYERS.test(term) && isSaid(term))) return false;
  return named.length > 0 ? !named.some(isSaid) : !things.every(isSaid);
}

/** What a passage says before its table: "A kayak can be rented all year." names what the rows below are the prices of. */
function proseOver(text: string, start: number): string {
  const lines = text.slice(0, start).split("\n");
  return lines.filter((line) => cellsOf(line).length < NAMED_CELLS).join("\n");
}
