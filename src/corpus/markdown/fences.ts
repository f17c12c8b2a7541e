const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})/;
const TAG_LINE = /<[^<>]*>[ \t]*$/;

/** The mark that opens or closes a code fence; "" on any other line. */
export function fenceMarkOf(line: string): string {
  return FENCE.exec(line)?.[1] ?? "";
}

/** Whether a line closes the fence that `mark` opened. */
export function closesFence(line: string, mark: string): boolean {
  const own = fenceMarkOf(line);
  return own.startsWith(mark) && line.trim().replace(/^[>\s]*/, "") === own;
}

/** Maps a Markdown text's code fences and the stretches between them, line by line. */
export function eachStretch(
  text: string,
  mapCode: (code: string) => string,
  mapText: (text: string) => string,
): string {
  const mapped: string[] = [];
  let stretch: string[] = [];
  let fence = "";
  const close = (map: (text: string) => string) => {
    if (stretch.length > 0) mapped.push(map(stretch.join("\n")));
    stretch = [];
  };
  for (const line of text.split("\n")) {
    const mark = fenceMarkOf(line);
    const closes = fence !== "" && closesFence(line, fence);
    if (fence === "" && mark !== "") {
      close(mapText);
      // A tag's HTML would go on over a fence right below it.
      if (TAG_LINE.test(mapped.at(-1) ?? "")) mapped.push("");
      fence = mark;
    }
    stretch.push(line);
    if (!closes) continue;
    close(mapCode);
    fence = "";
  }
  close(fence === "" ? mapText : mapCode);
  return mapped.join("\n");
}
