import { getDomain } from "tldts";

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`)\]]*[^\s<>"'`)\].,;:!?]/gi;
const MARKUP = /\]\(|<\/?[a-z!]/i;

/**
 * Whether quoting this text could put a link into the reply that leads off the page's own site: markup, or an
 * address of another owner's host. Loopback and reserved example hosts stand in documentation and lead nowhere.
 */
export function foreignLink(text: string, pageUrl: string): boolean {
  return MARKUP.test(text) || foreignAddresses(text, pageUrl).length > 0;
}

/** Whether a text has marks that Markdown would read: an address in it cannot be shown as nothing but text. */
export function hasMarkup(text: string): boolean {
  return MARKUP.test(text) || text.includes("`");
}

/** Where the addresses of other hosts stand in a text. */
export function foreignAddresses(text: string, pageUrl: string): { start: number; end: number }[] {
  return [...text.matchAll(ADDRESS)]
    .filter(([address]) => !sameSite(address, pageUrl))
    .map(({ 0: address, index }) => ({ start: index, end: index + address.length }));
}

/** Whether two hosts are one, or stand below one domain that somebody owns: "admin.acme.com" beside "help.acme.com". */
function isOfOneOwner(host: string, other: string): boolean {
  if (host === other) return true;
  const [domain, own] = [host, other].map((name) => getDomain(name, { allowPrivateDomains: true }));
  return domain !== null && domain === own;
}

function sameSite(address: string, pageUrl: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(pageUrl)) return false;
  const host = new URL(address).hostname;
  return (
    isOfOneOwner(host, new URL(pageUrl).hostname) ||
    /^(?:localhost|127\.0\.0\.1)$|(?:^|\.)example(?:\.(?:com|org|net))?$/.test(host)
  );
}
