import { describe, expect, test } from "bun:test";
import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { startTestServer } from "../support/server.ts";
import { WebhookReceiver } from "../support/webhook-receiver.ts";
import { canaryWord, filesThatHold } from "./files.ts";
import { EchoGenerator, type Flags, Roamer } from "./roam.ts";

interface Left {
  /** Files of the data folder that hold the canary while the server runs, and after it has stopped. */
  running: string[];
  stopped: string[];
  temporary: string[];
  logged: string[];
  logLines: number;
  sent: string[];
}

/** What is left of a visitor who has put the canary in every field of every route. */
async function leftBy(canary: string, flags: Flags): Promise<Left> {
  const logged: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void logged.push(line) });
  await using receiver = new WebhookReceiver();
  const before = new Set(readdirSync(tmpdir()));
  const server = await startTestServer({ overrides: { log, generator: new EchoGenerator() } });
  await server.addCompany({ more: receiver.yaml() });
  await new Roamer(server, canary, flags).roam();
  await Promise.all([server.context.history.flush(), server.context.recorder.flush()]);
  await Bun.sleep(200);
  const dataDir = join(server.folder, "data");
  const running = await filesThatHold(dataDir, canary);
  await server.stop(1_000);
  const stopped = await filesThatHold(dataDir, canary);
  const added = readdirSync(tmpdir()).filter((name) => !before.has(name) && !server.folder.endsWith(name));
  const temporary = await Promise.all(added.map((name) => filesThatHold(join(tmpdir(), name), canary)));
  rmSync(server.folder, { recursive: true, force: true });
  return {
    running,
    stopped,
    temporary: temporary.flat(),
    logged: logged.filter((line) => line.includes(canary)),
    logLines: logged.length,
    sent: receiver.received.map(({ text }) => text).filter((text) => text.includes(canary)),
  };
}

describe("a visitor who puts a canary in every field of every route, through success and every fault", () => {
  const flags: Flags[] = [
    { is_private_session: true },
    { tracking_consent: false },
    { is_private_session: true, tracking_consent: true },
  ];
  for (const flag of flags) {
    test(`leaves nothing in database, log, files or webhooks with ${JSON.stringify(flag)}`, async () => {
      const left = await leftBy(canaryWord(), flag);
      expect(left).toEqual({
        running: [],
        stopped: [],
        temporary: [],
        logged: [],
        logLines: left.logLines,
        sent: [],
      });
      // Faults were logged: the log was looked at.
      expect(left.logLines).toBeGreaterThan(10);
    }, 90_000);
  }

  test("is found in the database and in webhooks without a flag, so the same run can fail, and in no log", async () => {
    const left = await leftBy(canaryWord(), {});
    expect(left.running.filter((file) => file.startsWith("usher.db")).length).toBeGreaterThan(0);
    expect(left.stopped.filter((file) => file.startsWith("usher.db")).length).toBeGreaterThan(0);
    expect(left.sent.length).toBeGreaterThan(0);
    expect(left.logged).toEqual([]);
    expect(left.logLines).toBeGreaterThan(10);
  }, 90_000);
});
