const HEX = /^(?:[\da-f]{2}){4,200}$/i;

/** Joomla puts an address together from pieces, in the script behind what it shows in its place. */
const CLOAK = /^cloak[\da-f]+$/;
const PIECE = /'([^']*)'/g;

/** Writes the e-mail addresses that Cloudflare and Joomla hide from robots, as their scripts do for every reader. */
export function showProtectedEmails(document: Document): void {
  for (const element of document.querySelectorAll("span[id^=cloak]")) {
    const address = CLOAK.test(element.id) ? cloakedBy(element) : undefined;
    if (address !== undefined) element.textContent = address;
  }
  for (const element of document.querySelectorAll("[data-cfemail]")) {
    const address = addressOf(element.getAttribute("data-cfemail") ?? "");
    if (address !== undefined) element.textContent = address;
  }
}

/** The first byte is what all others are mixed with. */
function addressOf(hidden: string): string | undefined {
  if (!HEX.test(hidden)) return undefined;
  const [key = 0, ...bytes] = Uint8Array.fromHex(hidden);
  const address = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key));
  return /^\S+@\S+$/.test(address) ? address : undefined;
}

/** What the script behind an element puts together as its address. */
function cloakedBy(element: Element): string | undefined {
  const script = element.nextElementSibling;
  if (script?.localName !== "script") return undefined;
  const variable = `addy${element.id.slice("cloak".length)}`;
  const statements = (script.textContent ?? "").split("\n").map((line) => line.trim());
  const pieces = statements
    .filter((line) => line.startsWith(`var ${variable} =`) || line.startsWith(`${variable} =`))
    .flatMap((line) => [...line.matchAll(PIECE)].map(([, piece = ""]) => piece));
  const address = pieces.join("").replace(/&#(\d{1,4});/g, (_, code) => String.fromCharCode(Number(code)));
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined;
}
