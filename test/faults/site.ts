import { afterAll } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { startTestServer, temporaryFolder } from "../support/server.ts";
import { type Child, startChild } from "./child.ts";
import { type ReaderOptions, type Servers, TurnReader } from "./turn-reader.ts";

export interface SlowServer extends Servers {
  child: Child;
}

const started: Child[] = [];
// A test that times out disposes of nothing, and whoever waits for the output of all would wait for these.
afterAll(() => Promise.all(started.map((child) => child.kill())));

/** A data folder with one published company, and visitors whose tokens every server over it takes. */
export class Site {
  readonly folder = temporaryFolder();
  visitors: Record<string, string>[] = [];
  readonly #children: Child[] = [];

  static async prepare(visitors = 6): Promise<Site> {
    const site = new Site();
    const server = await startTestServer({ folder: site.folder });
    await server.addCompany();
    site.visitors = await Promise.all(
      Array.from({ length: visitors }, (_, number) => server.visitor(`client-${number}`)),
    );
    await server.stop(0);
    return site;
  }

  /** A server with the slow engine, in a process of its own. */
  async start({ sendFirst = false } = {}): Promise<SlowServer> {
    const child = startChild("slow-server.ts", [join(this.folder, "data"), ...(sendFirst ? ["--send-first"] : [])]);
    this.#children.push(child);
    started.push(child);
    return { child, urls: [await child.line((line) => line.startsWith("http"))] };
  }

  /** Sends a message and tries again, as the same operation, until a server has taken it; returns its sessionId. */
  async send(servers: Servers, visitor: number, message: string): Promise<string> {
    const headers = { ...this.visitors[visitor], "content-type": "application/json" };
    const request = { method: "POST", body: JSON.stringify({ message, operationId: message }), headers };
    for (;;) {
      const url = `${servers.urls[0] ?? "http://localhost:1"}/agent/v1/session?indexId=idx_bakery`;
      const answer = await fetch(url, request)
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => undefined);
      if (answer?.status === 202) return JSON.parse(answer.text).sessionId;
      // Busy: not taken, and it says so.
      if (answer && answer.status !== 503) throw new Error(`The session answered ${answer.status}: ${answer.text}`);
      await Bun.sleep(10);
    }
  }

  reader(servers: Servers, visitor: number, sessionId: string, options: ReaderOptions = {}): TurnReader {
    return new TurnReader(servers, this.visitors[visitor] ?? {}, sessionId, options);
  }

  /** Rows of the database. */
  async rows(sql: string) {
    const client = createClient({ url: `file:${join(this.folder, "data", "usher.db")}` });
    const { rows } = await client.execute(sql);
    client.close();
    return rows;
  }

  /** Whether no process is within a write transaction. */
  async isUnlocked(): Promise<boolean> {
    const client = createClient({ url: `file:${join(this.folder, "data", "usher.db")}`, timeout: 60 });
    const transaction = await client.transaction("write").catch(() => undefined);
    await transaction?.rollback();
    client.close();
    return transaction !== undefined;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#children.map((child) => child.kill()));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
