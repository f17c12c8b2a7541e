/** First and last byte, both inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * What a `Range` header asks of so many bytes (RFC 9110, 14.2): one range, open at either end; `unsatisfiable` where
 * it lies outside; `undefined` for the whole: no header, another unit, several ranges, or what cannot be read.
 */
export function parseRange(header: string | null, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first >= size ? "unsatisfiable" : { first, last };
}
