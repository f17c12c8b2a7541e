import { behind, type Language } from "../../../language/language.ts";
import { ASKS, COMPLETE } from "../../../text/sentence-marks.ts";
import { blankBehind, countWords, isUnspaced } from "../../../text/words.ts";
import { inLines, itemsWithin } from "../../page/list.ts";
import { headlinesOf } from "../../page/outline.ts";
import { FOR_THIS } from "../../page/steps-follow.ts";
import { isStep, numberOf, type Unit } from "../../page/unit.ts";
import { bids } from "../../sentence/instruction.ts";
import { isOrder } from "../../sentence/orders.ts";
import { standsAlone } from "../../sentence/standing.ts";
import { capitalised, tidy } from "../../sentence/trim.ts";
import { RESTRICTS, TURNS_STEPS, WARNS } from "../../sentence/warnings.ts";
import { joined } from "../answer.ts";
import { withoutPicture } from "./picture.ts";
import { type Lead, shorterOnes } from "./shorter-procedure.ts";
import { isTypedIn, typedBehind } from "./typed.ts";

/** The number of a first step. */
export const FIRST = /^\s*1[.)]/;
/** A lead-in to what its writers will do. */
const LESSON =
  /^(?:we['’]ll|we will|let['’]s|you['’]ll learn|you will learn|in this|(?:at|by) the end of this|this (?:guide|article|tutorial|page|lesson))\b/i;
/** A lead-in to what comes of it, or to what can be read. */
const NO_STEPS =
  /\b(?:enables?|allows?|lets?|helps?) (?:you|us|your|the|people|teams?)\b[^:]*:$|\b(?:following|these) (?:\p{L}+ )?(?:sections?|articles?|guides?|pages?|links?|resources|benefits|reasons|examples)\b[^:]*:$/iu;
/** "Owners can also:" goes on in each of its steps. */
const HALF = /\balso[:：]$/i;
/** What adds a way to another one, and what would be lost with such a line. */
const ADDS = /\byou can also\b|\bcan also be\b/i;
const LIMITS = /\b(?:if|unless|only|when|but|not|cannot|with|without|for|must)\b|n['’]t\b/i;
/** A step that only another part of its page tells: "follow the instructions below". */
const TOLD_ELSEWHERE =
  /\b(?:instructions?|steps?|directions) (?:above|below|in the [^.,;:]{2,60} section)\b|(?<!\p{L})(?:indiqué|montré|illustré|affiché)e?s? ci-des(?:sous|sus)(?!\p{L})|(?<!\p{L})(?:unten|oben) (?:gezeigt|abgebildet)\p{L}*/iu;
/** What a step may end with before a list of examples below it. */
const EXAMPLES = /,? (?:such as|including|for example|for instance|e\.g\.)[:：]$/iu;
const READS_ON = /^(?:learn|read|find out) (?:more|about|how)\b/i;
/** What is said besides, or of one case. */
const BY_THE_WAY = /^(?:for (?:example|instance)|e\.g\.|note|tip|see|if|alternatively|optional)\b/i;
/** What ends a procedure, and is nothing that anybody has to do. */
const CHEERS =
  /^(?:success|congratulations|congrats|done|all done|that['’]s (?:it|all)|you['’]re (?:all )?(?:done|set))[.!]+$/iu;
/** What makes of a step one that may be left out. */
const FREES =
  /\b(?:(?:this|the|these) (?:\p{L}+ )?steps? (?:is|are) (?:entirely |completely )?optional|is an alternative to)\b/iu;
/** What a step ends with before what its reader may choose from. */
const ONE_OF =
  /\b(?:one|either) of (?:the following|these)(?: \p{L}+)?[:：]$|\beither(?: method| way| option)?[:：]$/iu;
/** What leads to things of which each may help. */
const TRIES = /\btry (?:(?:one|any|all|some) of )?(?:the following|these)\b[^.]*[:：]$/i;
const THEN = /^(?:now|then|next|finally),? /i;
/** What is counted within a step, and is told of a case alone. */
const IN_CASE = /^(?:if|unless|when) you\b/i;
const LEAST_STEPS = 2;

/** A section's procedure with all of its steps. */
interface Procedure {
  readonly text: string;
  /** Its steps, one text each. */
  readonly steps: readonly string[];
  readonly first: Unit;
  readonly last: Unit;
}

/**
 * The whole procedure of a section within `most` words: what leads to it and what each step bids, where `remarked` and
 * there is room with the remarks that follow within a step; of an outline that is longer the headlines, with what warns below them. Undefined where
 * it does not fit or a step says nothing without what stands below it.
 */
export function procedureOf(
  units: readonly Unit[],
  language: Language,
  most: number,
  { remarked = false } = {},
): Procedure | undefined {
  const numbered = outerSteps(units.filter(isStep));
  const steps = numbered.length > 0 ? numbered : orders(units);
  // A list that begins anew stands within a step or tells of something else.
  if (steps.slice(1).some(({ marker }) => FIRST.test(marker))) return undefined;
  if (steps.length > most) return undefined;
  const start = units.indexOf(steps[0]!);
  if (steps.length < LEAST_STEPS || steps.some(({ passage }) => passage !== steps[0]!.passage)) return undefined;
  const within = units.slice(start, endOf(units, steps.at(-1)!));
  if (!isTypedIn(within, units)) return undefined;
  if (within.some(({ text }) => TOLD_ELSEWHERE.test(text))) return undefined;
  // "Print the label. No printer? Show the code.": what is done in another case is no step.
  if (within.some(({ text, opensLine }) => !opensLine && ASKS.test(text))) return undefined;
  const lead = leadOf(units[start - 1], steps[0]!, language);
  if (leadsElsewhere(units[start - 1], lead, numbered.length > 0)) return undefined;
  const told = toldOf(within, new Set(steps));
  if (within.some((unit) => isStep(unit) && !told.includes(unit) && !IN_CASE.test(unit.text))) return undefined;
  // A step that nobody has to do, or that stands in the place of another, is told as such or not at all.
  if (within.some((unit) => !told.includes(unit) && FREES.test(unit.text))) return undefined;
  // What other languages bid behind a step is told where all of it has room.
  const full = toldOf(within, new Set(steps), isBidden);
  const whole =
    (full.length > told.length ? fitted(full, units, lead, most) : undefined) ??
    fitted(told, units, lead, most, remarked ? remarksOf(told, within, language) : NO_REMARKS);
  if (whole !== undefined) return whole;
  const headlines = within.some(({ kind }) => kind === "code") ? undefined : headlinesOf(within)?.flat();
  const isLeftOut = (unit: Unit) => !headlines?.includes(unit);
  if (headlines === undefined || within.some((unit) => isLeftOut(unit) && isNeeded(unit))) return undefined;
  const outline = fitted(headlines, units, lead, most);
  // What the headlines sum up is told with them.
  return outline && { ...outline, last: within.at(-1)! };
}

/** The numbered steps without those that are counted anew within one of them; all where it is unclear which these are. */
function outerSteps(numbered: readonly Unit[]): readonly Unit[] {
  const outer: Unit[] = [];
  let inner = 0;
  for (const step of numbered) {
    const number = numberOf(step);
    const isNext = outer.length === 0 || number === numberOf(outer.at(-1)!) + 1;
    if (!isNext && number !== inner + 1) return numbered;
    inner = isNext ? 0 : number;
    if (isNext) outer.push(step);
  }
  return inner === 0 ? outer : numbered;
}

/** Whether headlines alone would say something else without a unit. */
function isNeeded({ text }: Unit): boolean {
  return RESTRICTS.test(text) || TURNS_STEPS.test(text);
}

/** What stands behind each step in its line and is neither bidden nor warned of: what is seen, meant or comes of it. */
function remarksOf(told: readonly Unit[], within: readonly Unit[], language: Language): ReadonlyMap<Unit, Unit> {
  const remarks = new Map<Unit, Unit>();
  for (const [i, unit] of within.entries()) {
    const before = within[i - 1];
    if (unit.opensLine || unit.kind !== "item" || told.includes(unit) || !told.includes(before!)) continue;
    const isLess = bids(unit.text) || repeats(unit, before) || READS_ON.test(unit.text) || BY_THE_WAY.test(unit.text);
    if (!isLess && standsAlone(unit.text, behind(language))) remarks.set(before!, unit);
  }
  return remarks;
}

const NO_REMARKS: ReadonlyMap<Unit, Unit> = new Map();

/** What is told of a procedure, within `most` words: all but the cheer at its end, and remarks where all of it has room. */
function fitted(
  steps: readonly Unit[],
  units: readonly Unit[],
  lead: Lead | undefined,
  most: number,
  remarks = NO_REMARKS,
): Procedure | undefined {
  const closing = steps.at(-1)!;
  const behind = units.slice(units.indexOf(closing) + 1).map(({ text }) => capitalised(text.replace(THEN, "")));
  const isCheer = CHEERS.test(closing.text) && !behind.some(bids);
  const told = isCheer ? steps.slice(0, -1) : steps;
  const said = told.map(
    (unit) =>
      chosenFrom(unit, units) ??
      withList(unit, units) ??
      withTyped(unit, units) ??
      bareOf(unit, units[units.indexOf(unit) + 1]),
  );
  if (said.some((text) => !/[\p{L}\p{N})”"'’>.!。！]$/u.test(text) && !namesQuestion(text))) return undefined;
  const all = said.map((text) => ended(bids(text) ? capitalised(text) : text));
  const last = told.at(-1)!;
  const end = choicesOf(last, units).at(-1) ?? listOf(last, units).at(-1) ?? typedBehind(last, units) ?? last;
  const remarked = all.map((text, i) => joined([text, remarks.get(told[i]!)?.text ?? ""].filter(Boolean)));
  const [full] = shorterOnes(lead, remarked);
  if (remarks.size > 0 && full !== undefined && countWords(full.text) <= most)
    return { ...full, first: lead?.unit ?? told[0]!, last: remarks.get(last) ?? end };
  const fitting = shorterOnes(lead, all).find((procedure) => countWords(procedure.text) <= most);
  return fitting && { ...fitting, first: fitting.lead?.unit ?? told[0]!, last: end };
}

/** What may be chosen from within a step: orders below one that ends in "one of the following:". */
function choicesOf(step: Unit, units: readonly Unit[]): readonly Unit[] {
  if (!ONE_OF.test(step.text)) return [];
  const choices = itemsWithin(units, units.indexOf(step));
  return choices.length > 1 && choices.every(({ text, opensLine }) => opensLine && bids(text)) ? choices : [];
}

/** "Do one of the following: select Link; or select Set up." */
function chosenFrom(step: Unit, units: readonly Unit[]): string | undefined {
  const choices = choicesOf(step, units).map(
    ({ text }) => `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/(?<![.;,])[.;,]+$/, "")}`,
  );
  return choices.length === 0 ? undefined : `${step.text} ${choices.join("; or ")}.`;
}

/** Items that a step is told with, at most, and words of each. */
const MOST_LISTED = 5;
const MOST_LISTED_WORDS = 12;

/** How an item of a list ends in its sentence, and a step that leads to remarks. */
const ITEM_END = /(?<![.;,!。；，])(?:[.;,!。；，]+|[;,] (?:and|or|then))$/u;
const NOTE = /^(?:notes?|troubleshooting|important|tips?|warning|remember|results?)[:：]$/iu;

/** What a numbered step leads to, where it is short: what is to be entered or chosen there. */
function listOf(step: Unit, units: readonly Unit[]): readonly Unit[] {
  if (!isStep(step) || !/[:：]$/u.test(step.text)) return [];
  if (EXAMPLES.test(step.text) || ONE_OF.test(step.text) || NOTE.test(step.text)) return [];
  const items = itemsWithin(units, units.indexOf(step));
  const isShort = ({ opensLine, text }: Unit) =>
    opensLine && countWords(text) <= MOST_LISTED_WORDS && !/[:：?？]$/u.test(text);
  return items.length <= MOST_LISTED && items.every(isShort) ? items : [];
}

/** "Enter the following: Title: Acme; Colour: red." */
function withList(step: Unit, units: readonly Unit[]): string | undefined {
  const items = inLines(listOf(step, units).map(({ text }) => text.replace(ITEM_END, "")));
  return items.length === 0 ? undefined : `${step.text} ${items.join("; ")}.`;
}

/** "Run the following command: make all." */
function withTyped(step: Unit, units: readonly Unit[]): string | undefined {
  const typed = typedBehind(step, units);
  return typed && `${step.text} ${typed.text.trim()}`;
}

/** Whether the line before the steps leads to no steps, or says for whom they are and cannot be shown. */
function leadsElsewhere(opens: Unit | undefined, lead: Lead | undefined, isNumbered: boolean): boolean {
  if (opens === undefined || !/[:：]$/u.test(opens.text)) return false;
  if ([LESSON, NO_STEPS, HALF].some((kind) => kind.test(opens.text))) return true;
  // Without their lead-in, items say half.
  return lead === undefined && (!isNumbered || LIMITS.test(opens.text));
}

/** A step without what only leads to examples or to a picture. */
function bareOf(unit: Unit, next: Unit | undefined): string {
  return EXAMPLES.test(unit.text) ? unit.text.replace(EXAMPLES, ".") : withoutPicture(unit, next);
}

/** The steps, and what else is bidden or warned of below them: no examples, no list within, nothing that its step says already. */
function toldOf(
  within: readonly Unit[],
  steps: ReadonlySet<Unit>,
  isBid: (unit: Unit) => boolean = ({ text }) => bids(text),
): Unit[] {
  let step: Unit | undefined;
  let leads = false;
  return within.filter((unit) => {
    if (steps.has(unit)) {
      step = unit;
      leads = EXAMPLES.test(unit.text) || ONE_OF.test(unit.text) || listOf(unit, within).length > 0;
      return true;
    }
    leads ||= /[:：]$/u.test(unit.text);
    if (unit.kind !== "item" || leads) return false;
    return WARNS.test(unit.text) || (isBid(unit) && !READS_ON.test(unit.text) && !repeats(unit, step));
  });
}

/** Words of a place. */
const MOST_PLACE = 4;
/** Where an order is carried out that stands behind it: "No menu selecione …", "Im Menü wählen Sie …". */
const THERE =
  /^(?:n[oa]s?|en (?:el|la|los|las)|(?:dans|sur) (?:le|la|les|votre)|ne(?:l|lla)|su(?:l|lla)|im|in (?:der|dem|het|de)|op (?:het|de)) (?=\p{L})/iu;

/** Whether a sentence bids something, at once or at a place that it names first. In Chinese, much that is asked politely does. */
function isBidden({ text, source }: Unit): boolean {
  if (isUnspaced(text)) return bids(text);
  const [place = ""] = THERE.exec(text) ?? [];
  const behind = place === "" ? [] : text.slice(place.length).split(" ", MOST_PLACE + 1);
  const told = behind.map((_, i) => behind.slice(i).join(" "));
  return isOrder(text, source.locale) || told.slice(1).some((order) => isOrder(order, source.locale));
}

/** What is pressed by its name: "click Create memory dump file". Group 1 is the first word of the name. */
const CONTROL =
  /\b(?:[Cc]lick|[Tt]ap|[Pp]ress|[Ss]elect|[Cc]hoose|[Hh]it|[Tt]oggle|[Cc]heck|[Tt]ick)(?: on)? (?:the )?["“]?(\p{Lu}[\p{L}\p{N}]*)/u;

/** Whether a sentence below a step has half of its words, and names nothing to press that the step does not. */
function repeats({ text, terms }: Unit, step: Unit | undefined): boolean {
  const said = new Set(step?.terms);
  const again = terms.filter((term) => said.has(term)).length;
  const control = CONTROL.exec(text)?.[1];
  return again > 0 && again * 2 >= said.size && (control === undefined || step?.text.includes(control) === true);
}

/** Where the item that a step opens ends. */
function endOf(units: readonly Unit[], step: Unit): number {
  const next = units.findIndex((unit) => {
    const { order, opensLine, marker, kind } = unit;
    const isNext = isStep(step) ? isStep(unit) : !/^\s+/.test(marker);
    return order > step.order && (kind === "prose" || (opensLine && isNext));
  });
  return next < 0 ? units.length : next;
}

/** "Click Forgot your password?": an order that ends with what a control asks. */
function namesQuestion(step: string): boolean {
  return /[?？]$/u.test(step) && bids(step);
}

/** A step with the full stop that ends it. */
export function ended(step: string): string {
  const bare = step.replace(/[;,](?: (?:and|or|then))?$/u, "");
  const isEnded = COMPLETE.test(bare) && (!/[?？][”"’']?$/u.test(bare) || namesQuestion(bare));
  return isEnded ? bare : `${bare}${blankBehind(bare) === "" ? "。" : "."}`;
}

/** The items of a list that bids the reader do one thing after the other, though it has no numbers, or try several. */
function orders(units: readonly Unit[]): Unit[] {
  const items = units.filter(({ kind, opensLine }) => kind === "item" && opensLine);
  const together = items.every(
    ({ order }, i) => i === 0 || units.find((unit) => unit.order === order - 1)?.kind === "item",
  );
  const bidding = items.filter(({ text, source }) => isOrder(text, source.locale)).length;
  const lead = units[units.indexOf(items[0]!) - 1];
  // Among what may be tried stands what is advised or done at last.
  const enough = TRIES.test(lead?.text ?? "") ? bidding * 2 > items.length : bidding === items.length;
  return together && enough ? items : [];
}

/** The line right before the steps that announces them. */
function leadOf(unit: Unit | undefined, step: Unit, language: Language): Lead | undefined {
  if (unit?.kind !== "prose" || unit.passage !== step.passage || !/[:：]$/u.test(unit.text)) return undefined;
  const text = tidy(unit.text, language);
  const only = ADDS.test(text) && !LIMITS.test(text);
  return language.dangling.test(text) || FOR_THIS.test(text) || only ? undefined : { text, unit };
}
