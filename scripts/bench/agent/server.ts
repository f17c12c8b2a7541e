/** Usher for the agent's bench: `extractive`, or an engine that sends a dated word each BENCH_PACE_MS. */
import { join } from "node:path";
import { environment, readConfig } from "../../../src/config.ts";
import { startServer } from "../../../src/server.ts";
import { datedWords } from "./dated-words.ts";

const env = environment();
const paceMs = Number(env.BENCH_PACE_MS ?? 0);
const words = Number(env.BENCH_WORDS ?? 0);

const config = readConfig(env);
const { context, url } = await startServer(config, paceMs > 0 ? { generator: datedWords(paceMs, words) } : {});
if ((await context.packages.companies()).length === 0) {
  // Loaded where needed: a server that starts again has no use for what ingests.
  const { writeDemo } = await import("../../../src/demo/write-demo.ts");
  const { readCompanyFile } = await import("../../../src/runtime-package/company-file.ts");
  const { publish } = await import("../../../src/runtime-package/publish.ts");
  const { ingestCompany } = await import("../../../src/services/operations/ingest-company.ts");
  const path = writeDemo(join(config.dataDir, "demo"), config.publicUrl);
  const file = await readCompanyFile(path, env);
  await ingestCompany(context, { ...file, limits: { ...file.limits, requests_per_minute: 100_000_000 } });
  await publish(context.db, "usher");
  context.packages.refresh();
}
console.log(url);
// What is held, and not what has been let go of, is what a look at this process's memory shall find.
process.on("SIGUSR2", () => Bun.gc(true));
// So that a profile of this process is written.
process.once("SIGINT", () => process.exit(0));
