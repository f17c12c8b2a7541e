import { Elysia } from "elysia";
import { within } from "../async/within.ts";
import type { Context } from "../context.ts";
import { answersReads } from "../db/answers-reads.ts";
import { ServiceError } from "../errors.ts";
import type { Company } from "../runtime-package/directory.ts";
import type { Packages } from "../runtime-package/packages.ts";

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

type Readiness = "ready" | "starting" | "database_away" | "index_unreadable";

async function readiness({ db, packages, segments }: Context): Promise<Readiness> {
  const answers = await within(answerMs, answersReads(db), () => false);
  if (!answers) return "database_away";
  // Whoever waits to be let in sends no request that would load what was published meanwhile.
  const companies = await packages.companies();
  if (segments.bytes > 0) return "ready";
  const published = companies.filter(({ pointers }) => pointers.size > 0);
  return within(answerMs, loading(packages, published), () => "starting");
}

/** Loads the first index that can be read: one company's damaged one keeps no other from being served. */
async function loading(packages: Packages, companies: readonly Company[]): Promise<Readiness> {
  for (const company of companies) {
    const [version = "published"] = company.pointers.keys();
    try {
      await packages.resolve(company, version);
      return "ready";
    } catch (error) {
      // Told in the log by whoever loads it; any other failure is none of the index.
      if (!(error instanceof ServiceError) || error.code !== "overloaded") throw error;
    }
  }
  return companies.length > 0 ? "index_unreadable" : "starting";
}
