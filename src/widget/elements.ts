type Child = Node | string;

/** An element with properties and children; text is never read as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** A link to a page; where the address is none that a page has, the words alone. */
export function link(url: string, text: string, blank = false): HTMLElement {
  if (!isPage(url)) return element("span", {}, text);
  return element("a", { href: url, ...(blank ? { target: "_blank", rel: "noopener" } : {}) }, text);
}

function isPage(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url, document.baseURI).protocol);
  } catch {
    return false;
  }
}
