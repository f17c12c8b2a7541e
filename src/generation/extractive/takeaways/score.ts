import { cosine, type PageTerms, type Vector } from "../page-terms.ts";
import { presents } from "../presents.ts";
import { termsOf } from "../terms.ts";
import type { Unit } from "../unit.ts";
import { countWords } from "../words.ts";
import type { Candidate } from "./candidate.ts";
import { isLoose, leans } from "./leaning.ts";
import { isOrderAgainst } from "./orders.ts";
import { pointsAtUntold } from "./untold.ts";

/** What each sign of an important sentence counts; one setting for all pages. */
export const WEIGHTS = {
  centrality: 1,
  /** What its author says that the page is about. */
  described: 3,
  position: 6,
  opening: 0.1,
  title: 1.3,
  heading: 0.05,
  density: 0.2,
  author: -0.3,
  item: -0.2,
  decay: 6,
  /** A step without its neighbours helps nobody. */
  step: -2,
  /** An item completes what leads to its list. */
  led: -1.5,
  /** No word of the page's title. */
  offTopic: -1.5,
  /** What was, or what somebody said: a story rather than what the page says. */
  story: -0.3,
  /** What only leads up to what a page says. */
  aside: -2,
  /** What nobody learns anything from. */
  filler: -1,
  /** What the page is there for, which its title says too. */
  presents: -3,
  /** What leans on a sentence that is not shown with it. */
  leaning: -5,
  /** "This" and "these" that the sentence names nothing for. */
  loose: -0.2,
  /** A thing that it points at and nothing shown has named. */
  untold: -1.2,
  /** What limits, warns or cannot be undone is what a page of steps says beside them. */
  caution: 0.5,
  /** What must not be done. */
  forbids: 0.5,
  /** A statement with its warning, against the same without. */
  warned: 0.5,
  /** Words that announce what a page is there for. */
  cue: 0.15,
  /** What the next sentence turns from: "But …", "Instead, …". */
  turned: -0.4,
  /** What is added to something that is not shown: "You can also …". */
  added: -0.5,
  /** A case that neither the title nor the heading names. */
  side: -0.5,
  /** What stands under the heading of one that is chosen already: one section is not the page. */
  section: -1,
};

/** What the candidates of one page are measured against. */
export interface Measure {
  readonly terms: PageTerms;
  readonly titleTerms: readonly string[];
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
  /** Sentences that the next one turns from. */
  readonly turned: ReadonlySet<Unit>;
}

/** Importance of a candidate among its page's sentences; comparable within one page. */
export function importanceOf(
  candidate: Candidate,
  { terms, titleTerms, described, flow, count, led, steps, turned }: Measure,
): number {
  const { units, text } = candidate;
  const unit = units[0]!;
  const present = units.flatMap((each) => each.terms);
  return (
    WEIGHTS.centrality * cosine(terms.vectorOf(units), terms.centroid) +
    WEIGHTS.described * Math.max(...units.map((each) => cosine(terms.vectorOf([each]), described))) +
    WEIGHTS.position * flow * (1 / (1 + (WEIGHTS.decay * unit.order) / Math.max(12, count))) +
    WEIGHTS.opening * (unit.opensLine ? 1 : 0) +
    WEIGHTS.title * overlap(titleTerms, present, terms) +
    WEIGHTS.heading * overlap(unit.headingTerms, present, terms) +
    WEIGHTS.density * Math.min(1, present.length / Math.max(8, countWords(text))) +
    WEIGHTS.author * (AUTHOR.test(text) ? 1 : 0) +
    WEIGHTS.step * (steps.has(unit) || STEP.test(text) ? 1 : 0) +
    WEIGHTS.caution * (steps.size >= SOME_STEPS && CAUTION.test(text) ? 1 : 0) +
    WEIGHTS.forbids * (FORBIDS.test(text) ? 1 : 0) +
    WEIGHTS.warned * (units.length > 1 && isOrderAgainst(units.at(-1)!.text) ? 1 : 0) +
    WEIGHTS.aside * (ASIDE.test(text) ? 1 : 0) +
    WEIGHTS.filler * (FILLER.test(text) ? 1 : 0) +
    WEIGHTS.presents * (presents(text) ? 1 : 0) +
    WEIGHTS.leaning * (leans(text, unit.source.title) ? 1 : 0) +
    WEIGHTS.loose * (isLoose(text) ? 1 : 0) +
    WEIGHTS.untold * (unit.order > 0 && pointsAtUntold(text, unit.source.title) ? 1 : 0) +
    WEIGHTS.led * (led.has(unit) ? 1 : 0) +
    WEIGHTS.turned * (turned.has(units.at(-1)!) ? 1 : 0) +
    WEIGHTS.added * (ADDED.test(unit.text) ? 1 : 0) +
    WEIGHTS.side * (isSideCase(text, unit, titleTerms) ? 1 : 0) +
    WEIGHTS.cue * (CUE.test(text) ? 1 : 0) +
    WEIGHTS.offTopic * (titleTerms.some((term) => present.includes(term)) ? 0 : 1) +
    WEIGHTS.story * ((PAST.test(text) ? 1 : 0) + (QUOTED.test(text) ? 1 : 0)) +
    WEIGHTS.item * (unit.kind === "item" ? 1 : 0)
  );
}

