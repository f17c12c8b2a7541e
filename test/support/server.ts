import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { createClient } from "../../src/client.ts";
import { type Config, readConfig } from "../../src/config.ts";
import type { Overrides } from "../../src/context.ts";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { publish } from "../../src/runtime-package/publish.ts";
import { type RunningServer, startServer } from "../../src/server.ts";
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";
import { bakeryOrigin, type CompanyOptions, writeCompany } from "./company.ts";
import { type DatabaseKind, databaseOf, dropDatabase } from "./database.ts";

/** A server on a free port over its own data folder, with helpers that speak HTTP to it. */
export interface TestServer extends RunningServer {
  readonly folder: string;
  readonly client: ReturnType<typeof createClient>;
  /** Writes a company, ingests and publishes it; returns the path of its file. */
  addCompany(options?: CompanyOptions): Promise<string>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Bootstraps a visitor: the headers of an authorised request. */
  visitor(clientSessionId?: string, more?: Record<string, unknown>): Promise<Record<string, string>>;
  [Symbol.asyncDispose](): Promise<void>;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "usher-test-"));
}

export async function startTestServer(
  options: { config?: Partial<Config>; overrides?: Overrides; folder?: string; database?: DatabaseKind } = {},
): Promise<TestServer> {
  const folder = options.folder ?? temporaryFolder();
  const base = readConfig({ PORT: "0", DATA_DIR: join(folder, "data"), ADDRESS_REQUESTS_PER_MINUTE: "0" });
  const database = (await databaseOf(folder, options.database)) ?? base.database;
  const config = { ...base, publicUrl: "http://localhost:3000", database, ...options.config };
  const server = await startServer(config, { log: pino({ level: "silent" }), ...options.overrides });
  const send = (method: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
    fetch(`${server.url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send("POST", path, { "content-type": "application/json", ...headers }, JSON.stringify(body));

  return {
    ...server,
    folder,
    client: createClient(server.url),
    post,
    get: (path, headers = {}) => send("GET", path, headers),
    async addCompany(company = {}) {
      const path = writeCompany(folder, company);
      await ingestCompany(server.context, await readCompanyFile(path, {}));
      await publish(server.context.db, company.company ?? "bakery");
      server.context.packages.refresh();
      return path;
    },
    async visitor(clientSessionId = "client-1", more = {}) {
      const body = { clientSessionId, indexId: "idx_bakery", ...more };
      const answer = await post("/service/v1/bootstrap", body, { origin: bakeryOrigin });
      if (!answer.ok) throw new Error(`Bootstrap answered ${answer.status}: ${await answer.text()}`);
      const { accessToken } = (await answer.json()) as { accessToken: string };
      return { authorization: `Bearer ${accessToken}`, origin: bakeryOrigin };
    },
    async [Symbol.asyncDispose]() {
      await server.stop(0);
      await dropDatabase(folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
