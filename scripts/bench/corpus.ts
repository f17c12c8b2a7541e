import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../../src/schemas/page.ts";
import { below, randomFrom } from "./random.ts";

/** Sentences that pages are put together from. */
export interface SourceText {
  /** Where they come from, for the report. */
  name: string;
  sentences: string[];
}

/** Sentences of the Markdown under `BENCH_CORPUS`, or made-up ones whose words follow Zipf's law. */
export function sourceText(): SourceText {
  const folder = process.env.BENCH_CORPUS ?? "";
  if (folder === "")
    return { name: "made-up words (set BENCH_CORPUS to a folder of Markdown)", sentences: madeUp(8000) };
  const sentences = markdownFiles(folder).flatMap((path) => sentencesIn(readFileSync(path, "utf8")));
  return { name: `${sentences.length} sentences of ${folder}, recombined`, sentences };
}

function markdownFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => join(folder, name));
}

function sentencesIn(markdown: string): string[] {
  const prose = markdown
    .replace(/^---[\s\S]*?\n---/, "")
    .replace(/\]\([^)]*\)|[#*_`>[\]]|\{[%{].*?[%}]\}|<[^>]+>/g, "");
  return prose
    .split(/(?<=[.!?])\s+|\n{2,}/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => sentence.length > 30 && sentence.length < 300);
}

function madeUp(count: number): string[] {
  const random = randomFrom(7);
  const syllables = "ba co di fe gu ha jo ki lu me no pra qui ra ste ti vo wa xe zo".split(" ");
  const word = (rank: number): string => {
    let text = "";
    for (let rest = rank + 20; rest > 0; rest = Math.floor(rest / 20)) text += syllables[rest % 20];
    return text;
  };
  const zipf = (): number => Math.floor(Math.exp(random() * Math.log(30_000))) - 1;
  return Array.from({ length: count }, () => {
    const words = Array.from({ length: 8 + below(random, 14) }, () => word(zipf()));
    return `${words.join(" ")}.`;
  });
}

/** Pages of about 150 words in three passages, each with a title of its own. */
export function benchPages({ sentences }: SourceText, count: number): Page[] {
  const random = randomFrom(1);
  const sentence = (): string => sentences[below(random, sentences.length)] ?? "";
  const titles = new Set<string>();
  while (titles.size < count) titles.add(`${piece(sentence(), random, 3)} ${piece(sentence(), random, 3)}`);
  return [...titles].map((title, i) => ({
    id: `pg_${i}`,
    url: `https://bench.example/${i}`,
    title,
    description: sentence(),
    image: "",
    labels: [],
    gated: false,
    locale: "en",
    aliases: [],
    passages: Array.from({ length: 3 }, (_, p) => ({
      heading: p === 0 ? "" : piece(sentence(), random, 4),
      level: p === 0 ? 0 : 2,
      anchor: "",
      text: `${sentence()} ${sentence()} ${sentence()}`,
    })),
    hash: String(i),
  }));
}

/** A few words in a row from a sentence, without its punctuation. */
export function piece(sentence: string, random: () => number, words: number): string {
  const all = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
  const start = below(random, Math.max(1, all.length - words));
  return all.slice(start, start + words).join(" ");
}

/** What visitors type: mostly a few words that stand near each other on some page, else a title or a question. */
export function benchQueries(pages: readonly Page[], count: number): string[] {
  const random = randomFrom(2);
  return Array.from({ length: count }, () => {
    const page = pages[below(random, pages.length)] as Page;
    const { text } = page.passages[below(random, 3)] as Page["passages"][number];
    const kind = random();
    if (kind < 0.6) return piece(text, random, 1 + below(random, 5));
    return kind < 0.8 ? page.title : `How do I ${piece(text, random, 4 + below(random, 4))}?`;
  });
}
