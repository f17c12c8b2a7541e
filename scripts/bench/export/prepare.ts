/** Fills DATA_DIR for the export's bench: the demo company with as many events as the argument says. Prints its key. */
import { join } from "node:path";
import { environment, readConfig } from "../../../src/config.ts";
import { createContext } from "../../../src/context.ts";
import { writeDemo } from "../../../src/demo/write-demo.ts";
import { readCompanyFile } from "../../../src/runtime-package/company-file.ts";
import { publish } from "../../../src/runtime-package/publish.ts";
import { createApiKey } from "../../../src/services/keys/create-api-key.ts";
import { ingestCompany } from "../../../src/services/operations/ingest-company.ts";
import { seedEvents } from "./rows.ts";

const config = readConfig(environment());
const context = await createContext(config);
const path = writeDemo(join(config.dataDir, "demo"), config.publicUrl);
const { revision } = await ingestCompany(context, await readCompanyFile(path, environment()));
await publish(context.db, revision.company);
await seedEvents(context.db, revision.company, Number(process.argv[2]));
console.log((await createApiKey(context, revision.company)).text);
await context.close();
