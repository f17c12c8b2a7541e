import { rmSync } from "node:fs";
import { join } from "node:path";
import { benchDays } from "./rows.ts";
import type { ServerCost } from "./server.ts";

/** The demo company: its events are exported, its routes asked meanwhile. */
const company = "usher";

/** A data folder with the demo company, a key of it, and so many events. */
export interface ExportSite {
  dataDir: string;
  /** Path of the database. */
  database: string;
  key: string;
  count: number;
}

export async function prepareSite(folder: string, count: number): Promise<ExportSite> {
  const dataDir = join(folder, `data-${count}`);
  const env = { ...Bun.env, DATA_DIR: dataDir, LOG_LEVEL: "error" };
  const script = [process.execPath, "scripts/bench/export/prepare.ts", String(count)];
  const child = Bun.spawn(script, { env, stdout: "pipe", stderr: "inherit" });
  const key = (await new Response(child.stdout).text()).trim();
  if (!key) throw new Error("The bench's data folder could not be made");
  return { dataDir, database: join(dataDir, "usher.db"), key, count };
}

export interface ExportServer {
  readonly url: string;
  /** Begins to watch what the server's event loop and memory come to; the returned function ends it and tells. */
  watch(): Promise<() => Promise<ServerCost>>;
  stop(): Promise<void>;
}

/** Usher over a site, into its own folder or the bucket of an S3 server. */
export async function startUsher({ dataDir }: ExportSite, s3Endpoint?: string): Promise<ExportServer> {
  const s3 = { S3_BUCKET: "exports-bucket", S3_ACCESS_KEY_ID: "test-id", S3_SECRET_ACCESS_KEY: "test-secret" };
  const env = {
    ...{ ...Bun.env, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "error", ADDRESS_REQUESTS_PER_MINUTE: "0" },
    ...(s3Endpoint ? { ...s3, S3_ENDPOINT: s3Endpoint } : {}),
  };
  let told = Promise.withResolvers<unknown>();
  const child = Bun.spawn([process.execPath, "scripts/bench/export/server.ts"], {
    ...{ env, stdout: "inherit", stderr: "inherit" },
    ipc: (message) => told.resolve(message),
  });
  const url = (await told.promise) as string;
  return {
    url,
    async watch() {
      child.send("watch");
      return async () => {
        told = Promise.withResolvers();
        child.send("tell");
        return (await told.promise) as ServerCost;
      };
    },
    async stop() {
      child.kill();
      await child.exited;
      rmSync(join(dataDir, "exports"), { recursive: true, force: true });
    },
  };
}

/** Asks for the export of all events; the link answers 404 until the file is whole. */
export async function askForExport({ url }: ExportServer, { key }: ExportSite): Promise<string> {
  const query = new URLSearchParams({ company, start_date: benchDays.startDate, end_date: benchDays.endDate });
  const answer = await fetch(`${url}/query-data?${query}`, { headers: { "x-api-key": key } });
  if (answer.status !== 202) throw new Error(`query-data answered ${answer.status}: ${await answer.text()}`);
  const link = new URL(((await answer.json()) as { presigned_url: string }).presigned_url);
  return link.pathname.startsWith("/exports/") ? `${url}${link.pathname}${link.search}` : link.href;
}

export async function isReady(link: string): Promise<boolean> {
  const answer = await fetch(link, { headers: { range: "bytes=0-0" } });
  await answer.bytes();
  return answer.status !== 404;
}
