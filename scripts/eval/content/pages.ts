import { Glob } from "bun";
import { blocksOf, inlineText } from "../../../src/corpus/dom-blocks.ts";
import { splitFrontMatter } from "../../../src/corpus/front-matter.ts";
import { bodyOf, parseHtml } from "../../../src/corpus/html-document.ts";
import { markdownToHtml } from "../../../src/corpus/markdown.ts";
import { passagesOf } from "../../../src/corpus/passages.ts";
import { sentencesOf } from "../../../src/corpus/sentences.ts";
import type { SourcePage } from "../../../src/schemas/generation.ts";

/** A page as the engine gets it, with what its author wrote about it kept apart. */
export interface EvalPage {
  file: string;
  page: SourcePage;
  /** Front matter `excerpt`, or `description` where there is none; `""` where neither is. Never shown to the engine. */
  reference: string;
}

/** Every Markdown file below a folder, in name order; files without text are left out. `flat` shuffles their sentences. */
export async function readPages(folder: string, flat = false): Promise<EvalPage[]> {
  const files = await Array.fromAsync(new Glob("**/*.{md,markdown}").scan(folder));
  const pages = await Promise.all(files.sort().map((file) => readPage(folder, file)));
  const read = pages.filter(({ page }) => page.passages.some(({ text }) => text !== ""));
  return flat ? read.map((each) => ({ ...each, page: shuffled(each.page) })) : read;
}

async function readPage(folder: string, file: string): Promise<EvalPage> {
  const { fields, body } = splitFrontMatter(await Bun.file(`${folder}/${file}`).text());
  const locale = /[._]_?(en|es|fr|de|pt|it|nl|zh)\.(?:md|markdown)$/.exec(file)?.[1] ?? textOf(fields.lang, "en");
  const blocks = blocksOf(bodyOf(parseHtml(markdownToHtml(body))));
  const passages = passagesOf(blocks, locale).map((passage, ordinal) => ({ ...passage, ordinal, score: 1 }));
  const url = `https://site.example/${file.replace(/\.\w+$/, "")}`;
  const page = { id: file, url, title: textOf(fields.title, ""), locale, score: 1, passages };
  return { file, page, reference: textOf(fields.excerpt, textOf(fields.description, "")) };
}

function textOf(value: unknown, otherwise: string): string {
  if (typeof value !== "string" || value.trim() === "") return otherwise;
  return inlineText(bodyOf(parseHtml(`<body>${value}</body>`)));
}

/** The page's sentences in a fixed random order, without headings: a text whose order tells nothing. */
function shuffled(page: SourcePage): SourcePage {
  const sentences = page.passages.flatMap(({ text }) =>
    sentencesOf(text, page.locale)
      .filter(({ kind }) => kind === "prose" || kind === "item")
      .map(({ start, end }) => text.slice(start, end)),
  );
  let seed = 7;
  for (let i = sentences.length - 1; i > 0; i--) {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    const j = Math.floor((seed / 2 ** 31) * (i + 1));
    [sentences[i], sentences[j]] = [sentences[j]!, sentences[i]!];
  }
  const text = sentences.join("\n\n");
  return { ...page, passages: [{ heading: "", level: 0, anchor: "", text, ordinal: 0, score: 1 }] };
}
