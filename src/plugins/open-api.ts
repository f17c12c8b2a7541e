import { swagger } from "@elysiajs/swagger";
import { type TSchema, Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { wayToRoot } from "../net/request-path.ts";
import { AgentEvent } from "../schemas/agent-event.ts";
import { errorBodies } from "../schemas/error-body.ts";
import { Id } from "../schemas/formats.ts";
import { Part } from "../schemas/part.ts";
import { errorGroupOf } from "./error-bodies.ts";
import { streamedForms } from "./negotiate.ts";

interface Answer {
  description?: string;
  content?: Record<string, { schema: unknown }>;
}

interface Operation {
  parameters?: object[];
  requestBody?: Answer;
  responses: Record<string, Answer>;
  security?: object[];
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
}

const [path, specPath] = ["/openapi", "/openapi.json"];
const json = "application/json";
const streams = streamedForms.filter((form) => form !== json);
const securitySchemes = {
  visitor: { type: "http", scheme: "bearer", description: "The token of bootstrap, from the page that it is bound to" },
  company: { type: "apiKey", in: "header", name: "x-api-key", description: "A key of the company" },
} as const;

const shared = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });
const query = (name: string, schema: TSchema, required = false) => ({ in: "query", name, required, schema });
const header = (name: string, schema: TSchema) => ({ in: "header", name, schema });
const inForms = (types: readonly string[], value: { schema: unknown }) =>
  Object.fromEntries(types.map((type) => [type, value]));

const visitor = { parameters: [query("indexId", Id, true)], security: [{ visitor: [] }] };

/** What routes read by themselves, or answer without a schema. */
const byHand: Record<string, Partial<Operation>> = {
  "post /agent/v1/session": { ...visitor, parameters: [...visitor.parameters, header("Idempotency-Key", Id)] },
  "get /agent/v1/session/{sessionId}/stream": {
    ...visitor,
    parameters: [
      ...visitor.parameters,
      query("startIndex", Type.Integer({ default: 0, description: "negative: from the tail" })),
      query("follow", Type.Boolean({ default: true })),
      header("Last-Event-ID", Type.Integer({ minimum: 0 })),
    ],
    responses: { 200: { content: inForms([...streams].reverse(), shared("AgentEvent")) } },
  },
  "post /agent/v1/session/{sessionId}/cancel": visitor,
  "delete /api/v1/shares/{id}": { security: [{ company: [] }], responses: { 204: {} } },
  "get /query-data": { security: [{ company: [] }] },
};

/** Routes whose answer comes as a stream of parts too (CONTRACT §3). */
const isStreamed = /\/(snackable-read|quick-read|faqs|queries|query-summaries|suggestions|session-summaries)$/;
const isMachines = /^\/(agent|service|api|query-data)(\/|$)/;

/**
 * `GET /openapi.json`: the routes as they are. The plugin knows schemas alone, and takes every body and answer for one
 * of three types. Its page would load scripts from elsewhere: a redirect stands in its place.
 */
export function openApi(publicUrl: string) {
  const documentation = {
    openapi: "3.1.0",
    info: { title: "Usher", version: "1", description: "Visitor agent, page content and search" },
    servers: [{ url: publicUrl }],
    components: { securitySchemes, schemas: componentSchemas() },
  };
  return new Elysia({ normalize: false })
    .onAfterHandle(({ response }) => (isDescription(response) ? asServed(response) : undefined))
    .use(swagger({ path, specPath, documentation, excludeStaticFile: false }))
    .get(path, ({ redirect, path }) => redirect(`${wayToRoot(path)}openapi.json`), { detail: { hide: true } });
}

function componentSchemas(): Record<string, never> {
  const errors = Object.entries(errorBodies).map(([group, schema]) => [`${group}Error`, schema]);
  // The plugin's types are those of OpenAPI 3.0, where a schema is less than JSON Schema has.
  return { Part, AgentEvent, ...Object.fromEntries(errors) } as unknown as Record<string, never>;
}

function isDescription(response: unknown): response is Description {
  return typeof response === "object" && response !== null && "paths" in response;
}

function asServed(description: Description): object {
  const paths = Object.entries(description.paths).map(([path, operations]) => {
    const served = Object.entries(operations).map(([method, operation]) => [method, amended(method, path, operation)]);
    return [path, Object.fromEntries(served)];
  });
  return { ...description, paths: Object.fromEntries(paths) };
}

function amended(method: string, path: string, operation: Operation): Operation {
  const { parameters = [], responses = operation.responses, ...more } = byHand[`${method} ${path}`] ?? {};
  const answers = Object.entries(responses).map(([status, answer]) => [status, answerOf(path, answer)]);
  const fails = { description: "An error", content: { [json]: shared(`${errorGroupOf(path)}Error`) } };
  return {
    ...operation,
    ...(path.startsWith("/api/") ? { security: [{}, { company: [] }] } : {}),
    ...more,
    parameters: [...(operation.parameters ?? []), ...parameters],
    ...(operation.requestBody ? { requestBody: asJson(operation.requestBody) } : {}),
    responses: { ...Object.fromEntries(answers), ...(isMachines.test(path) ? { default: fails } : {}) },
  };
}

function answerOf(path: string, answer: Answer): Answer {
  const { description = "Done", content } = asJson(answer);
  if (!content?.[json]) return { ...answer, description };
  const parts = isStreamed.test(path) ? inForms(streams, shared("Part")) : {};
  const linked = path.endsWith("/faqs") ? { "application/ld+json": { schema: { title: "schema.org FAQPage" } } } : {};
  return { description, content: { ...content, ...parts, ...linked } };
}

/** Of the types that the plugin takes a schema to be of, the one that it is. */
function asJson<Body extends Answer>(body: Body): Body {
  const known = body.content?.[json];
  return known ? { ...body, content: { [json]: known } } : body;
}
