import type { Context } from "../../context.ts";
import type { Finding } from "./finding.ts";

/** Whether the collector takes spans: none are sent, in the form that a server sends them. */
export async function checkTraces({ config: { tracesEndpoint } }: Context): Promise<Finding> {
  const check = "traces";
  if (tracesEndpoint === undefined) return { check, state: "ok", message: "none are made" };
  const { createExporter, send } = await import("../../tracing/otlp.ts");
  const exporter = createExporter(tracesEndpoint);
  const fault = await send(exporter, []).finally(() => exporter.shutdown());
  if (!fault) return { check, state: "ok", message: `${tracesEndpoint} takes them` };
  return { check, state: "warning", message: `${tracesEndpoint} does not take them: ${fault.message}` };
}
