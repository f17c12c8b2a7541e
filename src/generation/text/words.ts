import { JOINING_HAN } from "../../search/analysis/stop-words.ts";

const CLOSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const UNSPACED = new RegExp(
  `${CLOSE.source}|[\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]`,
  "u",
);
const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/**
 * Words of `text`: runs between blanks, and dictionary words where the script sets no blanks.
 * Marks and list markers that stand alone count too, so a limit is never passed by another way of counting.
 */
export function countWords(text: string): number {
  let count = 0;
  let isWithin = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xe00 && (unit < 0x2000 || unit > 0x206f)) return countBeyond(text);
    const isBlank = isBlankUnit(unit);
    if (!isBlank && !isWithin) count++;
    isWithin = !isBlank;
  }
  return count;
}

/** What `\s` matches below U+0E00 and from U+2000 to U+206F: letters, digits and marks of most texts lie there too. */
function isBlankUnit(unit: number): boolean {
  if (unit <= 0xa0) return unit === 0x20 || (unit >= 9 && unit <= 13) || unit === 0xa0;
  return unit >= 0x2000 && (unit <= 0x200a || unit === 0x2028 || unit === 0x2029 || unit === 0x202f || unit === 0x205f);
}

/** The same for any text. */
function countBeyond(text: string): number {
  if (!UNSPACED.test(text)) return text.match(/\S+/g)?.length ?? 0;
  let count = 0;
  for (const run of text.split(/\s+/)) {
    if (run === "") continue;
    count += UNSPACED.test(run) ? [...segmenter.segment(run)].filter((part) => part.isWordLike).length || 1 : 1;
  }
  return count;
}

/** `text` cut to at most `limit` words, ending in `…` where something went; whole words only. */
export function cutWords(text: string, limit: number): string {
  if (countWords(text) <= limit) return text;
  const kept = UNSPACED.test(text) ? cutUnspaced(text, limit) : text.trim().split(/\s+/).slice(0, limit).join(" ");
  return `${kept.replace(/[\s,;:.!?，；：。！？–—-]+$/u, "")}…`;
}

function cutUnspaced(text: string, limit: number): string {
  let end = 0;
  let left = limit;
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isWordLike && left-- === 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

const FUNCTION_CHARACTER = new RegExp(`[${JOINING_HAN}]`, "u");

/** Particles and endings of Japanese: "には", "です". */
const FUNCTION_KANA = /^\p{Script=Hiragana}{1,2}$/u;

/**
 * Words of two characters or more in a text without blanks: those of the dictionary, and pairs of characters that it
 * knows no word for ("退货"), as far as they may name something.
 */
export function wordsIn(text: string): string[] {
  const words: string[] = [];
  let unknown = "";
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const isPart = /^\p{Script=Han}$/u.test(segment) && !FUNCTION_CHARACTER.test(segment);
    unknown = isPart ? unknown + segment : "";
    if (isWordLike && segment.length > 1 && !FUNCTION_KANA.test(segment)) words.push(segment);
    else if (unknown.length === 2) {
      words.push(unknown);
      unknown = "";
    }
  }
  return words;
}

/** Whether words of this text stand without blanks between them. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/** What stands between a text and the sentence behind it: nothing in Chinese and Japanese, a blank elsewhere. */
export function blankBehind(text: string): string {
  return CLOSE.test(text.slice(-4)) ? "" : " ";
}

/** `text` in groups of about `size` words, blanks kept, so that the groups joined are `text` again. */
export function wordGroups(text: string, size: number): string[] {
  const runs = text.match(/\s*\S+\s*$|\s*\S+/gu) ?? [text];
  const groups: string[] = [];
  for (let i = 0; i < runs.length; i += size) groups.push(...splitLong(runs.slice(i, i + size).join("")));
  return groups.filter((group) => group !== "");
}

/** Unspaced scripts come as one long run: cut between code points. */
function splitLong(group: string): string[] {
  if (group.length <= 48 || !UNSPACED.test(group)) return [group];
  const points = [...group];
  const cuts: string[] = [];
  for (let i = 0; i < points.length; i += 12) cuts.push(points.slice(i, i + 12).join(""));
  return cuts;
}
