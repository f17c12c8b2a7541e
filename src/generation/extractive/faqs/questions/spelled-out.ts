import type { PageWords } from "../wording/page-words.ts";

const WORD = "(?:\\p{Lu}[\\p{L}\\p{N}'’-]*|of|and|for|the|in|to|on|&)";
/** What a sentence may say first of what an institution, a program or a method is or does; praise says neither. */
const SAYS =
  "is (?:an?|the(?! (?:single )?(?:most|least|best|better)\\b)|one of|our|part of)|helps|provides|allows|enables|lets|offers|supports|protects|manages|governs|oversees|promotes|regulates|coordinates|defines|establishes|evaluates|administers|develops";
/** "The Digital Analytics Program (DAP) helps …": article, name and abbreviation. */
const SPELLED_OUT = new RegExp(
  `^((?:The |An? )?)(?!(?:In|For|On|At|By|With|From|To|Under|As|If|When|Since|After|Before|While) )(\\p{Lu}[\\p{L}\\p{N}'’-]*(?: ${WORD}){0,8}(?: \\p{Ll}+)?) \\((\\p{Lu}[\\p{Lu}\\d]{1,7})\\) (?:${SAYS})\\b`,
  "u",
);
/** What was spoken of before, and what is told for the sake of what follows. */
const POINTS = /\b(?:this|these|those)\b|, (?:but|yet|while|whereas)\b/i;
const SMALL_WORD = /^(?:of|and|for|the|in|to|on|&)$/i;
/** Times that a page writes an abbreviation which its visitors meet on it. */
const OFTEN = 3;

/** "What is the Digital Analytics Program (DAP)?" for a sentence that says it, of a name that the page goes on to shorten. */
export function questionOfSpelledOut(sentence: string, words: PageWords): string | undefined {
  const [, article = "", name = "", short = ""] = SPELLED_OUT.exec(sentence) ?? [];
  if (short === "" || POINTS.test(sentence) || !standsFor(short, name) || words.timesOf(short) < OFTEN)
    return undefined;
  return `What is ${article.toLowerCase()}${name} (${short})?`;
}

/** Whether an abbreviation is the first letters of a name, with or without those of its small words. */
function standsFor(short: string, name: string): boolean {
  const parts = name.split(/[ -]/);
  const letters = (some: readonly string[]) => some.map((part) => part.charAt(0).toUpperCase()).join("");
  return [parts, parts.filter((part) => !SMALL_WORD.test(part))].some((some) => letters(some).startsWith(short));
}
