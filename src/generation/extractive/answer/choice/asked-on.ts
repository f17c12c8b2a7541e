import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import type { AnswerTask } from "../../../../schemas/generation.ts";
import { datesOf } from "../../../grounding/facts.ts";
import { languageOf } from "../../../language/languages.ts";
import { type Unit, unitsOfPassage } from "../../page/unit.ts";
import { tellsPrice } from "../../sentence/price.ts";
import { tellsTime } from "../asked-for/hours.ts";
import { blocksOf } from "../block.ts";
import type { Question } from "../question.ts";
import { isQuotable } from "./quotable.ts";
import { aboveOf, relevanceOf, type ScoredBlock } from "./relevance.ts";

/** Letters from which on a sentence is told again by nobody by chance. */
const LONG = 20;
/** Sentences that tell a price, at most, where none of them stands by what was told: in a list of prices any may be meant. */
const MOST_PRICES = 2;

/**
 * What answers who only asks on for a price or a time ("How much is it?"): where nothing that was found tells one, what the
 * page of the reply before does, though it has no word of what was asked there.
 */
export function withAskedOn(
  found: readonly ScoredBlock[],
  { sources, conversation, locale }: AnswerTask,
  question: Question,
): readonly ScoredBlock[] {
  const reply = conversation.findLast(({ role }) => role === "assistant")?.content ?? "";
  if (!question.asksOn || reply.startsWith(languageOf(locale).phrases.noAnswer)) return found;
  if (found[0]?.block.units.some((unit) => tells(unit, question))) return found;
  for (const source of sources) {
    const sections = source.passages.map((passage) => unitsOfPassage(source, passage, 0));
    const isTold = ({ text }: Unit) => text.length >= LONG && reply.includes(text);
    const told = sections.filter((units) => units.some(isTold));
    const topic = new Set(told.flatMap((units) => units.filter(isTold).flatMap(({ terms }) => terms)));
    const asked = nearestTo(told, sections, topic, question).flatMap((units) => telling(units, question));
    if (asked.length > 0) return asked;
  }
  return found;
}

/** The sections that were told from, as far as they tell what is asked, else the only one of the page that tells it of the topic. */
function nearestTo(
  told: readonly Unit[][],
  sections: readonly Unit[][],
  topic: ReadonlySet<string>,
  question: Question,
): readonly Unit[][] {
  const near = told.filter((units) => units.some((unit) => tells(unit, question)));
  if (near.length > 0) return near;
  const isPrice = asksPrice(question);
  // Elsewhere what is free may be anything, and what was on a day as well.
  const isSum = ({ text }: Unit) => /\p{N}/u.test(text) && (isPrice ? tellsPrice(text) : tellsTime(text));
  const isOnTopic = ({ terms, headingTerms }: Unit) => [...terms, ...headingTerms].some((term) => topic.has(term));
  const others = sections.filter(
    (units) => units.some(isOnTopic) && units.some((unit) => tells(unit, question) && isSum(unit)),
  );
  const isSure = others.length === 1 && (!isPrice || others[0]!.filter(isSum).length <= MOST_PRICES);
  return isSure ? others : [];
}

/** The blocks of a section that tell most of what is asked, the best first: all rows of a small table. */
function telling(units: readonly Unit[], question: Question): ScoredBlock[] {
  const { passage, source } = units[0]!;
  const above = aboveOf(passage, source, question);
  const toldIn = ({ block }: ScoredBlock) => block.units.filter((unit) => tells(unit, question)).length;
  const scored = blocksOf(units, languageOf(source.locale))
    .filter((block) => isQuotable(block, new Set([source.title])))
    .map((block) => relevanceOf(block, question, above, { heading: 0, title: 0 }));
  const most = Math.max(1, ...scored.map(toldIn));
  return scored.filter((each) => toldIn(each) === most).sort((a, b) => b.score - a.score);
}

const asksPrice = ({ price, sum }: Question): boolean => price.length > 0 || sum;

/** Whether a sentence tells the price, or the time, that is asked for. */
function tells({ text, source }: Unit, question: Question): boolean {
  if (asksPrice(question)) return tellsPrice(text);
  const { hours, when } = question;
  const isDated = () => /\p{N}/u.test(text) && datesOf(text, primaryLanguage(source.locale)).size > 0;
  return (hours.length > 0 || when) && (tellsTime(text) || (when && isDated()));
}
