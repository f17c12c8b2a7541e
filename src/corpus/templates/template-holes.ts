import { type Block, collapse } from "../blocks.ts";
import { sentencesOf } from "../language/sentences.ts";

/** Stands where a template would have written words that are not known here, until the page is built. */
export const HOLE = "\ue010";

/** UTF-16 units around a tag that are looked at. */
const SEEN = 300;
/** What decides which text is shown, and shows none itself. */
const CONTROL =
  /^(?:if|elsif|elseif|elif|else|unless|case|when|for|tablerow|capture|assign|set|with|block|blocktrans|trans|extends|load|import|from|cycle|increment|decrement|break|continue|layout|paginate|comment|raw|spaceless|autoescape|filter|end\w*|)$/i;
/** A sentence is whole without a picture. */
const PICTURE =
  /icon|image|img|picture|photo|figure|logo|svg|video|youtube|vimeo|embed|badge|anchor|emoji|asset|(?<![a-z])(?:fa|fig|toc|br|hr|clear|spacer|script|style|css)(?![a-z])/i;
/** The beginning of a tag, of a link's target, of a heading or of a title, none of which is running text. */
const ELSEWHERE = /<[^<>]*$|\]\([^()\n]*$|(?:^|\n)\s*\[[^\]\n]+\]:\s*\S*$|(?:^|\n) {0,3}#{1,6}\s.*$/;
const IN_TITLE = /<(?:title|h[1-6]|option|script|style)\b[^<>]*>[^<]*$/i;
const LETTERED = /[\p{L}\p{N},(“"'’]\*{0,2} ?$/u;
const GOES_ON = /^\*{0,2}(?: ?[.,;:!?)]| ?[\p{L}\p{N}(])/u;
const GOES_ON_SMALL = /^\*{0,2}\s\p{Ll}/u;
const ENDS_BLOCK = /^\s*(?:<\/|\n\s*\n|$)/;
const NUMBERED = /^\s*\d{1,9}[.)]\s/;
const MARKER = /^\s*(?:[-*+•]|\d{1,9}[.)])\s+/;

/** What points at the sentence before it, in the languages that are read. */
const POINTS_BACK =
  /^(?:th(?:is|at|ese|ose|ey|eir)|its?|such|dies\p{L}*|das|cet(?:te)?|ces?|cela|ils?|elles?|est[aeo]s?|es[aeo]s?|ess[ae]s?|iss?to|quest[aeio]|dit|deze|dat)(?![\p{L}’'])/iu;

/** A tag or an expression of a template, at its place in the text. */
interface Placed {
  text: string;
  start: number;
  end: number;
  /** Of the tag; `""` for an expression. */
  name: string;
  /** As `pairedTags` finds them. */
  paired: ReadonlySet<string>;
}

/** `HOLE` where a sentence lacks a word without what a template writes there; `""` elsewhere. */
export function holeOf({ text, start, end, name, paired }: Placed): string {
  const written = text.slice(start, end);
  const isTag = written.startsWith("{%");
  if (isTag && (CONTROL.test(name) || paired.has(name))) return "";
  if (PICTURE.test(written)) return "";
  const before = text.slice(Math.max(0, start - SEEN), start);
  if (ELSEWHERE.test(before) || IN_TITLE.test(before)) return "";
  const after = text.slice(end, end + SEEN);
  const isLineStart = /(?:^|[\n>.!?:])\s*$/.test(before);
  if (isLineStart) return GOES_ON_SMALL.test(after) && isInParagraph(after) ? HOLE : "";
  if (!LETTERED.test(before)) return "";
  const lacksLast = !isTag && ENDS_BLOCK.test(after) && before.endsWith(" ");
  return lacksLast || GOES_ON.test(after) || GOES_ON_SMALL.test(after) ? HOLE : "";
}

/** A tag or expression alone in brackets, behind a word: group 1 is how it is written. */
const IN_BRACKETS = /(?<=[^\s([]) \(\s{0,3}(\{[%{](?:(?![%}]\}|\{[%{])[\s\S]){1,300}[%}]\})\s{0,3}\)/g;

/** A template's text without the brackets that hold a picture alone: "the crates ({% icon crate %})". */
export function withoutPictures(text: string): string {
  return text.replace(IN_BRACKETS, (whole, written: string) => (PICTURE.test(written) ? "" : whole));
}

/** The names of tags that stand around text of the page, by those that end it. */
export function pairedTags(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\{%-?\s{0,9}(?:end|\/)\s{0,9}(\w{1,60})/g)].map(([, name = ""]) => name));
}

/** Whether words follow before the next block begins. */
function isInParagraph(after: string): boolean {
  return /^\*{0,2}\s[^\n{}]{3}/u.test(after);
}

/** The blocks without the sentences that lack a word. A numbered step stays, as the others do not make sense without it. */
export function withoutHoles(blocks: readonly Block[], locale: string): Block[] {
  return blocks.flatMap((block): Block[] => {
    // A heading may stand in several places, and is one all the same.
    if (block.kind === "heading")
      return [block.text.includes(HOLE) ? { ...block, text: withoutMarks(block.text) } : block];
    if (!block.lines.some((line) => line.includes(HOLE))) return [block];
    const isText = block.kind === "paragraph" || block.kind === "list";
    const lines = block.lines.flatMap((line) => (isText && !NUMBERED.test(line) ? wholeOf(line, locale) : line));
    return lines.length === 0 ? [] : [{ ...block, lines: lines.map(withoutMarks) }];
  });
}

function withoutMarks(text: string): string {
  return text.includes(HOLE) ? collapse(text.replaceAll(HOLE, "")) : text;
}

function wholeOf(line: string, locale: string): string[] {
  if (!line.includes(HOLE)) return [line];
  let isBroken = false;
  const whole = sentencesOf(line, locale)
    .map(({ start, end }) => line.slice(start, end))
    .filter((sentence) => {
      isBroken = sentence.includes(HOLE) || (isBroken && POINTS_BACK.test(sentence));
      return !isBroken;
    });
  return whole.length === 0 ? [] : [`${MARKER.exec(line)?.[0] ?? ""}${whole.join(" ")}`];
}
