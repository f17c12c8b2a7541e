/**
 * The source of an expression that matches one of several, tried in their order. Each stands in a line of its own, so
 * that it can be read, and changed, by itself; flags are those of the expression that the source becomes part of.
 */
export function oneOf(...expressions: readonly RegExp[]): string {
  return `(?:${expressions.map(({ source }) => source).join("|")})`;
}
