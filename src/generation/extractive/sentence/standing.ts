import type { Language } from "../../language/language.ts";
import { anyOf } from "../../text/any-of.ts";
import { COMPLETE, QUESTION } from "../../text/sentence-marks.ts";
import { countWords, isUnspaced } from "../../text/words.ts";

/** What somebody asked is part of a statement, unless it ends it. Bounded, so that marks left open cost no time. */
const QUOTED = /(?:“[^“”]{0,300}”|"[^"]{0,300}"|„[^„“”]{0,300}[“”]|«[^«»]{0,300}»)(?=\s*[\p{L},;])/gu;
/** A capital, a digit, a sign, or a name that is written small (`login.gov`, `iPhone`, `v2`) or opens with a dot (`.NET`). */
export const OPENS_WELL = /^(?:\.?[\p{Lu}\p{N}\p{Lo}\p{Script=Georgian}$€£@“"'¡]|\p{Ll}+[\p{Lu}.]\p{L}|\p{Ll}\p{N}+ )/u;
/** Somebody speaks, unless a name in quotation marks does something: “The Real Cost” educates. */
const SPEECH = /^(?!["“][^"”,.]{1,50}["”] (?!(?:said|says|asked|wrote)\b)\p{Ll})["“„«‘「]/u;
const BYLINE =
  /^(?:[Tt]his )?(?:is an? )?[Gg]uest (?:blog )?post\b.{0,40}\b(?:by|from|of)\b|^(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]e)\s+\p{Lu}\p{L}+\s+\p{Lu}|^\p{Lu}\p{L}+ \d{1,2}, \d{4}$|^(?:[Oo]riginally|[Cc]ross-?posted|[Pp]ublished|[Uu]pdated|[Pp]osted|[Tt]ags?|[Aa]uthor)s?\b\s*[:o]/u;
const VERB = "\\b(?:can|will|must|should|may|might|is|are|was|were|has|have|do|does)\\b";
const BEHIND_A_PARTICIPLE = "(?:by|to|for|in|as|with|when|from)";
/** Markup, addresses, cut-offs, speakers of an interview and what is only half said. */
const STRAY = anyOf(
  /\.{3}|…|\]\(|[<{}|]|(?<![ -])>|>(?! [\p{Lu}\p{N}“"‘'])|:\/\/|(?<![\p{L}\p{N}._%+-])@\w|\p{Extended_Pictographic}(?<![©®™])/u,
  /^\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*)?\s?: |^\p{Lu}[\p{Lu}\p{N}_]+: |^[^\p{L}\p{N}]*$|[:：]\.?$| [.,](?:\s|$)(?<=\p{L} [.,]\s?)/u,
  /\bQ:|\bA:|^[QA]\. (?!\p{Lu}\p{Ll}+ (?:is|was|has|had|says|said|writes|wrote|will|can|works?|leads?)\b)/u,
  /^[Ii]n (?:the )?(?:cases?|events?|situations?) (?:where|when|that|of) [^,:;–—]*[.!]$/u,
  /^(?:Because|Although|Whereas|Especially|Including|Such as|Like) [^,]*[.!]$|^From [^,]+, to [^.]*\.$/u,
  new RegExp(`^(?:When|While|After|Before|By) \\p{L}+ing (?!.*(?:${VERB}|\\bneeds?\\b))[^,]*\\.$`, "u"),
  new RegExp(
    `^(?!Proceed|Succeed|Embed|Exceed)\\p{Lu}\\p{Ll}{2,}ed ${BEHIND_A_PARTICIPLE} (?!.*${VERB})[^,]*\\.$`,
    "u",
  ),
  /, (?:select|choose|enter|click|press|type|visit|see|use|open)\.$/u,
  // What a line says of the date that its label names.
  /^\p{Lu}\p{Ll}+ \d{1,2}, \d{4},? and (?:shall|will|must|is|was|remains?|ends?|applies)\b/u,
  /: (?:[Ee]nabled|[Dd]isabled|[Oo]n|[Oo]ff|[Yy]es|[Nn]o|[Tt]rue|[Ff]alse)\.?$/u,
  /!$(?<=^\S+(?:\s\S+){0,7}!)/u,
  // What its writer was to fill in, or to do.
  /\b(?:TBD|TBC|FIX-?ME|TO-?DO(?=[:.,;)\]]))|(?<![\p{L}\d.])(?:x{3,}|X{3,})(?:mm|cm|m|kg|g|ml|km|px|€|%)?(?![\p{L}\d.]\p{L})(?!\p{L})|\b[Ll]orem ipsum\b/u,
  /\.$(?<=\b(?:resulting in|results in|such as|including|followed by|looks like|via|and|or)\.)/u,
);

/** Whether a text ends as a sentence does. */
export function isComplete(text: string): boolean {
  return COMPLETE.test(text) || QUESTION.test(text);
}

/** Characters of a sentence that anybody reads by itself; rules would look through a longer one for each of its words. */
const LONGEST = 2_000;

/** Whether a sentence can be read by itself: complete, no question, leaning on nothing outside it. */
export function standsAlone(text: string, language: Language): boolean {
  if (text.length > LONGEST) return false;
  if (!COMPLETE.test(text) || QUESTION.test(text.replace(QUOTED, "")) || !OPENS_WELL.test(text)) return false;
  if (SPEECH.test(text) || BYLINE.test(text) || STRAY.test(text) || !isBalanced(text)) return false;
  return ![language.dangling, language.pointing, language.subjectless].some((leans) => leans.test(text));
}

/** Whether it has a length that a takeaway can have, in words. */
export function hasLength(text: string, least: number, most: number): boolean {
  const words = countWords(text) * (isUnspaced(text) ? 0.7 : 1);
  return words >= least && words <= most;
}

/** The mark that ends „a quotation" where it is typed. */
const STRAIGHT_END = /(?<=„[^"“”„]{1,200})"/gu;

/** Quotation marks and brackets that open also close. */
function isBalanced(written: string): boolean {
  if (!/["“”„()]/.test(written)) return true;
  const text = written.replace(STRAIGHT_END, "“");
  const count = (mark: RegExp) => (text.match(mark) ?? []).length;
  const curly = /„/.test(text) ? count(/„/g) === count(/[“”]/g) : count(/“/g) === count(/”/g);
  return curly && closesBrackets(text) && count(/"/g) % 2 === 0;
}

/** "1) the first, 2) the second": marks that open nothing. */
const COUNTED = /(?<![\p{L}\p{N}(.-])(?:\p{N}{1,2}|\p{Ll})\)(?=[ ?])/gu;

/** Whether brackets close after they open, but for marks that count. */
export function closesBrackets(text: string): boolean {
  return isNested(text) || isNested(text.replace(COUNTED, ""));
}

/** Brackets close after they open, each once. */
function isNested(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(/[()]/g)) {
    depth += mark === "(" ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
