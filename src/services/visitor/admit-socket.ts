import type { Context } from "../../context.ts";
import { admitVisitorOrigin, availableCompany } from "./bootstrap-visitor.ts";

/** Checks a WebSocket's Origin and index before the upgrade. Throws `origin_*` and `agent_unavailable`. */
export async function admitSocket(context: Context, headers: Headers, url: string): Promise<void> {
  const indexId = new URL(url).searchParams.get("indexId");
  await admitVisitorOrigin(context, headers.get("origin") ?? undefined, indexId);
  await availableCompany(context, indexId ?? "");
}
