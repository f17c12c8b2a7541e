import { parseHTML } from "linkedom";

/** Parses HTML that `htmlRefusal` has let through; a fragment becomes the body of a document. */
export function parseHtml(html: string): Document {
  const wrapped = `<!doctype html><html>${html}</html>`;
  let { document } = parseHTML(/<(?:html|body|head)[\s>]/i.test(html) ? html : wrapped);
  // The tags may be named in a comment or a script alone: then what comes first is the root, and the rest is lost.
  if (document.documentElement?.localName !== "html") ({ document } = parseHTML(wrapped));
  if (document.querySelector("body") === null) setBody(document);
  return document;
}

/** Parts a page whose tags of head and body are left out, as minifiers do: the parser leaves all in one heap. */
function setBody(document: Document): void {
  const root = document.documentElement;
  const head = document.createElement("head");
  const body = document.createElement("body");
  let into = head;
  for (const node of nodesOf(root)) {
    if (!isMetadata(node)) into = body;
    into.appendChild(node);
  }
  root.replaceChildren(head, body);
}

function nodesOf(root: Element): ChildNode[] {
  return [...root.childNodes].flatMap((node) => (node.nodeName === "HEAD" ? [...node.childNodes] : [node]));
}

const METADATA: ReadonlySet<string> = new Set(
  "BASE LINK META NOSCRIPT SCRIPT STYLE TEMPLATE TITLE #comment".split(" "),
);

const isMetadata = (node: ChildNode): boolean =>
  METADATA.has(node.nodeName) || (node.nodeName === "#text" && (node.textContent ?? "").trim() === "");

/** The body, or the whole document where the page has none that holds anything. */
export function bodyOf(document: Document): Element {
  const body = document.querySelector("body");
  return body !== null && body.childNodes.length > 0 ? body : document.documentElement;
}
