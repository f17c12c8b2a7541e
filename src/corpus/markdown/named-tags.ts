import { CODE_SPAN } from "./code-span.ts";

/** Stands for the `<` of a tag that the author speaks of, until Markdown is HTML: also in code it is shown as typed. */
const LESS_THAN = "\ue006";

/** They hold the whole page: in running text they are only spoken of. */
const FRAME: ReadonlySet<string> = new Set(["html", "head", "body"]);
/** A sentence goes on behind the tag that it begins with: "<head> is where …". */
const SENTENCE = /<[^<>\n]{1,300}>[ \t]+\p{Ll}/uy;
/** All text behind them is theirs up to their end. */
const RAW_TEXT: ReadonlySet<string> = new Set(["title", "script", "style", "textarea", "xmp"]);
/** What stands between their tags is never shown, over however many paragraphs. */
const UNSEEN: ReadonlySet<string> = new Set([...RAW_TEXT, "noscript", "template"]);
/** A line of HTML, also within quotes and items. Behind the mark of an item it is one only where it is a tag alone. */
const HTML_LINE = /[ \t>]{0,99}(?:<|(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])){1,99}<[^<>]{0,2000}>[ \t]*$)/my;
/** Where another item begins. */
const ITEM = /\n[ \t>]{0,99}(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** Code spans (groups 1 and 2), comments, tags that take the text behind them away, ends of paragraphs. */
const TOKEN = new RegExp(
  [
    CODE_SPAN.source,
    "(?<comment><!--|-->)",
    `(?<!\\\\)<(?<slash>/?)(?:(?<name>html|head|body|${[...RAW_TEXT].join("|")})(?=[\\s/>])(?![^<>]{0,2000}/>)` +
      "|(?<bare>noscript|template|svg|canvas|iframe|object|video|audio|select|datalist|dialog|nav|button)[ \\t]{0,9}>)",
    "\\n(?=[ \\t]*(?:\\n|#{1,6}[ \\t]|[-*+>|]|\\d{1,9}[.)]))",
  ].join("|"),
  "gi",
);

interface Token {
  index: number;
  /** Of the element, or of the comment; `""` where a paragraph ends. */
  name: string;
  closes: boolean;
  /** Words stand at the beginning of its line. */
  isInline: boolean;
  /** Its line is one of HTML. */
  isBlock: boolean;
  isQuoted: boolean;
  isItem: boolean;
  /** Words of the sentence go on behind it. */
  goesOn: boolean;
  isSentence: boolean;
  /** What closes it. */
  end?: Token;
}

/**
 * Marks tags that an author speaks of without code marks ("the <head> of your page"): as markup they would hide the
 * text behind them. An element of running text ends in its own paragraph, or on a line of HTML, else its tag is only named.
 */
export function markNamedTags(markdown: string): string {
  if (!markdown.includes("<")) return markdown;
  let marked = "";
  let copied = 0;
  let element: Token | undefined;
  for (const token of pairedTokens(markdown)) {
    if (element === undefined && token.end === undefined && isNamed(token)) {
      marked += markdown.slice(copied, token.index) + LESS_THAN;
      copied = token.index + 1;
    }
    element = element === undefined ? token.end : element === token ? undefined : element;
  }
  return marked + markdown.slice(copied);
}

/** Named tags of HTML that was made of marked Markdown, as text. */
export function showNamedTags(html: string): string {
  return html.replaceAll(LESS_THAN, "&lt;");
}

function isNamed({ name, closes, isInline, isSentence }: Token): boolean {
  if (FRAME.has(name)) return isInline || isSentence;
  if (RAW_TEXT.has(name)) return isInline || !closes;
  // What one with attributes has opened is closed by a bare one.
  return name !== "" && name !== "comment" && isInline && !closes;
}

function pairedTokens(markdown: string): Token[] {
  const tokens = tokensOf(markdown);
  const next = new Map<string, Token>();
  const taken = new Set<Token>();
  let paragraphEnd = markdown.length;
  for (const token of tokens.toReversed()) {
    if (token.name === "") paragraphEnd = token.index;
    else if (token.closes) next.set(token.name, token);
    else if (!isSpokenOf(token)) {
      const end = next.get(token.name);
      if (end === undefined) continue;
      // "The <script> tag" has no part in the block that comes later.
      const isLong = UNSEEN.has(token.name) && end.isBlock && !token.goesOn && !taken.has(end);
      const mayEnd = (token.isBlock || isLong) && isInSamePlace(markdown, token, end);
      if (end.index > paragraphEnd && !mayEnd) continue;
      token.end = end;
      taken.add(end);
    }
  }
  return tokens;
}

/** Whether an element ends in the quote or the item that it begins in. */
function isInSamePlace(markdown: string, start: Token, end: Token): boolean {
  if (start.isQuoted !== end.isQuoted) return false;
  return !start.isItem || !ITEM.test(markdown.slice(start.index, end.index));
}

function isSpokenOf({ name, isInline }: Token): boolean {
  return FRAME.has(name) || (name === "title" && isInline);
}

function tokensOf(markdown: string): Token[] {
  const tokens: Token[] = [];
  let lineStart = 0;
  let read = 0;
  for (const { 1: codeMark, index, groups = {} } of markdown.matchAll(TOKEN)) {
    const lineBreak = markdown.slice(read, index).lastIndexOf("\n");
    if (lineBreak >= 0) lineStart = read + lineBreak + 1;
    read = index;
    if (codeMark !== undefined) continue;
    const { comment, slash, name, bare } = groups;
    const start = markdown.slice(lineStart, lineStart + 100);
    SENTENCE.lastIndex = index;
    HTML_LINE.lastIndex = lineStart;
    tokens.push({
      index,
      name: comment ? "comment" : (name ?? bare ?? "").toLowerCase(),
      closes: comment === "-->" || slash === "/",
      isBlock: HTML_LINE.test(markdown),
      isQuoted: /^[ \t]{0,9}>(?!<)/.test(start),
      isItem: ITEM.test(`\n${start.split("\n", 1)[0]}`),
      goesOn: /^[^<>]{0,2000}>[ \t]+\S/.test(markdown.slice(index + 1, index + 2010)),
      isSentence: SENTENCE.test(markdown),
      isInline: !/^ {0,3}</.test(markdown.slice(lineStart, lineStart + 4)),
    });
  }
  return tokens;
}
