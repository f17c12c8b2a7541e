const [zero, minus, colon, dot, z] = [0x30, 0x2d, 0x3a, 0x2e, 0x5a];
const dayMs = 24 * 60 * 60_000;

/** Bytes of the longest time: `+275760-09-13T00:00:00.000Z`. */
export const longestTime = 27;

/**
 * Writes times as ISO 8601 in UTC, as `Date.toISOString` does. Times that come in order share a day with the one
 * before, whose date is kept: SQLite's strftime takes ten times as long, which was half of an export.
 */
export class IsoTimes {
  #dayStart = Number.NaN;
  /** The bytes of the day, with the T behind them. */
  #day = new Uint8Array();

  /** From decimal digits of milliseconds since 1970, at `start` up to `end`; returns where `output` goes on. */
  write(input: Uint8Array, start: number, end: number, output: Uint8Array, written: number): number {
    const time = numberAt(input, start, end);
    if (!(time >= this.#dayStart && time < this.#dayStart + dayMs)) this.#turnTo(time);
    let at = written;
    for (let index = 0; index < this.#day.length; index++) output[at++] = this.#day[index] as number;
    const ms = time - this.#dayStart;
    const seconds = (ms / 1000) | 0;
    const minutes = (seconds / 60) | 0;
    const hours = (minutes / 60) | 0;
    at = twoDigits(hours, colon, output, at);
    at = twoDigits(minutes - hours * 60, colon, output, at);
    at = twoDigits(seconds - minutes * 60, dot, output, at);
    const rest = ms - seconds * 1000;
    output[at++] = zero + ((rest / 100) | 0);
    return twoDigits(rest % 100, z, output, at);
  }

  /** Throws RangeError for a time that is none. */
  #turnTo(time: number): void {
    this.#dayStart = Math.floor(time / dayMs) * dayMs;
    const text = new Date(this.#dayStart).toISOString();
    this.#day = new TextEncoder().encode(text.slice(0, text.indexOf("T") + 1));
  }
}

function numberAt(bytes: Uint8Array, start: number, end: number): number {
  const negative = bytes[start] === minus;
  let value = 0;
  for (let at = negative ? start + 1 : start; at < end; at++) value = value * 10 + (bytes[at] as number) - zero;
  return negative ? -value : value;
}

/** Two digits and the byte behind them. */
function twoDigits(value: number, behind: number, output: Uint8Array, at: number): number {
  output[at] = zero + ((value / 10) | 0);
  output[at + 1] = zero + (value % 10);
  output[at + 2] = behind;
  return at + 3;
}
