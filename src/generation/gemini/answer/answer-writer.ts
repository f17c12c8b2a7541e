import type { AnswerTask, GenerationPart } from "../../../schemas/generation.ts";
import { languageOf } from "../../language/languages.ts";
import { countWords, isUnspaced } from "../../text/words.ts";
import type { NumberedPassage } from "../evidence.ts";
import { noAnswerMark } from "../prompts/answer.ts";
import { clean } from "./clean.ts";
import { Sent } from "./sent.ts";
import { type RawSentence, SentenceReader } from "./sentence-reader.ts";
import { Support } from "./support.ts";

/**
 * Turns the model's text into parts, sentence by sentence: a sentence goes out once it is whole and a passage bears it
 * out, so that nothing has to be taken back. Offsets count from the start of the reply, what was sent before included.
 */
export class AnswerWriter {
  readonly #reader: SentenceReader;
  readonly #support: Support;
  readonly #sent: Sent;
  #text: string;
  #breaks = 0;
  #opening = "";
  #number = 0;
  #begun = false;
  /** Whether the sentence before was left out. */
  #left = false;
  /** Whether the word limit is reached: nothing more will come. */
  full = false;
  /** Whether the model says that the passages do not answer. */
  declined = false;

  constructor(
    private readonly task: AnswerTask,
    passages: readonly NumberedPassage[],
  ) {
    this.#reader = new SentenceReader(task.locale);
    this.#support = new Support(task, passages);
    this.#sent = new Sent(task.resumeFrom, task.locale);
    this.#text = task.resumeFrom;
  }

  push(piece: string): GenerationPart[] {
    return this.#write(this.#reader.push(piece));
  }

  end(): GenerationPart[] {
    return this.#write(this.#reader.end());
  }

  #write(sentences: readonly RawSentence[]): GenerationPart[] {
    return sentences.flatMap((sentence) => {
      if (this.full) return [];
      this.#breaks = Math.min(2, Math.max(this.#breaks, sentence.breaks));
      return sentence.code ? this.#writeCode(sentence) : this.#writeProse(sentence);
    });
  }

  #writeCode({ text }: RawSentence): GenerationPart[] {
    const pages = this.#support.ofCode(text);
    if (!pages || this.#sent.has(text)) return [];
    const code = `    ${text.trimEnd()}`;
    return this.#emit(this.#gapBefore(code), code, pages);
  }

  #writeProse({ text, numbers, breaks, opening }: RawSentence): GenerationPart[] {
    // What opens a line stays for the first sentence of the line that may be shown.
    if (breaks > 0 || opening !== "") this.#opening = opening;
    const { shown, plain } = clean(text, this.task.sources, this.task.markdown) ?? { shown: "", plain: "" };
    if (plain.replace(/[.!]$/, "") === noAnswerMark) this.declined = true;
    if (shown === "" || this.declined || this.#sent.has(plain)) return [];
    const continued = this.#continue(shown, plain, numbers);
    if (continued) return continued;
    // Behind what was left out, "It …" would speak of something else.
    const isLost = this.#left && languageOf(this.task.locale).dangling.test(plain);
    const pages = isLost ? undefined : this.#support.of(plain, numbers);
    this.#left = pages === undefined;
    return pages ? this.#emit(this.#gapBefore(shown) + this.#takeOpening(), shown, pages) : [];
  }

  /** Goes on with a sentence that a crash cut off; `undefined` where there is none, or this is not its rest. */
  #continue(shown: string, plain: string, numbers: readonly number[]): GenerationPart[] | undefined {
    if (this.#begun || this.#sent.unfinished === "") return undefined;
    this.#begun = true;
    const pages = this.#support.of((this.#sent.unfinished + this.#sent.continuation(plain)).trim(), numbers);
    if (pages) return this.#emit("", this.#sent.continuation(shown), pages);
    this.#breaks = 2;
    return undefined;
  }

  #emit(before: string, shown: string, pages: readonly { id: string; url: string }[]): GenerationPart[] {
    const { wordLimit } = this.task;
    if (wordLimit > 0 && countWords(this.#text + before + shown) > wordLimit) {
      this.full = true;
      return [];
    }
    this.#begun = true;
    this.#breaks = 0;
    const start = this.#text.length + before.length + (shown.length - shown.trimStart().length);
    this.#text += before + shown;
    const parts: GenerationPart[] = [{ type: "text-delta", delta: before + shown }];
    const [first] = pages;
    const sourceIds = pages.map(({ id }) => id);
    if (first) parts.push({ type: "citation", start, end: this.#text.length, sourceIds, url: first.url });
    return parts;
  }

  /** Breaks of lines that had nothing to show are gone, and none open the reply. */
  #gapBefore(shown: string): string {
    if (this.#text === "" || /\n$/.test(this.#text)) return "";
    if (this.#breaks > 0) return "\n".repeat(this.#breaks);
    return /\s$/.test(this.#text) || (isUnspaced(this.#text.slice(-4)) && isUnspaced(shown.slice(0, 4))) ? "" : " ";
  }

  /** A list's mark as the reply's form has it; numbers count what is shown. */
  #takeOpening(): string {
    const mark = this.#opening.trim();
    this.#opening = "";
    if (/^\d+[.)]$/.test(mark)) return `${++this.#number}. `;
    if (mark !== "" || this.#breaks > 0) this.#number = 0;
    return /^[-*+•]$/.test(mark) ? (this.task.markdown ? "- " : "• ") : "";
  }
}