/** Numbered steps from which a page tells how something is done. */
const SOME_STEPS = 3;
const CAUTION =
  /\b(?:not|never|cannot|must|only|until|expires?|at (?:least|most)|up to|no longer|permanent(?:ly)?|undo|undone|irreversible|lose|lost|minutes|hours|days|times)\b|n[’']t\b/i;

const FORBIDS =
  /^(?:(?:do not|don['’]t|never|avoid)(?! (?:worry|forget|miss|hesitate|let|panic|just))|you (?:must|should|may) not|[^,.;:]{3,60} must (?:not|never))\b/i;

/** What is done with a hand is one step of many, numbered or not. */
const STEP =
  /^(?:now |then )?(?:please )?(?:click|tap|press|select|scroll|navigate|paste|type|double-click|right-click|put|enter|log ?in|sign ?in)\b/i;
const ADDED =
  /^(?:\S+ ){1,6}also (?=\p{Ll}+s\b)|^(?:\S+ ){1,6}(?:can|could|may|might|must|should|will|would|is|are|has|have|we|you|they) also\b/iu;
const CASE = /^(?:if|in case|unless)\b[^,]*,/i;
const PAST = /\b(?:had|was|were)\b/;
const QUOTED = /[“"]/;
const AUTHOR = /\b(?:I|my|me|I['’]\w+)\b/;
/** The past, what others think, and who the author is. */
const ASIDE =
  /^(?:now that (?:you|we)|in the past|since (?:its|our|their) (?:inception|launch|founding|beginnings?)\b[^.\d]*\bha(?:s|ve) been \w+ing\b(?!.*\d)|one (?:day|morning|afternoon|evening|night),(?! one\b)|(?:just )?(?:a few|several|two|three|four|six) (?:days|weeks|months) ago,|in recent years|the problem is\b|one of the (?:most )?(?:surprising|common|biggest|hardest|important changes)|rewind|conventional wisdom|historically|traditionally|until recently|back in|years ago|once upon|the story so far|in (?:(?:early|mid|late) )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december) )?(?:19|20)\d\d\b)|^[^,.]{3,40}\bis an? [^,.]{0,60}\b(?:strategist|designer|developer|engineer|manager|director|fellow|writer|editor|consultant|specialist|researcher|officer|analyst) (?:at|for|with|on|in|of)\b|^as an? [^,]{3,60}, I\b|\bwas an? (?:\w+ )?(?:big|great|busy|exciting) (?:year|month|week)\b/i;
/** What a page says of itself, of its makers' feelings or of what was to come when it was written. */
const FILLER =
  /\b(?:is|remains) (?:always )?(?:our|the|an?) (?:top |highest |first |number one |key )?priority\b|\b(?:happy|glad|pleased|delighted) to (?:answer|help|hear|assist|talk)\b|\bwill continue to (?:change|evolve|adapt|grow|improve)\b|^below,? you(?:['’]ll| will| can)? find\b|\bin the near future\b|\bjust yet\b|\bat a later (?:date|time|point)\b|\bkeep an eye (?:out|on)\b|\bstay tuned\b|^we(?:['’]ve| have)? (?:asked|heard)\b|\bcheck back\b|^more (?:\w+ )?(?:information|details?|explanations?|documentation|resources?)\b.* (?:can be found|(?:is|are) (?:available|provided|given|listed))\b/i;
const CUE = /\b(?:announc|launch|introduc|releas|help|goal|mission|is an? |are |provid|allow|enabl|creat|build|built)/i;

function isSideCase(text: string, { source, headingTerms }: Unit, titleTerms: readonly string[]): boolean {
  const clause = CASE.exec(text)?.[0];
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
