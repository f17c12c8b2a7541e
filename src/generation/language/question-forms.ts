/** How a language puts the questions that headings and definitions give rise to. `%` stands for the words put in. */
export interface QuestionForms {
  /** Whether a heading is a question already, but for its marks. */
  readonly asks: RegExp;
  /** Questions that name nothing they ask about, and calls to ask: "How does it work", "Any questions". */
  readonly vague: RegExp;
  /** Names with the mark of a question and no verb, in a language whose verbs show what asks: "A pitch like any other". */
  readonly nameAlone?: RegExp;
  /** Opening and closing mark of a question. */
  readonly marks: readonly [open: string, close: string];
  /** What a heading may put before its task: "To ask for another code". */
  readonly purpose: RegExp;
  /** Headings that name a task ("Create an account"); the whole match goes into `howTo`. */
  readonly task: RegExp;
  readonly howTo: string;
  /** A task begins with its verb, which has no capital inside a question. */
  readonly verbFirst?: boolean;
  /** The same where a task is named without an article, which a sentence cannot do without. */
  readonly howToBare?: string;
  /** Headings that tell of a trouble as its reader would: "My app does not work", "If you lost your phone". */
  readonly trouble: RegExp;
  /** The "if" of such a heading, which `whatToDo` has itself. */
  readonly ifWord: RegExp;
  readonly whatToDo: string;
  /** Questions that ask for a way, without their marks. */
  readonly way: RegExp;
  /** What asks for a way in a question, and what asks in its place for where to go. */
  readonly where: readonly [how: RegExp, where: string];
  /** A step that only leads to an address. */
  readonly goes: RegExp;
  /** A sentence that bids its reader do something. */
  readonly bids: RegExp;
  /** What has to be done. */
  readonly obliges: RegExp;
  /** What can be done. */
  readonly offers: RegExp;
  /** A sentence that takes back or limits what stands before it. */
  readonly turns: RegExp;
  /** A second question in one that asks for a way: "…, and how do I use them?" */
  readonly andHow: RegExp;
  /** Headings that only need other words to be questions: "When to renew". */
  readonly rewritten?: readonly (readonly [from: RegExp, to: string])[];
  /** A sentence that says what something is; group 1 is the thing, group 2 stands where it is several. */
  readonly definition: RegExp;
  readonly whatIs: string;
  /** Asks for somebody who has a name of several words. */
  readonly whoIs: string;
  readonly whatAre: string;
  /** What opens a sentence without an article is a name, as in French: other nouns have one. */
  readonly namesBare?: boolean;
  /** Articles and the like, without which a task is put into `howToBare`. */
  readonly articles?: RegExp;
  /** All nouns keep their capitals inside a sentence, as in German: articles alone lose them. */
  readonly keepsCapitals?: boolean;
  /** Words that run together in a finished question. */
  readonly elisions: readonly (readonly [from: RegExp, to: string])[];
}

/** Matches nothing. */
export const NONE = /^(?!)/;
