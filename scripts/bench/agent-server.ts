/** Usher for the agent's bench: `extractive`, or an engine that sends a dated word each BENCH_PACE_MS. */
import { join } from "node:path";
import { environment, readConfig } from "../../src/config.ts";
import { writeDemo } from "../../src/demo/write-demo.ts";
import type { Generator } from "../../src/generation/generator.ts";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { publish } from "../../src/runtime-package/publish.ts";
import type { GenerationPart, GenerationTask } from "../../src/schemas/generation.ts";
import { startServer } from "../../src/server.ts";
import { ingestCompany } from "../../src/services/ingest-company.ts";

const env = environment();
const paceMs = Number(env.BENCH_PACE_MS ?? 0);
const deltas = Number(env.BENCH_DELTAS ?? 0);

/** Each delta is the time at which it was made, so that a reader can tell how long it took. */
const dated: Generator = {
  id: "dated/1",
  async *stream(task: GenerationTask, signal: AbortSignal): AsyncGenerator<GenerationPart> {
    for (let delta = 0; task.kind === "answer" && delta < deltas; delta++) {
      await Bun.sleep(paceMs);
      signal.throwIfAborted();
      yield { type: "text-delta", delta: `${(performance.timeOrigin + performance.now()).toFixed(2)} ` };
    }
    yield { type: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } };
  },
};

const config = readConfig(env);
const { context, url } = await startServer(config, paceMs > 0 ? { generator: dated } : {});
if ((await context.packages.companies()).length === 0) {
  const path = writeDemo(join(config.dataDir, "demo"), config.publicUrl);
  await ingestCompany(context, await readCompanyFile(path, env));
  await publish(context.db, "usher");
  context.packages.refresh();
}
console.log(url);
