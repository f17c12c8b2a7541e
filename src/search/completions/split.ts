/** What may not begin a suffix: it would change the prefix's last character. */
const JOINS = /^(?:\p{M}|\u200d|\p{Emoji_Modifier})/u;
const ASCII = /^[\0-\x7f]*$/;

/** A text that starts with the prefix, and what is left of it. */
export interface Split {
  text: string;
  suffix: string;
}

/**
 * Splits a text after a prefix, ignoring case, so that prefix + suffix reads as the text. Undefined where the cut would
 * fall inside a character, or where lower case says that they differ (`ß` is not `SS`, `İ` is not `i`).
 */
export function splitAfter(text: string, prefix: string): Split | undefined {
  if (ASCII.test(prefix)) return cut(text, prefix, prefix.length);
  const form = prefix === prefix.normalize("NFC") ? text : text.normalize("NFD");
  return cut(form, prefix, prefix.length);
}

/** Whether a suffix begins with a character of its own, not with a mark on the one before. */
export function startsAnew(suffix: string): boolean {
  const first = suffix.charCodeAt(0);
  return !(first > 127) || !(isLowSurrogate(first) || JOINS.test(suffix));
}

function cut(text: string, prefix: string, at: number): Split | undefined {
  const suffix = text.slice(at);
  if (!startsAnew(suffix)) return undefined;
  if (text.slice(0, at).toLowerCase() !== prefix.toLowerCase()) return undefined;
  const whole = text.toLowerCase();
  const reads = whole.startsWith(prefix.toLowerCase()) && (prefix + suffix).toLowerCase() === whole;
  return reads ? { text, suffix } : undefined;
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
