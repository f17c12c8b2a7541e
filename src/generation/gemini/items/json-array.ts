import { GenerationError } from "../../failure.ts";

/** Characters of one element at most. */
const maxElement = 32 * 1024;

/**
 * Reads a JSON array that arrives in pieces, cut anywhere: `push` returns the elements that are whole by now. What
 * stands before the first `[` (a code fence, say) and after the last `]` is passed over.
 */
export class JsonArrayReader {
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** The element that is being read. */
  #element = "";
  #state: "before" | "inside" | "after" = "before";

  /** Whether the array is closed. */
  get closed(): boolean {
    return this.#state === "after";
  }

  /** Throws `invalid_output` where an element is not JSON, `too_large` where it has no end. */
  push(piece: string): unknown[] {
    const whole: unknown[] = [];
    for (const character of piece.split("")) {
      if (this.#state === "before") {
        if (character === "[") this.#state = "inside";
      } else if (this.#state === "inside") {
        this.#take(character, whole);
      }
    }
    return whole;
  }

  #take(character: string, whole: unknown[]): void {
    if (this.#inString) {
      this.#takeInString(character);
    } else if (this.#depth === 0 && (character === "," || character === "]")) {
      this.#close(character === "]", whole);
    } else {
      this.#keep(character);
      if (character === '"') this.#inString = true;
      else if (character === "{" || character === "[") this.#depth++;
      else if (character === "}" || character === "]") this.#depth--;
      if (this.#depth < 0) throw new GenerationError("invalid_output", "An element is not JSON");
      // An object is whole at its brace, not only at the comma behind it.
      if (this.#depth === 0 && (character === "}" || character === "]")) this.#emit(whole);
    }
  }

  #takeInString(character: string): void {
    this.#keep(character);
    if (this.#escaped) this.#escaped = false;
    else if (character === "\\") this.#escaped = true;
    else if (character === '"') this.#inString = false;
  }

  #keep(character: string): void {
    this.#element += character;
    if (this.#element.length > maxElement) throw new GenerationError("too_large", "An element has no end");
  }

  #close(last: boolean, whole: unknown[]): void {
    if (this.#element.trim() !== "") this.#emit(whole);
    this.#element = "";
    if (last) this.#state = "after";
  }

  #emit(whole: unknown[]): void {
    try {
      whole.push(JSON.parse(this.#element));
    } catch {
      throw new GenerationError("invalid_output", "An element is not JSON");
    }
    this.#element = "";
  }
}
