/** Contractions of English that are no words without their apostrophe. */
const BARE =
  /(?<![\p{L}\p{N}'’-])(?:(what|where|how|who|that|there)s|(do|does|did|is|are|was|were|has|have|had|could|should|would|ca|wo)nt|(you|they)re|(i)m|(i)ve)(?![\p{L}\p{N}'’-])/giu;

/** What is an abbreviation in capitals. */
const NAMES = new Set(["IM", "IVE"]);

/** Letters that stand for words as they sound, in small letters: "when r u open". */
const SOUNDED = /(?<![\p{L}\p{N}'’.-])(?:r|ur|u)(?![\p{L}\p{N}'’.-])/gu;
const SOUNDS: Readonly<Record<string, string>> = { r: "are", u: "you", ur: "your" };

/** A text of English with the letters and apostrophes that its visitor left out ("whats", "hasnt", "r u"). */
export function withApostrophes(text: string): string {
  return text
    .replace(SOUNDED, (letters) => SOUNDS[letters]!)
    .replace(BARE, (word) => {
      if (NAMES.has(word)) return word;
      const end = /(?:nt|re|ve|[sm])$/i.exec(word)![0];
      const base = word.slice(0, -end.length);
      return end.toLowerCase() === "nt" ? `${base}${end[0]}'${end[1]}` : `${base}'${end}`;
    });
}
