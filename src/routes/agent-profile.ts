import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { AgentProfile, AgentProfileQuery } from "../schemas/agent.ts";
import { describeAgent } from "../services/visitor/describe-agent.ts";

/** `GET /service/v1/agent?indexId=`: who answers, before anything is asked. */
export function agentProfileRoute(context: Context) {
  return new Elysia({ normalize: false }).get(
    "/service/v1/agent",
    ({ query, request }) => describeAgent(context, query.indexId, request.headers.get("origin") ?? undefined),
    { query: AgentProfileQuery, response: { 200: AgentProfile } },
  );
}
