import type { FaqsTask } from "../../../schemas/generation.ts";
import type { Page } from "../../../schemas/page.ts";
import { isLegal } from "../../../search/analysis/legal.ts";
import type { AnsweredQuestion } from "../../../search/completions/sources.ts";
import { pathOf } from "../../../search/index/fields.ts";
import { repeatedLines, repeatedOn } from "../../../search/index/repeated-lines.ts";
import { createExtractive } from "../engine.ts";
import { leansOnPage } from "./leans-on-page.ts";

/** Pages that are asked what they answer, the first ones, and characters of all of them: a thousand take a millisecond. */
const MOST_PAGES = 2_000;
const MOST_CHARACTERS = 8_000_000;
const MOST_OF_A_PAGE = 8;
const FORM = { tone: "neutral", format: "paragraph", words: 100, maxBullets: 6 } as const;

/** Questions that pages answer, each once, in the order of the pages; none that speaks of what its page alone names. */
export async function questionsAnswered(pages: readonly Page[], signal: AbortSignal): Promise<AnsweredQuestion[]> {
  const engine = createExtractive();
  const questions = new Map<string, { text: string; locale: string; uses: number }>();
  const common = repeatedLines(pages);
  // Nobody begins with what the law defines; what its pages ask in headings is known by those.
  for (const page of firstOf(pages.filter(({ url }) => !isLegal(pathOf(url))))) {
    for await (const part of engine.stream(taskOf(page, common), signal)) {
      if (part.type !== "item" || typeof part.item === "string") continue;
      const text = part.item.question;
      const known = questions.get(text);
      if (known !== undefined) known.uses++;
      else if (!leansOnPage(text, page.locale)) questions.set(text, { text, locale: page.locale, uses: 1 });
    }
  }
  return [...questions.values()];
}

function* firstOf(pages: readonly Page[]): Generator<Page> {
  let left = MOST_CHARACTERS;
  for (const page of pages.slice(0, MOST_PAGES)) {
    left -= page.passages.reduce((size, { text }) => size + text.length, 0);
    if (left < 0) return;
    yield page;
  }
}

function taskOf({ id, url, title, locale, passages }: Page, common: Uint32Array): FaqsTask {
  const evidence = passages.map((passage, ordinal) => ({ ...passage, ordinal, score: 1 }));
  const page = { id, url, title, locale, score: 1, passages: evidence, repeated: repeatedOn(passages, common) };
  return { kind: "faqs", page, count: MOST_OF_A_PAGE, locale, ...FORM };
}
