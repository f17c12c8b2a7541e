import { GenerationError } from "../../failure.ts";

/** Where the model names the passages that bear out the words before it; `at` counts in the text without marks. */
export interface Mark {
  at: number;
  numbers: readonly number[];
}

/**
 * Code, line breaks, and marks: `[2]`, `[1, 3]`, `[source 2]`, but not the text of a link. A run of one character is
 * looked at from its first one alone: else a long run would take time by the square of its length.
 */
const TOKEN =
  /(?<fence>```+|~~~+)|(?<tick>`)|(?<line>\n)|(?<![ \t])[ \t]*\[\s*(?:(?:source|passage|p)s?\.?\s*)?#?(?<numbers>\d{1,4}(?:\s*[,;]\s*#?\d{1,4}){0,9})\s*\](?!\()/gi;
/** What at the end of a piece may become a token with the next one. */
const UNDECIDED = /(?:(?<![ \t])[ \t]*(?:\[[^\]\n]{0,60}\]?)?|(?<!`)`+|(?<!~)~+)$/;
/** Characters that are held back at most. */
const maxHeld = 4 * 1024;

/** Takes the marks out of a text that arrives in pieces, cut anywhere. What stands in code stays. */
export class MarkStripper {
  #held = "";
  #length = 0;
  #inFence = false;
  #inCode = false;

  /** Throws `too_large` where what may become a token has no end. */
  push(piece: string): { text: string; marks: Mark[] } {
    const all = this.#held + piece;
    const end = UNDECIDED.exec(all)?.index ?? all.length;
    this.#held = all.slice(end);
    if (this.#held.length > maxHeld) throw new GenerationError("too_large", "A run of blanks or ticks has no end");
    return this.#strip(all.slice(0, end));
  }

  end(): { text: string; marks: Mark[] } {
    const rest = this.#held;
    this.#held = "";
    return this.#strip(rest);
  }

  #strip(raw: string): { text: string; marks: Mark[] } {
    const marks: Mark[] = [];
    let text = "";
    let from = 0;
    for (const match of raw.matchAll(TOKEN)) {
      const { fence, tick, line, numbers } = match.groups ?? {};
      if (fence) this.#inFence = !this.#inFence;
      else if (tick) this.#inCode = !this.#inCode;
      else if (line) this.#inCode = false;
      if (numbers === undefined || this.#inFence || this.#inCode) continue;
      text += raw.slice(from, match.index);
      from = match.index + match[0].length;
      marks.push({ at: this.#length + text.length, numbers: (numbers.match(/\d+/g) ?? []).map(Number) });
    }
    text += raw.slice(from);
    this.#length += text.length;
    return { text, marks };
  }
}
