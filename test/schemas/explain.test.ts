import { describe, expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import fc from "fast-check";
import { explainError, nearestKey, pathOf, visibleKey } from "../../src/schemas/explain.ts";
import { CompletionsRequest, QueriesRequest } from "../../src/schemas/search.ts";

const explained = (schema: Parameters<typeof Value.Errors>[0], value: unknown) => {
  const first = [...Value.Errors(schema, value)][0];
  if (!first) throw new Error("valid");
  return { path: pathOf(first), ...explainError(first) };
};

describe("explainError names what was expected, never the value", () => {
  const Body = Type.Object(
    {
      name: Type.Optional(Type.String({ minLength: 2, maxLength: 3 })),
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
      flag: Type.Optional(Type.Boolean()),
      list: Type.Optional(Type.Array(Type.String(), { maxItems: 1 })),
      kind: Type.Optional(Type.Union([Type.Literal("a"), Type.Literal("b")])),
      words: Type.Optional(Type.Union([Type.Literal(50), Type.Literal(100)])),
    },
    { additionalProperties: false },
  );

  test.each<[unknown, (string | number)[], string, string]>([
    [{ name: 7 }, ["name"], "string_type", "Expected a string"],
    [{ name: "x" }, ["name"], "string_too_short", "Expected at least 2 characters"],
    [{ name: "secret" }, ["name"], "string_too_long", "Expected at most 3 characters"],
    [{ count: "3" }, ["count"], "int_type", "Expected an integer"],
    [{ count: 2.5 }, ["count"], "int_type", "Expected an integer"],
    [{ count: 0 }, ["count"], "greater_than_equal", "Expected at least 1"],
    [{ count: 7 }, ["count"], "less_than_equal", "Expected at most 6"],
    [{ flag: "true" }, ["flag"], "bool_type", "Expected true or false"],
    [{ list: "x" }, ["list"], "list_type", "Expected a list"],
    [{ list: ["x", "y"] }, ["list"], "too_long", "Expected at most 1 items"],
    [{ list: [5] }, ["list", 0], "string_type", "Expected a string"],
    [{ kind: "c" }, ["kind"], "literal_error", 'Expected one of "a", "b"'],
    [{ words: 60 }, ["words"], "literal_error", "Expected one of 50, 100"],
    [{ other: 1 }, ["other"], "extra_forbidden", "Unknown field"],
    ["text", [], "dict_type", "Expected an object"],
  ])("%j", (value, path, type, msg) => expect(explained(Body, value)).toEqual({ path, type, msg }));

  test("of a text that is too long, in characters, and of one that cannot be kept", () => {
    const said = (prefix: string) => explained(CompletionsRequest, { prefix, sessionId: "s" });
    const [path, kept] = [["prefix"], "none of them NUL or half of one"];
    expect(said("🚲".repeat(257))).toEqual({ path, type: "string_too_long", msg: "Expected at most 256 characters" });
    expect(said("a\0")).toEqual({ path, type: "value_error", msg: `Expected at most 256 characters, ${kept}` });
  });

  test("of any fault of any request", () => {
    fc.assert(
      fc.property(fc.constantFrom(QueriesRequest, CompletionsRequest), fc.jsonValue(), (schema, value) => {
        for (const fault of Value.Errors(schema, value)) {
          const { type, msg } = explainError(fault);
          expect(type).toMatch(/^[a-z_]+$/);
          expect(msg).toMatch(/^(Expected |Field required|Unknown field)/);
        }
      }),
    );
  });
});

describe("visibleKey", () => {
  test("is at most 64 visible ASCII characters of any key", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (key) => {
        expect(String(visibleKey(key))).toMatch(/^[\x21-\x7e]{0,64}$/);
      }),
    );
  });

  test("leaves ordinary keys and list indices as they are", () => {
    expect(visibleKey("is_private_session")).toBe("is_private_session");
    expect(visibleKey(3)).toBe(3);
  });
});

describe("nearestKey", () => {
  const known = ["is_private_session", "tracking_consent", "requestId", "n", "query"];

  test.each([
    ["is_privat_session", "is_private_session"],
    ["IsPrivateSession", "is_private_session"],
    ["isprivatesession", "is_private_session"],
    ["request_id", "requestId"],
    ["qury", "query"],
    ["qurey", "query"],
    ["tracking-consent", "tracking_consent"],
    ["is_private", "is_private_session"],
    ["isPrivate", "is_private_session"],
    ["private_session", "is_private_session"],
    ["", "n"],
  ])("%s → %s", (key, meant) => expect(nearestKey(key, known)).toBe(meant));

  test.each(["color", "session", "zzzzzz", "x".repeat(10_000)])("%p is near to nothing", (key) => {
    expect(nearestKey(key, known)).toBeUndefined();
  });

  test("what may be short for several is near to none", () => {
    expect(nearestKey("number_of", ["number_of_results", "number_of_tiles"])).toBeUndefined();
    expect(nearestKey("number_of", ["number_of_results", "num_highlights"])).toBe("number_of_results");
  });

  test("a key that is known, but for one typing mistake, is found", () => {
    fc.assert(
      fc.property(fc.constantFrom("is_private_session", "tracking_consent", "requestId"), fc.nat(), (key, seed) => {
        const at = seed % key.length;
        expect(nearestKey(key.slice(0, at) + key.slice(at + 1), known)).toBe(key);
      }),
    );
  });
});

test("pathOf unescapes JSON pointers, and takes only list indices for numbers", () => {
  const at = (path: string) => pathOf({ path } as Parameters<typeof pathOf>[0]);
  expect(at("")).toEqual([]);
  expect(at("/a~1b/m~0n/~01")).toEqual(["a/b", "m~n", "~1"]);
  expect(at("/list/0/12")).toEqual(["list", 0, 12]);
  expect(at(`/007/1e3/${"9".repeat(400)}`)).toEqual(["007", "1e3", "9".repeat(400)]);
});
