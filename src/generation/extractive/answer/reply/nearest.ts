import type { SourcePage } from "../../../../schemas/generation.ts";
import { languageOf } from "../../../language/languages.ts";
import type { Pace } from "../../../text/pace.ts";
import { isStep, unitsOfPassage } from "../../page/unit.ts";
import { tellsOpposite } from "../asked-for/opposite.ts";
import { type Block, blocksOf, LEADS, wordCountOf } from "../block.ts";
import { isNameAlone, isQuotable } from "../choice/quotable.ts";
import { aboveOf, askedAbove, relevanceOf, repliesElse, type ScoredBlock } from "../choice/relevance.ts";
import type { Question } from "../question.ts";

/** A page that comes near to a question, with what of it comes nearest: nothing where none of it speaks of what is asked. */
export interface NearPage {
  readonly source: SourcePage;
  /** In the order of the page. */
  readonly excerpts: readonly Block[];
}

const MOST_PAGES = 3;
/** Share of the best page's score that another one has to have: what is far off offers nothing. */
const NEAR = 0.2;
/** Share of the question's weight that an excerpt meets at least. */
const SPEAKS = 0.1;
/** Excerpts of a page and their words together: they show whether it is worth reading, the nearest one first of all. */
interface Room {
  readonly excerpts: number;
  readonly words: number;
}
const OF_NEAREST: Room = { excerpts: 2, words: 60 };
const OF_OTHERS: Room = { excerpts: 1, words: 40 };

/** The pages that come nearest to a question, the best first. */
export function nearestPages(sources: readonly SourcePage[]): SourcePage[] {
  const titled = sources.filter((source) => source.title.trim() !== "");
  const byScore = [...titled].sort((a, b) => b.score - a.score);
  return byScore
    .filter((page, i) => byScore.findIndex((other) => other.title === page.title) === i)
    .filter(({ score }) => score >= NEAR * byScore[0]!.score)
    .slice(0, MOST_PAGES);
}

/** The same pages with excerpts: shown for what they are, they may answer what no rule could tell. */
export async function withExcerpts(pages: readonly SourcePage[], question: Question, pace: Pace): Promise<NearPage[]> {
  const near: NearPage[] = [];
  for (const source of pages) {
    const room = near.length === 0 ? OF_NEAREST : OF_OTHERS;
    near.push({ source, excerpts: bestOf(await speakingOf(source, question, pace), room) });
  }
  return near;
}

/** What of a page speaks of what is asked, the best first. */
async function speakingOf(source: SourcePage, question: Question, pace: Pace): Promise<ScoredBlock[]> {
  const speaking: ScoredBlock[] = [];
  let order = 0;
  for (const passage of source.passages) {
    await pace.step();
    const units = unitsOfPassage(source, passage, order);
    order += units.length;
    const asked = askedAbove(source, passage, question);
    const above = aboveOf(passage, source, question);
    const blocks = blocksOf(units, languageOf(source.locale)).flatMap(byItems);
    const scored = blocks
      .filter((block) => mayStand(block, question))
      .map((each) => relevanceOf(each, question, above, asked));
    speaking.push(...scored.filter(({ coverage, score }) => coverage >= SPEAKS && score > 0));
  }
  return speaking.sort((a, b) => b.score - a.score);
}

/** The best blocks in the order of the page, as far as there is room and none repeats another. */
function bestOf(scored: readonly ScoredBlock[], room: Room): Block[] {
  const chosen: Block[] = [];
  for (const { block } of scored) {
    if (chosen.length === room.excerpts) break;
    const words = [...chosen, block].reduce((sum, each) => sum + wordCountOf(each), 0);
    const repeats = chosen.some(({ units }) =>
      units.some((unit) => block.units.some(({ text }) => text === unit.text)),
    );
    if (words <= room.words && !repeats) chosen.push(block);
  }
  return chosen.sort((a, b) => a.units[0]!.order - b.units[0]!.order);
}

/** A list by its items, each of which can stand in one line with what leads to it; half of a way or of code misleads. */
function byItems(block: Block): Block[] {
  if (block.form === "prose" || block.form === "row") return [block];
  if (block.form !== "list" || block.units.some(isStep)) return [];
  return block.units.map((unit) => ({ ...block, units: [unit] }));
}

function mayStand(block: Block, question: Question): boolean {
  const opens = LEADS.test(block.units.at(-1)!.text);
  const isFit = !opens && !block.leaning && !repliesElse(block, question);
  return (
    isFit && isQuotable(block, new Set()) && !isNameAlone(block, question) && !tellsOpposite(block, question.opposed)
  );
}
