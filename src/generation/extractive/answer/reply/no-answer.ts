import type { AnswerTask, GenerationPart, SourcePage } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import { languageOf } from "../../../language/languages.ts";
import { countWords } from "../../../text/words.ts";
import type { Block } from "../block.ts";
import { compose } from "./composition.ts";
import { type NearPage, nearestPages } from "./nearest.ts";
import { type Piece, textOf } from "./piece.ts";
import { partsOf } from "./stream.ts";

/** Says that nothing fits and offers the nearest pages with what of them comes nearest, as far as the word limit allows. */
export function noAnswer(near: readonly NearPage[], task: AnswerTask, language: Language): Piece[] {
  return withPages([{ before: "", text: language.phrases.noAnswer }], near, task, language);
}

/** The parts of a reply for what the sources do not answer, where a model has read them: pages alone. */
export function nothingFound(task: AnswerTask): Generator<GenerationPart> {
  return partsOf(noAnswer(byTitle(task.sources), task, languageOf(task.locale)), 0);
}

/** Answers a message without content words, such as a greeting. */
export function greeting(task: AnswerTask, language: Language): Piece[] {
  return withPages([{ before: "", text: language.phrases.greeting }], byTitle(task.sources), task, language);
}

/** Names the one page that tells what is asked, where what it tells is too long to be shown, with what fits of it. */
export function pageAlone(page: NearPage, task: AnswerTask, language: Language): Piece[] {
  const opening: Piece = { before: "", text: language.phrases.page };
  const title = pageLine({ ...page, excerpts: [] }, true, task.markdown);
  const forms = [
    [opening, ...pageLine(page, true, task.markdown)],
    [opening, ...title],
  ];
  const fitting = forms.find((whole) => task.wordLimit === 0 || countWords(textOf(whole)) <= task.wordLimit);
  return fitting ?? [{ ...title[0]!, before: "" }];
}

function byTitle(sources: readonly SourcePage[]): NearPage[] {
  return nearestPages(sources).map((source) => ({ source, excerpts: [] }));
}

/** Titles come before excerpts: where there is no room for both, a page is named alone. */
function withPages(opening: Piece[], near: readonly NearPage[], task: AnswerTask, language: Language): Piece[] {
  const lead: Piece = { before: "\n\n", text: language.phrases.nearest };
  const linesOf = (pages: readonly NearPage[]) => {
    const lines = pages.flatMap((page, i) => pageLine(page, i === 0, task.markdown));
    return lines.length === 0 ? [...opening] : [...opening, lead, ...lines];
  };
  const fits = (pages: readonly NearPage[]) =>
    task.wordLimit === 0 || countWords(textOf(linesOf(pages))) <= task.wordLimit;
  let shown: NearPage[] = [];
  for (const { source } of near) if (fits([...shown, { source, excerpts: [] }])) shown.push({ source, excerpts: [] });
  for (const page of near) {
    const told = shown.map((each) => (each.source === page.source ? page : each));
    if (fits(told)) shown = told;
  }
  return linesOf(shown);
}

function pageLine({ source, excerpts }: NearPage, first: boolean, markdown: boolean): Piece[] {
  const before = first ? "\n\n" : "\n";
  const title = source.title.trim().replace(/\s+/g, " ");
  const told = excerpts.flatMap((block, i) => inLine(block, i === 0 ? " – " : " … ", markdown));
  if (!markdown) return [{ before: `${before}• `, text: title, source }, ...told];
  const target = source.url.replace(/[()<>\s\\]/g, (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, "0")}`);
  const name = title.replace(/[\\[\]<>*_`]/g, "\\$&");
  return [{ before: `${before}- [`, text: name, source }, { before: "", text: `](${target})` }, ...told];
}

/** What parts the lines of a block, with the mark of an item. */
const BREAK = /\s*\n\s*(?:[•-] )?/g;
const MARK = /^[•-] /;

/** A block in the line of its page's title. */
function inLine(block: Block, opening: string, markdown: boolean): Piece[] {
  return compose([block], markdown).map(({ before, ...piece }, i) => ({
    ...piece,
    before: (i === 0 ? opening : "") + before.replace(BREAK, " ").replace(MARK, ""),
  }));
}
