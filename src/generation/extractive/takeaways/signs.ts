import type { Pattern } from "../../text/any-of.ts";
import { termsOf } from "../../text/terms.ts";
import { countWords } from "../../text/words.ts";
import { defines } from "../faqs/questions/definition.ts";
import { cosine, type PageTerms, type Vector } from "../page/page-terms.ts";
import type { Unit } from "../page/unit.ts";
import { presents } from "../sentence/presents.ts";
import { tellsFree } from "../sentence/price.ts";
import { pointsAtUntold } from "../sentence/untold.ts";
import { isOfOther, tellsFromTo } from "./appointment.ts";
import type { Candidate } from "./candidate.ts";
import { isDigest } from "./digest.ts";
import { speaksOfOneself } from "./first-person.ts";
import { isLoose, leans } from "./leaning.ts";
import { isOrderAgainst } from "./orders.ts";
import { runsUp } from "./run-up.ts";
import { tellsMeans } from "./title-task.ts";
import { tellsWhereabouts } from "./whereabouts.ts";
import * as wording from "./wording.ts";

/** What the candidates of one page are measured against. */
export interface Measure {
  readonly terms: PageTerms;
  readonly titleTerms: readonly string[];
  /** Stem of the verb of the task that the title names. */
  readonly titleVerb: string | undefined;
  /** Direction of what the author says that the page is about; empty where nothing tells. */
  readonly described: Vector;
  /** How far the order of the text means something, 0..1. */
  readonly flow: number;
  /** Items of lists that something leads to. */
  readonly led: ReadonlySet<Unit>;
  /** Sentences of numbered steps. */
  readonly steps: ReadonlySet<Unit>;
  /** Sentences of the page. */
  readonly count: number;
  /** The first sentence that tells when something takes place: others tell of other days. */
  readonly appointed: Unit | undefined;
  /** Sentences that the next one turns from. */
  readonly turned: ReadonlySet<Unit>;
}

/** A candidate as its signs look at it. */
interface Seen {
  readonly text: string;
  readonly units: readonly Unit[];
  readonly unit: Unit;
  readonly last: Unit;
  /** Stems of its content words. */
  readonly present: readonly string[];
  readonly words: number;
}

/** How strongly something speaks for a sentence, or against it: mostly 0 or 1, at most `MOST_VAGUE`. */
type Sign = (seen: Seen, measure: Measure) => number;

/** Share of the title's task that a sentence names which tells how it is done. */
const MOST_OF_TITLE = 0.6;
/** How fast place loses its weight, and sentences from which a page is no short one. */
const DECAY = 6;
const SHORT_PAGE = 12;
/** Numbered steps from which a page tells how something is done. */
const SOME_STEPS = 3;
/** Words of a statement that says much and of one that says little, and vague words from which more count no more. */
const LONG = 30;
const SHORT = 9;
const MOST_VAGUE = 3;
/** Words that a page's first sentence has beside those of its title, at least. */
const MORE_THAN_TITLE = 3;

