import { createExtractive } from "../../../src/generation/extractive/engine.ts";
import type { Evidence, Faq, GenerationTask, SourcePage, Tone } from "../../../src/schemas/generation.ts";

export interface Item {
  item: string | Faq;
  evidence: Evidence;
}

/** What a task gave, and the milliseconds until its first item. */
export interface Outcome {
  items: Item[];
  firstMs: number;
}

const engine = createExtractive();

export async function runTask(task: GenerationTask): Promise<Outcome> {
  const items: Item[] = [];
  const start = performance.now();
  let firstMs = 0;
  for await (const part of engine.stream(task, new AbortController().signal)) {
    if (part.type !== "item") continue;
    if (items.length === 0) firstMs = performance.now() - start;
    items.push({ item: part.item, evidence: part.evidence });
  }
  return { items, firstMs };
}

export function takeawaysOf(page: SourcePage, tone: Tone = "neutral", count = 3): Promise<Outcome> {
  return runTask({ kind: "takeaways", page, count, tone, locale: page.locale, existing: [] });
}

export function faqsOf(
  page: SourcePage,
  tone: Tone = "neutral",
  format: "paragraph" | "bullets" = "paragraph",
): Promise<Outcome> {
  return runTask({ kind: "faqs", page, count: 4, tone, locale: page.locale, format, words: 50, maxBullets: 3 });
}

export function textOf({ item }: Item): string {
  return typeof item === "string" ? item : item.answer;
}
