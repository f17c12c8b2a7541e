/** A prompt that a page answers. */
export interface Prompt {
  readonly text: string;
  /** What of the text names the thing, where its page's title stands before it: who asked for that asked for this. */
  readonly named?: string;
  readonly score: number;
  readonly url: string;
  readonly passage: number;
  readonly quote: string;
}
