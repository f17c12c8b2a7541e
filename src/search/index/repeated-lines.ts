import type { Passage } from "../../schemas/page.ts";
import { hashText } from "../format/hashes.ts";
import { GrowingU32 } from "./growing.ts";

/** Pages that say a line alike, from which it is none of their own. */
const LEAST_PAGES = 5;
/** UTF-16 units of a line: a shorter one is a label. */
const LEAST_LENGTH = 20;

interface Described {
  passages: readonly Passage[];
  description?: string;
}

/** Hashes of the lines that several pages say alike, ascending: banners and calls in their text, and descriptions. */
export function repeatedLines(pages: Iterable<Described>): Uint32Array<ArrayBuffer> {
  const hashes = new GrowingU32();
  for (const { passages, description } of pages) {
    const lines = [...linesOf(passages), ...(description ? [asDescription(description)] : [])];
    for (const hash of new Set(lines.map(hashText))) hashes.push(hash);
  }
  const sorted = hashes.view().sort();
  return sorted.filter((hash, i) => hash !== sorted[i - 1] && hash === sorted[i + LEAST_PAGES - 1]);
}

/** The lines of a page that are among the `repeated`; none where they are most of it, as in one of several versions. */
export function repeatedOn(passages: readonly Passage[], repeated: Uint32Array): string[] {
  const lines = linesOf(passages);
  const found = lines.filter((line) => has(repeated, hashText(line)));
  return 2 * lengthOf(found) > lengthOf(lines) ? [] : [...new Set(found)];
}

function linesOf(passages: readonly Passage[]): string[] {
  const lines = passages.flatMap(({ text }) => text.split("\n"));
  return lines.map((line) => line.trim()).filter((line) => line.length >= LEAST_LENGTH);
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, { length }) => sum + length, 0);
}

/** Whether several pages are described so. */
export function isCommonDescription(description: string, repeated: Uint32Array): boolean {
  return has(repeated, hashText(asDescription(description)));
}

/** No line of a page begins so: a description that pages share takes nothing from one that says it in its text. */
const asDescription = (text: string): string => `\n${text}`;

/** Whether hashes have one, in logarithmic time. */
export function has(ascending: Uint32Array, wanted: number): boolean {
  let from = 0;
  let to = ascending.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (ascending[middle]! < wanted) from = middle + 1;
    else to = middle;
  }
  return ascending[from] === wanted;
}
