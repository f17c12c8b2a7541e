/** "April to October", "between 9 and 5", in the languages whose sentences are compared; "tea and coffee" is none. */
const RANGE =
  /(?<![\p{L}\p{N}])((?:\d{1,2}\.? )?\p{L}{1,30}|\p{N}{1,4}(?:[.:]\p{N}{2})?)(?: (?:to|until|till|through|bis|à|au|hasta|al?|até|tot) | ?[–—-] ?|(?<=(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen) (?:\d{1,2}\.? )?[\p{L}\p{N}.:]{1,30}) (?:and|und|et|y|e|en) )((?:\d{1,2}\.? )?\p{L}{1,30}|\p{N}{1,4}(?:[.:]\p{N}{2})?)/giu;
/** Halves of a day, by which a time stays the same. */
const HALVES = / ?(?<=\d ?)(?:[ap]\.?m\.?|o['’]clock|uhr|h)(?!\p{L})/giu;

/** Whether a text has a range that another one has from its end to its beginning. */
export function turnsRange(text: string, other: string): boolean {
  const own = [...rangesOf(text)];
  const theirs = own.length === 0 ? new Set() : rangesOf(other);
  return own.some((range) => {
    const [from, to] = range.split(" ");
    return !theirs.has(range) && theirs.has(`${to} ${from}`);
  });
}

function rangesOf(text: string): Set<string> {
  return new Set([...text.toLowerCase().replace(HALVES, "").matchAll(RANGE)].map(([, from, to]) => `${from} ${to}`));
}

const ONE = /\b(?:an?|one|per|each|every) (second|minute|hour|day|week|month|year)\b/i;

/** Whether a text speaks of one of what another one counts: "a week" of four weeks. Of English alone. */
export function makesOneOfSeveral(text: string, other: string): boolean {
  const [, unit = ""] = ONE.exec(text) ?? [];
  if (unit === "") return false;
  const words: readonly string[] = other.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
  return words.includes(`${unit.toLowerCase()}s`) && !words.includes(unit.toLowerCase());
}

const NOBODY = /\b(?:nobody|no one|nothing|nowhere)\b/i;
const ELSE = /\b(?:nobody|no one|nothing|nowhere) (?:else|but|except|other than)\b/i;

/** Whether a text says of all what another one says of all others. */
export function forgetsElse(text: string, other: string): boolean {
  return NOBODY.test(text) && !ELSE.test(text) && ELSE.test(other);
}
