/** Whether directives of robots (`noindex, nofollow`) ask to be left out; `max-image-preview:none` does not. */
export function forbidsIndex(directives: string): boolean {
  return /\bnoindex\b|(?<!:\s{0,9})\bnone\b/i.test(directives);
}
