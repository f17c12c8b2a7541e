import type { GenerationPart, SourcePage, TakeawaysTask } from "../../../schemas/generation.ts";
import { denies } from "../../../search/analysis/denial.ts";
import { german } from "../../language/de.ts";
import { english } from "../../language/en.ts";
import type { Language } from "../../language/language.ts";
import { languageOf } from "../../language/languages.ts";
import { questionFormsOf } from "../../language/questions.ts";
import { tellsAppointment } from "../../text/appointment.ts";
import { dateOfHeading, namesYear, withDate } from "../../text/dated-heading.ts";
import { once } from "../../text/once.ts";
import type { Pace } from "../../text/pace.ts";
import { termsOf } from "../../text/terms.ts";
import { isOfDevices } from "../faqs/sections/device.ts";
import { isOfPlatform, isOfPlatforms, namesPlatformOf, spellsPlatform } from "../faqs/sections/platform.ts";
import { speakerOf } from "../faqs/sections/speaker.ts";
import { leavesEntryUnnamed } from "../page/entry.ts";
import { ledItems } from "../page/list.ts";
import { pageTermsOf } from "../page/page-terms.ts";
import { stepUnits } from "../page/steps.ts";
import { repeatsOtherPages, type Unit, unitsAtPace } from "../page/unit.ts";
import { presents } from "../sentence/presents.ts";
import { addressed } from "../tone/tone.ts";
import { invitesToEvent, isOfOther } from "./appointment.ts";
import { type Candidate, candidatesAt, isStatement } from "./candidate.ts";
import { dataOn } from "./data.ts";
import { pointsAtUnnamed } from "./demonstrative.ts";
import { saidOfEntries } from "./entries.ts";
import { flowOf } from "./flow.ts";
import { foreignOn } from "./foreign.ts";
import { isGarbled } from "./garbled.ts";
import { lacksGermanVerb } from "./german-verb.ts";
import { isHalfSaid } from "./half-said.ts";
import { leans } from "./leaning.ts";
import { leansIn } from "./leaning-languages.ts";
import { leavesList } from "./list-lead.ts";
import { announcesText, isMessage, tellsNoPage } from "./message.ts";
import { onlyNames } from "./no-verb.ts";
import { outdatedUnits } from "./outdated.ts";
import { passes } from "./passing.ts";
import { isPost, isReference } from "./post.ts";
import { onlyProcedure, procedureOfTitle } from "./procedure.ts";
import { setsScene } from "./scene.ts";
import { setsSceneIn } from "./scene-languages.ts";
import { scored } from "./score.ts";
import { inTone, overlaps, type Pool, select } from "./selection.ts";
import { type Measure, titleShare } from "./signs.ts";
import { verbOfTitle } from "./title-task.ts";
import { answeredUnits, turnedUnits } from "./turn.ts";
import { curesUnnamed, pointsAtTrouble } from "./unnamed-trouble.ts";
import { weightsOf } from "./weights.ts";
import { tellsWhereabouts } from "./whereabouts.ts";
import { WISHES } from "./wording.ts";

/** Share of a sentence's terms in an existing bullet from which it says the same. */
const SAME = 0.6;
/** Flow from which the order of a text means something. */
const COMPOSED = 0.5;
/** Share of the title from which a statement speaks of the page's topic. */
const ON_TOPIC = 0.5;
const NOTHING = /^(?!)/;
/** Terms of a title that is a sentence of its own, and share of a statement's terms in it from which that says the same. */
const SENTENCE = 6;
const REWORDED = 0.75;
/** A score above all others. */
const FIRST = 1_000;

/** The page's main statements in the order of the page, none that repeats an existing bullet. */
export async function* takeaways(task: TakeawaysTask, pace: Pace): AsyncGenerator<GenerationPart> {
  // What is shown is in the language of the page, whatever was asked for.
  const language = languageOf(task.page.locale);
  const chosen = await choose(task, language, pace);
  const dated = datedOn(task.page);
  for (const [index, candidate] of chosen.entries()) {
    await pace.step();
    const { text, evidence } = candidate;
    const first = index === 0 && task.existing.length === 0;
    const told = first ? addressed(text, task.tone, task.page.locale) : text;
    yield { type: "item", index, item: dated(candidate) ?? told, evidence };
  }
}

