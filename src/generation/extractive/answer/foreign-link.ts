const ADDRESS = /\bhttps?:\/\/[^\s<>"')\]]+/gi;
const MARKUP = /\]\(|<\/?[a-z!]/i;

/**
 * Whether quoting this text could put a link into the reply that leads off the page's own site: markup, or an
 * address of another host. Loopback and reserved example hosts stand in documentation and lead nowhere.
 */
export function foreignLink(text: string, pageUrl: string): boolean {
  if (MARKUP.test(text)) return true;
  return [...text.matchAll(ADDRESS)].some(([address]) => !sameSite(address, pageUrl));
}

function sameSite(address: string, pageUrl: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(pageUrl)) return false;
  const host = new URL(address).hostname;
  return (
    host === new URL(pageUrl).hostname ||
    /^(?:localhost|127\.0\.0\.1)$|(?:^|\.)example(?:\.(?:com|org|net))?$/.test(host)
  );
}
