import { isSupported } from "../../../src/generation/grounding/grounding.ts";
import type { Faq, SourcePage, SourcePassage, Tone } from "../../../src/schemas/generation.ts";
import { baselinesOf } from "./baselines.ts";
import type { EvalPage } from "./pages.ts";
import { type Rouge, rouge } from "./rouge.ts";
import { faqsOf, type Item, takeawaysOf, textOf } from "./run.ts";
import { isWellFormed } from "./well-formed.ts";

const COUNT = 3;
const TONES: readonly Tone[] = ["neutral", "concise", "warm", "professional"];

/** Prints every figure of one run. */
export async function measure(pages: readonly EvalPage[]): Promise<void> {
  await measureSpeed(pages);
  await measureRouge(pages.filter(({ reference }) => reference !== ""));
  await measureFaqs(pages);
  await measureSupport(pages);
}

async function measureRouge(pages: readonly EvalPage[]): Promise<void> {
  if (pages.length === 0) return;
  const sums = new Map<string, Rouge & { words: number }>();
  for (const { page, reference } of pages) {
    const { items } = await takeawaysOf(page, "neutral", COUNT);
    const summaries = { "extractive engine": items.map(textOf).join(" "), ...baselinesOf(page, COUNT) };
    for (const [name, text] of Object.entries(summaries)) add(sums, name, rouge(text, reference), text);
  }
  console.log(`takeaways of ${pages.length} pages against their authors' summaries (F × 100)`);
  console.log(`${"".padEnd(22)} ROUGE-1 ROUGE-2 ROUGE-L   words`);
  for (const [name, sum] of sums) {
    const figures = [sum.rouge1, sum.rouge2, sum.rougeL].map((value) =>
      ((100 * value) / pages.length).toFixed(2).padStart(7),
    );
    console.log(`${name.padEnd(22)} ${figures.join(" ")} ${(sum.words / pages.length).toFixed(1).padStart(7)}`);
  }
}

/** Pages that a server has made content of before anybody asks (`services/content/warm-engine.ts`). */
const WARMING_PAGES = 24;

async function measureSpeed(pages: readonly EvalPage[]): Promise<void> {
  for (const { page } of pages.slice(0, WARMING_PAGES)) await takeawaysOf(page, "neutral", COUNT);
  const times: number[] = [];
  for (const { page } of pages) {
    const { items, firstMs } = await takeawaysOf(page, "neutral", COUNT);
    if (items.length > 0) times.push(firstMs);
  }
  console.log(`first takeaway: ${percentile(times, 0.5)} ms p50, ${percentile(times, 0.99)} ms p99`);
}

function add(sums: Map<string, Rouge & { words: number }>, name: string, scores: Rouge, text: string): void {
  const sum = sums.get(name) ?? { rouge1: 0, rouge2: 0, rougeL: 0, words: 0 };
  sum.rouge1 += scores.rouge1;
  sum.rouge2 += scores.rouge2;
  sum.rougeL += scores.rougeL;
  sum.words += text.split(/\s+/).length;
  sums.set(name, sum);
}

async function measureFaqs(pages: readonly EvalPage[]): Promise<void> {
  const times: number[] = [];
  let [questions, formed, empty] = [0, 0, 0];
  for (const { page } of pages) {
    const { items, firstMs } = await faqsOf(page);
    if (items.length > 0) times.push(firstMs);
    else empty++;
    questions += items.length;
    formed += items.filter(({ item }) => isWellFormed((item as Faq).question, page.locale)).length;
  }
  console.log(
    `questions: ${questions} on ${pages.length} pages (${empty} pages without), ${share(formed, questions)} well formed`,
  );
  console.log(`first FAQ: ${percentile(times, 0.5)} ms p50, ${percentile(times, 0.99)} ms p99`);
}

/** Every kind of item in every tone against the passage that its evidence names; each quote must be verbatim. */
async function measureSupport(pages: readonly EvalPage[]): Promise<void> {
  let [items, supported, verbatim] = [0, 0, 0];
  for (const { page } of pages) {
    for (const tone of TONES) {
      const outcomes = [await takeawaysOf(page, tone), await faqsOf(page, tone), await faqsOf(page, tone, "bullets")];
      for (const item of outcomes.flatMap((outcome) => outcome.items)) {
        const passage = passageOf(item, page);
        // What stands below a heading is said of what that names.
        const told = [page.title, passage?.heading ?? "", passage?.text ?? ""];
        items++;
        if (isSupported(textOf(item), told, page.locale)) supported++;
        if (passage?.text.includes(item.evidence.quote)) verbatim++;
      }
    }
  }
  console.log(
    `items in all tones: ${items}, ${share(supported, items)} supported, ${share(verbatim, items)} with a verbatim quote`,
  );
}

function passageOf({ evidence }: Item, page: SourcePage): SourcePassage | undefined {
  return page.passages.find(({ ordinal }) => ordinal === evidence.passage);
}

function share(part: number, whole: number): string {
  return `${((100 * part) / (whole || 1)).toFixed(2)} %`;
}

function percentile(values: readonly number[], at: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor(at * (sorted.length - 1))] ?? 0).toFixed(2);
}
