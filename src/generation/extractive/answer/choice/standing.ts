import { anyOf } from "../../../text/any-of.ts";
import type { Question } from "../question.ts";
import type { ScoredBlock } from "./relevance.ts";

/** That a question asks how something is at the time, in the languages of the engine. */
const NOW = anyOf(
  /\b(?:now|nowadays|currently|at the moment|these days)\b/iu,
  /(?<!\p{L})(?:jetzt|derzeit|zurzeit|zur zeit|aktuell|momentan|heute|inzwischen)(?!\p{L})/iu,
  /(?<!\p{L})(?:maintenant|actuellement|en ce moment|désormais)(?!\p{L})/iu,
  /(?<!\p{L})(?:ahora|actualmente|hoy en día)(?!\p{L})/iu,
  /(?<!\p{L})(?:adesso|attualmente|al momento|oggi)(?!\p{L})/iu,
  /(?<!\p{L})(?:agora|atualmente|no momento)(?!\p{L})/iu,
  /(?<!\p{L})(?:nu|momenteel|tegenwoordig|op dit moment)(?!\p{L})/iu,
);
const YEAR = /(?<![\p{N}.,/-])(?:19|20)\d\d(?![\p{N}])/gu;
/** The year that the address of a page of news has. */
const YEAR_OF_PAGE = /[/_-](20\d\d)(?=[/_-])/u;
/** What of the question something has to meet beside what meets most of it. */
const NEARLY_AS_MUCH = 0.65;

/** Whether a question asks how something is now, where pages may tell how it was. */
export function asksNow(query: string): boolean {
  return NOW.test(query);
}

/**
 * Without what was so once, where something tells how it is: of what is told with years the latest, where a place is asked for
 * or how it is now; of an age or a price on pages of news the newest, or what a page without a date tells.
 */
export function withStanding(candidates: readonly ScoredBlock[], question: Question): readonly ScoredBlock[] {
  const { now, age, price, sum, contact, namesYear } = question;
  if (namesYear || candidates.length < 2) return candidates;
  if (now || contact?.isPlace === true) return latest(candidates, yearTold);
  const isLasting = age !== undefined || price.length > 0 || sum;
  return isLasting ? latest(candidates, yearOfPage, true) : candidates;
}

/** Those of the latest year among those that meet most of the question, and where `undated` is best, those of none. */
function latest(
  candidates: readonly ScoredBlock[],
  yearOf: (each: ScoredBlock) => number,
  undated = false,
): readonly ScoredBlock[] {
  const most = Math.max(...candidates.map(({ coverage }) => coverage));
  const near = candidates.filter(({ coverage }) => coverage >= NEARLY_AS_MUCH * most);
  const years = near.map(yearOf);
  const newest = Math.max(...years);
  const best = undated && years.includes(0) ? 0 : newest;
  if (newest === 0 || (!undated && new Set(years.filter((year) => year > 0)).size < 2)) return candidates;
  return near.filter((_, at) => years[at] === best);
}

/** The latest year that a block tells; 0 of one that tells none. */
function yearTold({ block }: ScoredBlock): number {
  const told = block.units.flatMap(({ text }) => text.match(YEAR) ?? []).map(Number);
  return Math.max(0, ...told);
}

function yearOfPage({ block }: ScoredBlock): number {
  const [, year = "0"] = YEAR_OF_PAGE.exec(block.units[0]!.source.url) ?? [];
  return Number(year);
}
