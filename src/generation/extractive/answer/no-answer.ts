import type { AnswerTask, SourcePage } from "../../../schemas/generation.ts";
import type { Language } from "../language/language.ts";
import { countWords } from "../words.ts";
import { type Piece, textOf } from "./piece.ts";

const MOST_PAGES = 3;

/** Says that nothing fits and offers the nearest pages by title, as far as the word limit allows. */
export function noAnswer(task: AnswerTask, language: Language): Piece[] {
  return withPages([{ before: "", text: language.phrases.noAnswer }], task, language);
}

/** Answers a message without content words, such as a greeting. */
export function greeting(task: AnswerTask, language: Language): Piece[] {
  return withPages([{ before: "", text: language.phrases.greeting }], task, language);
}

/** Names the one page that tells what is asked, where what it tells is too long to be shown. */
export function pageAlone(source: SourcePage, task: AnswerTask, language: Language): Piece[] {
  if (source.title.trim() === "") return noAnswer(task, language);
  const [title, ...link] = pageLine(source, true, task.markdown);
  const whole = [{ before: "", text: language.phrases.page }, title!, ...link];
  const fits = task.wordLimit === 0 || countWords(textOf(whole)) <= task.wordLimit;
  return fits ? whole : [{ ...title!, before: "" }];
}

function withPages(opening: Piece[], task: AnswerTask, language: Language): Piece[] {
  const pieces = [...opening];
  const fits = (more: Piece[]) => task.wordLimit === 0 || countWords(textOf([...pieces, ...more])) <= task.wordLimit;
  nearestPages(task.sources).forEach((source, i) => {
    const lead: Piece[] = i === 0 ? [{ before: "\n\n", text: language.phrases.nearest }] : [];
    const more = [...lead, ...pageLine(source, i === 0, task.markdown)];
    if (fits(more)) pieces.push(...more);
  });
  return pieces;
}

function nearestPages(sources: readonly SourcePage[]): SourcePage[] {
  const titled = sources.filter((source) => source.title.trim() !== "");
  const byScore = [...titled].sort((a, b) => b.score - a.score);
  return byScore
    .filter((page, i) => byScore.findIndex((other) => other.title === page.title) === i)
    .slice(0, MOST_PAGES);
}

function pageLine(source: SourcePage, first: boolean, markdown: boolean): Piece[] {
  const before = first ? "\n\n" : "\n";
  const title = source.title.trim().replace(/\s+/g, " ");
  if (!markdown) return [{ before: `${before}• `, text: title, source }];
  const target = source.url.replace(/[()<>\s\\]/g, (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, "0")}`);
  return [
    {
      before: `${before}- [`,
      text: title.replace(/[\\[\]<>*_`]/g, "\\$&"),
      source,
    },
    { before: "", text: `](${target})` },
  ];
}
