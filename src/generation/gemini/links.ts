const ADDRESS =
  /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|mailto:|javascript:|data:|tel:)[^\s<>"'`)\]]*[^\s<>"'`)\].,;:!?]/giu;
/** A name with a dot inside, such as a host; one letter between dots is an abbreviation. */
const DOTTED = /(?<![\p{L}\p{N}@./:-])[\p{L}\p{N}-]{2,}(?:\.[\p{L}\p{N}-]{2,})+(?:\/[^\s<>"'`)\]]*)?/gu;
const MARKUP = /\]\s*\(|\]\s*\[|^\s*\[[^\]]*\]:|<[a-z!/?]|&(?:#\w+|\w+);/imu;

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;

/** Whether a text could lead a reader away: markup, an address, or a host or mailbox that the evidence does not name. */
export function leadsAway(text: string, evidence: readonly string[]): boolean {
  return leadsElsewhere(text, evidence) || writesElsewhere(text, evidence);
}

/** The same but for mailboxes. */
export function leadsElsewhere(text: string, evidence: readonly string[]): boolean {
  if (MARKUP.test(text) || text.search(ADDRESS) >= 0) return true;
  const names = [...text.matchAll(DOTTED)].map(([name]) => name).filter((name) => /\p{L}/u.test(name));
  return names.some((name) => {
    // "acme.co" is another host than "acme.com", and so is "acme.com" than "notacme.com".
    const whole = new RegExp(`(?<![\\p{L}\\p{N}-])${RegExp.escape(name)}(?![\\p{L}\\p{N}-])`, "iu");
    return !evidence.some((one) => whole.test(one));
  });
}

/** Whether a text names a mailbox that the evidence does not. */
export function writesElsewhere(text: string, evidence: readonly string[]): boolean {
  const mailboxes = mailboxesIn(text);
  return mailboxes.length > 0 && !new Set(mailboxes).isSubsetOf(new Set(evidence.flatMap(mailboxesIn)));
}

function mailboxesIn(text: string): string[] {
  return [...text.matchAll(EMAIL)].map(([mailbox]) => mailbox.toLowerCase());
}

/** The addresses in a plain text. */
export function addressesIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(ADDRESS)];
}

/** The url of a source that an address means, as the source writes it; a fragment is kept. */
export function sourceUrl(address: string, sources: readonly { url: string }[]): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const wanted = canonical(address);
  const found = sources.find(({ url }) => URL.canParse(url) && canonical(url) === wanted);
  return found && `${found.url}${fragmentOf(address)}`;
}

function canonical(address: string): string {
  const { origin, pathname, search, username, password } = new URL(address);
  if (username || password) return "";
  return `${origin}${pathname.replace(/\/+$/, "")}${search}`;
}

function fragmentOf(address: string): string {
  const { hash } = new URL(address);
  return /^#[\w-]+$/.test(hash) ? hash : "";
}
