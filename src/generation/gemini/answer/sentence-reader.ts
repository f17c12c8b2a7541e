import { sentencesOf } from "../../../corpus/language/sentences.ts";
import { GenerationError } from "../../failure.ts";
import { type Mark, MarkStripper } from "./mark-stripper.ts";

/** A whole sentence of the model's, as far as it goes on one line. */
export interface RawSentence {
  /** Markdown and all, without marks. */
  text: string;
  /** Numbers of the passages that the model names for it. */
  numbers: readonly number[];
  /** Line breaks before it. */
  breaks: number;
  /** What opens its line, e.g. `- ` or `1. `; "" inside a line. */
  opening: string;
  /** A line of a code block. */
  code: boolean;
}

/** What opens a line: a list's mark, a heading's, a quotation's. */
const OPENING = /^[ \t]*(?:(?:>[ \t]?)+[ \t]*)?(?:(?:[-*+•]|\d{1,3}[.)]|#{1,6})[ \t]+)?/u;
const FENCE = /^\s*(?:```|~~~)/;
/** A link or a tag that is open at the end: the text inside it has no sentences. */
const OPEN = /(?:\[[^\]\n]*|\]\([^)\n]*|<[^>\s][^>\n]*|`[^`\n]*)$/;
/** A first word and what ends it: it decides whether the sentence before has ended ("approx. five"). */
const BEGUN = /[\p{L}\p{N}][^\p{L}\p{N}'’]|.{24}/u;
/** Characters of a sentence at most. */
const maxLine = 4 * 1024;

/** Cuts a text that arrives in pieces into sentences, each given out once nothing that comes can change it. */
export class SentenceReader {
  readonly #stripper = new MarkStripper();
  #marks: Mark[] = [];
  /** What is not given out of the line, and where in the text without marks it begins. */
  #line = "";
  #lineAt = 0;
  #lineBegun = false;
  #breaks = 0;
  #inFence = false;

  constructor(private readonly locale: string) {}

  push(piece: string): RawSentence[] {
    return this.#take(this.#stripper.push(piece.replaceAll("\r", "")));
  }

  /** What is left, down to the last sentence. */
  end(): RawSentence[] {
    return [...this.#take(this.#stripper.end()), ...this.#endLine()];
  }

  #take({ text, marks }: { text: string; marks: Mark[] }): RawSentence[] {
    this.#marks.push(...marks);
    const sentences: RawSentence[] = [];
    for (const [index, line] of text.split("\n").entries()) {
      if (index > 0) sentences.push(...this.#endLine());
      this.#line += line;
      if (this.#line.length > maxLine) throw new GenerationError("too_large", "A sentence has no end");
    }
    if (!this.#inFence && !FENCE.test(this.#line)) sentences.push(...this.#cut(false));
    return sentences;
  }

  #endLine(): RawSentence[] {
    const sentences = this.#wholeLine();
    this.#lineAt += this.#line.length + 1;
    this.#line = "";
    this.#lineBegun = false;
    this.#breaks++;
    return sentences;
  }

  #wholeLine(): RawSentence[] {
    if (!this.#lineBegun && FENCE.test(this.#line)) {
      this.#inFence = !this.#inFence;
      return [];
    }
    if (!this.#inFence) return this.#cut(true);
    return this.#line.trim() === "" ? [] : [this.#sentence(this.#line, true)];
  }

  /** Takes whole sentences off the line: all but the last, which may go on, unless the line has ended. */
  #cut(ended: boolean): RawSentence[] {
    const opening = this.#openingOf(this.#line).length;
    const body = this.#line.slice(opening);
    const found = sentencesOf(body, this.locale).map(({ end }) => opening + end);
    const last = found.pop();
    const ends = found.filter((end) => !OPEN.test(this.#line.slice(0, end)));
    if (ended && last !== undefined) ends.push(last);
    else if (!BEGUN.test(this.#line.slice(ends.at(-1) ?? 0))) ends.pop();
    const sentences: RawSentence[] = [];
    let from = 0;
    for (const end of ends) {
      sentences.push(this.#sentence(this.#line.slice(from, end), false));
      from = end;
    }
    this.#line = this.#line.slice(from);
    return sentences;
  }

  /** The sentence that `raw`, the next text of the line, is; the place moves on behind it. */
  #sentence(raw: string, code: boolean): RawSentence {
    const opening = code ? "" : this.#openingOf(raw);
    const end = this.#lineAt + raw.length;
    const own = this.#marks.filter(({ at }) => at <= end);
    this.#marks = this.#marks.filter(({ at }) => at > end);
    if (!code) this.#lineAt = end;
    const numbers = own.flatMap((mark) => mark.numbers);
    const sentence = { text: raw.slice(opening.length), numbers, breaks: this.#breaks, opening, code };
    this.#breaks = 0;
    this.#lineBegun = true;
    return sentence;
  }

  #openingOf(line: string): string {
    return this.#lineBegun ? "" : (OPENING.exec(line)?.[0] ?? "");
  }
}
