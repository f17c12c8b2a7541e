import { afterAll, describe, expect, test } from "bun:test";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { createServer } from "node:tls";
import { kindOfAddress } from "../../src/net/addresses.ts";
import { createSafeFetch, SafeFetchError, type SafeRequest } from "../../src/net/safe-fetch.ts";
import { hooksTls } from "../support/tls.ts";

/** A host on this machine that counts who came to it. */
const seen: { host: string | null; method: string; body: string }[] = [];
const host = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  idleTimeout: 0,
  routes: {
    "/hang": () => new Promise<Response>(() => {}),
    "/drip": () =>
      new Response(
        new ReadableStream({
          async pull(controller) {
            await Bun.sleep(20);
            controller.enqueue(new Uint8Array(10));
          },
        }),
      ),
    "/redirect": () => Response.redirect("http://169.254.169.254/latest/meta-data", 307),
    "/large": () => new Response("x".repeat(5_000)),
  },
  async fetch(request) {
    seen.push({ host: request.headers.get("host"), method: request.method, body: await request.text() });
    return new Response("well", { status: 202, headers: { "x-told": "yes" } });
  },
});
afterAll(() => host.stop(true));

const hasIpv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === "::1"));
const here = async () => ["127.0.0.1"];
const url = (path = "/") => `http://hooks.example:${host.port}${path}`;
const loopback: SafeRequest = { allowLoopback: true };

async function faultOf(promise: Promise<unknown>): Promise<SafeFetchError> {
  const error = await promise.then(
    () => undefined,
    (reason) => reason,
  );
  if (!(error instanceof SafeFetchError)) throw new Error(`Not refused: ${error}`);
  return error;
}

describe("a fetch for urls that others chose", () => {
  test("dials the address that was checked, under the name that was asked for", async () => {
    const asked: string[] = [];
    const rebinding = async (name: string) => (asked.push(name) === 1 ? ["127.0.0.1"] : ["10.0.0.1"]);
    const fetchSafely = createSafeFetch({ resolve: rebinding });
    const body = "Grüße";
    const answer = await fetchSafely(url(), { ...loopback, method: "POST", body, maxBodyBytes: 100 });
    expect(answer).toMatchObject({ status: 202, headers: { "x-told": "yes" } });
    expect(Buffer.from(answer.body).toString()).toBe("well");
    expect(seen.at(-1)).toEqual({ host: `hooks.example:${host.port}`, method: "POST", body });
    expect(asked).toEqual(["hooks.example"]);
  });

  test("keeps the name for TLS: a certificate of another host is refused", async () => {
    await using secure = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      tls: hooksTls,
      fetch: () => new Response("well"),
    });
    const fetchSafely = createSafeFetch({ resolve: here, ca: hooksTls.cert });
    const get = (name: string) => fetchSafely(`https://${name}:${secure.port}/`, loopback);
    expect((await get("hooks.example")).status).toBe(200);
    expect((await faultOf(get("other.example"))).code).toBe("unreachable");
  });

  test("refuses a name with any address that is not public, and never connects to it", async () => {
    const before = seen.length;
    const privates = ["10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "fd00::1"];
    const disguised = [
      "::ffff:10.0.0.1",
      "::ffff:a9fe:a9fe",
      "64:ff9b::a9fe:a9fe",
      "2002:7f00:1::",
      "::7f00:1",
      "fe80::1",
    ];
    for (const address of [...privates, ...disguised]) {
      for (const addresses of [[address], ["93.184.216.34", address]]) {
        const refused = createSafeFetch({ resolve: async () => addresses })("https://hooks.example/", loopback);
        expect((await faultOf(refused)).code).toBe("address_refused");
      }
    }
    for (const literal of ["https://127.1/", "https://[::1]/", "https://0x7f000001/", "https://localhost/"]) {
      expect((await faultOf(createSafeFetch()(literal))).code).toBe("address_refused");
    }
    expect(seen.length).toBe(before);
  });

  test("takes https only, and plain http to this machine where that is allowed", async () => {
    const open = createSafeFetch({ resolve: async () => ["93.184.216.34"] });
    for (const bad of [
      "http://hooks.example/",
      "ftp://hooks.example/",
      "file:///etc/passwd",
      "https://a:b@hooks.example/",
    ]) {
      expect((await faultOf(open(bad, loopback))).code).toBe("url_refused");
    }
    const own = createSafeFetch({ resolve: here });
    expect((await faultOf(own(url()))).code).toBe("address_refused");
    expect((await own(url(), loopback)).status).toBe(202);
  });

  test("follows no redirect", async () => {
    const error = await faultOf(createSafeFetch({ resolve: here })(url("/redirect"), loopback));
    expect(error.code).toBe("redirect_refused");
    expect(error.location).toBe("http://169.254.169.254/latest/meta-data");
  });

  test("ends in time, whatever is slow: the name, the headers or the body", async () => {
    const slowNames = createSafeFetch({ resolve: () => new Promise(() => {}) });
    const own = createSafeFetch({ resolve: here });
    const limits = { ...loopback, timeoutMs: 150, maxBodyBytes: 1_000_000 };
    const startedAt = performance.now();
    const slow = [slowNames(url(), limits), own(url("/hang"), limits), own(url("/drip"), limits)];
    for (const error of await Promise.all(slow.map(faultOf))) expect(error.code).toBe("timed_out");
    expect(performance.now() - startedAt).toBeLessThan(1_500);
  });

  test("reads no more of a body than it may", async () => {
    const own = createSafeFetch({ resolve: here });
    expect((await faultOf(own(url("/large"), { ...loopback, maxBodyBytes: 4_999 }))).code).toBe("too_large");
    expect((await own(url("/large"), { ...loopback, maxBodyBytes: 5_000 })).body.length).toBe(5_000);
    expect((await own(url("/drip"), loopback)).body.length).toBe(0);
  });

  test("ends with its caller's reason, and says when nobody is there", async () => {
    const own = createSafeFetch({ resolve: here });
    const leaving = new AbortController();
    const answer = own(url("/hang"), { ...loopback, signal: leaving.signal });
    leaving.abort(new Error("left"));
    await expect(answer).rejects.toThrow("left");
    expect((await faultOf(own("http://hooks.example:1/", loopback))).code).toBe("unreachable");
  });
});

test("an address is what it is, however it is written", () => {
  expect(["93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"].map(kindOfAddress)).toEqual(Array(3).fill("public"));
  expect(["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"].map(kindOfAddress)).toEqual(Array(4).fill("loopback"));
  expect(["224.0.0.1", "255.255.255.255", "::", "100::1", "2001:db8::1", "nonsense"].map(kindOfAddress)).toEqual(
    Array(6).fill("private"),
  );
});

if (hasIpv6) test("names no server to TLS where the url has an address of IPv6", namesNoServer);
else test("no IPv6 on this machine: its TLS was not tried", () => expect(hasIpv6).toBe(false));

async function namesNoServer(): Promise<void> {
  const named: string[] = [];
  const SNICallback = (name: string, use: (error: Error | null) => void) => {
    named.push(name);
    use(null);
  };
  const secure = createServer({ ...hooksTls, SNICallback }, (socket) => socket.end());
  await new Promise<void>((listening) => secure.listen(0, "::1", listening));
  const { port } = secure.address() as AddressInfo;
  const fetchSafely = createSafeFetch({ resolve: here, ca: hooksTls.cert });
  // Its certificate is another's: only the handshake is of interest.
  expect((await faultOf(fetchSafely(`https://[::1]:${port}/`, loopback))).code).toBe("unreachable");
  secure.close();
  expect(named).toEqual([]);
}
