import type { FaqsTask } from "../../schemas/generation.ts";
import type { Page } from "../../schemas/page.ts";
import { createExtractive } from "./engine.ts";
import { leansOnPage } from "./leans-on-page.ts";

/** Pages that are asked what they answer, the first ones: each takes some milliseconds. */
const MOST_PAGES = 2_000;
const MOST_OF_A_PAGE = 8;
const FORM = { tone: "neutral", format: "paragraph", words: 100, maxBullets: 6 } as const;

/** Questions that pages answer, each once, in the order of the pages; none that speaks of what its page alone names. */
export async function questionsAnswered(pages: readonly Page[], signal: AbortSignal): Promise<string[]> {
  const engine = createExtractive();
  const questions = new Set<string>();
  for (const page of pages.slice(0, MOST_PAGES)) {
    for await (const part of engine.stream(taskOf(page), signal)) {
      if (part.type !== "item" || typeof part.item === "string" || leansOnPage(part.item.question, page.locale))
        continue;
      questions.add(part.item.question);
    }
  }
  return [...questions];
}

function taskOf({ id, url, title, locale, passages }: Page): FaqsTask {
  const evidence = passages.map((passage, ordinal) => ({ ...passage, ordinal, score: 1 }));
  const page = { id, url, title, locale, score: 1, passages: evidence };
  return { kind: "faqs", page, count: MOST_OF_A_PAGE, locale, ...FORM };
}
