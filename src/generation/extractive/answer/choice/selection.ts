import { languageOf } from "../../../language/languages.ts";
import type { Unit } from "../../page/unit.ts";
import { isOrder } from "../../sentence/orders.ts";
import { PRESENTS_PAGE } from "../../sentence/presents-page.ts";
import { leadsOn } from "../../sentence/reads-on.ts";
import { WARNS } from "../../sentence/warnings.ts";
import { type Block, LEADS, wordCountOf } from "../block.ts";
import { opensParagraph } from "../reply/composition.ts";
import { fitList } from "./fit-list.ts";
import { foreignLink } from "./foreign-link.ts";
import { isMarginal, isOfKeywords, opensQuestion } from "./quotable.ts";
import { type ScoredBlock, SURELY_ASKED } from "./relevance.ts";

/** Share of the question that a warning elsewhere on the page has to meet. */
const BESIDE = 0.6;
/** How much less of it another page may meet than the best one. */
const LESS = 0.05;
const MOST_SENTENCES = 5;
/** Later blocks must come this near to the best one. */
const NEAR_BEST = 0.75;
/** Words up to which the best sentence is told with what follows it. */
const GROWN_WORDS = 60;
/** Words of an answer without a limit, and of a list that is all of one. */
const USUAL_WORDS = 110;
const MOST_WORDS = 200;

/**
 * The blocks of one answer, the best first: maximal marginal relevance (Carbonell and Goldstein, 1998) within the
 * words and sentences that a reply has room for. Where the best does not fit, sentences and rows of its page stand
 * in for it, or nothing: what merely is shorter answers something else. `wordLimit` 0 leaves the length to the engine.
 */
export function selectBlocks(
  candidates: readonly ScoredBlock[],
  wordLimit: number,
  asked: ReadonlySet<string>,
): Block[] {
  const sure = candidates.filter((each) => each.asked >= SURELY_ASKED);
  const best = takeBest(sure.length > 0 ? sure : candidates, []);
  const alone = best.block.form === "list" ? fitList(best.block, wordLimit || MOST_WORDS) : undefined;
  if (alone !== undefined) return [alone];
  const room = { words: wordLimit || USUAL_WORDS, sentences: MOST_SENTENCES };
  const fits = fit(best.block, [], room) !== undefined;
  const isMeant = best.asked < SURELY_ASKED ? () => true : isAskedAs(best);
  const isNear = (each: ScoredBlock) =>
    each.score >= best.score * NEAR_BEST && isMeant(each) && tellsAsMuch(each, best);
  const near = candidates.filter((each) => each === best || isNear(each) || isWarningBeside(best, each));
  return fill(fits ? near : near.filter(({ block }) => isShort(block) && isOnPageOf(best, block)), room, asked);
}

/** Whether a block of another page than the best one's meets as much of the question, and settles it too where that does. */
function tellsAsMuch({ block, coverage, settles }: ScoredBlock, best: ScoredBlock): boolean {
  return isOnPageOf(best, block) || (coverage >= best.coverage - LESS && (settles || !best.settles));
}

/** Tells the blocks of the page that stand under the same question: what its author answers needs no more. */
function isAskedAs(best: ScoredBlock): (candidate: ScoredBlock) => boolean {
  return ({ asked, block }) => asked >= best.asked && isOnPageOf(best, block);
}

/** Whether another section of the page warns of what is asked, which its answer may not leave out. */
function isWarningBeside(best: ScoredBlock, { block, coverage }: ScoredBlock): boolean {
  const warns = block.form === "prose" && block.units.some(({ text }) => WARNS.test(text));
  return best.asked >= SURELY_ASKED && warns && coverage >= BESIDE && isOnPageOf(best, block);
}

function fill(near: readonly ScoredBlock[], room: Room, asked: ReadonlySet<string>): Block[] {
  const chosen: ScoredBlock[] = [];
  let left = room;
  for (let pool = near; pool.length > 0; ) {
    const next = takeBest(pool, chosen);
    pool = pool.filter((candidate) => candidate !== next);
    const fits = fit(next.block, chosen, left);
    if (fits === undefined) continue;
    const grows = { ...left, words: Math.min(left.words, GROWN_WORDS) };
    const fitted = chosen.length === 0 ? grown(fits, next.settles, grows, asked) : fits;
    chosen.push({ ...next, block: fitted, terms: new Set(fitted.units.flatMap((unit) => unit.terms)) });
    left = { words: left.words - wordCountOf(fitted), sentences: left.sentences - costOf(fitted) };
    if (left.sentences <= 0 || (fitted.form !== "prose" && chosen.length === 1)) break;
  }
  return chosen.map(({ block }) => block);
}

