import { JOINER } from "../../corpus/language/sentences.ts";

/** A text that starts with the prefix, and what is left of it. */
interface Split {
  text: string;
  suffix: string;
}

/**
 * Splits a text after a prefix, ignoring case, so that prefix + suffix reads as the text. Undefined where the cut would
 * fall inside a character, or where lower case says that they differ (`ß` is not `SS`, `İ` is not `i`).
 */
export function splitAfter(text: string, prefix: string): Split | undefined {
  return cut(text, prefix) ?? cut(text.normalize("NFD"), prefix);
}

/** Whether a suffix begins with a character of its own, not with a mark on the one before. */
export function startsAnew(suffix: string): boolean {
  const first = suffix.charCodeAt(0);
  return !(first > 127) || !(isLowSurrogate(first) || JOINER.test(suffix));
}

function cut(text: string, prefix: string): Split | undefined {
  // Of the whole text: lower case of a part may differ (a Σ at its end is ς).
  const [whole, start] = [text.toLowerCase(), prefix.toLowerCase()];
  if (!whole.startsWith(start)) return undefined;
  const suffix = text.slice(placeOf(start.length, text));
  const reads = startsAnew(suffix) && (prefix + suffix).toLowerCase() === whole;
  return reads ? { text, suffix } : undefined;
}

/** Where in a text a place in its lower case is. `İ` alone has a lower case of two units. */
function placeOf(lower: number, text: string): number {
  let at = 0;
  for (let left = lower; left > 0; at++) left -= text[at] === "İ" ? 2 : 1;
  return at;
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