/** Everything that is looked at in a sentence; `weights.ts` says what each counts. */
export const signs = {
  // Where on its page it stands, and among what.
  position: ({ unit }, { flow, count }) => flow * (1 / (1 + (DECAY * unit.order) / Math.max(SHORT_PAGE, count))),
  opening: when(({ unit }) => unit.opensLine),
  /** The page's first sentence, where it says something of what the title names, and more than that. */
  lead: when(({ unit }, { titleTerms }) => {
    if (unit.order !== 0 || !titleTerms.some((term) => unit.terms.includes(term))) return false;
    const more = new Set(unit.terms.filter((term) => !titleTerms.includes(term)));
    if (more.size < MORE_THAN_TITLE) return false;
    return !presents(unit.text) && !isLoose(unit.text) && !runsUp(unit.text);
  }),
  /** Under the heading that opens its page, or before any. */
  first: when(({ unit }) => isFirst(unit)),
  /** Under a heading of what is told besides: examples, history, where there is more. */
  besides: when(({ unit }) => wording.BESIDES.test(unit.passage.heading)),
  /** What the author himself says in short. */
  digest: when(({ unit }) => isDigest(unit.passage.heading)),
  item: when(({ unit }) => unit.kind === "item"),
  /** An item completes what leads to its list. */
  led: when(({ unit }, { led }) => led.has(unit)),
  /** A step without its neighbours helps nobody. */
  step: when(({ unit, text }, { steps }) => steps.has(unit) || wording.STEP.test(text)),
  /** What the next sentence turns from: "But …", "Instead, …". */
  turned: when(({ last }, { turned }) => turned.has(last)),
  /** A statement with its warning, against the same without. */
  warned: when(({ units, last }) => units.length > 1 && isOrderAgainst(last.text)),

  // What it speaks of, beside what its page does.
  centrality: ({ units }, { terms }) => cosine(terms.vectorOf(units), terms.centroid),
  /** What its author says that the page is about. */
  described: ({ units }, { terms, described }) =>
    Math.max(...units.map((each) => cosine(terms.vectorOf([each]), described))),
  title: ({ present }, { titleTerms, terms }) => overlap(titleTerms, present, terms),
  heading: ({ unit, present }, { terms }) => overlap(unit.headingTerms, present, terms),
  /** What the thing is that the title names: "Deckle is …" below "Deckle in paper making". */
  defines: when(({ unit }, { titleTerms }) => definesTitle(unit, titleTerms)),
  /** What that is for, where its page opens: "Use deckles to …", "Deckles let you …". */
  purpose: when(
    ({ text, unit }, { titleTerms }) => isFirst(unit) && tellsPurpose(text, titleTerms, unit.source.locale),
  ),
  /** No word of the page's title. */
  offTopic: when(({ present }, { titleTerms }) => !titleTerms.some((term) => present.includes(term))),
  /** By what means, or how best, the task of the title is done. */
  means: when(
    ({ text, present, words }, { titleVerb, titleTerms, terms }) =>
      titleVerb !== undefined &&
      words >= SHORT &&
      present.includes(titleVerb) &&
      overlap(titleTerms, present, terms) >= MOST_OF_TITLE &&
      tellsMeans(text),
  ),
  /** A case that neither the title nor the heading names. */
  side: when(({ text, unit }, { titleTerms }) => isSideCase(text, unit, titleTerms)),
  density: ({ present, words }) => Math.min(1, present.length / Math.max(SHORT - 1, words)),
  length: ({ unit, words }) => Math.min(1, Math.min(words, countWords(unit.text)) / LONG),
  short: when(({ words }) => words < SHORT),

  // What it leans on.
  /** A sentence that is not shown with it. */
  leaning: when(({ text, unit }) => leans(text, unit.source.title)),
  /** "This" and "these" that it names nothing for. */
  loose: when(({ text }) => isLoose(text)),
  /** A thing that it points at and nothing shown has named. */
  untold: when(({ text, unit }) => unit.order > 0 && pointsAtUntold(text, unit.source.title)),
  /** What is added to something that is not shown: "You can also …". */
  added: when(({ unit }) => wording.ADDED.test(unit.text)),

  // How it is put.
  rule: says(wording.RULE),
  limit: says(wording.LIMIT),
  advice: says(wording.ADVICE),
  condition: says(wording.CONDITION),
  amount: says(wording.AMOUNT),
  number: says(/\d/),
  /** From when to when something is there for its visitors. */
  hours: says(wording.HOURS),
  /** On what day and at what hour something takes place. */
  appointment: when(({ text, units }, { appointed }) => tellsFromTo(text) || units.some((unit) => unit === appointed)),
  /** What is paid by whoever takes part. */
  charge: when(({ text }) => /\d/.test(text) && wording.CHARGE.test(text) && !isOfOther(text)),
  /** A sum that is the fee of whoever takes part. */
  fee: when(({ text }) => wording.CHARGE.test(text) && wording.FEE.test(text) && !isOfOther(text)),
  /** That nothing is paid. */
  free: when(({ text }) => tellsFree(text)),
  /** What happens of itself. */
  automatic: says(wording.AUTOMATIC),
  reader: says(/\byour?\b/i),
  forbids: says(wording.FORBIDS),
  /** What limits, warns or cannot be undone is what a page of steps says beside them. */
  caution: when(({ text }, { steps }) => steps.size >= SOME_STEPS && wording.CAUTION.test(text)),
  /** What is done about the trouble that the title tells of. */
  remedy: when(({ text, unit }) => wording.TROUBLE.test(unit.source.title) && wording.REMEDY.test(text)),
  /** What is new, on a page about a change. */
  news: when(({ text, unit }) => wording.CHANGES.test(unit.source.title) && wording.NEWS.test(text)),
  /** What something costs, on a page about that. */
  price: when(({ text, unit }) => wording.PRICES.test(unit.source.title) && wording.PRICE.test(text)),
  /** Words that announce what a page is there for. */
  cue: says(wording.CUE),
  /** Of its first sentence: one that explains it may be as vague as it likes. */
  vague: ({ unit }) => Math.min(MOST_VAGUE, unit.text.match(wording.VAGUE)?.length ?? 0),
  pointer: says(wording.POINTER),
  author: says(wording.AUTHOR),
  /** The same in other languages. */
  oneself: when(({ text, unit }) => speaksOfOneself(text, unit.source.title, unit.source.locale)),
  /** Where on a screen something is. */
  whereabouts: when(({ text, unit }) => tellsWhereabouts(text, unit.source.title)),
  /** What was, or what somebody said: a story rather than what the page says. */
  story: ({ text }) => (wording.PAST.test(text) ? 1 : 0) + (wording.QUOTED.test(text) ? 1 : 0),
  /** What only leads up to what a page says. */
  aside: says(wording.ASIDE),
  /** What nobody learns anything from. */
  filler: says(wording.FILLER),
  /** What the page is there for, which its title says too. */
  presents: when(({ text }) => presents(text)),
} satisfies Record<string, Sign>;

