/** Usher with the demo company, for the bench. */
import { join } from "node:path";
import { environment, readConfig } from "../../src/config.ts";
import { writeDemo } from "../../src/demo/write-demo.ts";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { publish } from "../../src/runtime-package/publish.ts";
import { startServer } from "../../src/server.ts";
import { ingestCompany } from "../../src/services/ingest-company.ts";

const config = readConfig(environment());
const { context, url } = await startServer(config);
const path = writeDemo(join(config.dataDir, "demo"), config.publicUrl);
const file = await readCompanyFile(path, environment());
await ingestCompany(context, { ...file, limits: { ...file.limits, requests_per_minute: 100_000_000 } });
await publish(context.db, "usher");
context.packages.refresh();
console.log(url);
