import type { Page, PageCard, Passage } from "../../schemas/page.ts";
import type { SectionReader, SectionWriter } from "../format/sections.ts";
import { TextColumn, TextColumnWriter } from "../format/text-column.ts";
import { Dictionary, writeDictionary } from "./dictionary.ts";

type CardRow = [
  id: string,
  url: string,
  title: string,
  description: string,
  image: string,
  labels: string[],
  gated: 0 | 1,
  locale: string,
];
type HeadRow = [heading: string, level: number, anchor: string];

/** Writes what is shown of pages and passages, and the urls they are found by (an earlier page keeps a shared one). */
export function writeStoredPages(sections: SectionWriter, pages: readonly Page[]): void {
  const cards = new TextColumnWriter();
  const heads = new TextColumnWriter();
  const texts = new TextColumnWriter();
  const owners = new Map<string, number>();
  for (const [ordinal, page] of pages.entries()) {
    cards.push(JSON.stringify(cardRow(page)));
    for (const { heading, level, anchor, text } of page.passages) {
      heads.push(
        heading === "" && level === 0 && anchor === ""
          ? ""
          : JSON.stringify([heading, level, anchor] satisfies HeadRow),
      );
      texts.push(text);
    }
    for (const url of [page.url, ...page.aliases]) if (!owners.has(url)) owners.set(url, ordinal);
  }
  for (const [ordinal, page] of pages.entries()) owners.set(page.url, ordinal);
  cards.write(sections, "cards");
  heads.write(sections, "heads");
  texts.write(sections, "texts");
  writeDictionary(sections, "urls", [...owners.keys()]);
  sections.add("urls.pages", "u32", Uint32Array.from(owners.values()));
}

function cardRow(page: Page): CardRow {
  const { id, url, title, description, image, labels, gated, locale } = page;
  return [id, url, title, description, image, labels, gated ? 1 : 0, locale];
}

/** Pages and passages as they were given, decoded one at a time. */
export class StoredPages {
  readonly count: number;
  /** Passages of page p are `firstPassage[p]` up to `firstPassage[p + 1]`. */
  readonly firstPassage: Uint32Array;
  readonly texts: TextColumn;
  readonly #cards: TextColumn;
  readonly #heads: TextColumn;
  readonly #urls: Dictionary;
  readonly #urlPages: Uint32Array;

  constructor(sections: SectionReader) {
    this.#cards = new TextColumn(sections, "cards");
    this.#heads = new TextColumn(sections, "heads");
    this.texts = new TextColumn(sections, "texts");
    this.firstPassage = sections.get("pages.passages", "u32");
    this.#urls = new Dictionary(sections, "urls");
    this.#urlPages = sections.get("urls.pages", "u32");
    this.count = this.#cards.length;
  }

  /** @throws RangeError for an ordinal that is not a page's. */
  card(page: number): PageCard {
    this.check(page);
    const row = JSON.parse(this.#cards.at(page)) as CardRow;
    const [id, url, title, description, image, labels, gated, locale] = row;
    return {
      id,
      url,
      title,
      description,
      image,
      labels,
      gated: gated === 1,
      locale,
    };
  }

  passages(page: number): Passage[] {
    this.check(page);
    const passages: Passage[] = [];
    for (let i = this.firstPassage[page] ?? 0; i < (this.firstPassage[page + 1] ?? 0); i++)
      passages.push(this.#passage(i));
    return passages;
  }

  /** Whether a passage's heading is of a lower level than another one's. */
  isBelow(above: number, passage: number): boolean {
    return this.#passage(above).level < this.#passage(passage).level;
  }

  headingOf(passage: number): string {
    return this.#headOf(passage)[0];
  }

  find(url: string): number | undefined {
    const ordinal = this.#urls.find(url);
    return ordinal === undefined ? undefined : this.#urlPages[ordinal];
  }

  check(page: number): void {
    if (!Number.isInteger(page) || page < 0 || page >= this.count)
      throw new RangeError(`page ordinal ${page} is outside 0..${this.count - 1}`);
  }

  #passage(ordinal: number): Passage {
    const [heading, level, anchor] = this.#headOf(ordinal);
    return { heading, level, anchor, text: this.texts.at(ordinal) };
  }

  #headOf(ordinal: number): HeadRow {
    const head = this.#heads.at(ordinal);
    return head === "" ? ["", 0, ""] : (JSON.parse(head) as HeadRow);
  }
}
