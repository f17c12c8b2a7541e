/** Headings of sections that speak for their whole page. */
const SPEAKS_FOR_ALL =
  /^(?:[\d.]+ )?(?:overview|introduction|summary|about|background|abstract|getting started|what is|what are)\b/i;

/** Whether what stands below a heading is said of all that its page is about. */
export function speaksForAll(heading: string): boolean {
  return heading === "" || SPEAKS_FOR_ALL.test(heading);
}
