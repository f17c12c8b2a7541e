import { closest } from "./selectors.ts";

/** Of the name of a section that its heading says in other words; more tells something itself. */
const MOST_WORDS = 6;
/** UTF-16 units of such a name, also where no blanks part the words. */
const MOST_NAME = 60;

/** What the headings of a document say, by document: each of its lists is compared with them. */
const headingsOf = new WeakMap<Document, ReadonlySet<string>>();

/** Whether a list does no more than lead to places of its page, half of them or more by their headings: a table of contents. */
export function isContentsList(list: Element): boolean {
  const links = [...list.querySelectorAll("a")];
  if (links.length < 2 || !links.every(leadsWithin)) return false;
  const names = links.map(nameOf);
  if (names.join("").length < nameOf(list).length) return false;
  const headings = headingNames(list.ownerDocument);
  const others = links.filter((link) => !headings.has(nameOf(link)));
  return others.length * 2 <= links.length && others.every(isShort);
}

function headingNames(document: Document): ReadonlySet<string> {
  const known = headingsOf.get(document);
  if (known !== undefined) return known;
  const names = new Set([...document.querySelectorAll("h1,h2,h3,h4,h5,h6,summary,dt")].map(nameOf));
  headingsOf.set(document, names);
  return names;
}

function leadsWithin(link: Element): boolean {
  return /^#[^!/]/.test(link.getAttribute("href") ?? "") && closest(link, "sup") === null;
}

function isShort(link: Element): boolean {
  const text = (link.textContent ?? "").trim();
  return text.length <= MOST_NAME && text.split(/\s+/).length <= MOST_WORDS;
}

/** Letters and numerals, without the number of a section before them. */
function nameOf(element: Element): string {
  const letters = (element.textContent ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return letters.replace(/^[\d ]+(?=\p{L})/u, "").replaceAll(" ", "");
}
