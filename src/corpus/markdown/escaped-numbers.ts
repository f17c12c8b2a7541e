/** `1\. Choose …`, as editors write what was typed and is no list to them: at the start of a line or within it. */
const NUMBER = /(^ {0,3}|[ \t])(\d{1,2})\\\.[ \t]+(?=\S)/g;
/** A heading, or the row of a table, stays one. */
const WHOLE = /^ {0,3}[#|]/;

/** Markdown in which numbers that count steps begin items, each on a line of its own, where their author escaped the dots. */
export function settleEscapedNumbers(markdown: string): string {
  if (!markdown.includes("\\.")) return markdown;
  const lines = markdown.split("\n");
  const numbers = lines
    .filter((line) => !WHOLE.test(line))
    .flatMap((line) => [...line.matchAll(NUMBER)].map(([, , number]) => Number(number)));
  const isCounted = (at: number) =>
    numbers[at + 1] === Number(numbers[at]) + 1 || numbers[at] === Number(numbers[at - 1]) + 1;
  let at = -1;
  const settled = (written: string, before: string, number: string, index: number) => {
    at += 1;
    if (!isCounted(at)) return written;
    return index === 0 ? `${before}${number}. ` : `\n\n${number}. `;
  };
  return lines.map((line) => (WHOLE.test(line) ? line : line.replace(NUMBER, settled))).join("\n");
}
