import { isTrackingParameter } from "./tracking-parameters.ts";

const INDEX_FILE = /\/(?:index\.(?:html?|xhtml|php|aspx?|jsp|cgi|md)|default\.(?:html?|aspx?))$/i;
/** An escape, or a `%` that begins none. */
const ESCAPE = /%(?:[0-9a-f]{2})?/gi;
const UNRESERVED = /[A-Za-z0-9\-._~]/;
/** Visible ASCII that RFC 3986 allows in neither path nor query, though the URL parser lets it through. */
const STRAY = /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%]/g;

/**
 * The one form of a page's address (CONTRACT §6): no fragment, credentials, default port, tracking parameters, index
 * file or trailing slash; parameters ordered by name, escapes canonical. `http` on a public host becomes `https`, as
 * the same page answers on both; with a port, an IP or a name without a dot it stays. Idempotent; `undefined` for what
 * is no absolute http(s) address.
 */
export function normalizeUrl(url: string): string | undefined {
  const parsed = URL.parse(url);
  if (parsed === null || (parsed.protocol !== "https:" && parsed.protocol !== "http:")) return undefined;
  const host = parsed.hostname.replace(/\.$/, "");
  if (host === "") return undefined;
  const upgraded = parsed.protocol === "http:" && parsed.port === "" && isPublicName(host);
  const port = parsed.port === "" ? "" : `:${parsed.port}`;
  return `${upgraded ? "https:" : parsed.protocol}//${host}${port}${pathOf(parsed.pathname)}${queryOf(parsed.search)}`;
}

function isPublicName(host: string): boolean {
  return host.includes(".") && !/^[\d.]+$/.test(host) && !host.endsWith(".localhost");
}

function pathOf(pathname: string): string {
  const path = canonicalEscapes(pathname).replace(INDEX_FILE, "/");
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === 47) end -= 1;
  const trimmed = path.slice(0, end);
  return INDEX_FILE.test(trimmed) ? pathOf(trimmed) : trimmed;
}

function queryOf(search: string): string {
  if (search.length < 2) return "";
  const kept = search
    .slice(1)
    .split("&")
    .map((pair) => canonicalEscapes(pair).replaceAll("%20", "+"))
    .filter((pair) => pair !== "" && !isTrackingParameter(nameOf(pair)));
  // By name only: the order of equal names can matter to a site, and sort is stable.
  kept.sort((a, b) => compare(nameOf(a), nameOf(b)));
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}

function nameOf(pair: string): string {
  const equals = pair.indexOf("=");
  return equals < 0 ? pair : pair.slice(0, equals);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function canonicalEscapes(text: string): string {
  const unescaped = text.includes("%") ? text.replace(ESCAPE, canonicalEscape) : text;
  return unescaped.replace(STRAY, (character) => encodeURIComponent(character));
}

function canonicalEscape(escaped: string): string {
  if (escaped === "%") return "%25";
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return UNRESERVED.test(character) ? character : escaped.toUpperCase();
}