async function choose(task: TakeawaysTask, language: Language, pace: Pace): Promise<Candidate[]> {
  const units = await unitsAtPace(task.page, pace);
  const terms = await pageTermsOf(units, pace);
  const flow = isComposed(task) ? 1 : flowOf(units, terms);
  await pace.step();
  const { found, isSaid } = await candidatesOn(units, language, flow >= COMPOSED, pace);
  const candidates = found.filter((candidate) => !repeats(candidate, task));
  const titleTerms = termsOf(task.page.title, task.page.locale);
  const described = terms.directionOf(termsOf(task.page.description ?? "", task.page.locale));
  const weights = weightsOf(task.page);
  const titleVerb = language === english ? verbOfTitle(task.page.title) : undefined;
  const measure = { terms, flow, count: units.length, titleTerms, titleVerb, described, ...kindsOf(units) };
  const all = await pace.map(candidates, (candidate) => scored(candidate, measure, weights));
  const isPart = partsOf(units, measure, task.page.locale);
  // Some steps of many help nobody: a page that has nothing else to tell, and not all of them, tells nothing.
  const whole = all.filter(({ candidate }) => !isPart(candidate.units[0]!)).sort((a, b) => b.most - a.most);
  const isRepeated = repeatsOtherPages(task.page);
  const isForeign = foreignOn(task.page);
  const answered = answeredUnits(units, measure.turned);
  const outdated = outdatedUnits(units);
  const maySetScene = !isReference(task.page);
  const says = once(
    ({ text, units }: Candidate) =>
      isSaid(units[0]!) &&
      (!isMessage(opensPost(units[0]!, language) ? text.replace(/!$/, ".") : text, task.page.title, language) ||
        invitesToEvent(text, task.page.url)) &&
      !setsSceneIn(text, task.page.locale) &&
      (maySetScene || !(setsScene(text) || units.some((unit) => announcesText(unit.text)))),
  );
  const isStrong = once(
    (candidate: Candidate) =>
      isSaid(candidate.units[0]!) &&
      !candidate.units.some((unit) => isRepeated(unit) || outdated.has(unit) || answered.has(unit)) &&
      !restates(candidate, titleTerms) &&
      !(WISHES.test(candidate.text) && titleShare(candidate, measure) > 0) &&
      !leavesList(candidate, units) &&
      !leansOnOthers(candidate, task.page, language) &&
      !presents(candidate.text) &&
      !isGarbled(candidate.text, task.page.locale) &&
      !passes(candidate.text, task.page) &&
      !(language !== english && pointsAtTrouble(candidate.text, task.page.title)) &&
      !curesUnnamed(candidate.units[0]!) &&
      !isBareName(candidate, language) &&
      !pointsAtUnnamed(candidate.units[0]!.text, task.page.title, task.page.locale) &&
      (maySetScene || !ofOnePerson(candidate)) &&
      says(candidate) &&
      !isForeign(candidate.text) &&
      !announcesBehind(candidate, language) &&
      !holdsElsewhere(candidate, task),
  );
  const strong = { scored: whole, admits: isStrong };
  await pace.step();
  const way = wayOn(units, measure, task, language);
  const data = dataOn(units, task, language, (candidate) => !repeats(candidate, task));
  const given = way === undefined ? data : [way, ...data];
  const rest = besides(given, strong);
  const others = { ...task, count: task.count - given.length };
  const pool = () => poolOf(rest, says, isSaid, units, task, language);
  const chosen = way === undefined ? selectOnTopic(pool(), others, measure) : select(rest, others, terms);
  return [...given, ...chosen].sort((a, b) => a.units[0]!.order - b.units[0]!.order);
}

/** What is shown of a section whose heading dates it, on a page of several years: "1937: The pool is sold." */
function datedOn({ passages }: SourcePage): (candidate: Candidate) => string | undefined {
  const dates = new Set(passages.map(({ heading }) => dateOfHeading(heading)).filter((date) => date !== ""));
  return ({ units: [first], text }) => {
    const date = dates.size > 1 ? dateOfHeading(first!.passage.heading) : "";
    return date === "" || namesYear(text) ? undefined : withDate(date, text);
  };
}

/** Whether a candidate needs what stands before it, or tells half of something. */
function leansOnOthers(candidate: Candidate, page: SourcePage, language: Language): boolean {
  const { text } = candidate;
  const points = leans(text, page.title) || language.leaning.test(text) || leansIn(text, page);
  return points || isHalfSaid(text, page.locale) || isOneSpeakers(candidate, page);
}

/** Whether "we" are one of several who have their say on a page: which, only the heading tells. */
function isOneSpeakers({ text, units: [first] }: Candidate, { passages, title }: SourcePage): boolean {
  return /^(?:We|Our|I|My)\b/.test(text) && speakerOf(passages, passages.indexOf(first!.passage), title) !== "";
}

