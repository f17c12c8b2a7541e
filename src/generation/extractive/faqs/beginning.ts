import { NONE } from "../language/question-forms.ts";
import { questionFormsOf } from "../language/questions.ts";
import { isStep, type Unit } from "../unit.ts";
import { countWords } from "../words.ts";
import { HOW_TO } from "./fit.ts";
import { bids } from "./instruction.ts";
import { withoutPicture } from "./picture.ts";
import type { Question } from "./question.ts";
import { ended } from "./steps.ts";
import type { Way } from "./way.ts";

/** Where a step is done, before it is told: "In the admin area, ". */
const WHERE = "(?:(?:in|on|from|under|at|using|with|within) [^,.:;]{2,60}, )";
const POINTS = "(?:click|tap|select|choose|press|open|expand|find|locate|hover|scroll|switch)\\b";
/** What an application has, which is opened; a box is opened too. */
const PLACE =
  "(?:apps?|application|page|menu|settings|tab|dashboard|console|panel|portal|site|screen|section|preferences|editor|sidebar|toolbar|navigation|bar|workspace|account|profile)\\b";
/** A step that leads to a place, or names one. */
const GOES = new RegExp(
  `^(?:first,? )?(?:${WHERE}?(?:(?:go|navigate|head|browse)(?: (?:back|over))? to|(?:visit|access)\\b|log ?in ?(?:to|at|on|with)|sign in (?:to|at|on|with)|open (?:up )?(?:the |your |an? )?(?:(?-i:\\p{Lu})|[^.,]{0,40}\\b${PLACE})|${POINTS}[^.,]{2,80} (?:from|in|on|at|under|of) (?:the|your) [^.,]{0,40}\\b${PLACE})|${WHERE}${POINTS}|(?:enter|type)\\b[^.,]{2,60} (?:at|on) https?:\\/\\/)`,
  "iu",
);
/** A step that goes on from there without anything being made or entered. */
const GOES_ON = new RegExp(`^(?:(?:then|next),? )?${WHERE}?(?:go|navigate|${POINTS})`, "iu");
/** What ends a way, where it may begin with few steps. */
const ENDS = /\b(?:save|submit|confirm|finish|done|apply|delete|remove|send|yes|ok)\b/i;
/** What is told of a step only by what stands elsewhere. */
const ELSEWHERE = /\bsteps? \d|\b(?:above|below|previous|next step|this|these|those|it|following)\b|[:：]$/iu;
/** A place that a picture below a step shows. */
const SHOWN = new RegExp(`(\\b${PLACE})[:：]$`, "iu");
/** Share of a list's items that bid, where it tells what to do. */
const MOST_BID = 0.8;
/** What a step may say besides, in brackets. */
const ASIDE = /^\(|\)\.?$/u;
const ADDRESS = /[\p{L}\p{N}-]\.\p{Ll}{2,}/u;
const FIRST = /^\s*1[.)]/;
const LEAST_STEPS = 3;
const MOST_SHOWN = 3;
const MOST_WORDS = 45;

/** How the steps of a language lead through an application. */
interface Leads {
  readonly goes: RegExp;
  readonly goesOn: RegExp;
  readonly elsewhere: RegExp;
  bids(text: string): boolean;
}

const english: Leads = { goes: GOES, goesOn: GOES_ON, elsewhere: ELSEWHERE, bids };

/** Other languages are followed to an address, and no further. */
function leadsOf(locale: string): Leads {
  const forms = questionFormsOf(locale);
  if (forms === undefined) return english;
  return { goes: /https?:\/\//iu, goesOn: NONE, elsewhere: /[:：]$/u, bids: (text) => forms.bids.test(text) };
}

/** A question about a way, as it is asked by who only wants to know where it begins; "" of any other question. */
export function askedWhere({ question, kind }: Question, locale: string): string {
  const forms = questionFormsOf(locale);
  if (forms === undefined) return HOW_TO.test(question) ? question.replace(HOW_TO, "Where do I go to") : "";
  const [how, where] = forms.where;
  const isWay = kind === "task" || forms.way.test(question.replace(/^[¿\s]+|[\s?？]+$/gu, ""));
  const asked = question.replace(how, (word) => (/^\p{Ll}/u.test(word) ? where.toLowerCase() : where));
  return isWay && asked !== question ? asked : "";
}

/** Words that tell where to go: an address does so by itself. */
export function leastOf({ texts }: Way): number {
  return ADDRESS.test(texts[0] ?? "") ? 3 : 5;
}

/**
 * Where a way begins that is too long to be told: its first steps, as far as they only lead somewhere. Undefined where
 * it begins with something else.
 */
export function beginningOf(units: readonly Unit[], locale: string): Way | undefined {
  const leads = leadsOf(locale);
  const steps = stepsOf(units, leads);
  if (steps.length < LEAST_STEPS || (isStep(steps[0]!) && !FIRST.test(steps[0]!.marker))) return undefined;
  const texts: string[] = [];
  let last = steps[0]!;
  for (const [i, step] of steps.slice(0, Math.min(MOST_SHOWN, steps.length - 1)).entries()) {
    const text = leadsOn(within(units, step, steps[i + 1]!), i === 0 ? leads.goes : leads.goesOn, leads);
    if (text === undefined || countWords([...texts, text].join(" ")) > MOST_WORDS) break;
    texts.push(text);
    last = step;
  }
  return texts.length === 0 ? undefined : { texts, first: steps[0]!, last };
}

/** Numbered steps, else the items of a list of orders, else sentences. */
function stepsOf(units: readonly Unit[], { bids }: Leads): readonly Unit[] {
  const numbered = units.filter(isStep);
  const again = numbered.findIndex(({ marker }, i) => i > 0 && FIRST.test(marker));
  if (numbered.length > 0) return again < 0 ? numbered : numbered.slice(0, again);
  const items = units.filter(({ kind, opensLine }) => kind === "item" && opensLine);
  if (items.length >= LEAST_STEPS && items.filter(({ text }) => bids(text)).length >= MOST_BID * items.length)
    return items;
  return units.filter(({ kind }) => kind === "prose");
}

/** A step with all that stands below it, and the one that follows. */
function within(units: readonly Unit[], step: Unit, next: Unit): readonly Unit[] {
  return units.slice(units.indexOf(step), units.indexOf(next) + 1);
}

/** A step that leads to a place and bids nothing else; undefined of any other. */
function leadsOn(units: readonly Unit[], leads: RegExp, { bids, elsewhere }: Leads): string | undefined {
  const [step, next] = [units[0]!, units[1]!];
  const below = units.slice(1, -1);
  const bidsMore = below.some(
    ({ kind, text }) => kind === "code" || kind === "row" || (bids(text) && !ASIDE.test(text)),
  );
  const isLast = below.length === 0;
  const shown = isLast ? { ...step, text: step.text.replace(SHOWN, "$1.") } : step;
  const text = withoutPicture(shown, isLast && !isStep(step) ? undefined : next);
  if (bidsMore || !leads.test(text) || elsewhere.test(text)) return undefined;
  return leads === GOES_ON && ENDS.test(text) ? undefined : ended(text);
}