function when(holds: (seen: Seen, measure: Measure) => boolean): Sign {
  return (seen, measure) => (holds(seen, measure) ? 1 : 0);
}

function says(pattern: Pattern): Sign {
  return when(({ text }) => pattern.test(text));
}

/** A candidate as the signs look at it. */
export function seen({ units, text }: Candidate): Seen {
  const present = units.length === 1 ? units[0]!.terms : units.flatMap((unit) => unit.terms);
  return { text, units, unit: units[0]!, last: units.at(-1)!, present, words: countWords(text) };
}

/** A thing at the start of a sentence and the kind that it is of. */
const IS_OF_KIND = /^((?:an? |the )?[^,;:()]{1,40}?)(?: \([^)]{1,40}\)|, [^,]{1,40},)? ((?:is|are) .*)/iu;
/** "Is a way to split a sheet", "is any event that …". */
const IS_WAY_OR_ANY =
  /^(?:(?:is|are) a (?:way|method|means) (?:to|of|for) (?!(?:get|start|begin|learn|make sure|show)\b)|is (?:any \p{L}+|something) (?:that|which|who) (?!(?:nobody|everybody|everyone|no one|we|you|I|they|most|many|few|all|some)\b))/iu;

/** "Is the easiest way to …", "is a risk": how it is, not what. */
const PRAISES =
  /^(?:is|are) (?:(?:the|one of the) (?:\p{L}+est|most|leading|number one)\b|(?:(?:an?|the) )?(?:\p{L}+ ){0,2}(?:risks?|reasons?|friends?|options?|issues?|problems?|responsibilit\p{L}+|requirements?|matter|choice|duty|stop)\b)/iu;
/** A clause, and a title that asks how something is done. */
const NO_SUBJECT = /^(?:if|when|while|because|although|though|since|once|unless|not|in|on|at|for)\b/i;
const TASK_TITLE = /^how (?:to|do I|do you|can I)\b/i;

function definesTitle({ text, source }: Unit, titleTerms: readonly string[]): boolean {
  const [, thing = "", predicate = ""] = IS_OF_KIND.exec(text) ?? [];
  if (thing === "" || NO_SUBJECT.test(thing) || TASK_TITLE.test(source.title)) return false;
  if (PRAISES.test(predicate) || !(defines(predicate) || IS_WAY_OR_ANY.test(predicate))) return false;
  const named = termsOf(thing, source.locale);
  return named.length > 0 && named.every((term) => titleTerms.includes(term));
}

/** Whether a sentence stands below the heading over the first text of its page, or where none stands over that. */
function isFirst({ passage, source: { passages } }: Unit): boolean {
  return passage.heading === passages.find(({ text }) => text !== "")?.heading;
}

/** A thing with what it is for, or what is done with it. */
const PURPOSE =
  /^(?:(?:use|using|with) ([^,;:]{2,50}?)(?: (?:to|when|for|if|as)\b|, you can\b)|([^,;:]{2,60}?) (?:(?:is|are|can be) used (?:to|for)|lets?|allows?|helps?|enables?|provides?|gives? you|makes? it)\b)/iu;

function tellsPurpose(text: string, titleTerms: readonly string[], locale: string): boolean {
  const [, used = "", thing = used] = PURPOSE.exec(text) ?? [];
  return thing !== "" && termsOf(thing, locale).some((term) => titleTerms.includes(term));
}

function isSideCase(text: string, { source, headingTerms }: Unit, titleTerms: readonly string[]): boolean {
  const clause = wording.CASE.exec(text)?.[0];
  if (clause === undefined) return false;
  return !termsOf(clause, source.locale).some((term) => titleTerms.includes(term) || headingTerms.includes(term));
}

/** How much of the page's title a candidate names, 0..1. */
export function titleShare({ units }: Candidate, { terms, titleTerms }: Measure): number {
  return overlap(
    titleTerms,
    units.flatMap((unit) => unit.terms),
    terms,
  );
}

/** Share of the weight of `wanted` that `present` has, 0..1. */
function overlap(wanted: readonly string[], present: readonly string[], terms: PageTerms): number {
  let total = 0;
  let met = 0;
  for (const term of new Set(wanted)) {
    const weight = terms.idf(term);
    total += weight;
    if (present.includes(term)) met += weight;
  }
  return total === 0 ? 0 : met / total;
}
