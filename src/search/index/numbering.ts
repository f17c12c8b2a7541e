/** Terms renumbered by falling document frequency (then text), so that common terms take one byte in a stream. */
export interface Numbering {
  /** New id → text. */
  terms: string[];
  /** First-seen id → new id. */
  rank: Uint32Array;
  /** Pages that hold the term, by new id. */
  frequency: Uint32Array<ArrayBuffer>;
}

/** Numbers the terms of a corpus; `rowTerms` are those of its pages, by first-seen id. */
export function numberTerms(seen: readonly string[], rowTerms: Uint32Array): Numbering {
  const counts = new Uint32Array(seen.length);
  for (const id of rowTerms) counts[id] = (counts[id] ?? 0) + 1;
  const order = Array.from(seen.keys()).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || compare(seen, a, b));
  const rank = new Uint32Array(seen.length);
  for (const [position, id] of order.entries()) rank[id] = position;
  return {
    terms: order.map((id) => seen[id] ?? ""),
    rank,
    frequency: Uint32Array.from(order, (id) => counts[id] ?? 0),
  };
}

function compare(texts: readonly string[], a: number, b: number): number {
  return (texts[a] ?? "") < (texts[b] ?? "") ? -1 : 1;
}