/** Whether a sentence opens a post, where what is new is told aloud; in other languages than English by its day or number. */
function opensPost({ order, source, text }: Unit, language: Language): boolean {
  if (order !== 0 || !isPost(source.url)) return false;
  return language === english ? !/^(?:well,? |actually\b)/i.test(text) : /\d/.test(text);
}

/** Whether a candidate only names a thing: in German where it is no sentence, and no order either. */
function isBareName({ units, text }: Candidate, language: Language): boolean {
  if (onlyNames(units[0]!)) return true;
  if (language !== german || !lacksGermanVerb(text)) return false;
  return questionFormsOf(units[0]!.source.locale)?.bids.test(text) !== true;
}

/** What one of those behind a site says of himself: "I attend the meetings in my role as a guard." */
const OF_ONESELF =
  /^(?:I (?:also |now |currently )?(?:attend|serve|work|teach|live|joined|began|started|was|am (?:an?|the)|have (?:been|worked|led|taught|lived))|(?:as|after|in|since|during|before|from|at|having)\b[^,]{3,90}, I(?: \p{L}+ed)?)\b|\bin my role as\b|\bmy (?:\p{L}+ )?(?:husband|wife|partner|children|sons?|daughters?|family|career|background|passion)\b|\bour (?:first|youngest|eldest|oldest|own)(?: \p{L}+)? (?:child|children|sons?|daughters?)\b/iu;

function ofOnePerson({ text }: Candidate): boolean {
  return OF_ONESELF.test(text);
}

/** Whether a statement is said of one entry alone, or of one platform of several, which it does not name. */
function holdsElsewhere({ units, text }: Candidate, { page }: TakeawaysTask): boolean {
  const own = units[0]!.passage.heading;
  if (leavesEntryUnnamed(own, text, page.title)) return true;
  if (isOfDevices(text, own, page.passages)) return true;
  if (!(isOfPlatforms(own) || isOfPlatform(own, text)) || namesPlatformOf(text, own)) return false;
  return page.passages.some(
    ({ heading }) => (isOfPlatforms(heading) || spellsPlatform(heading)) && !namesPlatformOf(heading, own),
  );
}

/** Whether a statement is shown with one that leans on it and only announces: "Next, we'll look at …". */
function announcesBehind({ units }: Candidate, language: Language): boolean {
  if (units.length !== 2) return false;
  const { text, source } = units[1]!;
  const leaning = language.dangling.exec(text)?.[0];
  if (leaning === undefined) return false;
  const rest = text.slice(leaning.length).replace(/^,\s*/, "");
  return isMessage(text, source.title, language) || isMessage(rest, source.title, language);
}

/** The sentences of a page that count less for where they stand. */
function kindsOf(units: readonly Unit[]): Pick<Measure, "led" | "steps" | "turned" | "appointed"> {
  const appointed = units.find(({ text }) => tellsAppointment(text) && !isOfOther(text));
  return { led: ledItems(units), steps: stepUnits(units), turned: turnedUnits(units), appointed };
}

/** The statements to choose from; for want of any the page's only steps, else those that `says`, else its messages. */
function poolOf(
  strong: Pool,
  says: Pool["admits"],
  isSaid: Found["isSaid"],
  units: readonly Unit[],
  task: TakeawaysTask,
  language: Language,
): Pool {
  const { scored } = strong;
  const has = (admits: Pool["admits"]) => scored.some(({ candidate }) => admits(candidate));
  if (has(strong.admits)) return strong;
  const steps = onlyProcedure(units, language);
  if (steps !== undefined && !repeats(steps, task) && !holdsElsewhere(steps, task)) {
    return { scored: [{ candidate: steps, most: FIRST, score: FIRST }], admits: () => true };
  }
  return { scored, admits: has(says) ? says : ({ units: [first], text }) => isSaid(first!) && !tellsNoPage(text) };
}

/** The statements that say nothing of what is shown anyway. */
function besides(given: readonly Candidate[], { scored, admits }: Pool): Pool {
  const isGiven = (candidate: Candidate) =>
    given.some(
      (one) =>
        overlaps(candidate, one) ||
        tellsHoursOf(candidate.text, one.text) ||
        (tellsAppointment(one.text) && tellsNumbersOf(candidate.text, one.text)),
    );
  return { scored: scored.filter(({ candidate }) => !isGiven(candidate)), admits };
}

const TIMES = /\d{1,2}[:.h]\d\d/g;
const SAYS_OPEN =
  /(?<!\p{L})(?:open|opening|visit|hours|geöffnet|öffn|besuch|ouvert|ouvr|venez|abiert|abr[eio]|horario|apert|orari|abert|geopend|bezoek)/iu;

