/** How umlauts are typed on a keyboard without; in "Steuer" and "Quelle" the e belongs to another vowel, or to none. */
const TYPED = /(?<![aeouq])([aou])e/g;
const UMLAUTS: Record<string, string> = { a: "ä", o: "ö", u: "ü" };

/** A German word in small letters as it may be meant: "prüfungen" for "pruefungen"; undefined where it is no other. */
export function withUmlauts(word: string, language: string): string | undefined {
  if (language !== "de") return undefined;
  const meant = word.replace(TYPED, (_, vowel: string) => UMLAUTS[vowel] as string);
  return meant === word ? undefined : meant;
}
