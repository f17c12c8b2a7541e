/** Whether a name stands for several things, as far as its last letter tells. */
export function isPlural(phrase: string): boolean {
  const head = phrase.split(/ (?:of|for|in|with) /)[0] ?? phrase;
  // The S of "SaaS" is a word of the name, that of "KEYS" an ending.
  const ends = /[^sS]s$/.test(head) || /(?:^| )\p{Lu}{3,}S$/u.test(head);
  return ends && !/(?:is|us|ss|ics)$/i.test(head);
}
