/** A piece of an expression's source: an escape, what opens a group, two letters as of a range, or one character. */
const PIECE =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|k<[^>]*>|.)|\(\?(?:-i:|<\w+>|<?[=!]|:)|[a-zA-Z]-[a-zA-Z]|[\s\S]/gu;

/** A piece in its place. */
interface Placed {
  readonly piece: string;
  readonly inClass: boolean;
  /** Groups that are open around it. */
  readonly depth: number;
  /** Whether it stands in `(?-i:…)`. */
  readonly isKept: boolean;
}

/** The alternatives at the top of an expression's source, in their order. */
export function alternativesOf(source: string): string[] {
  const alternatives = [""];
  for (const { piece, inClass, depth } of placed(source)) {
    if (piece === "|" && depth === 0 && !inClass) alternatives.push("");
    else alternatives[alternatives.length - 1] += piece;
  }
  return alternatives;
}

/** The source of an expression with the flags `iu` as one with `u` alone; what `(?-i:…)` holds keeps its case. */
export function bothCases(source: string): string {
  let written = "";
  for (const { piece, inClass, isKept } of placed(source)) written += isKept ? piece : inBothCases(piece, inClass);
  return written;
}

function* placed(source: string): Generator<Placed> {
  let inClass = false;
  /** Of each open group, whether it keeps its case. */
  const groups: boolean[] = [];
  for (const [piece] of source.matchAll(PIECE)) {
    const isKept = groups.includes(true);
    if (piece === "[" || piece === "]") inClass = piece === "[";
    else if (!inClass && piece.startsWith("(")) groups.push(piece === "(?-i:");
    else if (!inClass && piece === ")") groups.pop();
    yield { piece, inClass, depth: groups.length, isKept };
  }
}

function inBothCases(piece: string, inClass: boolean): string {
  if (/^\\(?:P\{L[ul]\}|[1-9k])/.test(piece)) throw new Error(`cannot be written in both cases: ${piece}`);
  if (/^\\p\{L[ul]\}$/.test(piece)) return inClass ? "\\p{Ll}\\p{Lu}" : "[\\p{Ll}\\p{Lu}]";
  const isRange = /^.-.$/.test(piece);
  if (isRange && inClass) return `${piece.toLowerCase()}${piece.toUpperCase()}`;
  return isRange
    ? [...piece].map((letter) => letterInBothCases(letter, false)).join("")
    : letterInBothCases(piece, inClass);
}

/** A letter, be it written by its number; any other piece as it is. */
function letterInBothCases(piece: string, inClass: boolean): string {
  const letter = /^\\u[\da-fA-F]{4}$/.test(piece) ? String.fromCharCode(Number.parseInt(piece.slice(2), 16)) : piece;
  const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
  // "ß" has no upper case of one character.
  const hasBoth = letter.length === 1 && lower !== upper && lower.length === 1 && upper.length === 1;
  if (!hasBoth) return piece;
  return inClass ? `${lower}${upper}` : `[${lower}${upper}]`;
}
