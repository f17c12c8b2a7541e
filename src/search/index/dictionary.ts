import { hashText, spells, tableSize } from "../format/hashes.ts";
import type { SectionReader, SectionWriter } from "../format/sections.ts";
import { TextColumn, TextColumnWriter } from "../format/text-column.ts";

/** Writes texts and an open-addressing hash table of ordinal + 1, so that a lookup needs no map in memory. */
export function writeDictionary(sections: SectionWriter, name: string, texts: readonly string[]): void {
  const column = new TextColumnWriter();
  const slots = new Uint32Array(tableSize(texts.length));
  for (const [ordinal, text] of texts.entries()) {
    column.push(text);
    let slot = hashText(text) & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = ordinal + 1;
  }
  column.write(sections, name);
  sections.add(`${name}.slots`, "u32", slots);
}

/** Text → ordinal and back, over the arrays of a segment. */
export class Dictionary {
  readonly texts: TextColumn;
  readonly #slots: Uint32Array;

  constructor(sections: SectionReader, name: string) {
    this.texts = new TextColumn(sections, name);
    this.#slots = sections.get(`${name}.slots`, "u32");
  }

  get size(): number {
    return this.texts.length;
  }

  find(text: string): number | undefined {
    const { bytes, offsets } = this.texts;
    const mask = this.#slots.length - 1;
    for (let slot = hashText(text) & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot] ?? 0;
      if (entry === 0) return undefined;
      if (spells(bytes, offsets[entry - 1] ?? 0, offsets[entry] ?? 0, text)) return entry - 1;
    }
  }
}
