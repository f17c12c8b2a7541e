const TABLE_PARTS: ReadonlySet<string> = new Set("table thead tbody tfoot".split(" "));
const TEXT_NODE = 3;
const COMMENT_NODE = 8;

/**
 * Puts cells of tables that stand in no row into one, as browsers do where a row was not opened; where several were not,
 * each has as many cells as the first row of the table.
 */
export function openRows(document: Document): void {
  for (const cell of document.querySelectorAll("td,th")) {
    if (!TABLE_PARTS.has(cell.parentElement?.localName ?? "")) continue;
    const row = document.createElement("tr");
    const columns = cell.closest("table")?.querySelector("tr")?.children.length || Number.POSITIVE_INFINITY;
    cell.before(row);
    let cells = 0;
    for (let next = row.nextSibling; next !== null && belongs(next); next = row.nextSibling) {
      if (isCell(next) && cells++ === columns) break;
      row.appendChild(next);
    }
  }
}

/** Whether a node goes on with a row: a cell, or what stands unseen between two. */
function belongs(node: Node): boolean {
  if (node.nodeType === TEXT_NODE) return !/\S/.test(node.nodeValue ?? "");
  return node.nodeType === COMMENT_NODE || isCell(node);
}

function isCell({ nodeName }: Node): boolean {
  return /^t[dh]$/i.test(nodeName);
}
