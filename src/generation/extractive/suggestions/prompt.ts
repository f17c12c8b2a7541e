/** A prompt that a page answers. */
export interface Prompt {
  readonly text: string;
  readonly score: number;
  readonly url: string;
  readonly passage: number;
  readonly quote: string;
}
