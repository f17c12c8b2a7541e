/** Usher for the bench: the demo company, or the company file named by BENCH_COMPANY, and routes that do nothing. */
import { join } from "node:path";
import { Elysia } from "elysia";
import { createApp } from "../../src/app.ts";
import { environment, readConfig } from "../../src/config.ts";
import { createContext } from "../../src/context.ts";
import { writeDemo } from "../../src/demo/write-demo.ts";
import { guard } from "../../src/plugins/guard.ts";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { publish } from "../../src/runtime-package/publish.ts";
import { CompletionsRequest, CompletionsResult, QueriesRequest, QueryResult } from "../../src/schemas/search.ts";
import { ingestCompany } from "../../src/services/ingest-company.ts";

const env = environment();
const config = readConfig(env);
const context = await createContext(config);
const path = env.BENCH_COMPANY || writeDemo(join(config.dataDir, "demo"), config.publicUrl);
const file = await readCompanyFile(path, env);
await ingestCompany(context, { ...file, limits: { ...file.limits, requests_per_minute: 100_000_000 } });
await publish(context.db, file.company);
context.packages.refresh();

const sample = { text: "How do I deploy?", suffix: " I deploy?", score: 1 };
const completions = { prefix: "how do", completions: Array.from({ length: 5 }, () => sample), best: sample };
const tile = { id: "pg_1", link: "http://x", score: 1, image: "", title: "t", description: "d", label: [], gated: 0 };
const queries = {
  responses: Array.from({ length: 6 }, () => ({ ...tile, highlight_list: ["a", "b", "c"] })),
  marketing_message: { message: "", link: "" },
  highlights: [{ text: "a", url: "http://x" }],
  sales_cta: { text: "", url: "", open_type: "self" as const },
};

/** The floor of this stack: the same guard and schemas, and nothing in between. */
const idle = new Elysia({ normalize: false })
  .use(guard(context))
  .post("/noop/completions", () => completions, { body: CompletionsRequest, response: { 200: CompletionsResult } })
  .post("/noop/queries", () => queries, { body: QueriesRequest, response: { 200: QueryResult } });

const { server } = createApp(context).use(idle).listen({ port: config.port, hostname: "127.0.0.1" });
console.log(`http://127.0.0.1:${server?.port}`);
