/** Letters of a row of keys, of the layouts in which y and z change places too. */
const ROWS = ["qwertyuiop", "qwertzuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm"];
/** Letters that sound alike in some word. */
const ALIKE = ["aeiouy", "cksz"];
/** In a shorter word one vowel for another makes another word ("bunch" is no slip of "bench"). */
const LONG = 6;
/** From here on hardly any word is one letter from another. */
const TELLING = 8;
const LATIN = /^[a-z]+$/;

/**
 * Whether a word is another one with a letter left out, put in, exchanged or swapped as hands and ears do: most words of
 * few letters are one letter away from several others, which a small corpus holds by chance.
 */
export function isOneSlip(word: string, meant: string): boolean {
  if (word.length >= TELLING || !LATIN.test(word) || !LATIN.test(meant)) return true;
  const at = firstDifference(word, meant);
  if (word.length < meant.length) return at > 0;
  if (word.length > meant.length) return at > 0 && isPutIn(word, at);
  if (word.slice(at + 1) !== meant.slice(at + 1)) return true;
  return at > 0 && isExchanged(word[at] as string, meant[at] as string, word.length);
}

/** Whether the letter at an offset comes of the one beside it: typed twice, or with the key next to it. */
function isPutIn(word: string, at: number): boolean {
  const letter = word[at] as string;
  const beside = [word[at - 1], word[at + 1]].filter((other): other is string => other !== undefined);
  return beside.some((other) => other === letter || areNeighbours(letter, other)) || word.length >= LONG;
}

function isExchanged(typed: string, meant: string, length: number): boolean {
  if (areNeighbours(typed, meant)) return true;
  return length >= LONG && ALIKE.some((letters) => letters.includes(typed) && letters.includes(meant));
}

const areNeighbours = (one: string, other: string): boolean =>
  ROWS.some((row) => row.includes(one + other) || row.includes(other + one));

function firstDifference(word: string, other: string): number {
  let at = 0;
  while (at < word.length && word[at] === other[at]) at++;
  return at;
}
