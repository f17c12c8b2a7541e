import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { requireJson } from "../plugins/require-json.ts";
import { AccessGrant, BootstrapRequest } from "../schemas/agent.ts";
import { admitVisitorOrigin, bootstrapVisitor } from "../services/visitor/bootstrap-visitor.ts";

/** `POST /service/v1/bootstrap` and the public keys of its tokens. */
export function bootstrapRoute(context: Context) {
  return new Elysia({ normalize: false })
    .post(
      "/service/v1/bootstrap",
      async ({ body, request }) => {
        requireJson(request);
        const origin = await admitVisitorOrigin(context, originOf(request), body.indexId);
        return bootstrapVisitor(context, body, origin, request.headers.get("x-preview-key") ?? undefined);
      },
      {
        // The Origin is checked before the body's values.
        transform: async ({ body, request }) => {
          const { indexId } = (body ?? {}) as { indexId?: unknown };
          await admitVisitorOrigin(context, originOf(request), indexId);
        },
        body: BootstrapRequest,
        response: { 200: AccessGrant },
      },
    )
    .get("/.well-known/jwks.json", () => context.keyring.jwks());
}

const originOf = (request: Request) => request.headers.get("origin") ?? undefined;
