import type { TakeawaysTask } from "../../../schemas/generation.ts";
import { denies } from "../../../search/analysis/denial.ts";
import { isSupported } from "../../grounding/grounding.ts";
import { questionFormsOf } from "../../language/questions.ts";
import { once } from "../../text/once.ts";
import { termsOf } from "../../text/terms.ts";
import { countWords } from "../../text/words.ts";
import { cosine, type PageTerms, type Vector } from "../page/page-terms.ts";
import { speaksForAll } from "../page/whole-page.ts";
import { toned } from "../tone/tone.ts";
import type { Candidate } from "./candidate.ts";
import { isReference } from "./post.ts";
import type { Scored } from "./score.ts";
import { matters } from "./wording.ts";

/** How much likeness to what is chosen already takes off. */
const REDUNDANCY = 0.3;
/** What standing under the heading of one that is chosen already takes off: one section is not the page. */
const SAME_SECTION = 1;
/** What standing in one item of a list with it takes off. */
const SAME_ITEM = 1.5;
/** Words a takeaway has on average at most, as long as the page has shorter ones to offer. */
const MEAN_WORDS = 27;
/** Words a takeaway that were asked for, with which the page is told: two long ones say as much as three short ones. */
const ENOUGH_WORDS = 15;

/** Takeaways of a reference page, however long the first one is, where it has more to tell. */
const LEAST_POINTS = 2;
/** Words of a takeaway, at most, that is shown though enough are told. */
const MOST_FURTHER = 20;
/** Score that it has at least: of those below, readers refused as many as they liked. */
const WORTH_MORE = 6;
/** The same in other languages, where it names what the title does and bids nothing. */
const WORTH_MORE_BY_PLACE = 4;

/**
 * Scores on reference pages below which a further takeaway is one too many, and the same for the last third of those asked
 * for: of third ones below, readers refused as many as they liked.
 */
const FLOOR = 3;
const LAST_FLOOR = 4;
const LAST = 2 / 3;

/** A candidate with its terms, which point in its direction. */
interface Entry {
  readonly candidate: Candidate;
  readonly vector: Vector;
  readonly scored: Scored;
}

/** An entry while others are chosen. */
interface Contender extends Entry {
  /** Its place among the entries. */
  readonly rank: number;
  /** Its importance, or what that is at most, less what is taken off for those that are chosen. */
  score: number;
  isExact: boolean;
}

/** What is chosen from: the candidates of `scored` that `admits` admits, each asked for when it could be chosen. */
export interface Pool {
  readonly scored: readonly Scored[];
  admits(candidate: Candidate): boolean;
}

/**
 * Maximal marginal relevance: each next one is important and unlike those before it. In the task's tone. On reference
 * pages, long pairs give way to their first sentence where that makes room for another point.
 */
export function select(pool: Pool, task: TakeawaysTask, terms: PageTerms): Candidate[] {
  const entries = pool.scored.map((scored) => {
    const { candidate } = scored;
    return { candidate, scored, vector: terms.vectorOf(candidate.units) };
  });
  const isWorth = worthOn(task);
  const tonedOnce = once((candidate: Candidate) => inTone(candidate, task));
  const asItIs: Shown = ({ candidate }) => tonedOnce(candidate);
  const whole = selected(entries, pool, task, asItIs);
  if (isWorth === undefined || whole.length === task.count) return whole;
  const first: Shown = ({ candidate }) => tonedOnce(firstOf(candidate, entries, pool));
  const shorter = isReference(task.page) && whole.some(isLongPair) ? selected(entries, pool, task, first) : whole;
  const most = shorter.length > whole.length ? shorter : whole;
  return most.length === task.count ? most : selected(entries, pool, task, most === whole ? asItIs : first, isWorth);
}

/** How an entry that is chosen is shown; undefined where it cannot be. */
type Shown = (entry: Entry) => Candidate | undefined;
/** Whether the best contender is worth showing behind so many others that tell enough. */
type Worth = (best: Contender, chosen: number) => boolean;

/**
 * What is shown though enough words are told, behind so many others; undefined for English posts, whose authors tell them
 * in few words.
 */
function worthOn({ page }: TakeawaysTask): Worth | undefined {
  const isShort = ({ text }: Candidate) => countWords(text) <= MOST_FURTHER;
  if (isReference(page))
    return ({ candidate, score }, chosen) => chosen < LEAST_POINTS || (score >= WORTH_MORE && isShort(candidate));
  const forms = questionFormsOf(page.locale);
  if (forms === undefined) return undefined;
  const titleTerms = new Set(termsOf(page.title, page.locale));
  return ({ candidate, score, vector }) =>
    score >= WORTH_MORE_BY_PLACE &&
    isShort(candidate) &&
    !forms.bids.test(candidate.text) &&
    !isBareOrder(candidate) &&
    vector.keys().some((term) => titleTerms.has(term));
}

