/** How a language puts the questions that headings and definitions give rise to. `%` stands for the words put in. */
export interface QuestionForms {
  /** Whether a heading is a question already, but for its marks. */
  readonly asks: RegExp;
  /** Opening and closing mark of a question. */
  readonly marks: readonly [open: string, close: string];
  /** Headings that name a task ("Create an account"); the whole match goes into `howTo`. */
  readonly task: RegExp;
  readonly howTo: string;
  /** A sentence that says what something is; group 1 is the thing. */
  readonly definition: RegExp;
  readonly whatIs: string;
  /** Any other heading, and with the subject of the page where the heading alone is too general. */
  readonly about: string;
  readonly aboutIn: string;
  /** Headings that say nothing of their section. */
  readonly empty: RegExp;
}
