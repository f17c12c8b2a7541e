/** Rows of the dynamic programme, reused: one distance at a time. */
const WIDTH = 72;
const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)] as const;

/**
 * Edits (insert, delete, replace, swap of neighbours) between two words of up to 64 units, or `limit + 1` where there
 * are more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || a.length > 64 || b.length > 64) return limit + 1;
  let [before, previous, current] = rows;
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    let least = i;
    current[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let edits = Math.min(
        (previous[j] as number) + 1,
        (current[j - 1] as number) + 1,
        (previous[j - 1] as number) + cost,
      );
      if (cost === 1 && swapped(a, i, b, j)) edits = Math.min(edits, (before[j - 2] as number) + 1);
      current[j] = edits;
      least = Math.min(least, edits);
    }
    if (least > limit) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  return previous[b.length] as number;
}

const swapped = (a: string, i: number, b: string, j: number): boolean =>
  i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
