import { createExtractive } from "../../../src/generation/extractive/engine.ts";
import type { AnswerTask, SourcePage } from "../../../src/schemas/generation.ts";
import type { Segment } from "../../../src/search/segment.ts";
import { visitorLocale } from "../../../src/services/caller/visitor-locale.ts";
import { sourcesOf } from "../../../src/services/content/evidence.ts";
import { searchConversation } from "../../../src/services/visitor/search-conversation.ts";

export interface Reply {
  text: string;
  /** What the reply quotes of pages, in order. */
  quotes: string[];
  sources: SourcePage[];
}

/** Pages that a reply may quote. */
const SOURCES = 5;
const engine = createExtractive();
const nothingBefore = { messages: [], citedTitle: "" };

/** The extractive engine's reply to a first message. */
export async function replyTo(segment: Segment, query: string): Promise<Reply> {
  const { search } = await searchConversation(segment, query, nothingBefore, { limit: SOURCES });
  const sources = sourcesOf(segment, search.hits);
  const task: AnswerTask = {
    kind: "answer",
    query,
    conversation: [],
    sources,
    locale: visitorLocale(search.language, sources),
    rarity: (term) => segment.rarity(term),
    instructions: "",
    wordLimit: 0,
    markdown: false,
    resumeFrom: "",
  };
  let text = "";
  const quotes: string[] = [];
  for await (const part of engine.stream(task, new AbortController().signal)) {
    if (part.type === "text-delta") text += part.delta;
    else if (part.type === "citation") quotes.push(text.slice(part.start, part.end));
  }
  return { text, quotes, sources };
}
