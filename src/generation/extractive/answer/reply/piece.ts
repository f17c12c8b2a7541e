import type { SourcePage } from "../../../../schemas/generation.ts";

/** A stretch of the reply: what goes before it, its text, and the page that the text is quoted from. */
export interface Piece {
  readonly before: string;
  readonly text: string;
  /** Absent for the engine's own wording. */
  readonly source?: SourcePage;
}

/** The reply as one text. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ before, text }) => before + text).join("");
}
