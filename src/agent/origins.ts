import { getDomain } from "tldts";

/** The canonical form of an `Origin` header, `undefined` for `null`, opaque or malformed ones. */
export function canonicalOrigin(header: string): string | undefined {
  const url = URL.parse(header);
  const web = url?.protocol === "https:" || url?.protocol === "http:";
  return web && url.origin === header ? header : undefined;
}

/**
 * Whether a list of a company admits a canonical origin: exact, `https://*.host` (one label or more, never across a
 * public suffix), or `http://localhost:*` for any port. An empty list admits no one.
 */
export function admitsOrigin(patterns: readonly string[], origin: string): boolean {
  return patterns.some((pattern) => matchesOrigin(pattern, origin));
}

function matchesOrigin(pattern: string, origin: string): boolean {
  if (pattern === origin) return true;
  if (pattern === "http://localhost:*") return /^http:\/\/localhost(:\d+)?$/.test(origin);
  const wildcard = /^https:\/\/\*\.(.+)$/.exec(pattern);
  if (wildcard?.[1]) return matchesWildcard(wildcard[1], origin);
  return URL.parse(pattern)?.origin === origin;
}

function matchesWildcard(parent: string, origin: string): boolean {
  const base = URL.canParse(`https://${parent}`) ? new URL(`https://${parent}`) : undefined;
  const url = new URL(origin);
  if (base?.pathname !== "/" || url.protocol !== "https:" || url.port !== base.port) return false;
  return url.hostname.endsWith(`.${base.hostname}`) && isOfOneOwner(url.hostname, base.hostname);
}

/** Below `amazonaws.com`, which has an owner, `s3.amazonaws.com` is a public suffix, under which strangers register. */
function isOfOneOwner(host: string, parent: string): boolean {
  return !isPublicSuffix(parent) && registrableDomain(host) === registrableDomain(parent);
}

/** Nobody owns a public suffix as a whole: `*.co.uk` or `*.github.io` would admit strangers. */
function isPublicSuffix(host: string): boolean {
  return registrableDomain(host) === null;
}

function registrableDomain(host: string): string | null {
  return getDomain(host, { allowPrivateDomains: true });
}

/** What is wrong with a pattern of a company file, `undefined` when nothing is. */
export function originFault(pattern: string): string | undefined {
  if (pattern === "http://localhost:*") return undefined;
  const host = /^https:\/\/\*\.(.+)$/.exec(pattern)?.[1];
  const probe = host ? `https://${host}` : pattern;
  if (!URL.canParse(probe) || !/^https?:/.test(probe)) return "Expected an origin like https://www.example.com";
  const { origin, hostname } = new URL(probe);
  if (hostname.includes("*")) return "Expected * as the first label of an https origin alone, as https://*.example.com";
  if (origin !== probe) return `Expected an origin alone, as ${host ? origin.replace("://", "://*.") : origin}`;
  return host && isPublicSuffix(hostname) ? "A wildcard must stand below a domain that one owner holds" : undefined;
}
