import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { AccessGrant, BootstrapRequest } from "../schemas/agent.ts";
import { bootstrapVisitor, requireOrigin } from "../services/bootstrap-visitor.ts";

/** `POST /service/v1/bootstrap` and the public keys of its tokens. */
export function bootstrapRoute(context: Context) {
  return new Elysia({ normalize: false })
    .post(
      "/service/v1/bootstrap",
      ({ body, request }) => {
        const origin = requireOrigin(request.headers.get("origin") ?? undefined);
        return bootstrapVisitor(context, body, origin, request.headers.get("x-preview-key") ?? undefined);
      },
      {
        // The Origin is checked before the body's values.
        transform: ({ request }) => void requireOrigin(request.headers.get("origin") ?? undefined),
        body: BootstrapRequest,
        response: { 200: AccessGrant },
      },
    )
    .get("/.well-known/jwks.json", () => context.keyring.jwks());
}
