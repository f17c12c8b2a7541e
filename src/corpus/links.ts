/** Whether half of an element's text, or more, is in links. */
export function isMostlyLinks(element: Element): boolean {
  let linked = 0;
  for (const link of element.querySelectorAll("a")) linked += lengthOf(link);
  return linked * 2 > lengthOf(element);
}

/** Characters of an element's text, runs of blanks counted once. */
export function lengthOf(element: Element): number {
  return (element.textContent ?? "").replace(/\s+/g, " ").length;
}
