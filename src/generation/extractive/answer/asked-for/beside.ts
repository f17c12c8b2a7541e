import { analyzerOf } from "../../../../search/analysis/analyzer.ts";
import { english } from "../../../language/en.ts";
import type { Language } from "../../../language/language.ts";
import { termsOf } from "../../../text/terms.ts";
import { taskOf } from "../../faqs/ways/task-lead.ts";
import { isStep } from "../../page/unit.ts";
import type { Block } from "../block.ts";
import { type Above, wordsFor } from "../choice/relevance.ts";
import type { Question } from "../question.ts";
import { actTermsIn } from "./acts.ts";

const HOW_TO = /^(?:and |so )?(?:how (?:do|can|should|would|to)(?: (?:i|we|you|one))?|where (?:do|can) i) (\p{L}+) /iu;
/** Nouns that are what stands before them: a "phone number" is neither a phone nor another number. */
const HEADS = /(?<!\p{L})(\p{L}{3,}|id) (numbers?|address(?:es)?|apps?)(?!\p{L})/giu;
/** What is one though nothing calls it so: "Phone: 555 1234", "info@acme.example". */
const GIVEN = /\d[\d ()/-]{5,}\d|\S@\S/;
/** Words before them that name none of their kind. */
const OF_ANY =
  /^(?:the|your|our|his|her|their|this|that|any|some|new|other|another|what|which|many|have|with|and|for)$/i;

/** The act of a question, and the things of an English one, that a block has to speak of to answer it. */
export interface Wanted {
  readonly act: readonly string[];
  /** The terms of what is done, whatever it is; known of English alone. */
  readonly verb: readonly string[];
  readonly things: readonly Thing[];
}

/** The terms of a thing's two words. */
interface Thing {
  readonly of: readonly string[];
  readonly head: readonly string[];
}

/** What a question wants, in the terms of its language. */
export function wantedOf(query: string, locale: string, language: Language): Wanted {
  if (language !== english)
    return { act: language.howTo.test(query) ? actTermsIn(query, locale) : [], verb: [], things: [] };
  const named = [...query.matchAll(HEADS)].filter(([, of = ""]) => !OF_ANY.test(of));
  const things = named.map(([, of = "", head = ""]) => ({ of: termsOf(of, locale), head: termsOf(head, locale) }));
  const verb = HOW_TO.exec(query)?.[1] ?? "";
  return { act: actTermsIn(verb, locale), verb: termsOf(verb, locale), things };
}

/** Whether a text speaks of one half of a thing alone: of another number, or of phones. */
function halves({ of, head }: Thing, isSaid: (term: string) => boolean, text: string): boolean {
  if (GIVEN.test(text)) return false;
  const [isOf, isHead] = [of.every(isSaid), head.every(isSaid)];
  return isHead ? !isOf : isOf && head.includes("number");
}

/** Whether a list of other things comes to what a question for yes or no names within a few of its items alone. */
function comesToIt({ form, lead, units }: Block, question: Question, above: Above): boolean {
  const { open, compares, weights, others } = question;
  if (form !== "list" || open || compares || isStep(units[0]!)) return false;
  const meant = new Set([...others.values()].flatMap(wordsFor));
  const isAsked = (term: string) => weights.has(term) || meant.has(term);
  if ([...(lead?.terms ?? []), ...above.heading, ...above.title].some(isAsked)) return false;
  // "Dogs on a lead only": an item that begins with it tells of it, whatever the others tell of.
  if (units.some(({ terms: [first = ""] }) => isAsked(first))) return false;
  return 2 * units.filter(({ terms }) => terms.some(isAsked)).length < units.length;
}

/** Whether a block is the steps of a way that is called nothing of what is asked for, and that say less than half of it. */
function isOtherWay(
  { form, lead, units }: Block,
  question: Question,
  above: Above,
  isSaid: (term: string) => boolean,
): boolean {
  if (!question.howTo || form !== "list" || lead === undefined || !isStep(units[0]!)) return false;
  const over = new Set([...lead.terms, ...above.heading, ...above.title]);
  const { act, verb } = question.wanted;
  const things = [...question.weights.keys()].filter((term) => !act.includes(term) && !verb.includes(term));
  if (things.some((term) => isTold(term, over, question))) return false;
  return 2 * things.filter(isSaid).length < things.length;
}

/** Whether a term of a question, or what says the same, is among some terms. */
export function isTold(term: string, said: ReadonlySet<string>, { others }: Question): boolean {
  return said.has(term) || (others.get(term) ?? []).some(({ phrase }) => phrase.every((each) => said.has(each)));
}

/**
 * Whether a block says nothing of the act that is asked for, and does not stand under all of what that is done to: how an
 * address is entered tells nobody how it is changed.
 */
export function lacksAct({ lead, units }: Block, question: Question, above: Above): boolean {
  const { act } = question.wanted;
  if (act.length === 0) return false;
  const over = new Set([...above.heading, ...above.title]);
  const said = new Set([...units.flatMap(({ terms }) => terms), ...(lead?.terms ?? []), ...over]);
  if (act.some((verb) => isTold(verb, said, question))) return false;
  const things = [...question.weights.keys()].filter((term) => !act.includes(term));
  return !things.every((thing) => isTold(thing, over, question));
}

/** Whether a block speaks of half of a thing that is asked for, comes to it by the way, or leads to the steps of another task. */
export function speaksElse(block: Block, question: Question, above: Above): boolean {
  const { wanted, others, weights } = question;
  const shown = block.lead === undefined ? block.units : [block.lead, ...block.units];
  const said = new Set([...shown.flatMap(({ terms }) => terms), ...above.heading, ...above.title]);
  const isSaid = (term: string) => isTold(term, said, question);
  if (comesToIt(block, question, above) || isOtherWay(block, question, above, isSaid)) return true;
  if (wanted.things.some((thing) => halves(thing, isSaid, shown.map(({ text }) => text).join(" ")))) return true;
  const task = block.lead !== undefined && isStep(block.units[0]!) ? taskOf(block.lead) : "";
  if (task === "" || !question.howTo) return false;
  return !analyzerOf(block.lead!.source.locale)
    .terms(task)
    .some(({ term }) => weights.has(term) || [...others.values()].flat().some(({ phrase }) => phrase.includes(term)));
}
