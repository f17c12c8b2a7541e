/**
 * Replaces every `open … close` stretch in one pass. A lazy regular expression would start again at each unclosed
 * opening and take quadratic time on hostile pages. What is never closed stays as it is; nothing nests.
 * `tokens` must match both ends, global, and put a close's mark in its first group.
 */
export function replacePaired(
  text: string,
  tokens: RegExp,
  map: (content: string, opening: RegExpExecArray, closing: RegExpExecArray) => string,
): string {
  let replaced = "";
  let copied = 0;
  let opening: RegExpExecArray | undefined;
  for (const token of text.matchAll(tokens)) {
    const closes = token[1] !== undefined && token[1] !== "";
    if (!closes) opening ??= token;
    if (!closes || opening === undefined) continue;
    const from = opening.index + opening[0].length;
    replaced += text.slice(copied, opening.index) + map(text.slice(from, token.index), opening, token);
    copied = token.index + token[0].length;
    opening = undefined;
  }
  return replaced + text.slice(copied);
}
