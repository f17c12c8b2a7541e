import { Tokenizer } from "htmlparser2";
import { parseHTML } from "linkedom";
import { openRows } from "./loose-cells.ts";
import { endHeadings } from "./nested-headings.ts";

/** Tags that say where a page, its head and its body begin and end. */
const FRAME_NAME = /^(?:html|head|body)$/i;
const FRAME_TAG = /<\/?(?:html|head|body)[\s/>]/i;

/** Parses HTML that `htmlRefusal` has let through; a fragment becomes the body of a document. */
export function parseHtml(html: string): Document {
  const { root, content } = FRAME_TAG.test(html) ? unframed(html) : { root: "<html>", content: html };
  const { document } = parseHTML(`<!doctype html>${root}${content}`);
  if (/shadowrootmode/i.test(html)) openShadowRoots(document);
  setParts(document);
  if (/<t[dh][\s>]/i.test(html)) openRows(document);
  endHeadings(document);
  for (const element of document.querySelectorAll("*")) lowerNames(element);
  return document;
}

/** What an element lays out in a root of its own, readers see; what is inside is only found once that is open. */
function openShadowRoots(document: Document): void {
  const isRoot = ({ attributes }: Element) => [...attributes].some(({ name }) => /^shadowrootmode$/i.test(name));
  const roots = () => [...document.querySelectorAll("template")].filter(isRoot);
  for (let found = roots(); found.length > 0; found = roots()) {
    for (const root of found) {
      for (const node of [...root.childNodes]) root.before(node);
      root.remove();
    }
  }
}

/**
 * Names of attributes mean the same in any case, while the parser keeps `colSpan` and `LANG` as they are written. They are
 * renamed in place: setting an attribute takes time by the number of its element's others.
 */
function lowerNames(element: Element): void {
  for (const attribute of element.attributes) {
    const name = attribute.name.toLowerCase();
    if (name !== attribute.name) Object.assign(attribute, { name });
  }
}

/**
 * A page's first tag of all, and the page without the tags of its frame: they may be left out, and stray ones hide no
 * text from a browser, while the parser closes the page at them.
 */
function unframed(html: string): { root: string; content: string } {
  let root = "";
  let content = "";
  let copied = 0;
  for (const { start, end } of frameTags(html)) {
    const tag = html.slice(start, end);
    if (/^<html/i.test(tag)) root ||= tag;
    content += html.slice(copied, start);
    copied = end;
  }
  return { root: root || "<html>", content: content + html.slice(copied) };
}

/** Where the tags of the frame are: none in comments, scripts and attributes. */
function frameTags(html: string): { start: number; end: number }[] {
  const tags: { start: number; end: number }[] = [];
  let opened = -1;
  const onOpened = (end: number) => {
    if (opened >= 0) tags.push({ start: opened, end: end + 1 });
    opened = -1;
  };
  const isFrame = (start: number, end: number) => FRAME_NAME.test(html.slice(start, end));
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        opened = isFrame(start, end) ? start - 1 : -1;
      },
      onopentagend: onOpened,
      onselfclosingtag: onOpened,
      onclosetag(start, end) {
        const bracket = html.indexOf(">", end);
        if (isFrame(start, end) && bracket >= 0) tags.push({ start: html.lastIndexOf("<", start), end: bracket + 1 });
      },
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return tags;
}

/** Head and body of a page, of which the parser leaves one heap: the body begins with the first that a reader sees. */
function setParts(document: Document): void {
  const root = document.documentElement;
  const nodes = [...root.childNodes];
  const head = document.createElement("head");
  const body = document.createElement("body");
  const start = bodyStart(nodes);
  for (const [at, node] of nodes.entries()) (at < start ? head : body).appendChild(node);
  root.replaceChildren(head, body);
}

/** Marks before the first words belong to them, where they stand in one text or the page begins with them. */
function bodyStart(nodes: readonly ChildNode[]): number {
  const seen = nodes.findIndex((node) => !isMetadata(node));
  const first = seen < 0 ? nodes.length : seen;
  let start = first;
  // The parser parts texts at entities.
  while (nodes[start - 1]?.nodeName === "#text") start--;
  return start === 0 || nodes[first]?.nodeName === "#text" ? start : first;
}

const METADATA: ReadonlySet<string> = new Set(
  "BASE LINK META NOSCRIPT SCRIPT STYLE TEMPLATE TITLE #comment".split(" "),
);

/** Marks between scripts, such as a stray semicolon, are no words. */
const isMetadata = (node: ChildNode): boolean =>
  METADATA.has(node.nodeName) || (node.nodeName === "#text" && !/[\p{L}\p{N}]/u.test(node.textContent ?? ""));

/** The body, or the whole document where the page has none that holds anything. */
export function bodyOf(document: Document): Element {
  const body = document.querySelector("body");
  return body !== null && body.childNodes.length > 0 ? body : document.documentElement;
}
