import type { Block } from "./blocks.ts";

/** "1937", "1937–1942", "1984/85". */
const YEARS = /^(?:1[5-9]|20)\d\d(?: ?[–/-] ?(?:(?:1[5-9]|20)\d\d|\d\d))?$/u;
/** Years over headings from which on they are those of a time line. */
const LEAST = 2;

/**
 * The blocks of a page, each year of a time line in the heading right below it: "1937: Auction". From its first heading to
 * its last each has one: what stands at the end of an entry dates that, and not the next one.
 */
export function datedHeadings(blocks: readonly Block[]): Block[] {
  const years = new Set(blocks.filter(isYear));
  const [first] = years;
  if (first === undefined || years.size < LEAST || !areOfHeadings(blocks, years)) return [...blocks];
  return blocks.flatMap((block, at) => {
    if (years.has(block)) return [];
    const above = blocks[at - 1];
    const year = above !== undefined && years.has(above) && above.kind !== "heading" ? above.lines[0] : undefined;
    return year === undefined || block.kind !== "heading" ? [block] : [{ ...block, text: `${year}: ${block.text}` }];
  });
}

/** Whether each year stands over a heading of one level, and so does one over each of these up to the last. */
function areOfHeadings(blocks: readonly Block[], years: ReadonlySet<Block>): boolean {
  const below = blocks.flatMap((block, at) => (years.has(block) ? [blocks[at + 1]] : []));
  const [first] = below;
  if (first?.kind !== "heading" || first.level < 2) return false;
  const last = blocks.lastIndexOf(below.at(-1)!);
  const ofLevel = blocks.slice(0, last + 1).filter((block) => block.kind === "heading" && block.level === first.level);
  const areAlike = ofLevel.length === below.length && ofLevel.every((block, at) => block === below[at]);
  return areAlike && below.every((block) => block?.kind === "heading" && block.text !== "");
}

function isYear(block: Block): boolean {
  return block.kind === "paragraph" && block.lines.length === 1 && YEARS.test(block.lines[0]!);
}