/** How items begin that say what is done, or not to be done, below a heading that tells which: "Prêter …", "Não abrir …". */
const OPENS_WITH_INFINITIVE =
  /^(?:Ne pas |No |Não |Non )?(?!(?:[NnVv]o|[Cc]on|[Aa]u|[Qq]ua)tre|[Ee]ntre|[Ss](?:obr|empr)e|[Oo]ltre)\p{L}\p{Ll}+(?:[aei]r|re|rsi|rse)(?!\p{L})/u;
const HAS_INFINITIVES = /^(?:fr|es|pt|it)(?![a-z])/i;

function isBareOrder({ text, units: [first] }: Candidate): boolean {
  return first?.kind === "item" && HAS_INFINITIVES.test(first.source.locale) && OPENS_WITH_INFINITIVE.test(text);
}

function selected(
  entries: readonly Entry[],
  { admits }: Pool,
  task: TakeawaysTask,
  shownOf: Shown,
  isWorth?: Worth,
): Candidate[] {
  let pool = entries
    .map((entry, rank): Contender => ({ ...entry, rank, score: entry.scored.most, isExact: false }))
    .sort(byScore);
  const chosen: Candidate[] = [];
  let room = MEAN_WORDS * task.count;
  const enough = room - ENOUGH_WORDS * task.count;
  while (chosen.length < task.count && (room > enough || isWorth !== undefined) && pool.length > 0) {
    const best = takeBest(pool);
    if (!admits(best.candidate)) continue;
    if (best.score < floorOf(chosen.length, task)) break;
    if (room <= enough && !isWorth?.(best, chosen.length)) continue;
    const shown = shownOf(best);
    if (shown === undefined) continue;
    chosen.push(shown);
    if (chosen.length === task.count) break;
    room -= countWords(shown.text);
    pool = pool.filter((entry) => !overlaps(entry.candidate, best.candidate) && !repeats(entry, best));
    const short = pool.filter((entry) => countWords(entry.candidate.text) <= room);
    if (short.findLast(({ candidate }) => admits(candidate)) !== undefined) pool = short;
    for (const entry of pool) {
      entry.score -= REDUNDANCY * cosine(best.vector, entry.vector);
      if (sharesSection(entry.candidate, best.candidate)) entry.score -= SAME_SECTION;
      if (sharesItem(entry.candidate, best.candidate)) entry.score -= SAME_ITEM;
    }
    pool.sort(byScore);
  }
  return chosen;
}

/** The best last; of those that are as good the one that was named first. */
function byScore(a: Contender, b: Contender): number {
  return a.score - b.score || b.rank - a.rank;
}

/**
 * Takes the most important out of a pool that is sorted and not empty. What speaks against a contender is looked for when
 * it comes to the end of the pool, which moves it alone.
 */
function takeBest(pool: Contender[]): Contender {
  for (;;) {
    const best = pool.pop()!;
    if (best.isExact) return best;
    best.score += best.scored.score - best.scored.most;
    best.isExact = true;
    pool.splice(placeOf(best, pool), 0, best);
  }
}

