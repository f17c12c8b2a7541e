/** Contractions of English that are no words without their apostrophe. */
const BARE =
  /(?<![\p{L}\p{N}'’-])(?:(what|where|how|who|that|there)s|(do|does|did|is|are|was|were|has|have|had|could|should|would|ca|wo)nt|(you|they)re|(i)m|(i)ve)(?![\p{L}\p{N}'’-])/giu;

/** What is an abbreviation in capitals. */
const NAMES = new Set(["IM", "IVE"]);

/** A text of English with the apostrophes that its visitor left out ("whats", "hasnt"). */
export function withApostrophes(text: string): string {
  return text.replace(BARE, (word) => {
    if (NAMES.has(word)) return word;
    const end = /(?:nt|re|ve|[sm])$/i.exec(word)![0];
    const base = word.slice(0, -end.length);
    return end.toLowerCase() === "nt" ? `${base}${end[0]}'${end[1]}` : `${base}'${end}`;
  });
}
