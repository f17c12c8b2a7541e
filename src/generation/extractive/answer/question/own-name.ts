/** Rarity of a term that a third of the site's pages hold: the name of what the site is about is no rarer. */
const MOST_RARITY = 1;

/** Whether terms are the name of what the site is all about: nearly every page holds them. */
export function isOwnName(terms: readonly string[], rarity: (term: string) => number): boolean {
  return terms.length > 0 && terms.every((term) => rarity(term) <= MOST_RARITY);
}
