import type { Block } from "./blocks.ts";

/** "1937", "1937–1942", "May 1937". */
const DATE = /^(?:\p{L}{3,10}\.? )?(?:1[5-9]|20)\d\d(?: ?[–-] ?(?:(?:1[5-9]|20)\d\d|\d\d))?$/u;
/** Dates over headings from which on they are those of a time line. */
const LEAST = 2;

/** The blocks of a page, each date of a time line in the heading right below it: "1937: Auction". */
export function datedHeadings(blocks: readonly Block[]): Block[] {
  const dated = new Set(blocks.filter((_, at) => standsOverHeading(blocks, at)));
  if (dated.size < LEAST) return [...blocks];
  return blocks.flatMap((block, at) => {
    if (dated.has(block)) return [];
    const above = blocks[at - 1];
    if (block.kind !== "heading" || above === undefined || above.kind === "heading" || !dated.has(above))
      return [block];
    return [{ ...block, text: `${above.lines[0]}: ${block.text}` }];
  });
}

function standsOverHeading(blocks: readonly Block[], at: number): boolean {
  const [block, below] = [blocks[at], blocks[at + 1]];
  if (block?.kind !== "paragraph" || block.lines.length !== 1 || !DATE.test(block.lines[0]!)) return false;
  return below?.kind === "heading" && below.level > 1 && below.text !== "" && !/\d{4}/.test(below.text);
}
