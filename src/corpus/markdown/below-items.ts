const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** Whether each line stands in the item of a list that is not indented as code itself. */
export function belowItems(lines: readonly string[]): boolean[] {
  let isBelow = false;
  return lines.map((line) => {
    const wasBelow = isBelow;
    isBelow = ITEM.test(line) || (isBelow && /^(?:\s|$)/.test(line));
    return wasBelow && isBelow;
  });
}
