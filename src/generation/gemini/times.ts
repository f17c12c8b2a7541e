/** How long the driver waits, in milliseconds. */
export interface Times {
  /** From the start to the first part, retries and pauses included. */
  firstPartMs: number;
  /** From the start to the end of page content and suggestions, which JSON callers wait for in silence. */
  itemsMs: number;
  /** From the start to the end of an answer's text. */
  answerMs: number;
  /** Between two pieces of the stream. */
  stallMs: number;
  /** Retries before the first piece. */
  retries: number;
  /** Pause before the first retry, doubled for each next one; the pause is a random share of it. */
  backoffMs: number;
  /** Characters of an answer at most: the SDK reads on whether or not anyone takes them. */
  maxChars: number;
}

export const usualTimes: Times = {
  firstPartMs: 15_000,
  itemsMs: 25_000,
  answerMs: 60_000,
  stallMs: 10_000,
  retries: 3,
  backoffMs: 250,
  maxChars: 256 * 1024,
};
