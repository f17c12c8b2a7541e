import { buildPage } from "../../../src/corpus/build-page.ts";
import { inlineText } from "../../../src/corpus/dom/dom-blocks.ts";
import { createFolderSource } from "../../../src/corpus/files/folder-source.ts";
import { splitFrontMatter } from "../../../src/corpus/front-matter/front-matter.ts";
import { isEmptyBody } from "../../../src/corpus/front-matter/front-matter-text.ts";
import { bodyOf, parseHtml } from "../../../src/corpus/html/html-document.ts";
import { sentencesOf } from "../../../src/corpus/language/sentences.ts";
import { createUrlRules } from "../../../src/corpus/rules.ts";
import type { SourceDocument } from "../../../src/corpus/source.ts";
import type { SourcePage } from "../../../src/schemas/generation.ts";
import type { Page } from "../../../src/schemas/page.ts";
import { repeatedLines, repeatedOn } from "../../../src/search/index/repeated-lines.ts";

/** A page as the engine gets it, with what its author wrote about it kept apart. */
export interface EvalPage {
  file: string;
  page: SourcePage;
  /** As it is indexed. */
  indexed: Page;
  /** Front matter `excerpt`, or `description` where there is none; `""` where neither is. Never shown to the engine. */
  reference: string;
}

const baseUrl = "https://site.example";
const context = { rules: createUrlRules({ include: [], exclude: [], labels: [], gated: [] }) };

/** Every page below a folder as ingest reads it; those without text of their own are left out. `flat` shuffles sentences. */
export async function readPages(folder: string, flat = false): Promise<EvalPage[]> {
  const pages: EvalPage[] = [];
  for await (const item of createFolderSource({ folder, baseUrl })({ onFound() {} })) {
    const page = item.kind === "document" ? await readPage(folder, item) : undefined;
    if (page !== undefined) pages.push(page);
  }
  const repeated = repeatedLines(pages.map(({ page }) => page));
  for (const each of pages) each.page.repeated = repeatedOn(each.page.passages, repeated);
  return flat ? pages.map((each) => ({ ...each, page: shuffled(each.page) })) : pages;
}

async function readPage(folder: string, document: SourceDocument): Promise<EvalPage | undefined> {
  const { file } = document.origin;
  const { fields, body } = splitFrontMatter(await Bun.file(`${folder}/${file}`).text());
  if (isEmptyBody(body)) return undefined;
  const { description: _, ...meta } = document.meta;
  const { excerpt: _excerpt, description: _description, ...own } = document.fields ?? {};
  const built = buildPage({ ...document, meta, fields: own }, context);
  if (built.status !== "built") return undefined;
  const { id, url, title, locale, passages } = built.page;
  const page = {
    id,
    url,
    title,
    locale,
    score: 1,
    passages: passages.map((passage, ordinal) => ({ ...passage, ordinal, score: 1 })),
  };
  return { file, page, indexed: built.page, reference: textOf(fields.excerpt, textOf(fields.description, "")) };
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
