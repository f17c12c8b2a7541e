import { Elysia } from "elysia";
import { within } from "../async/within.ts";
import type { Context } from "../context.ts";
import { answersReads } from "../db/answers-reads.ts";

/** `GET /healthz`: the process is alive. `GET /readyz`: the database answers and a segment is loaded. */
export function healthRoutes(context: Context) {
  return new Elysia({ normalize: false })
    .get("/healthz", () => ({ status: "ok" as const }))
    .get("/readyz", async ({ set }) => {
      const status = await readiness(context);
      set.status = status === "ready" ? 200 : 503;
      if (status !== "ready") set.headers["retry-after"] = "1";
      return { status };
    });
}

/** A database that takes longer is away, for whoever asks. */
const answerMs = 2_000;

async function readiness({ db, packages, segments }: Context): Promise<"ready" | "starting" | "database_away"> {
  const answers = await within(answerMs, answersReads(db), () => false);
  if (!answers) return "database_away";
  // Whoever waits to be let in sends no request that would load what was published meanwhile.
  await packages.companies();
  return segments.bytes > 0 ? "ready" : "starting";
}
