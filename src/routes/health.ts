import { Elysia } from "elysia";
import type { Context } from "../context.ts";

/** `GET /healthz`: the process is alive. `GET /readyz`: the database answers and a published segment is loaded. */
export function healthRoutes(context: Context) {
  return new Elysia({ normalize: false })
    .get("/healthz", () => ({ status: "ok" as const }))
    .get("/readyz", async ({ set }) => {
      const ready = await isReady(context);
      set.status = ready ? 200 : 503;
      if (!ready) set.headers["retry-after"] = "1";
      return { status: ready ? ("ready" as const) : ("starting" as const) };
    });
}

async function isReady({ packages, segments }: Context): Promise<boolean> {
  try {
    await packages.companies();
    return segments.bytes > 0;
  } catch {
    return false;
  }
}
