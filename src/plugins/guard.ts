import { cors } from "@elysiajs/cors";
import type { ValueError } from "@sinclair/typebox/errors";
import { Elysia, ParseError, ValidationError } from "elysia";
import { admitsOrigin, canonicalOrigin } from "../agent/origins.ts";
import type { Context } from "../context.ts";
import { serviceErrorOf } from "../db/fault.ts";
import { ServiceError } from "../errors.ts";
import { requestPath } from "../net/request-path.ts";
import type { ErrorGroup } from "../schemas/error-body.ts";
import { tellsLeaving } from "../streams/left.ts";
import { leaveRequestSpan } from "../tracing/request-spans.ts";
import { answerError, answerInvalid, type ErrorAnswer, errorGroupOf } from "./error-bodies.ts";
import { readJson } from "./read-json.ts";
import { isRequestId, loggedNamesOf, requestIdHeader } from "./request-id.ts";

/** What every route shares: request ids, CORS, bodies within limits, and errors in the shape of the route's group. */
export function guard(context: Context) {
  return (
    new Elysia({ name: "guard" })
      .onRequest(({ request, set }) => {
        context.requests.begun();
        const given = request.headers.get(requestIdHeader);
        set.headers[requestIdHeader] = isRequestId(given) ? given : Bun.randomUUIDv7();
        requireHost(request);
      })
      // A preflight is answered by the origins of now; another request waits for them where its own may be a new one.
      .onRequest(async ({ request }) => {
        if (request.method === "OPTIONS") await context.packages.companies();
        else if (isOfUnknownOrigin(context, request)) await context.packages.companies().catch(() => {});
      })
      .use(corsOf(context))
      // Elysia parses before the upgrade of a WebSocket too, and there is no body.
      .onParse({ as: "global" }, ({ request }) => (hasNoBody(request) ? {} : readJson(request)))
      .onTransform({ as: "global" }, ({ body, request, set }) => {
        if (isNoObject(body)) withoutObject.add(request);
        refusePrototype(body);
        const own = (body as { requestId?: unknown } | undefined)?.requestId;
        if (isRequestId(own)) set.headers[requestIdHeader] = own;
      })
      .onError({ as: "global" }, ({ error, request, set, route }) => {
        const group = errorGroupOf(requestPath(request));
        const requestId = String(set.headers[requestIdHeader]);
        const answer = answerOf(context, group, error, { request, route, requestId });
        if (tellsLeaving(error, request.signal)) leaveRequestSpan(request);
        else context.requests.failed(group, answer.status);
        set.status = answer.status;
        Object.assign(set.headers, answer.headers);
        return Response.json(answer.body, { status: answer.status });
      })
  );
}

/**
 * Bun gives a request whose `Host` is missing or malformed a url that is its path alone, in the middle of which Elysia
 * would look for the path, or one that nobody can parse. Throws `invalid_request` (RFC 9112, 3.2).
 */
function requireHost({ url }: Request): void {
  if (URL.canParse(url)) return;
  throw new ServiceError("invalid_request", "The Host header is missing or malformed.", { loc: ["header", "host"] });
}

/** Routes that take no body, and ignore one that is sent; Elysia's `parse: "none"` does not keep hooks from it. */
const bodiless = /^\/agent\/v1\/session\/[^/]+\/cancel\/?$/;

function hasNoBody(request: Request): boolean {
  return request.method === "GET" || request.method === "DELETE" || bodiless.test(requestPath(request));
}

/** Requests whose body is no object: Elysia fills in defaults by `Object.assign`, which makes one of anything. */
const withoutObject = new WeakSet<Request>();

const noObject = new ServiceError("dict_type", "The body must be a JSON object.", { loc: ["body"] });

function isNoObject(body: unknown): boolean {
  return body !== undefined && (typeof body !== "object" || body === null || Array.isArray(body));
}

/** Filled in so, this key would become the body's prototype and be hidden. */
function refusePrototype(body: unknown): void {
  if (typeof body !== "object" || body === null || !Object.hasOwn(body, "__proto__")) return;
  throw new ServiceError("extra_forbidden", "Unknown field", { loc: ["body", "__proto__"] });
}

/** Whether a company that is known admits a request's `Origin`. */
function isAdmitted({ packages }: Context, { headers }: Request): boolean {
  const header = headers.get("origin");
  const origin = header ? canonicalOrigin(header) : undefined;
  return origin !== undefined && packages.known().some(({ row }) => admitsOrigin(row.live.origins, origin));
}

function isOfUnknownOrigin(context: Context, request: Request): boolean {
  return request.headers.has("origin") && !isAdmitted(context, request);
}

function corsOf(context: Context) {
  return cors({
    origin: (request) => isAdmitted(context, request),
    credentials: false,
    methods: ["GET", "POST", "DELETE"],
    allowedHeaders: [
      ...["accept", "authorization", "content-type", "idempotency-key", "last-event-id", "traceparent"],
      ...["x-api-key", "x-preview-key", requestIdHeader],
    ],
    exposeHeaders: [requestIdHeader, "x-session-id", "x-stream-tail-index", "retry-after"],
    maxAge: 600,
  });
}

interface Failed {
  request: Request;
  /** The pattern of the path, `""` where none was found: the path itself may hold an id that opens something. */
  route: string;
  requestId: string;
}

function answerOf(
  context: Context,
  group: ErrorGroup,
  error: unknown,
  { request, route, requestId }: Failed,
): ErrorAnswer {
  const known = serviceErrorOf(error instanceof ParseError ? error.cause : error);
  if (known) return answerError(group, known);
  if (error instanceof ValidationError && error.type !== "response") {
    if (withoutObject.has(request)) return answerError(group, noObject);
    return answerInvalid(group, error.type, faultsOf(error));
  }
  if ((error as { code?: unknown }).code === "NOT_FOUND") {
    return answerError(group, new ServiceError("not_found", "There is no such route."));
  }
  const err = error instanceof ValidationError ? withoutValues(error) : error;
  if (!tellsLeaving(error, request.signal)) {
    context.log.error({ err, route, ...loggedNamesOf(request, requestId) }, "request failed");
  }
  return answerError(group, new ServiceError("internal", "Something went wrong."));
}

const loggedFaults = 10;

/** An answer that does not fit its schema, as a log may hold it: Elysia's own message shows the whole answer. */
function withoutValues(error: ValidationError): Error {
  const faults = faultsOf(error)
    .slice(0, loggedFaults)
    .map(({ path, message }) => `${path}: ${message}`);
  return new Error(`the ${error.type} does not fit its schema: ${faults.join("; ")}`);
}

function faultsOf({ validator, value }: ValidationError): ValueError[] {
  return "Errors" in validator ? [...validator.Errors(value)] : [];
}
