/** Usher for the agent's bench: `extractive`, or an engine that sends a dated word each BENCH_PACE_MS. */
import { join } from "node:path";
import { environment, readConfig } from "../../../src/config.ts";
import { writeDemo } from "../../../src/demo/write-demo.ts";
import { readCompanyFile } from "../../../src/runtime-package/company-file.ts";
import { publish } from "../../../src/runtime-package/publish.ts";
import { startServer } from "../../../src/server.ts";
import { ingestCompany } from "../../../src/services/ingest-company.ts";
import { datedWords } from "./dated-words.ts";

const env = environment();
const paceMs = Number(env.BENCH_PACE_MS ?? 0);
const words = Number(env.BENCH_WORDS ?? 0);

const config = readConfig(env);
const { context, url } = await startServer(config, paceMs > 0 ? { generator: datedWords(paceMs, words) } : {});
if ((await context.packages.companies()).length === 0) {
  const path = writeDemo(join(config.dataDir, "demo"), config.publicUrl);
  await ingestCompany(context, await readCompanyFile(path, env));
  await publish(context.db, "usher");
  context.packages.refresh();
}
console.log(url);
// So that a profile of this process is written.
process.once("SIGINT", () => process.exit(0));
