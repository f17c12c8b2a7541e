import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import type { AnswerTask, GenerationPart, SourcePage } from "../../../schemas/generation.ts";
import { civility, type Language } from "../../language/language.ts";
import { languageOf } from "../../language/languages.ts";
import type { Pace } from "../../text/pace.ts";
import { countWords, cutWords } from "../../text/words.ts";
import { askedByParagraphs } from "../page/question-paragraphs.ts";
import { unitsOfPassage } from "../page/unit.ts";
import { leadsOn } from "../sentence/reads-on.ts";
import { lacksAmount } from "./amounts/amount.ts";
import { lacksAge } from "./asked-for/age.ts";
import { lacksThing } from "./asked-for/asked-thing.ts";
import { speaksElse } from "./asked-for/beside.ts";
import { lacksCharge } from "./asked-for/charge.ts";
import { lacksContact } from "./asked-for/contact-told.ts";
import { tellsOtherEdge } from "./asked-for/edge.ts";
import { comesToItFar } from "./asked-for/general.ts";
import { lacksSeason, opensOtherwise } from "./asked-for/hours.ts";
import { linesTogether } from "./asked-for/lines-together.ts";
import { tellsOpposite } from "./asked-for/opposite.ts";
import { pricesElse, pricesOther } from "./asked-for/priced-row.ts";
import { type Block, blocksOf } from "./block.ts";
import { withAskedOn } from "./choice/asked-on.ts";
import { comesByTheWay, leavesTopic } from "./choice/by-the-way.ts";
import { withDetail } from "./choice/detail.ts";
import { itemAlone } from "./choice/item-alone.ts";
import { countsAlone, isNameAlone, isQuotable } from "./choice/quotable.ts";
import {
  aboveOf,
  askedAbove,
  canAnswer,
  coverageOf,
  isAskedInWords,
  lacksMaker,
  lacksVerdict,
  relevanceOf,
  repliesElse,
  type ScoredBlock,
  SURELY_ASKED,
  termsTold,
} from "./choice/relevance.ts";
import { isShort, selectBlocks } from "./choice/selection.ts";
import { lacksHead, withHolder } from "./question/role.ts";
import { type Question, questionOf } from "./question.ts";
import { compose } from "./reply/composition.ts";
import { type NearPage, nearestPages, withExcerpts } from "./reply/nearest.ts";
import { greeting, noAnswer, pageAlone } from "./reply/no-answer.ts";
import { type Piece, textOf } from "./reply/piece.ts";
import { partsOf, resume } from "./reply/stream.ts";

/** Share of the question's weight that the best passage must meet, and the best block with it. */
const FIT_PASSAGE = 0.5;
const FIT_BLOCK = 0.3;
/** How much less of it has to be met on a page that search is sure of, and more on one that it is not, from `EVEN` on. */
const SURER = 0.2;
const EVEN = 0.5;

/** Words from which on a message asks something, though it names nothing: "It doesn't work". */
const LEAST_ASKED = 3;

/** Quoted sentences that answer the query, each with its citation; says so where no source fits. */
export async function* answer(task: AnswerTask, pace: Pace): AsyncGenerator<GenerationPart> {
  const pieces = await piecesOf(task, pace);
  const rest = resume(pieces, task.resumeFrom);
  for (const part of partsOf(rest.pieces, rest.from)) {
    await pace.step();
    yield part;
  }
}

/** The whole answer, within the word limit; a pure function of the task. */
async function piecesOf(asked: AnswerTask, pace: Pace): Promise<Piece[]> {
  const task = { ...asked, sources: asked.sources.map(askedByParagraphs) };
  const language = languageOf(task.locale);
  const question = await questionOf(task, language, pace);
  await pace.step();
  const civil = civility(language, task.query);
  if (civil !== undefined) return limited([{ before: "", text: civil }], task.wordLimit);
  const nearest = () => withExcerpts(nearestPages(task.sources), question, pace);
  const candidates = withAskedOn(await candidatesOf(task, question, pace), task, question);
  return replyFrom(candidates, { task, question, language, pace, nearest });
}

interface Replying {
  task: AnswerTask;
  question: Question;
  language: Language;
  pace: Pace;
  nearest(): Promise<NearPage[]>;
}

/** The reply that some blocks make, or the word that none of them answers. */
async function replyFrom(candidates: readonly ScoredBlock[], replying: Replying): Promise<Piece[]> {
  const { task, question, language, pace, nearest } = replying;
  const [best] = candidates;
  if (best === undefined || (best.lacksAct && best.asked < SURELY_ASKED)) {
    const isGreeting = question.total === 0 && !question.contact && countWords(task.query) < LEAST_ASKED;
    const instead = isGreeting ? greeting(task, language) : noAnswer(await nearest(), task, language);
    return limited(instead, task.wordLimit);
  }
  const blocks = selectBlocks(candidates, task.wordLimit, new Set(namedBy(question)));
  if (blocks.length === 0) {
    const instead = tooLong(candidates, task);
    if (instead === undefined) return limited(noAnswer(await nearest(), task, language), task.wordLimit);
    if ("block" in instead) return limited(compose([instead.block], task.markdown), task.wordLimit);
    const [page] = await withExcerpts([instead.page], question, pace);
    return limited(pageAlone(page!, task, language), task.wordLimit);
  }
  return compose(blocks, task.markdown);
}

/** The terms of a question, but for those that only ask when all is open: much else is. */
function namedBy({ weights, hours }: Question): string[] {
  return [...weights.keys()].filter((term) => !hours.includes(term));
}

/**
 * What stands for a block that does not fit: a sentence can be cut, half of a list or of code misleads. Its page is
 * named where that asks the question or is the one that search found to be nearest; else nothing does.
 */
