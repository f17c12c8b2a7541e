import { IsoTimes, longestTime } from "./iso-times.ts";

/**
 * What ends a cell in the bytes that the database hands over: a cell of text or number,
 * one that holds milliseconds since 1970, and the last one of a row. No UTF-8 text has these bytes.
 */
export const [cellMark, timeMark, rowMark] = [0xff, 0xfd, 0xfe] as const;

const [quote, comma, apostrophe, carriageReturn, lineFeed] = [0x22, 0x2c, 0x27, 0x0d, 0x0a];

/** What a byte does to its cell: nothing, have it quoted (RFC 4180), or end it. */
const [plain, quoted, ending] = [0, 1, 2];
const kinds = new Uint8Array(256).fill(plain);
for (const byte of [quote, comma, carriageReturn, lineFeed]) kinds[byte] = quoted;
for (const byte of [cellMark, timeMark, rowMark]) kinds[byte] = ending;

/** What a spreadsheet runs a cell for. */
const triggers = tableOf(bytesOf("=+-@\t\r\n"));
/** Blanks of three bytes, as numbers: spaces, and the marks of format that show nothing. */
const wideBlanks = new Set(
  [..."\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u200c\u200d\u200e\u200f"]
    .concat([..."\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u202f\u205f\u2060\u2061\u2062\u2063\u2064"])
    .concat([..."\u2066\u2067\u2068\u2069\u206a\u206b\u206c\u206d\u206e\u206f\u3000\ufeff"])
    .map((blank) => threeBytes(bytesOf(blank), 0)),
);
/** First bytes of cells that must be looked at closely: triggers, and whatever a blank may begin with. */
const suspect = tableOf([...bytesOf("=+-@"), ...Array(0x21).keys(), 0x7f, 0xc2, 0xd8, 0xe1, 0xe2, 0xe3, 0xef]);

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function tableOf(bytes: Iterable<number>): Uint8Array {
  const table = new Uint8Array(256);
  for (const byte of bytes) table[byte] = 1;
  return table;
}

/** The header row. */
export function csvHeader(columns: readonly string[]): Uint8Array<ArrayBuffer> {
  return bytesOf(`${columns.join(",")}\r\n`);
}

/**
 * How many bytes `encodeCells` writes at most for rows with one time each: a byte becomes two, and a mark CR LF with
 * two quotes and a `'`.
 */
export function mostEncoded(inputBytes: number, rows: number): number {
  return inputBytes * 5 + rows * longestTime;
}

const times = new IsoTimes();

/**
 * Rows of cells, each ended by its mark, as CSV: cells quoted where they must be, a `'` in front of what a
 * spreadsheet would run, times in ISO 8601, UTC. Returns how many bytes of `output` it wrote.
 */
export function encodeCells(input: Uint8Array, output: Uint8Array): number {
  let written = 0;
  for (let start = 0, end = 0; start < input.length; start = ++end) {
    let byte = input[start] as number;
    let special = suspect[byte] as number;
    let at = written;
    // The path of nearly every byte: it decides how fast an export is.
    for (let kind = kinds[byte] as number; kind !== ending; kind = kinds[byte] as number) {
      special |= kind;
      output[at++] = byte;
      byte = input[++end] as number;
    }
    if (byte === timeMark) written = times.write(input, start, end, output, written);
    else written = special === 0 ? at : writeSpecial(input, start, end, output, written);
    if (byte !== rowMark) output[written++] = comma;
    else {
      output[written++] = carriageReturn;
      output[written++] = lineFeed;
    }
  }
  return written;
}

/** One cell that may have to be quoted or to be kept from running. */
function writeSpecial(input: Uint8Array, start: number, end: number, output: Uint8Array, written: number): number {
  let at = written;
  let mustQuote = false;
  for (let from = start; from < end; from++) mustQuote ||= kinds[input[from] as number] === quoted;
  if (mustQuote) output[at++] = quote;
  if (runs(input, start, end)) output[at++] = apostrophe;
  for (let from = start; from < end; from++) {
    const byte = input[from] as number;
    if (byte === quote) output[at++] = quote;
    output[at++] = byte;
  }
  if (mustQuote) output[at++] = quote;
  return at;
}

/** Whether a cell begins with a trigger, also after blanks. */
function runs(input: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; ) {
    if (triggers[input[at] as number] === 1) return true;
    const length = blankLength(input, at);
    if (length === 0) return false;
    at += length;
  }
  return false;
}

/** The bytes of the blank or control character at a place; 0 where there is none. */
function blankLength(input: Uint8Array, at: number): number {
  const first = input[at] as number;
  if (first <= 0x20 || first === 0x7f) return 1;
  const second = input[at + 1] as number;
  if (first === 0xc2) return second <= 0xa0 || second === 0xad ? 2 : 0;
  // U+061C, the direction mark of Arabic.
  if (first === 0xd8) return second === 0x9c ? 2 : 0;
  return wideBlanks.has(threeBytes(input, at)) ? 3 : 0;
}

function threeBytes(bytes: Uint8Array, at: number): number {
  return ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number);
}
