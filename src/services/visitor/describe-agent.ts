import type { Context } from "../../context.ts";
import type { AgentProfile } from "../../schemas/agent.ts";
import { admitVisitorOrigin, availableCompany, unavailable } from "./bootstrap-visitor.ts";

/** How an agent introduces itself to a page. Throws `origin_rejected`, `agent_unavailable`. */
export async function describeAgent(
  context: Context,
  indexId: string,
  origin: string | undefined,
): Promise<AgentProfile> {
  // A browser's GET of its own origin has none.
  if (origin !== undefined) await admitVisitorOrigin(context, origin, indexId);
  const found = await context.packages.resolve(await availableCompany(context, indexId), "published");
  if (!found) throw unavailable();
  const { name, greeting } = found.revision.settings.persona;
  return { name, greeting };
}
