import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import { errorBodies } from "../../src/schemas/error-body.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

interface Operation {
  parameters: { in: string; name: string; required?: boolean }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { description?: string; content?: Record<string, { schema: { $ref?: string } }> }>;
  security?: Record<string, unknown>[];
}

interface Description {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

let server: TestServer;
let description: Description;
beforeAll(async () => {
  server = await startTestServer({ config: { publicUrl: "https://usher.example/at/a/path" } });
  await server.addCompany();
  description = (await (await server.get("/openapi.json")).json()) as Description;
});
afterAll(() => server[Symbol.asyncDispose]());

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe("GET /openapi.json", () => {
  test("is OpenAPI 3.1, whose schemas may be `const` and `null`, at the address that visitors reach", () => {
    expect(description).toMatchObject({ openapi: "3.1.0", servers: [{ url: "https://usher.example/at/a/path" }] });
    for (const { operation } of operations())
      for (const { description } of Object.values(operation.responses)) expect(description).toBeString();
  });

  test("leaves out no route that answers a caller", () => {
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining(["/.well-known/jwks.json", "/widget.js", "/api/v1/queries"]),
    );
    expect(Object.keys(description.paths)).not.toContain("/openapi");
  });

  test("tells of each body the one type that it is taken in, and of each answer the forms that it comes in", async () => {
    const forms = ["application/json", "text/event-stream", "application/x-ndjson", "application/ld+json"];
    for (const { path, method, operation } of operations().filter(({ path }) => path.startsWith("/api/v1/"))) {
      if (method !== "post") continue;
      expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(["application/json"]);
      const told = Object.keys(operation.responses[200]?.content ?? {});
      const given = [];
      for (const accept of forms)
        if ((await server.post(path, bodies[path], { accept })).headers.get("content-type")?.startsWith(accept))
          given.push(accept);
      expect({ path, told }).toEqual({ path, told: given });
    }
  });

  test("names the index, the token and the key where a route reads them", () => {
    const read = operations().map(({ path, method, operation: { parameters, security = [] } }) => {
      const required = parameters.filter((one) => one.required && one.in === "query").map(({ name }) => name);
      return [`${method} ${path}`, [...required, ...security.flatMap(Object.keys)].join(" ")];
    });
    expect(Object.fromEntries(read)).toMatchObject({
      "post /agent/v1/session": "indexId visitor",
      "get /agent/v1/session/{sessionId}/stream": "indexId visitor",
      "post /agent/v1/session/{sessionId}/cancel": "indexId visitor",
      "get /query-data": "company start_date end_date company",
      "delete /api/v1/shares/{id}": "company",
    });
    const stream = description.paths["/agent/v1/session/{sessionId}/stream"]?.get?.parameters.map(({ name }) => name);
    expect(stream).toEqual(["sessionId", "indexId", "startIndex", "follow", "Last-Event-ID"]);
  });

  test.each([
    ["agent", "/service/v1/bootstrap"],
    ["content", "/api/v1/queries"],
    ["session", "/api/v1/shares"],
  ] as const)("tells the body that the errors of %s routes have", async (group, path) => {
    const told = description.paths[path]?.post?.responses.default?.content?.["application/json"]?.schema;
    expect(told).toEqual({ $ref: `#/components/schemas/${group}Error` });
    expect(Value.Check(errorBodies[group], await (await server.post(path, {})).json())).toBe(true);
  });
});

const canonical_url = "https://www.hollow-oak.example/pricing";
const bodies: Record<string, unknown> = {
  "/api/v1/snackable-read": { canonical_url },
  "/api/v1/quick-read": { canonical_url },
  "/api/v1/faqs": { canonical_url },
  // The history that is summarised and shared below.
  "/api/v1/queries": { query: "bread", sessionId: "s" },
  "/api/v1/query-summaries": { query: "bread" },
  "/api/v1/cta-selection": { query: "bread" },
  "/api/v1/completions": { prefix: "how", sessionId: "s" },
  "/api/v1/suggestions": { sessionId: "s" },
  "/api/v1/session-summaries": { session_id: "s" },
  "/api/v1/shares": { session_id: "s", template_id: "mr" },
};
