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

/** Texts with those last that say the same as one before them: in other forms, with other articles, or turned by an "of". */
export function unlikeFirst<T extends { readonly text: string }>(texts: readonly T[]): readonly T[] {
  const said = new Set<string>();
  const again = texts.filter(({ text }) => {
    const key = contentOf(text);
    if (key === "") return false;
    const isAgain = said.has(key);
    said.add(key);
    return isAgain;
  });
  return again.length === 0 ? texts : [...texts.filter((each) => !again.includes(each)), ...again];
}

function contentOf(text: string): string {
  const parts: string[][] = [[]];
  for (const word of withoutOpening(text).match(WORD) ?? []) {
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
