/** What all of these have: most sentences have none, and need not be looked through. */
const POINTS = / (?:this|these|those|such) /;
/** What opens a noun after "this" or "these" no more: a verb, or what stands for no thing. */
const NO_NOUN =
  "(?:is|was|has|had|are|were|have|and|or|as|will|would|can|could|may|might|must|should|far|much|past|first|last)";
/** "Ahead of this deadline": a second word is taken along, a verb in -s is none. */
const ONE = new RegExp(
  `(?<=[\\p{L}\\d,] )this ((?!${NO_NOUN}\\b)(?:\\p{Ll}[\\p{L}-]+ )?\\p{Ll}[\\p{L}-]*(?:[^s\\P{L}]|[su]s))\\b`,
  "gu",
);
/** "Meet those same expectations", unless what follows says which. */
const SEVERAL = new RegExp(
  `(?<=[\\p{L}\\d,] )(?:these|those|such) ((?!${NO_NOUN}\\b)(?:\\p{Ll}[\\p{L}-]+ )?\\p{Ll}[\\p{L}-]+s)\\b(?! (?:who|whose|that|which|of)\\b)`,
  "gu",
);
/** What is there for every reader: the page, a part of its site, a time, a place. */
const AT_HAND =
  /\b(?:(?:web)?(?:site|page)|guide(?:line)?|tutorial|article|(?:blog )?post|document|handbook|section|component|pattern|template|type|kind|sort|way|case|point|time|moment|year|month|week|day|quarter|decade|century|age|country|world)s?\b|\b(?:guidance|documentation|series|morning|summer|spring|fall|autumn|winter|season|reason|approach)\b/u;
/** Letters by which a word is known in another form, at least. */
const STEM = 4;

/** Whether an English sentence points at a thing that neither it nor the title has named, and that is not at hand. */
export function pointsAtUntold(text: string, title: string): boolean {
  if (!POINTS.test(text)) return false;
  return [ONE, SEVERAL].some((pattern) =>
    [...text.matchAll(pattern)].some(({ 1: thing = "", index }) => {
      const told = `${title} ${text.slice(0, index)}`.toLowerCase();
      const words = thing.split(" ").filter((word) => word.length >= STEM);
      const isTold = words.some((word) => told.includes(word.slice(0, Math.max(STEM, word.length - 2))));
      return words.length > 0 && !isTold && !AT_HAND.test(thing);
    }),
  );
}
