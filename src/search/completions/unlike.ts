import { ARTICLES } from "./articles.ts";
import { withoutOpening } from "./openings.ts";

/** Numbers with what joins their digits are one word. */
const WORD = /\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{N}]+/gu;
/** Beside articles, whose a thing is: all else tells things apart, small words too ("Sign in", "Sign up"). */
const SMALL: ReadonlySet<string> = new Set([...Object.values(ARTICLES).flat(), "your", "our", "my"]);
/** "Boxes of oak" are oak boxes: the parts around such a word stand the other way round. */
const OF: ReadonlySet<string> = new Set("of von des vom d del della dei do da van".split(" "));
/** What sets a word apart from another form of it. */
const ENDING = /(?:e[snr]?|[sn])$/u;
/** Shorter words have no other forms that only end otherwise. */
const LEAST_LETTERS = 4;

/**
 * A weight for each letter of ASCII that neither a small word nor an ending has, in capitals too: texts that say the same
 * have as many of each. Without "k", which is the small letter of another sign as well.
 */
const TELLING = new Uint32Array(128);
const untold = `${[...SMALL, ...OF].join("")}esnrk`;
for (const [at, letter] of [..."abcdefghijklmnopqrstuvwxyz"].entries()) {
  if (untold.includes(letter)) continue;
  for (const form of [letter, letter.toUpperCase()]) TELLING[form.charCodeAt(0)] = 31 ** (at % 6) + at;
}

/** Texts with those last that say the same as one before them: in other forms, with other articles, or turned by an "of". */
export function unlikeFirst<T extends { readonly text: string }>(texts: readonly T[]): readonly T[] {
  const said = new Set<string>();
  const asked = texts.map(({ text }) => withoutOpening(text));
  const letters = asked.map(tellingLetters);
  const again = texts.filter((_, at) => {
    const told = letters[at] as number;
    if (letters.indexOf(told) === letters.lastIndexOf(told)) return false;
    const key = contentOf(asked[at] as string);
    if (key === "") return false;
    const isAgain = said.has(key);
    said.add(key);
    return isAgain;
  });
  return again.length === 0 ? texts : [...texts.filter((each) => !again.includes(each)), ...again];
}

/** The same number for texts that say the same, without reading their words: few others have it too. */
function tellingLetters(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += TELLING[text.charCodeAt(at)] ?? 0;
  return sum;
}

function contentOf(text: string): string {
  const parts: string[][] = [[]];
  // Few type the accents by which a word that asks is told from another.
  for (const word of text.normalize("NFD").replace(/\p{M}/gu, "").match(WORD) ?? []) {
    const isNamed = /^\p{Lu}+$/u.test(word);
    const small = word.toLowerCase();
    if (!isNamed && OF.has(small)) parts.unshift([]);
    else if (isNamed || !SMALL.has(small)) parts[0]?.push(formless(small));
  }
  return parts.flat().join(" ");
}

function formless(word: string): string {
  return word.length < LEAST_LETTERS ? word : word.replace(ENDING, "");
}
