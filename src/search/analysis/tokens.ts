/** Scripts written without blanks between words: indexed as overlapping pairs of characters. */
const UNSPACED =
  "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}";
const WORD = `[[\\p{L}\\p{N}]--[${UNSPACED}]][[\\p{L}\\p{N}\\p{M}]--[${UNSPACED}]]*`;
/** A run of an unspaced script, or words joined by what holds identifiers, versions, numbers and Persian words together. */
const TOKEN = new RegExp(
  `[${UNSPACED}][${UNSPACED}\\p{M}ー]*|${WORD}(?:[\\-._‐‑\\u200c]${WORD}|(?<=\\d),(?=\\d{3})${WORD})*(?:\\+\\+|#)?`,
  "vy",
);
const FIRST_UNSPACED = new RegExp(`^[${UNSPACED}]`, "v");
const PARTS = new RegExp(WORD, "gv");
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const PLAIN = /^(?:[a-z0-9]+|[A-Z][a-z0-9]*)$/;
/** "APIs", "PDFs": a stemmer knows no plural of what has no vowel. Found as written, and as one of them. */
const SHORT_PLURAL = /^\p{Lu}{2,}s$/u;
const HYPHENS = /[‐‑\u200c]/g;
const THOUSANDS = /,(?=\d{3})/g;
const LONGEST = 64;
/** Soft hyphens and blanks of no width come along with what is copied from a page. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

const ASCII = 0x80;
/** Kinds of characters; from `CAPITAL` on they are letters and digits, or no characters of ASCII. */
const [OTHER, JOINS, SHARP, CAPITAL, SMALL, FOREIGN] = [0, 1, 2, 3, 4, 5];
/** The kind of each character of ASCII. "#" ends a word of code; others join, or end one with what stands behind ("C++"). */
const KIND = Uint8Array.from({ length: ASCII }, (_, unit) => {
  const character = String.fromCharCode(unit);
  const kinds = [/[-._,+]/, /#/, /[A-Z]/, /[a-z0-9]/];
  return 1 + kinds.findIndex((kind) => kind.test(character));
});
const PLUS = 0x2b;

/** `word` is stemmed and may be a stop word; `whole` is kept as written; `part` is a word within a whole. */
export type TokenKind = "word" | "whole" | "part";
/** `overlaps`: the token is a pair that begins with the character which ends the token before. */
type TokenVisitor = (token: string, kind: TokenKind, overlaps?: boolean) => void;

/** Whether a token begins with a character of a script that is indexed by pairs. */
export function isUnspaced(token: string): boolean {
  return FIRST_UNSPACED.test(token);
}

/** Visits the tokens of a text in reading order, case kept; a compound (`x-request-id`) comes before its parts. */
export function visitTokens(text: string, visit: TokenVisitor): void {
  const normal = text.normalize("NFKC").replace(UNSEEN, "");
  for (let at = 0; at < normal.length; ) {
    if (kindAt(normal, at) < CAPITAL) {
      at++;
      continue;
    }
    const end = plainEnd(normal, at);
    if (end > at) visit(normal.slice(at, Math.min(end, at + LONGEST)), "word");
    at = end > at ? end : visitTokenAt(normal, at, visit);
  }
}

/** Where a token of small letters and digits ends, which a capital may open: most are such. The offset itself for any other. */
function plainEnd(text: string, start: number): number {
  if (text.charCodeAt(start) >= ASCII) return start;
  let end = start + 1;
  let kind = kindAt(text, end);
  while (kind === SMALL) kind = kindAt(text, ++end);
  return kind >= SHARP || (kind === JOINS && mayFollowMark(text, end + 1)) ? start : end;
}

function kindAt(text: string, at: number): number {
  if (at >= text.length) return OTHER;
  const unit = text.charCodeAt(at);
  return unit < ASCII ? KIND[unit]! : FOREIGN;
}

/** Whether a mark joins what stands at an offset to the token before the mark, or is one of "++". */
function mayFollowMark(text: string, at: number): boolean {
  return kindAt(text, at) >= CAPITAL || text.charCodeAt(at) === PLUS;
}

/** Visits the token at an offset, of any kind; returns where the next one may begin. */
function visitTokenAt(text: string, start: number, visit: TokenVisitor): number {
  TOKEN.lastIndex = start;
  const token = TOKEN.exec(text)?.[0];
  if (token === undefined) return start + 1;
  visitToken(token, visit);
  return start + token.length;
}

function visitToken(token: string, visit: TokenVisitor): void {
  if (PLAIN.test(token)) visit(token.slice(0, LONGEST), "word");
  else if (FIRST_UNSPACED.test(token)) visitPairs(token, visit);
  else visitCompound(token.replace(HYPHENS, "-").replace(THOUSANDS, ""), visit);
}

function visitPairs(run: string, visit: TokenVisitor): void {
  const characters = Array.from(run);
  if (characters.length === 1) visit(run, "whole");
  for (let i = 0; i + 1 < characters.length; i++) visit(`${characters[i]}${characters[i + 1]}`, "whole", i > 0);
}

function visitCompound(token: string, visit: TokenVisitor): void {
  if (SHORT_PLURAL.test(token)) {
    visit(token, "whole");
    visit(token.slice(0, -1), "part");
    return;
  }
  const parts: string[] = [];
  for (const [word] of token.matchAll(PARTS)) for (const part of humpsOf(word)) parts.push(part);
  if (parts.length < 2 && parts[0] === token) {
    visit(token.slice(0, LONGEST), "word");
    return;
  }
  if (token.length <= LONGEST) visit(token, "whole");
  for (const part of parts) visit(part.slice(0, LONGEST), "part");
}

/** What the capitals inside a word tell apart; beyond the longest words they are no name but data. */
function humpsOf(word: string): string[] {
  return word.length > LONGEST ? [word] : word.split(HUMP);
}
