/** One expression that matches where any of several does; all have the flags of the first. */
export function anyOf(first: RegExp, ...others: readonly RegExp[]): RegExp {
  return new RegExp([first, ...others].map(({ source }) => `(?:${source})`).join("|"), first.flags);
}
