const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})/;
const TAG_LINE = /<[^<>]*>[ \t]*$/;

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
    const mark = FENCE.exec(line)?.[1] ?? "";
    const closes = fence !== "" && mark.startsWith(fence) && line.trim().replace(/^[>\s]*/, "") === mark;
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