function placeOf(contender: Contender, pool: readonly Contender[]): number {
  let [from, to] = [0, pool.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (byScore(pool[middle]!, contender) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The score that a takeaway behind so many others has at least. */
function floorOf(chosen: number, { count, page }: TakeawaysTask): number {
  if (chosen === 0 || !isReference(page)) return Number.NEGATIVE_INFINITY;
  return chosen < LAST * count ? FLOOR : LAST_FLOOR;
}

/** Whether a sentence is long with the one that goes on about it, which neither binds nor warns. */
function isLongPair({ units: [first, ...rest], text }: Candidate): boolean {
  if (rest.length === 0 || first!.kind !== "prose" || countWords(text) <= MEAN_WORDS) return false;
  return rest.every((unit) => unit.kind === "prose" && !matters(unit.text));
}

/** The first sentence alone of such a pair, where it may be shown so. */
function firstOf(candidate: Candidate, entries: readonly Entry[], { admits }: Pool): Candidate {
  if (!isLongPair(candidate)) return candidate;
  const [first] = candidate.units;
  const alone = entries.find(({ candidate: { units } }) => units.length === 1 && units[0] === first);
  return alone !== undefined && admits(alone.candidate) ? alone.candidate : candidate;
}

/** When, where and with whom something was: "On 30 August 2023, together with the council, …". */
const LEADS = /^(?:(?:on|in|at|by|since|with|together with|as part of|along with) [^;:]{1,60}?,(?! (?:19|20)\d\d) )+/iu;
/** Sentences of so many terms are twins where they share such a part: one is told of California, one of Colorado. */
const TWIN_TERMS = 6;
const TWIN_SHARE = 0.7;
/** The same behind such a lead: what happened is told once, whenever it was. */
const LED_TWIN_SHARE = 0.65;

/** Whether a candidate says what another one says already, in its very words, or nearly the same of a second thing. */
function repeats(entry: Entry, said: Entry): boolean {
  const shared = sharedOf(entry.vector.keys(), said);
  if (isSaidBy(entry, said, shared) || isTwin(entry, said, shared)) return true;
  return shared >= QUOTED_TERMS && quotes(entry.candidate.text, said.candidate.text);
}

/** Words in a row that no two sentences share by chance, and terms that they have at least. */
const QUOTED_WORDS = 10;
const QUOTED_TERMS = 3;

/** Whether most words of a text stand in a row in another one, or of that in it. */
function quotes(text: string, other: string): boolean {
  const [words, told] = [text, other].map((said) => said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const row = Math.max(QUOTED_WORDS, Math.ceil(Math.min(words!.length, told!.length) / 2));
  const whole = ` ${told!.join(" ")} `;
  return words!.some((_, i) => i + row <= words!.length && whole.includes(` ${words!.slice(i, i + row).join(" ")} `));
}

/** How many of some terms another one has too. */
function sharedOf(terms: Iterable<string>, { vector }: Entry): number {
  let shared = 0;
  for (const term of terms) if (vector.has(term)) shared++;
  return shared;
}

/** Whether a candidate, of whose terms `shared` are told, says of one thing nearly what another one says of a second. */
function isTwin({ candidate: { units, text }, vector }: Entry, said: Entry, shared: number): boolean {
  const { locale } = units[0]!.source;
  // What comes first is not said again.
  const isAgain = units[0]!.order > said.candidate.units[0]!.order;
  const lead = isAgain ? (LEADS.exec(text)?.[0] ?? "") : "";
  const behind = lead === "" ? undefined : new Set(termsOf(text.slice(lead.length), locale));
  const size = behind?.size ?? vector.size;
  const alike = behind === undefined ? shared : sharedOf(behind, said);
  const share = behind === undefined ? TWIN_SHARE : LED_TWIN_SHARE;
  if (size < TWIN_TERMS || alike < size * share) return false;
  return denies(text, locale) === denies(said.candidate.text, locale);
}

/** Whether two stand under one heading, other than what opens or sums up a page. */
function sharesSection({ units: [a] }: Candidate, { units: [b] }: Candidate): boolean {
  const { heading } = a!.passage;
  return heading === b!.passage.heading && !speaksForAll(heading);
}

/** Whether two stand in one item of a list, which is one line. */
function sharesItem({ units: [a] }: Candidate, { units: [b] }: Candidate): boolean {
  if (a!.kind !== "item" || b!.kind !== "item" || a!.passage !== b!.passage) return false;
  const [first, second] = a!.start < b!.start ? [a!, b!] : [b!, a!];
  return !second.opensLine && !first.passage.text.slice(first.end, second.start).includes("\n");
}

/** What a sentence leads in with: "Unlike others, …". */
const LEAD = /^[^,;:]{1,40}, /u;
/** Small words, of no weight in a search, by which two sentences of the same terms say different things. */
const TURNS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|first|last|before|after|above|below|until|since|from|with|without|up|down|on|off|in|out|may|must|should|can|only|always|all|every|some|any)\b/giu;

/** Whether another one has every term of a candidate, `shared` in all, and turns and denies them alike. */
function isSaidBy(
  { candidate: { units, text }, vector }: Entry,
  { candidate: said, vector: told }: Entry,
  shared: number,
): boolean {
  const { locale } = units[0]!.source;
  const lead = LEAD.exec(text)?.[0] ?? "";
  // A lead has no more terms than characters.
  if (vector.size - shared > lead.length) return false;
  if (shared < vector.size) {
    const ofLead = new Set(lead === "" ? [] : termsOf(lead, locale));
    if (vector.keys().some((term) => !told.has(term) && !ofLead.has(term))) return false;
  }
  if (denies(text, locale) !== denies(said.text, locale)) return false;
  const turns = new Set(said.text.toLowerCase().match(TURNS));
  return (text.slice(lead.length).toLowerCase().match(TURNS) ?? []).every((word) => turns.has(word));
}

/** Whether two candidates show the same sentence, be it written twice. */
export function overlaps(a: Candidate, b: Candidate): boolean {
  return a.units.some((unit) => b.units.some((other) => other === unit || other.text === unit.text));
}

/** The candidate as shown; undefined for the rare one that trimming or tone made say something else. */
export function inTone(candidate: Candidate, task: TakeawaysTask): Candidate | undefined {
  const text = toned(candidate.text, task.tone, task.page.locale);
  const { quote } = candidate.evidence;
  return text === quote || isSupported(text, quote, task.page.locale) ? { ...candidate, text } : undefined;
}