/** "Visit us daily from 9:00 to 19:00." beside "Open daily: 9:00 – 19:00.", but no lesson that is given then. */
function tellsHoursOf(text: string, told: string): boolean {
  const times = SAYS_OPEN.test(text) ? (text.match(TIMES) ?? []) : [];
  const known = new Set(told.match(TIMES));
  return times.length > 1 && new Set(times).size === known.size && times.every((time) => known.has(time));
}

/** When or where something is, in no other numbers than data tell: "On 1 May we meet at 12 Mill Lane." */
function tellsNumbersOf(text: string, told: string): boolean {
  const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  const [numbers, known] = [numbersOf(text), new Set(numbersOf(told))];
  return numbers.length > 1 && numbers.every((number) => known.has(number));
}

/** The way that the title asks for, as it is shown; undefined where there is none, or it is said already. */
function wayOn(
  units: readonly Unit[],
  { steps }: Measure,
  task: TakeawaysTask,
  language: Language,
): Candidate | undefined {
  const way = procedureOfTitle(units, steps, task, language);
  return way === undefined || repeats(way, task) || leansIn(way.text, task.page) ? undefined : inTone(way, task);
}

/** Tells what says little without its neighbours: a step, what is said of an entry, half of "Ask us to: …". */
function partsOf(units: readonly Unit[], { steps }: Measure, locale: string): (unit: Unit) => boolean {
  const isOfEntry = saidOfEntries(units);
  const task = questionFormsOf(locale)?.task;
  return (unit) => steps.has(unit) || isOfEntry(unit) || (unit.kind === "item" && task?.test(unit.text) === true);
}

interface Found {
  found: readonly Candidate[];
  /** Whether what a candidate begins with is a statement: asked of those alone that could be chosen. */
  isSaid(unit: Unit): boolean;
}

/** What a page could be told by; for want of others also what points elsewhere, or holds in a case that is not told. */
async function candidatesOn(units: readonly Unit[], language: Language, composed: boolean, pace: Pace): Promise<Found> {
  const lax = { ...language, pointing: NOTHING, subjectless: NOTHING };
  for (const some of [{ language }, { language: lax }, { language: lax, cases: true }]) {
    const rules = { ...some, composed };
    const found = (await pace.map(units, (_, i) => candidatesAt(units, i, rules))).flat();
    const isSaid = once((unit: Unit) => isStatement(units, units.indexOf(unit), rules));
    if (found.some((candidate) => isSaid(candidate.units[0]!))) return { found, isSaid };
  }
  return { found: [], isSaid: () => false };
}

/** Headings are put over composed text alone. */
function isComposed({ page }: TakeawaysTask): boolean {
  return page.passages.some(({ heading }) => heading !== "");
}

/**
 * Whether a statement has no word that the title has not, or few that a title in a whole sentence has not: "You can change
 * your password." What denies it says more.
 */
function restates({ units, text }: Candidate, titleTerms: readonly string[]): boolean {
  const terms = units.flatMap((unit) => unit.terms);
  if (/\d/.test(text) || denies(text, units[0]!.source.locale)) return false;
  const { url, title } = units[0]!.source;
  const isSentence = new Set(titleTerms).size >= SENTENCE && !title.includes("?") && !isPost(url);
  const most = isSentence ? 1 - REWORDED : 0;
  return terms.filter((term) => !titleTerms.includes(term)).length <= most * terms.length;
}

/** The best of a pool; where none of them speaks of the page's topic and another does, the best that does before all. */
function selectOnTopic(pool: Pool, task: TakeawaysTask, measure: Measure): Candidate[] {
  const speaks = (candidate: Candidate) => titleShare(candidate, measure) >= ON_TOPIC;
  const chosen = select(pool, task, measure.terms);
  if (chosen.some(speaks)) return chosen;
  const others = pool.scored.filter(
    ({ candidate }) =>
      speaks(candidate) &&
      !presents(candidate.text) &&
      !tellsWhereabouts(candidate.text, task.page.title) &&
      pool.admits(candidate),
  );
  if (others.length === 0) return chosen;
  const best = others.reduce((a, b) => (b.score > a.score ? b : a));
  const scored = pool.scored.map((each) => (each === best ? { ...each, most: FIRST, score: FIRST } : each));
  return select({ ...pool, scored }, task, measure.terms);
}

function repeats({ units }: Candidate, task: TakeawaysTask): boolean {
  if (task.existing.length === 0) return false;
  const own = new Set(units.flatMap((unit) => unit.terms));
  return task.existing.some((bullet) => {
    const other = new Set(termsOf(bullet, task.page.locale));
    const shared = [...own].filter((term) => other.has(term)).length;
    return shared > 0 && shared >= SAME * Math.min(own.size, other.size);
  });
}
