import { sentencesOf } from "../../../corpus/language/sentences.ts";

/** What the visitor has seen of a reply already, before a crash. */
export class Sent {
  readonly #said: string;
  /** The sentence that was cut off, "" where the text ends with a whole one. */
  readonly unfinished: string;

  constructor(
    readonly text: string,
    locale: string,
  ) {
    this.#said = ` ${bare(text)} `;
    const last = sentencesOf(text, locale).at(-1);
    const tail = last ? text.slice(last.start) : "";
    this.unfinished =
      last?.kind === "prose" && !/[.!?…。！？:：;]["'”’»)\]]*\s*$/u.test(tail) && !/\n\s*$/.test(tail) ? tail : "";
  }

  /** Whether a sentence is an echo of what was sent. */
  has(plain: string): boolean {
    const said = bare(plain);
    return said !== "" && this.#said.includes(` ${said} `);
  }

  /** What a sentence adds to the unfinished one: the model may begin that one anew, or go on in its middle. */
  continuation(sentence: string): string {
    const begun = this.unfinished.trimEnd();
    if (sentence.startsWith(begun)) return sentence.slice(begun.length);
    const gap = /\s$/.test(this.unfinished) || /^[\s.,;:!?)]/.test(sentence) ? "" : " ";
    return gap + sentence;
  }
}

/** Words alone, in lower case. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
