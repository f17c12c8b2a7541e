const HEX = /^(?:[\da-f]{2}){4,200}$/i;

/** Writes the e-mail addresses that Cloudflare hides from robots, as a script of its own does for every reader. */
export function showProtectedEmails(document: Document): void {
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
