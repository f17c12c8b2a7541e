import { parseHTML } from "linkedom";

/** Parses HTML that `htmlRefusal` has let through; a fragment becomes the body of a document. */
export function parseHtml(html: string): Document {
  const whole = /<(?:html|body|head)[\s>]/i.test(html);
  const text = whole ? html : `<!doctype html><html><head></head><body>${html}</body></html>`;
  return parseHTML(text).document;
}

/** The body, or the whole document where the page has none that holds anything. */
export function bodyOf(document: Document): Element {
  const body = document.querySelector("body");
  return body !== null && body.childNodes.length > 0 ? body : document.documentElement;
}
