import { JOINER } from "../language/sentences.ts";

/** A stretch of a text that was cut where nothing ends. */
interface Piece {
  text: string;
  /** Whether the piece before it ends within the word that this one goes on with. */
  isWordBegun: boolean;
}

/** UTF-16 units that are looked at for the end of a grapheme; one may be longer, but nobody reads that. */
const LONGEST_GRAPHEME = 32;

/**
 * A text in pieces of at most `length` UTF-16 units, without the blanks between them: cut at the last blank of a piece's
 * second half, else between two graphemes. Linear in the text.
 */
export function piecesOf(text: string, length: number): Piece[] {
  const pieces: Piece[] = [];
  for (let start = 0; start < text.length; ) {
    const end = endOfPiece(text, start, length);
    const isWordBegun = start > 0 && !/\s/.test(text.slice(start - 1, start + 1));
    // What the text begins with is its own: the blanks of a line of code.
    const piece = text.slice(start, end).trimEnd();
    const own = start === 0 ? piece : piece.trimStart();
    if (own !== "") pieces.push({ text: own, isWordBegun });
    start = end;
  }
  return pieces;
}

function endOfPiece(text: string, start: number, length: number): number {
  const last = start + length;
  if (last >= text.length) return text.length;
  const blank = text.lastIndexOf(" ", last);
  if (blank > start + length / 2) return blank;
  for (let end = last; end > last - LONGEST_GRAPHEME; end--) {
    if (isBetweenGraphemes(text, end)) return end;
  }
  return isWithinCharacter(text, last) ? last - 1 : last;
}

function isBetweenGraphemes(text: string, at: number): boolean {
  return !isWithinCharacter(text, at) && text[at - 1] !== "\u200d" && !JOINER.test(text.slice(at, at + 2));
}

function isWithinCharacter(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return before >= 0xd800 && before <= 0xdbff;
}
