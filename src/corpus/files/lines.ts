import { MAX_PAGE_BYTES } from "../limits.ts";

/** A line without its break, or why it cannot be had, and what of it can be read. `number` is 1-based. */
export type Line =
  | { number: number; text: string }
  | { number: number; text: undefined; problem: string; readable: string };

const LINE_FEED = 10;

/** The lines of a byte stream, one in memory at a time; a line over the page limit is passed over, not kept. */
export async function* linesOf(stream: AsyncIterable<Uint8Array>, signal?: AbortSignal): AsyncGenerator<Line> {
  const pending = new PendingLine();
  for await (const chunk of stream) {
    signal?.throwIfAborted();
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      pending.add(chunk.subarray(from, end));
      yield pending.take();
      from = end + 1;
    }
    pending.add(chunk.subarray(from));
  }
  if (pending.length > 0) yield pending.take();
}

class PendingLine {
  #parts: Uint8Array[] = [];
  #number = 0;
  length = 0;

  add(part: Uint8Array): void {
    this.length += part.length;
    if (this.length <= MAX_PAGE_BYTES) this.#parts.push(part.slice());
    else this.#parts = [];
  }

  take(): Line {
    this.#number += 1;
    const line = this.#decode(this.#number);
    this.#parts = [];
    this.length = 0;
    return line;
  }

  #decode(number: number): Line {
    if (this.length > MAX_PAGE_BYTES)
      return { number, text: undefined, problem: `over ${MAX_PAGE_BYTES / 1024 / 1024} MiB`, readable: "" };
    const bytes = Buffer.concat(this.#parts);
    try {
      return { number, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
    } catch {
      return { number, text: undefined, problem: "not valid UTF-8", readable: bytes.toString() };
    }
  }
}