function tooLong(
  candidates: readonly ScoredBlock[],
  { sources }: AnswerTask,
): { block: Block } | { page: SourcePage } | undefined {
  const { block, asked } = candidates.find((each) => each.asked >= SURELY_ASKED) ?? candidates[0]!;
  if (isShort(block)) return { block };
  const { source } = block.units[0]!;
  const isNearest = sources.every(({ score }) => score <= source.score);
  const isNamed = source.title.trim() !== "" && (isNearest || asked >= SURELY_ASKED);
  return isNamed ? { page: source } : undefined;
}

/** Blocks of the passages that fit the question, best first; none where no passage fits. */
async function candidatesOf(task: AnswerTask, question: Question, pace: Pace): Promise<ScoredBlock[]> {
  const candidates: ScoredBlock[] = [];
  const titles = new Set(task.sources.map(({ title }) => title));
  const best = Math.max(...task.sources.map(({ score }) => score));
  for (const source of task.sources) {
    let order = 0;
    for (const passage of source.passages) {
      await pace.step();
      const units = unitsOfPassage(source, passage, order);
      order += units.length;
      if (units.length === 0) continue;
      const asked = askedAbove(source, passage, question);
      const terms = termsTold(units, question);
      const above = aboveOf(passage, source, question);
      if (asked.heading < SURELY_ASKED && coverageOf(question, terms, above) < fitOf(source, question, best)) continue;
      const isAsked = asked.heading >= SURELY_ASKED;
      const told = linesTogether(blocksOf(units, languageOf(source.locale)), units, question)
        .map((block) => withHolder(block, question.role))
        .map((block) => (isAsked ? block : itemAlone(block, question)));
      const blocks = told.filter(
        (block) =>
          isQuotable(block, titles) &&
          (asked.heading >= SURELY_ASKED ||
            !(
              pricesElse(block, question, above) ||
              pricesOther(block, question, above) ||
              isNameAlone(block, question) ||
              countsAlone(block, question) ||
              speaksElse(block, question, above) ||
              comesToItFar(block, question, above) ||
              lacksThing(block, question, above)
            )),
      );
      const scored = blocks.map((block) => relevanceOf(block, question, above, asked));
      candidates.push(...scored.filter((each) => !leavesTopic(each, question, above)));
    }
  }
  const fitting = candidates
    .filter(
      ({ coverage, asked, block }) => asked >= SURELY_ASKED || (coverage >= FIT_BLOCK && !repliesElse(block, question)),
    )
    .filter(({ block }) => canAnswer(block, question) && !lacksContact(block, question) && !lacksAge(block, question))
    .filter(
      (each) =>
        isAskedInWords(each, question) ||
        !(lacksCharge(each.block, question.charge) || lacksHead(each.block, question.head)),
    )
    .filter(({ block }) => !tellsOpposite(block, question.opposed) && !tellsOtherEdge(block, question.edge))
    .filter(({ block }) => !opensOtherwise(block, question.hours) && !lacksSeason(block, question.season))
    .filter(({ block }) => !block.units.every(({ text }) => leadsOn(text)))
    .filter((each) => each.asked >= SURELY_ASKED || !(lacksKind(each, question) || comesByTheWay(each, question, best)))
    .sort((a, b) => b.score - a.score);
  return inOneLanguage(withDetail(fitting, question), task.locale);
}

/**
 * What a passage has to meet of the question. The page of the reply before is not there for what is asked now, and what
 * is missed of a question for a price or a size may be just that. No page is more likely than the best one.
 */
function fitOf({ score }: SourcePage, question: Question, best: number): number {
  const { followsUp, price, sum, amount, version } = question;
  if (followsUp || sum || price.length > 0) return FIT_PASSAGE;
  const fit = FIT_PASSAGE + SURER * (EVEN - Math.min(1, Math.max(0, score)));
  const isLess = fit < FIT_PASSAGE;
  const mayDiffer = isLess ? !amount || version : score < best;
  return mayDiffer ? fit : FIT_PASSAGE;
}

/** Whether a block lacks what answers a question of its kind: an amount, who is behind the site, a yes or a no. */
function lacksKind(scored: ScoredBlock, question: Question): boolean {
  const { block } = scored;
  return lacksAmount(block, question) || lacksMaker(block, question) || lacksVerdict(scored, question);
}

/**
 * What is in the visitor's language, where anything is, unless a page in another asks the very question; else what is in
 * the language of the best.
 */
function inOneLanguage(candidates: readonly ScoredBlock[], locale: string): ScoredBlock[] {
  const languageOfBlock = ({ block }: ScoredBlock) => primaryLanguage(block.units[0]!.source.locale);
  const asked = candidates.filter((each) => each.asked >= SURELY_ASKED);
  const decisive = asked.length > 0 ? asked : candidates;
  const isOwn = (each: ScoredBlock) => languageOfBlock(each) === primaryLanguage(locale);
  const told = decisive.find(isOwn) ?? decisive[0];
  return told === undefined ? [] : candidates.filter((each) => languageOfBlock(each) === languageOfBlock(told));
}

/** Cuts what is too long at the limit; a cut quote stays a quote as far as it goes. */
function limited(pieces: readonly Piece[], wordLimit: number): Piece[] {
  if (wordLimit === 0 || countWords(textOf(pieces)) <= wordLimit) return [...pieces];
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const left = wordLimit - countWords(textOf(kept));
    if (left <= 0) break;
    const text = cutWords(piece.text, left);
    const cut = text !== piece.text;
    kept.push({ ...piece, text: cut ? text.slice(0, -1) : text });
    if (cut) kept.push({ before: "", text: "…" });
  }
  return kept;
}
