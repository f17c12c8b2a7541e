const DIGITS = /^[-−–]?\d{1,3}$/;
const NUMBER = /\d\s?$/;
const WHOLE_PRICE = /\p{Sc}\s?\d{1,3}(?:[.,'’\s]?\d{3})*$/u;
const AMOUNT = /(?:\p{Sc}\s?[\d.,'’]*\d|\d\s?[%\p{Sc}])\s?$/u;
const CURRENCY = /^\s?\p{Sc}/u;

/**
 * Digits that stand above the line behind a number would read as more digits of it: those of a price are its cents, one
 * behind any other amount is the mark of a note, which is no word, and the rest are powers. `undefined` for other text.
 */
export function raisedDigits(raised: Element, before: string): string | undefined {
  const digits = raised.textContent?.trim() ?? "";
  if (!DIGITS.test(digits)) return undefined;
  const isBeforeCurrency = CURRENCY.test(raised.nextSibling?.textContent?.slice(0, 2) ?? "");
  if (/^\d\d$/.test(digits)) {
    if (WHOLE_PRICE.test(before)) return `.${digits}`;
    if (NUMBER.test(before) && isBeforeCurrency) return `,${digits}`;
  }
  if (/^\d$/.test(digits) && (AMOUNT.test(before) || (NUMBER.test(before) && isBeforeCurrency))) return "";
  return NUMBER.test(before) ? `^${digits}` : undefined;
}
