import type { GenerationPart } from "../../../../schemas/generation.ts";
import { wordGroups } from "../../../text/words.ts";
import { type Piece, textOf } from "./piece.ts";

/** Words a delta: small enough to read as it appears, large enough to be worth a frame. */
const WORDS_PER_DELTA = 3;

/**
 * The parts of a reply after its first `from` UTF-16 units: deltas, and after each quoted span its citation.
 * Offsets count from the start of the whole reply. A span that ends right at `from` is cited again, as a crash may have
 * come between its last delta and its citation; spans that end before are not.
 */
export function* partsOf(pieces: readonly Piece[], from: number): Generator<GenerationPart> {
  let offset = 0;
  for (const { before, text, source } of pieces) {
    const start = offset + before.length;
    const end = start + text.length;
    const unsent = (before + text).slice(Math.max(0, from - offset));
    if (end > from) for (const delta of wordGroups(unsent, WORDS_PER_DELTA)) yield { type: "text-delta", delta };
    if (end >= from && source !== undefined) {
      yield { type: "citation", start, end, sourceIds: [source.id], url: source.url };
    }
    offset = end;
  }
}

/**
 * The pieces to go on with after `sent`, and how much of them stands already. An answer that begins with `sent` goes on
 * right there; after foreign text (another engine's, an older corpus's) what it lacks is added as a new paragraph.
 */
export function resume(pieces: readonly Piece[], sent: string): { pieces: readonly Piece[]; from: number } {
  if (textOf(pieces).startsWith(sent)) return { pieces, from: sent.length };
  const cut = pieces.findIndex(({ text }) => overlap(sent, text) >= 8 && !sent.includes(text));
  const already: Piece = { before: "", text: sent };
  if (cut >= 0) {
    const { text, ...rest } = pieces[cut]!;
    const shared = overlap(sent, text);
    const head = { before: "", text: sent.slice(0, sent.length - shared) };
    return {
      pieces: [head, { ...rest, before: "", text }, ...pieces.slice(cut + 1)],
      from: sent.length,
    };
  }
  const missing = pieces.filter(({ text, source }) => source !== undefined && !sent.includes(text));
  const [first, ...others] = missing;
  if (first === undefined) return { pieces: [already], from: sent.length };
  return {
    pieces: [already, { ...first, before: sent.endsWith("\n") ? "" : "\n\n" }, ...others],
    from: sent.length,
  };
}

/** Longest end of `sent` that `text` begins with. */
function overlap(sent: string, text: string): number {
  for (let size = Math.min(sent.length, text.length); size > 0; size--) {
    if (sent.endsWith(text.slice(0, size))) return size;
  }
  return 0;
}
