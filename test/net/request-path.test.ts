import { expect, test } from "bun:test";
import fc from "fast-check";
import { requestPath } from "../../src/net/request-path.ts";

test("The path of a request is that of its url, whatever stands behind it", () => {
  const segments = fc.array(fc.stringMatching(/^[\w~-]{1,8}$/), { maxLength: 5 });
  const behind = fc.constantFrom("", "?", "?a=/b", "?next=http://other.example/c?d", "#e", "?f#g");
  const hosts = fc.constantFrom("http://localhost:3000", "https://acme.example", "http://[::1]:80");
  fc.assert(
    fc.property(hosts, segments, behind, (host, names, rest) => {
      const url = `${host}/${names.join("/")}${rest}`;
      expect(requestPath({ url })).toBe(new URL(url).pathname);
    }),
  );
});

test("A url without a path is that of the root", () => {
  expect(requestPath({ url: "http://localhost:3000" })).toBe("/");
});

test("A url that is a path alone is that path, whatever stands in it", () => {
  expect(requestPath({ url: "/api/v1/queries?x" })).toBe("/api/v1/queries");
  expect(requestPath({ url: "/a//b/c" })).toBe("/a//b/c");
});

test("What a server takes from the wire has its path", async () => {
  using server = Bun.serve({ port: 0, fetch: (request) => new Response(requestPath(request)) });
  const ask = async (path: string) => (await fetch(`http://localhost:${server.port}${path}`)).text();
  expect(await ask("/api/v1/queries?x=/y")).toBe("/api/v1/queries");
  expect(await ask("/")).toBe("/");
});
