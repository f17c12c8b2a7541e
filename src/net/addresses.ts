import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";

/** The addresses of a host name; an address in the place of a name stands for itself. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** The system's own resolver. */
export const resolveHost: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** `public` is the open internet, `loopback` this machine; everything else is a network of its own. */
export type AddressKind = "public" | "loopback" | "private";

/** What an address belongs to. IPv4 addresses that are written as IPv6 count as what they are. */
export function kindOfAddress(address: string): AddressKind {
  if (!ipaddr.isValid(address)) return "private";
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === "loopback") return "loopback";
  // `::a.b.c.d` (RFC 4291, 2.5.5.1) is an IPv4 address that ipaddr.js takes for a public one.
  const compatible = parsed instanceof ipaddr.IPv6 && parsed.parts.slice(0, 6).every((part) => part === 0);
  return range === "unicast" && !compatible ? "public" : "private";
}

/** Whether the host of a url names this machine without being looked up. */
export function isLoopbackHost(host: string): boolean {
  return host === "localhost" || kindOfAddress(host.replace(/^\[|\]$/g, "")) === "loopback";
}
