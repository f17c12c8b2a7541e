/** A keyboard has the straight one, a phone and a page the typographic one: they are one sign. */
const [STRAIGHT, TYPOGRAPHIC] = ["'", "’"];

/** A text in each way that its apostrophes may be written, as it stands first. */
export function spellingsOf(text: string): readonly string[] {
  if (!text.includes(STRAIGHT) && !text.includes(TYPOGRAPHIC)) return [text];
  return [...new Set([text, text.replaceAll(TYPOGRAPHIC, STRAIGHT), text.replaceAll(STRAIGHT, TYPOGRAPHIC)])];
}

/** A text with its apostrophes as they are typed, where those are all of one kind. */
export function asTyped(text: string, typed: string): string {
  const straight = typed.includes(STRAIGHT);
  if (straight === typed.includes(TYPOGRAPHIC)) return text;
  return straight ? text.replaceAll(TYPOGRAPHIC, STRAIGHT) : text.replaceAll(STRAIGHT, TYPOGRAPHIC);
}
