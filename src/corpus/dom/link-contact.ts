import { closest } from "./selectors.ts";

/** One address that mail goes to, without what the letter is to say. */
const MAIL = /^mailto:\s*([^\s@,;?<>{}[\]()"'%]+@[^\s@,;?<>{}[\]()"'%]+\.\p{L}{2,})(?:[?,;]|\s*$)/iu;
const PHONE = /^(?:tel|callto):\s*(?:\/\/)?(\+?[\d().\s-]{6,24})\s*$/i;
const LETTER = /\p{L}/u;
/** An address, or most of a number, in the words of the link. */
const SHOWN = /@|\((?:at|ät)\)|\[at\]|(?:\d\D{0,3}){6}/iu;

/** The address or number that a link writes to or calls and its words do not show: "Email the team" of `mailto:team@…`. */
export function contactBehind(link: Element): string | undefined {
  const href = link.getAttribute("href") ?? "";
  const contact = (MAIL.exec(href) ?? PHONE.exec(href))?.[1]?.trim();
  const words = link.textContent ?? "";
  if (contact === undefined || !LETTER.test(words) || SHOWN.test(words)) return undefined;
  // What a section is called holds no address.
  return closest(link, "h1,h2,h3,h4,h5,h6,summary") === null ? contact : undefined;
}
