/** A reader of RFC 4180 by the letter: CRLF after each row, quotes doubled within quotes. Throws at anything else. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length; ) {
    const quoted = text[at] === '"';
    const form = quoted ? /"((?:[^"]|"")*)"/y : /([^",\r\n]*)/y;
    form.lastIndex = at;
    const [whole = "", cell = ""] = form.exec(text) ?? [];
    at += whole.length;
    row.push(quoted ? cell.replaceAll('""', '"') : cell);
    if (text[at] === ",") at += 1;
    else if (text.startsWith("\r\n", at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else throw new Error(`Not CSV at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
  }
  if (row.length > 0) throw new Error("The last row has no CRLF");
  return rows;
}
