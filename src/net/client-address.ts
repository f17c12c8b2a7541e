import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Proxies by address or CIDR range. Throws for one that is neither. */
export function parseRanges(list: readonly string[]): Range[] {
  return list.map((item) => {
    // A leading zero would be read as octal: another address than the one that was meant.
    if (isIP(item.split("/")[0] ?? "") === 0) throw new Error(`${item} is no address`);
    if (item.includes("/")) return ipaddr.parseCIDR(item);
    const address = ipaddr.process(item);
    return [address, address.kind() === "ipv6" ? 128 : 32];
  });
}

/**
 * The address that a request counts for: the socket's, or, behind trusted proxies, the last one of `X-Forwarded-For`
 * that no trusted proxy has. IPv6 counts by its /64, which one household or server owns.
 */
export function clientAddress(socket: string, forwardedFor: string | null, trusted: readonly Range[]): string {
  const chain = [...(forwardedFor ?? "").split(",").map(addressOf), socket];
  // Whatever stands before a hop that cannot be read, or that nobody vouches for, anyone may have written.
  const from = chain.findLastIndex((hop) => isIP(hop) === 0 || !isTrusted(hop, trusted));
  const client = [chain[from], chain[from + 1]].find((hop) => hop !== undefined && isIP(hop) !== 0) ?? socket;
  return isIP(client) === 0 ? client : networkOf(client);
}

/** Chains kept, and how long each may be, in UTF-16 units: anyone may write a long one. */
const mostKept = 10_000;
const longestKept = 200;

/** `clientAddress` behind these proxies, which knows whom it read of late: to read one takes several microseconds. */
export function createAddressReader(
  trusted: readonly Range[],
): (socket: string, forwardedFor: string | null) => string {
  const recent = new LRUCache<string, string>({ max: mostKept });
  return (socket, forwardedFor) => {
    // Where no proxy is trusted, what anybody writes into the header counts for nothing.
    const chain = forwardedFor === null || trusted.length === 0 ? socket : `${forwardedFor}, ${socket}`;
    const known = recent.get(chain);
    if (known !== undefined) return known;
    const address = clientAddress(socket, forwardedFor, trusted);
    if (chain.length <= longestKept) recent.set(chain, address);
    return address;
  };
}

/** A hop without the port that some proxies write behind it, as `203.0.113.7:443` or `[2001:db8::1]:443`. */
function addressOf(hop: string): string {
  const [, bracketed, plain] = /^\s*(?:\[([^\]]*)\](?::\d+)?|([^:]*):\d+)\s*$/.exec(hop) ?? [];
  return bracketed ?? plain ?? hop.trim();
}

function isTrusted(address: string, trusted: readonly Range[]): boolean {
  const parsed = ipaddr.process(address);
  return trusted.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits));
}

function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
