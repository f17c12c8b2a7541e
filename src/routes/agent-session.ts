import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { requireJson } from "../plugins/require-json.ts";
import { SessionAcknowledgement, SessionRequest } from "../schemas/agent.ts";
import { authorizeVisitor, type VisitorRequest } from "../services/caller/authorize-visitor.ts";
import { sendMessage } from "../services/visitor/send-message.ts";
import { spanOf } from "../tracing/request-spans.ts";

/** `POST /agent/v1/session?indexId=` */
export function agentSessionRoute(context: Context) {
  return (
    new Elysia({ normalize: false })
      // Before the body's values are looked at, and once: a signature takes longer than all the rest.
      .derive(async ({ request }) => ({ visitor: await authorizeVisitor(context, visitorRequestOf(request)) }))
      .post(
        "/agent/v1/session",
        async ({ body, request, set, visitor }) => {
          requireJson(request);
          const operationId = body.operationId ?? idempotencyKeyOf(request);
          const turn = await sendMessage(context, visitor, {
            message: body.message,
            operationId,
            span: spanOf(request),
          });
          set.status = 202;
          set.headers["x-session-id"] = turn.sessionId;
          return { ok: true as const, sessionId: turn.sessionId, status: "accepted" as const };
        },
        { body: SessionRequest, response: { 202: SessionAcknowledgement } },
      )
  );
}

/** What authorisation looks at. */
export function visitorRequestOf(request: Request): VisitorRequest {
  const { headers } = request;
  return {
    authorization: headers.get("authorization") ?? undefined,
    origin: headers.get("origin") ?? undefined,
    fetchSite: headers.get("sec-fetch-site") ?? undefined,
    indexId: new URL(request.url).searchParams.get("indexId") ?? undefined,
  };
}

function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key") ?? undefined;
  if (key !== undefined && (key.length === 0 || key.length > 200)) {
    throw new ServiceError("invalid_request", "Idempotency-Key: Expected 1 to 200 characters");
  }
  return key;
}
