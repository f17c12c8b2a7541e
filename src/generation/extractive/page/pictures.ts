const PICTURE =
  "(?:(?:(?![©®™])\\p{Extended_Pictographic}|\\p{Regional_Indicator}{2})(?:\\ufe0f|\\p{EMod}|\\u200d\\p{Extended_Pictographic})*)";

/** Pictures before a sentence, which mark it as a bullet does: "🎉 Every tenth rental is free." */
const BEFORE = new RegExp(`^(?:${PICTURE}\\s*)+(?=[\\p{Lu}\\p{Lo}\\p{N}“"„«¿¡])`, "u");
/** Pictures at its end, before or behind its mark: "It is easy 🤙." */
const AT_END = new RegExp(
  `(?<=[^\\s\\p{Extended_Pictographic}\\p{Regional_Indicator}\\p{EMod}\\ufe0f\\u200d])\\s{0,3}${PICTURE}(?:\\s{0,3}${PICTURE})*\\s{0,3}(?=[.!?…]?$)`,
  "u",
);
/** What is pressed may have no other name than its picture: "Click ⚙️." */
const PRESSES =
  /(?<!\p{L})(?:click|tap|press|select|choose|icon|button|symbol|klick|tipp|drück|wähl|cliqu|appuy|touche|sélectionn|icône|bouton|puls|haz clic|toca|selecciona|icono|botón|clicc|prem|tocc|selezion|icona|pulsante|clique|toque|prima|selecione|ícone|botão|klik|tik|druk|kies|knop|pictogram)/iu;

/** What a picture at the end tells: a sign, how many of them, or what a word or mark before it leads to. */
const TELLS =
  /[✅❌✔✓✖✗❎⭐★☆]|[:：|=–—-]\s{0,3}(?!\p{N})\p{Extended_Pictographic}|(?<!\p{L})(?:with|by|of|an?|the|for|mit|von|für|ein|avec|de|par|con|di|com|met|van|en|and|und|et|y|e)\s{1,3}(?!\p{N})\p{Extended_Pictographic}/iu;

/** The pictures that a sentence opens with; "" where it has none there. */
export function picturesBefore(text: string): string {
  return BEFORE.exec(text)?.[0] ?? "";
}

/** A sentence without the pictures at its end, which say how its writer feels. */
export function withoutPicturesAtEnd(text: string): string {
  const isSaid = PRESSES.test(text) || TELLS.test(text);
  return !isSaid && AT_END.test(text) ? text.replace(AT_END, "") : text;
}
