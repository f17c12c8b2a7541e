/** Letters whose decomposition does not lose the stroke or ligature. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  ı: "i",
  ø: "o",
  ł: "l",
  đ: "d",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
};
const ASCII = /^[\0-\x7f]*$/;
const SPECIAL = /[ßıøłđæœþð]/g;
/**
 * Latin, Greek and Cyrillic accents, and the points of Hebrew and Arabic, which hardly anyone types. The vowel signs of
 * other scripts are letters in all but name.
 */
const ACCENTS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/g;

/** Whether a text has no character beyond ASCII, and so no accent. */
export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

/** A word without case, width and accents (NFKC, lower case, base letters): how terms are compared. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (isAscii(lower)) return lower;
  const base = lower.normalize("NFKD").replace(ACCENTS, "").normalize("NFKC");
  return base.replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);
}
