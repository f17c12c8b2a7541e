import type { Page } from "../../../src/schemas/page.ts";
import { type IndexedSite, percent, printFoundFirst, type Sought } from "./found-first.ts";
import { replyTo } from "./reply.ts";

/** A question that a page asks in its title or a heading, and what stands below it. */
interface OwnQuestion extends Sought {
  answer: string;
}

/** Share of an answer's quotes that has to come from below the question. */
const MOST = 0.5;
const ASKS = /[?？]\s*$/u;

/**
 * Asks a site what its pages ask themselves: whose page is found first, beside other engines, and whose answer is quoted
 * from below the question. The same question on several pages ("What's next?") cannot be found on each.
 */
export async function measureOwnQuestions(pages: readonly Page[], site: IndexedSite): Promise<void> {
  const questions = pages.flatMap(questionsOf);
  if (questions.length === 0) return;
  let answered = 0;
  for (const { query, answer } of questions) {
    const { quotes } = await replyTo(site.segment, query);
    const own = quotes.filter((quote) => answer.includes(quote));
    if (lengthOf(own) > MOST * lengthOf(quotes)) answered++;
  }
  const share = percent(answered, questions.length);
  console.log(`questions of the pages' own: ${questions.length}, answered from below ${share}, page found first:`);
  printFoundFirst(questions, site);
}

function questionsOf({ title, passages }: Page, page: number): OwnQuestion[] {
  const whole = passages.map(({ text }) => text).join("\n");
  const ofTitle = ASKS.test(title) ? [{ page, query: title, answer: whole }] : [];
  const ofHeadings = passages.flatMap(({ heading, level, anchor }, i) => {
    if (!ASKS.test(heading) || passages[i - 1]?.anchor === anchor) return [];
    const rest = passages.slice(i + 1);
    const end = rest.findIndex((next) => next.level <= level && next.anchor !== anchor);
    const below = [passages[i]!, ...rest.slice(0, end < 0 ? rest.length : end)];
    return [{ page, query: heading, answer: below.map(({ text }) => text).join("\n") }];
  });
  return [...ofTitle, ...ofHeadings].filter(({ answer }) => answer.trim() !== "");
}

function lengthOf(texts: readonly string[]): number {
  return texts.join("").length;
}
