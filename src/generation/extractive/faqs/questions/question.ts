/** A question and how sure it is that a visitor would put it so, 0..1. */
export interface Question {
  readonly question: string;
  readonly sure: number;
  /** The case that stands before it in its heading: "I lost my key." */
  readonly inCase?: string;
  /** What a heading was taken for, where it is no question itself: in English a statement alone. */
  readonly kind?: "task" | "trouble" | "statement";
}

/** How sure it is that a visitor asks so, 0..1: from here on it is sure enough. */
export const SURE = 0.6;
/** From here on a heading or title is a question already. */
export const ASKED = 0.9;
