import { compile } from "css-select";

type Test = (element: Element) => boolean;
type Adapter = NonNullable<NonNullable<Parameters<typeof compile<Node, Element>>[1]>["adapter"]>;

/** What css-select asks of a document to tell whether one element matches. */
const adapter: Partial<Adapter> = {
  isTag: (node): node is Element => node.nodeType === 1,
  getAttributeValue: (element, name) => element.getAttribute(name) ?? undefined,
  getChildren: (node) => [...node.childNodes],
  getName: (element) => element.localName,
  getParent: (element) => element.parentElement,
  getSiblings: (node) => [...(node.parentNode?.childNodes ?? [])],
  getText: (node) => node.textContent ?? "",
  hasAttrib: (element, name) => element.hasAttribute(name),
};

const tests = new Map<string, Test>();

/** linkedom compiles a selector each time it is asked: the few of this program are compiled once. */
function testOf(selector: string): Test {
  const known = tests.get(selector);
  if (known) return known;
  // What css-select would remember of an element may have changed by the time it is asked again.
  const test = compile<Node, Element>(selector, { adapter: adapter as Adapter, cacheResults: false });
  tests.set(selector, test);
  return test;
}

/** Whether an element matches a selector that is written in the program, never one of a page. */
export function matches(element: Element, selector: string): boolean {
  return testOf(selector)(element);
}

/** The nearest of an element and those around it that matches such a selector. */
export function closest(element: Element, selector: string): Element | null {
  const test = testOf(selector);
  for (let each: Element | null = element; each !== null; each = each.parentElement) if (test(each)) return each;
  return null;
}
