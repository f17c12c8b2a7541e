import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { NoActiveTurn, SessionAcknowledgement } from "../schemas/agent.ts";
import { authorizeVisitor, ownTurn } from "../services/caller/authorize-visitor.ts";
import { cancelTurn } from "../services/visitor/cancel-turn.ts";
import { visitorRequestOf } from "./agent-session.ts";

/** `POST /agent/v1/session/:sessionId/cancel?indexId=`: takes no body, and ignores one that is sent (src/plugins/guard.ts). */
export function agentCancelRoute(context: Context) {
  return new Elysia({ normalize: false }).post(
    "/agent/v1/session/:sessionId/cancel",
    async ({ params, request, set }) => {
      const visitor = await authorizeVisitor(context, visitorRequestOf(request));
      const turn = await ownTurn(context, visitor, params.sessionId);
      const status = await cancelTurn(context, turn);
      if (status === "no_active_turn") return { ok: true as const, status };
      set.status = 202;
      return { ok: true as const, sessionId: turn.sessionId, status };
    },
    { response: { 200: NoActiveTurn, 202: SessionAcknowledgement } },
  );
}
