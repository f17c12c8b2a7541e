import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { clientAddress, createAddressReader, parseRanges } from "../../src/net/client-address.ts";

describe("the address that a request counts for", () => {
  test("is the socket's where no proxy is trusted, whatever the header says", () => {
    expect(clientAddress("203.0.113.9", "198.51.100.1", [])).toBe("203.0.113.9");
  });

  test("is the last one that no trusted proxy has", () => {
    const trusted = parseRanges(["10.0.0.0/8", "192.0.2.1"]);
    expect(clientAddress("10.1.1.1", "198.51.100.1, 203.0.113.9, 192.0.2.1", trusted)).toBe("203.0.113.9");
    expect(clientAddress("203.0.113.5", "198.51.100.1", trusted)).toBe("203.0.113.5");
  });

  test.each([
    ["203.0.113.7:4421", "203.0.113.7"],
    ["203.0.113.7", "203.0.113.7"],
    ["[2001:db8:1:2::5]:443", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::5]", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::5", "2001:db8:1:2::/64"],
    ["198.51.100.1, 203.0.113.7:4421 ", "203.0.113.7"],
    ["203.0.113.7:4421, 10.2.2.2:80", "203.0.113.7"],
  ])("behind a proxy that writes %s is %s: a port makes no difference", (forwarded, address) => {
    expect(clientAddress("10.1.1.1", forwarded, parseRanges(["10.0.0.0/8"]))).toBe(address);
  });

  test.each([
    ["198.51.100.7, unknown", "10.1.1.1"],
    ["198.51.100.7, 203.0.113.7:x", "10.1.1.1"],
    ["198.51.100.7, unknown, 10.2.2.2", "10.2.2.2"],
    ["unknown, 198.51.100.7", "198.51.100.7"],
    ["198.51.100.7,", "10.1.1.1"],
    ["", "10.1.1.1"],
    ["10.3.3.3, 10.2.2.2", "10.3.3.3"],
  ])("behind %p is %s: what stands before an unreadable hop may be anyone's invention", (forwarded, address) => {
    expect(clientAddress("10.1.1.1", forwarded, parseRanges(["10.0.0.0/8"]))).toBe(address);
  });

  test("is one for an IPv6 /64, and IPv4 inside IPv6 is IPv4", () => {
    expect(clientAddress("2001:db8:1:2::5", null, [])).toBe(clientAddress("2001:db8:1:2:ffff::9", null, []));
    expect(clientAddress("2001:db8:1:2::5", null, [])).not.toBe(clientAddress("2001:db8:1:3::5", null, []));
    expect(clientAddress("::ffff:203.0.113.9", null, [])).toBe("203.0.113.9");
  });

  test("a proxy that is no address or range is refused", () => {
    expect(() => parseRanges(["proxy.example"])).toThrow();
  });

  test("is the same when it is asked for again, among any others and behind any header", () => {
    const proxies = fc.constantFrom([], parseRanges(["10.0.0.0/8"]));
    const hop = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom("10.1.1.1", "unknown", "", "203.0.113.7:4421"));
    const header = fc.option(
      fc.oneof(
        fc.array(hop).map((hops) => hops.join(", ")),
        fc.string({ maxLength: 300 }),
      ),
    );
    fc.assert(
      fc.property(proxies, fc.array(fc.tuple(hop, header), { minLength: 1 }), (trusted, asked) => {
        const addressOf = createAddressReader(trusted);
        for (const [socket, forwarded] of [...asked, ...asked]) {
          expect(addressOf(socket, forwarded)).toBe(clientAddress(socket, forwarded, trusted));
        }
      }),
    );
  });
});
