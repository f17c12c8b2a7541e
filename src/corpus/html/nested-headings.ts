const HEADING = /^h[1-6]$/i;
const BLOCKS = "p,div,ul,ol,dl,table,section,article,form,blockquote,pre";
/** UTF-16 units of a heading that could be one. */
const LONGEST = 200;
/** The same of the words of a heading beside what is small in it. */
const LEAST = 3;

/**
 * Ends a heading at the next one that stands right in it, as browsers do, and one that is too long to be a heading at its
 * first block: where its end tag was mistyped (`<h1>About us<h1/>`) it would hold its page.
 */
export function endHeadings(document: Document): void {
  const headings = [...document.querySelectorAll("h1,h2,h3,h4,h5,h6")];
  for (const heading of headings) {
    const outer = heading.parentElement;
    if (outer !== null && HEADING.test(outer.localName)) moveBehind(outer, heading);
  }
  for (const heading of headings) {
    const small = heading.lastElementChild;
    if (small?.localName !== "small") continue;
    const own = (heading.textContent ?? "").length - (small.textContent ?? "").length;
    if (own > LEAST) toParagraph(document, heading, small);
  }
  for (const heading of headings) {
    if (heading.firstElementChild === null || (heading.textContent ?? "").length <= LONGEST) continue;
    const [first, second] = [...heading.children].filter((child) => child.matches(BLOCKS));
    // Where nothing stands before the first block, that one is the heading.
    const isHeading = first !== undefined && !hasTextBefore(first) && (first.textContent ?? "").length <= LONGEST;
    const end = isHeading ? second : first;
    if (end !== undefined) moveBehind(heading, end);
  }
}

function hasTextBefore(element: Element): boolean {
  for (let node = element.previousSibling; node !== null; node = node.previousSibling)
    if (/\S/.test(node.textContent ?? "")) return true;
  return false;
}

/** What is small within a heading is a line below it: "Archery <small>Are you a Robin Hood?</small>". */
function toParagraph(document: Document, heading: Element, small: Element): void {
  const paragraph = document.createElement("p");
  paragraph.append(...small.childNodes);
  small.remove();
  heading.after(paragraph);
}

/** Moves a child of an element behind it, with all that follows. */
function moveBehind(element: Element, child: Element): void {
  const rest: ChildNode[] = [];
  for (let node: ChildNode | null = child; node !== null; node = node.nextSibling) rest.push(node);
  element.after(...rest);
}
