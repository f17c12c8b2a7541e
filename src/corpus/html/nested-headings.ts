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
  for (const heading of document.querySelectorAll("h1,h2,h3,h4,h5,h6")) {
    const outer = heading.parentElement;
    if (outer !== null && HEADING.test(outer.localName)) moveBehind(outer, heading);
  }
  for (const small of document.querySelectorAll("h1>small,h2>small,h3>small")) {
    const heading = small.parentElement!;
    const own = (heading.textContent ?? "").length - (small.textContent ?? "").length;
    if (own > LEAST && small.nextElementSibling === null) toParagraph(document, heading, small);
  }
  for (const heading of document.querySelectorAll("h1,h2,h3,h4,h5,h6")) {
    const block = [...heading.children].find((child) => child.matches(BLOCKS));
    if (block !== undefined && (heading.textContent ?? "").length > LONGEST) moveBehind(heading, block);
  }
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
