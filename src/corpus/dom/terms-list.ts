import { inlineText } from "./dom-blocks.ts";
import { isFurniture } from "./element-kinds.ts";

/** UTF-16 units of a name and of its value: what is longer is explained rather than named. */
const LONGEST_NAME = 40;
const LONGEST_VALUE = 100;
const FEWEST = 2;
const ENDED = /[.:;?!。：？！]$/u;
const BLOCKS = "p,ul,ol,dl,pre,table,div,h1,h2,h3,h4,h5,h6,br,img";

/**
 * A list of terms that gives each name one short value, "IBAN" its number, as lines that have both. `undefined` for any
 * other, whose terms are explained in texts.
 */
export function namedValues(list: Element): string[] | undefined {
  const parts = [...list.children];
  if (list.localName !== "dl" || parts.length < 2 * FEWEST || parts.length % 2 !== 0) return undefined;
  if (list.querySelector(BLOCKS) !== null) return undefined;
  const lines: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [name, value] = [textOf(parts[at], "dt"), textOf(parts[at + 1], "dd")];
    if (!isShort(name, LONGEST_NAME) || !isShort(value, LONGEST_VALUE) || ENDED.test(name)) return undefined;
    lines.push(`- ${name}: ${value}`);
  }
  return lines;
}

function textOf(part: Element | undefined, name: "dt" | "dd"): string {
  return part?.localName === name && !isFurniture(part) ? inlineText(part) : "";
}

const isShort = (text: string, longest: number): boolean => text !== "" && text.length <= longest;
