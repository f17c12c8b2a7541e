import { countWords } from "../words.ts";
import type { Block } from "./block.ts";
import type { Scored } from "./relevance.ts";

const MOST_SENTENCES = 5;
const MOST_ITEMS = 8;
/** Later blocks must come this near to the best one. */
const NEAR_BEST = 0.6;
/** Words of an answer without a limit. */
const USUAL_WORDS = 110;

/**
 * The blocks of one answer, the best first: maximal marginal relevance (Carbonell and Goldstein, 1998) within the
 * words and sentences that a reply has room for. `wordLimit` 0 leaves the length to the engine.
 */
export function selectBlocks(candidates: readonly Scored[], wordLimit: number): Block[] {
  const limit = wordLimit > 0 ? wordLimit : USUAL_WORDS;
  const best = Math.max(...candidates.map((candidate) => candidate.score));
  const chosen: Scored[] = [];
  let left = { words: limit, sentences: MOST_SENTENCES };
  for (let pool = candidates.filter(({ score }) => score >= best * NEAR_BEST); pool.length > 0; ) {
    const next = takeBest(pool, chosen);
    pool = pool.filter((candidate) => candidate !== next);
    const fitted = fit(next.block, chosen, left);
    if (fitted === undefined) continue;
    chosen.push({ ...next, block: fitted });
    left = {
      words: left.words - wordsOf(fitted),
      sentences: left.sentences - costOf(fitted),
    };
    if (left.sentences <= 0 || (fitted.form !== "prose" && chosen.length === 1)) break;
  }
  return chosen.map(({ block }) => block);
}

function takeBest(pool: readonly Scored[], chosen: readonly Scored[]): Scored {
  const page = chosen[0]?.block.units[0]?.source;
  const value = (candidate: Scored) => {
    const stray = page !== undefined && page !== candidate.block.units[0]?.source ? 0.15 : 0;
    return candidate.score - 0.5 * Math.max(0, ...chosen.map((other) => similarity(candidate, other))) - stray;
  };
  return pool.reduce((best, candidate) => (value(candidate) > value(best) ? candidate : best));
}

function similarity(a: Scored, b: Scored): number {
  let shared = 0;
  for (const term of a.terms) if (b.terms.has(term)) shared++;
  return shared / (a.terms.size + b.terms.size - shared || 1);
}

/** The block, or as much of a list as there is room for; undefined where it repeats or does not fit. */
function fit(block: Block, chosen: readonly Scored[], left: { words: number; sentences: number }): Block | undefined {
  const repeats = chosen.some(
    (other) => other.block.units.some((unit) => block.units.includes(unit)) || other.block.form === "list",
  );
  if (repeats || chosen.some((other) => overlaps(block, other))) return undefined;
  if (block.form !== "list") return wordsOf(block) <= left.words && costOf(block) <= left.sentences ? block : undefined;
  let units = block.units.slice(0, MOST_ITEMS);
  while (units.length > 1 && wordsOf({ ...block, units }) > left.words) units = units.slice(0, -1);
  const fits = wordsOf({ ...block, units }) <= left.words && units.length >= Math.min(2, block.units.length);
  return fits ? { ...block, units } : undefined;
}

function overlaps(block: Block, other: Scored): boolean {
  const terms = new Set(block.units.flatMap((unit) => unit.terms));
  let shared = 0;
  for (const term of terms) if (other.terms.has(term)) shared++;
  return shared > 0.7 * Math.min(terms.size, other.terms.size);
}

function costOf(block: Block): number {
  return block.form === "prose" ? block.units.length : 2;
}

/** Words as shown, markers and a heading that leads in included. */
function wordsOf(block: Block): number {
  const lead = block.form === "prose" ? "" : (block.lead?.text ?? block.passage.heading);
  return countWords(`${lead} ${block.units.map((unit) => `${unit.marker}${unit.text}`).join(" ")}`);
}
