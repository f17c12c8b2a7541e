/** Lists of words, each in one string, as sets by their language. */
export function wordSets(lists: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.trim().split(/\s+/))]));
}
