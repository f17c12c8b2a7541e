import { type Block, collapse, plainTextOf } from "./blocks.ts";
import { fieldText } from "./html/field-text.ts";
import type { HtmlMeta } from "./html/html-meta.ts";
import type { SourceDocument } from "./source.ts";

/** Marks of Markdown around words of a title, which none of its readers shows: "Why *we* wait". */
const EMPHASIS = /(?<![\p{L}\p{N}*\\])(\*{1,3})(?=[^\s*])([^*\n]{0,199}[^\s*\\])\1(?![\p{L}\p{N}*])/gu;
const WORD = /[\p{L}\p{N}]+/gu;
/** "MessageOS", "FK": a name that is spelled in its own way. */
const OWN_SPELLING = /^\p{L}.*\p{Lu}/u;

const LONGEST_ACRONYM = 4;

/** What a page is called: by its fields or its head, its first heading, or its address. */
export function titleOf(document: SourceDocument, head: HtmlMeta | undefined, blocks: readonly Block[]): string {
  const given = fieldText(document.meta.title ?? "").replace(EMPHASIS, "$2") || head?.title;
  if (given) return given;
  const heading = blocks.find((block) => block.kind === "heading" && block.level === 1);
  if (heading?.kind === "heading") return heading.text;
  return document.meta.name || readableName(document.url, blocks);
}

/**
 * The last part of the path as a name: `/docs/getting-started` is `Getting started`. The first page of a site, which has
 * none, is called by its first heading.
 */
function readableName(url: string, blocks: readonly Block[]): string {
  const { pathname, hostname } = new URL(url);
  const last = pathname.split("/").at(-1) ?? "";
  const words = collapse(
    safeDecode(last)
      .replace(/\.\w+$/, "")
      .replace(/[-_]+/g, " "),
  );
  if (words === "") return blocks.find((block) => block.kind === "heading")?.text ?? hostname;
  const name = asSpelled(words, plainTextOf(blocks));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Words in the spelling of a text that has them in one of their own, and in no other. */
function asSpelled(words: string, text: string): string {
  const spellings = new Map<string, Set<string>>();
  const asked = new Set(words.toLowerCase().match(WORD));
  for (const word of text.match(WORD) ?? []) {
    const key = word.toLowerCase();
    if (asked.has(key) && !isShouted(word)) spellings.getOrInsertComputed(key, () => new Set()).add(word);
  }
  return words.replace(WORD, (word) => {
    const [spelling = "", other] = spellings.get(word.toLowerCase()) ?? [];
    return other === undefined && OWN_SPELLING.test(spelling) ? spelling : word;
  });
}

/** Whether a word stands in capitals that are meant to be seen: names of that kind are short. */
function isShouted(word: string): boolean {
  return word.length > LONGEST_ACRONYM && word === word.toUpperCase();
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
