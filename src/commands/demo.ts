import { join } from "node:path";
import { defineCommand } from "citty";
import { type Config, environment, readConfig } from "../config.ts";
import { writeDemo } from "../demo/write-demo.ts";
import { readCompanyFile } from "../runtime-package/company-file.ts";
import { type RunningServer, startServer } from "../server.ts";
import { ingestCompany } from "../services/operations/ingest-company.ts";
import { writeOut } from "./output.ts";
import { stopSignal, warmUntil } from "./serve.ts";

/** `usher demo`: ingests the documentation as a company of its own, publishes and serves it. */
export const demoCommand = defineCommand({
  meta: { name: "demo", description: "Serve Usher's own documentation as a company, to try everything" },
  async run() {
    const env = environment();
    const config = readConfig({ ...env, DATA_DIR: env.DATA_DIR || "./data/demo" });
    const server = await startServer(config);
    try {
      const pages = await ingestDemo(server, config);
      await writeOut(guide(server.url, config.publicUrl, pages));
      const stopped = stopSignal();
      warmUntil(stopped, server);
      await stopped;
    } finally {
      await server.stop();
    }
  },
});

async function ingestDemo({ context }: RunningServer, config: Config): Promise<number> {
  const path = writeDemo(join(config.dataDir, "demo"), config.publicUrl);
  const file = await readCompanyFile(path, environment());
  const { revision } = await ingestCompany(context, file, { publish: true });
  return revision.pageCount;
}

function guide(url: string, publicUrl: string, pages: number): string {
  return `
Usher listens on ${url} with the demo company: ${pages} pages of its own documentation.

  Chat widget     ${publicUrl}/demo
  Documentation   ${publicUrl}/docs
  Routes          ${publicUrl}/openapi.json

Ask it something:

  curl -s ${url}/api/v1/queries -H 'content-type: application/json' \\
    -d '{"query":"How long does an access token live?"}'

Ctrl-C ends it.
`;
}
