import { anyOf } from "../../../text/any-of.ts";
import type { Block } from "../block.ts";
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
/** That something has another place from then on. */
const MOVED = anyOf(
  /\b(?:moved|relocated|returned) (?:back )?(?:in)?to\b/iu,
  /(?<!\p{L})(?:umgezogen|zog(?:en)? (?:\p{L}+ ){1,6}(?:um|ein))(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:a|ont|avons) (?:\p{L}+ )?déménagé|s['’](?:est|y est) (?:ré)?installée?)(?!\p{L})/iu,
  /(?<!\p{L})se (?:ha )?(?:trasladó|mudó|trasladado|mudado)(?!\p{L})/iu,
  /(?<!\p{L})è (?:\p{L}+ )?(?:(?:trasferit|spostat)[oa]|tornat[oa] (?:ad? (?:occupare|essere)|in|nell?[oa]?))(?!\p{L})/iu,
  /(?<!\p{L})(?:mudou(?:-se)?|transferiu-se) para(?!\p{L})/iu,
  /(?<!\p{L})verhuisd(?:e|en)?(?!\p{L})/iu,
);
/** The year of a post, in its address: "/2019/fees", "/2019-05-04-fees". */
const YEAR_OF_PAGE = /\/(20\d\d)(?=\/|[_-]\d\d[_-]\d\d[_-])/u;
/** What of the question something has to meet beside what meets most of it: of a price all, of an age and of a place much. */
const AS_MUCH = 0.95;
const NEARLY_AS_MUCH = 0.65;

/** Whether a question asks how something is now, where pages may tell how it was. */
export function asksNow(query: string): boolean {
  return NOW.test(query);
}

/**
 * Without what was so once, where something tells how it is: of several moves of a thing the last, where its place is
 * asked for or how it is now; of an age or a price none of older posts, where a newer one, or the best page, tells it.
 */
export function withStanding(candidates: readonly ScoredBlock[], question: Question): readonly ScoredBlock[] {
  const { now, age, price, sum, contact, namesYear } = question;
  if (namesYear || candidates.length < 2) return candidates;
  if (now || contact?.isPlace === true) return lastMoved(candidates, question);
  if (age !== undefined) return withoutOldPosts(candidates, NEARLY_AS_MUCH);
  return price.length > 0 || sum ? withoutOldPosts(candidates, AS_MUCH) : candidates;
}

/** Those that meet as much of the question as `share` of what meets most. */
function meeting(candidates: readonly ScoredBlock[], share: number): readonly ScoredBlock[] {
  const most = Math.max(...candidates.map(({ coverage }) => coverage));
  return candidates.filter(({ coverage }) => coverage >= share * most);
}

/** What tells the last of several moves; all where only one is told: what stands beside it without a year may be so now. */
function lastMoved(candidates: readonly ScoredBlock[], question: Question): readonly ScoredBlock[] {
  const yearOf = ({ block }: ScoredBlock) => yearOfMove(block, question);
  const moved = meeting(candidates, NEARLY_AS_MUCH).filter((each) => yearOf(each) > 0);
  const years = new Set(moved.map(yearOf));
  return years.size < 2 ? candidates : moved.filter((each) => yearOf(each) === Math.max(...years));
}

function withoutOldPosts(candidates: readonly ScoredBlock[], share: number): readonly ScoredBlock[] {
  const years = meeting(candidates, share).map(yearOfPost);
  const newest = Math.max(...years);
  return candidates.filter((each) => {
    const year = yearOfPost(each);
    return year === 0 || (years[0] !== 0 && year >= newest);
  });
}

/** The latest year in which what is asked for moved, as a block tells it; 0 of one that tells of no move. */
function yearOfMove({ units }: Block, { weights }: Question): number {
  const moves = units.filter(({ text, terms }) => MOVED.test(text) && terms.some((term) => weights.has(term)));
  return Math.max(0, ...moves.flatMap(({ text }) => text.match(YEAR) ?? []).map(Number));
}

function yearOfPost({ block }: ScoredBlock): number {
  const [, year = "0"] = YEAR_OF_PAGE.exec(block.units[0]!.source.url) ?? [];
  return Number(year);
}
