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
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";

const env = environment();
const config = readConfig(env);
const context = await createContext(config, {}, { writeThread: true });
const path = env.BENCH_COMPANY || writeDemo(join(config.dataDir, "demo"), config.publicUrl);
const file = await readCompanyFile(path, env);
await ingestCompany(context, { ...file, limits: { ...file.limits, requests_per_minute: 100_000_000 } });
await publish(context.db, file.company);
context.packages.refresh();

/** A search answer as large as real ones: what its JSON costs is no part of the work that is compared. */
const tile = {
  id: "pg_0123456789abcdef",
  link: "https://www.example.com/guides/one-of-many-pages/",
  score: 0.8,
  image: "",
  title: "A title of some words, as pages have",
  description: "What the page is about in one or two sentences. ".repeat(3),
  label: ["guide"],
  gated: 0,
  highlight_list: ["one", "two", "three"].map((word) => `A sentence, the ${word}, that answers the query. `.repeat(4)),
};
const quote = {
  text: "A sentence that answers the query. ".repeat(4),
  url: `${tile.link}#:~:text=A%20sentence%20that,answers%20the%20query`,
};
const sample = { text: "How do I deploy behind our proxy?", suffix: " I deploy behind our proxy?", score: 0.502 };
const completions = { prefix: "how do", completions: Array.from({ length: 5 }, () => sample), best: sample };
const queries = {
  responses: Array.from({ length: 6 }, () => tile),
  marketing_message: { message: "", link: "" },
  highlights: Array.from({ length: 3 }, () => quote),
  sales_cta: { text: "", url: "", open_type: "self" as const },
};

/** The floor of this stack: the same guard and schemas, and nothing in between. */
const idle = new Elysia({ normalize: false })
  .use(guard(context))
  .post("/noop/completions", () => completions, { body: CompletionsRequest, response: { 200: CompletionsResult } })
  .post("/noop/queries", () => queries, { body: QueriesRequest, response: { 200: QueryResult } });

const { server } = createApp(context).use(idle).listen({ port: config.port, hostname: "127.0.0.1" });
console.log(`http://127.0.0.1:${server?.port}`);
