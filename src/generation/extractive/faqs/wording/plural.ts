/** What is several without the ending. */
const IRREGULAR = /(?:^| )(?:people|children|(?:wo)?men|police)$/i;

/** Whether a name stands for several things, as far as its ending tells. */
export function isPlural(phrase: string): boolean {
  const head = phrase.split(/ (?:of|for|in|with) /)[0] ?? phrase;
  // The S of "SaaS" is a word of the name, that of "KEYS" an ending.
  const ends = /[^sS]s$/.test(head) || /(?:^| )\p{Lu}{3,}S$/u.test(head);
  return IRREGULAR.test(head) || (ends && !/(?:is|us|ss|ics)$/i.test(head));
}
