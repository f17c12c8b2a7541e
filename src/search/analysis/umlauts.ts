/** How umlauts are typed on a keyboard without; in "Steuer" and "Quelle" the e belongs to another vowel, or to none. */
const TYPED = /(?<![aeouq])([aou])e/g;
const UMLAUTS: Record<string, string> = { a: "ä", o: "ö", u: "ü" };

/** A German text in small letters as it may be meant: "prüfung" for "pruefung"; undefined where it is no other. */
export function withUmlauts(text: string, language: string): string | undefined {
  if (language !== "de") return undefined;
  const meant = text.replace(TYPED, (_, vowel: string) => UMLAUTS[vowel] as string);
  return meant === text ? undefined : meant;
}