/**
 * A sentence with those that follow it, as far as there is room and they tell something; with those of its paragraph
 * alone where it settles what is asked.
 */
function grown(block: Block, settles: boolean, room: Room, asked: ReadonlySet<string>): Block {
  let shown = block;
  for (const unit of block.rest ?? []) {
    if (opensParagraph(unit, shown.units.at(-1)!) && (settles || !goesOnFrom(shown, unit, asked))) break;
    const longer = { ...shown, units: [...shown.units, unit] };
    const goesOn = isLedOn(unit) || /[?？]$/u.test(unit.text);
    const fits = wordCountOf(longer) <= room.words && costOf(longer) <= room.sentences;
    const isNoText =
      isMarginal(unit.text) || isOfKeywords(unit) || PRESENTS_PAGE.test(unit.text) || opensQuestion([unit]);
    if (goesOn || !fits || leadsOn(unit.text) || isNoText || foreignLink(unit.text, unit.source.url)) break;
    shown = longer;
  }
  return shown;
}

/** Whether a sentence leads to what is not shown; an order in the middle of a text leads to a picture. */
function isLedOn({ text, source }: Unit): boolean {
  return LEADS.test(text) && !isOrder(text, source.locale);
}

/** Whether another paragraph speaks of what stands before it or is asked: it has a word of that, or leans on it. */
function goesOnFrom({ units }: Block, { text, terms, source }: Unit, asked: ReadonlySet<string>): boolean {
  const said = new Set([...asked, ...units.flatMap((unit) => unit.terms)]);
  return languageOf(source.locale).dangling.test(text) || terms.some((term) => said.has(term));
}

/** What a reply has room for. */
interface Room {
  readonly words: number;
  readonly sentences: number;
}

/** What stands by itself where all of what it is in is too long: a sentence, a row of a table. */
export function isShort({ form }: Block): boolean {
  return form === "prose" || form === "row";
}

function isOnPageOf(best: ScoredBlock, block: Block): boolean {
  return block.units[0]!.source === best.block.units[0]!.source;
}

function takeBest(pool: readonly ScoredBlock[], chosen: readonly ScoredBlock[]): ScoredBlock {
  const page = chosen[0]?.block.units[0]?.source;
  const value = (candidate: ScoredBlock) => {
    const stray = page !== undefined && page !== candidate.block.units[0]?.source ? 0.15 : 0;
    return candidate.score - 0.5 * Math.max(0, ...chosen.map((other) => similarity(candidate, other))) - stray;
  };
  return pool.reduce((best, candidate) => (value(candidate) > value(best) ? candidate : best));
}

function similarity(a: ScoredBlock, b: ScoredBlock): number {
  let shared = 0;
  for (const term of a.terms) if (b.terms.has(term)) shared++;
  return shared / (a.terms.size + b.terms.size - shared || 1);
}

/** The block as there is room for it; undefined where it repeats or does not fit. */
function fit(block: Block, chosen: readonly ScoredBlock[], left: Room): Block | undefined {
  const repeats = chosen.some(
    (other) => other.block.units.some((unit) => block.units.includes(unit)) || other.block.form === "list",
  );
  if (repeats || chosen.some((other) => overlaps(block, other))) return undefined;
  if (block.form === "list") return fitList(block, left.words);
  return wordCountOf(block) <= left.words && costOf(block) <= left.sentences ? block : undefined;
}

function overlaps(block: Block, other: ScoredBlock): boolean {
  const terms = new Set(block.units.flatMap((unit) => unit.terms));
  let shared = 0;
  for (const term of terms) if (other.terms.has(term)) shared++;
  return shared > 0.7 * Math.min(terms.size, other.terms.size);
}

function costOf(block: Block): number {
  return block.form === "prose" ? block.units.length : 2;
}
