/** `1\. Choose …`, as editors write what was typed and is no list to them: at the start of a line or within it. */
const NUMBER = /(^ {0,3}|[ \t])(\d{1,2})\\\.[ \t]+(?=\S)/g;
/** A heading, a quotation, an item of a list or the row of a table stays one. */
const WHOLE = /^ {0,3}(?:[#|>]|[-*+] )/;
/** What ends before a number within a line that counts a step; elsewhere it stands in its sentence: "in step 2\. you pay". */
const ENDED = /[.!?:;。！？][)"'”’»*_]*$/;
/** So many in a row, of which the first counts one, are steps without it. */
const IN_A_ROW = 3;

interface Numbered {
  value: number;
  opensLine: boolean;
  /** Whether a step may begin here by what stands before. */
  isFree: boolean;
}

/** Markdown in which numbers that count steps begin items, each on a line of its own, where their author escaped the dots. */
export function settleEscapedNumbers(markdown: string): string {
  if (!markdown.includes("\\.")) return markdown;
  const lines = markdown.split("\n");
  const steps = stepsOf(lines.filter((line) => !WHOLE.test(line)).flatMap(numbersOf));
  let at = -1;
  const settled = (written: string, before: string, number: string, index: number) => {
    at += 1;
    if (!steps.has(at)) return written;
    return index === 0 ? `${before}${number}. ` : `\n\n${number}. `;
  };
  return lines.map((line) => (WHOLE.test(line) ? line : line.replace(NUMBER, settled))).join("\n");
}

function numbersOf(line: string): Numbered[] {
  return [...line.matchAll(NUMBER)].map(({ 2: number, index }) => ({
    value: Number(number),
    opensLine: index === 0,
    isFree: index === 0 || ENDED.test(line.slice(Math.max(0, index - SEEN), index)),
  }));
}

/** Characters before a number that are looked at. */
const SEEN = 8;

/** The places of those numbers that count steps: they go on from one to the next, from the start of a line or each freely. */
function stepsOf(numbers: readonly Numbered[]): ReadonlySet<number> {
  const steps = new Set<number>();
  for (let start = 0; start < numbers.length; ) {
    let end = start + 1;
    while (numbers[end]?.value === Number(numbers[end - 1]?.value) + 1) end++;
    const run = numbers.slice(start, end);
    const inARow = run.length >= IN_A_ROW && run[0]?.value === 1;
    if (run.length > 1 && (run[0]?.opensLine || inARow || run.every(({ isFree }) => isFree)))
      for (let each = start; each < end; each++) steps.add(each);
    start = end;
  }
  return steps;
}
