import { afterAll, describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { usher } from "../support/cli.ts";
import { Collector } from "../support/collector.ts";
import { recordLog } from "../support/log.ts";
import { startTestServer, temporaryFolder } from "../support/server.ts";

const main = resolve(import.meta.dir, "../../src/main.ts");
const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `usher serve` as a process of its own; `first` is its first line, or all that it said where it ended. */
function serve(name: string, env: Record<string, string>, wrapper: string[] = []) {
  const run = Bun.spawn([...wrapper, process.execPath, main, "serve"], {
    env: { ...process.env, DATA_DIR: join(folder, name), HOST: "127.0.0.1", LOG_LEVEL: "silent", ...env },
    stdout: "ignore",
    stderr: "pipe",
  });
  const first = (async () => {
    let text = "";
    for await (const bytes of run.stderr) {
      text += new TextDecoder().decode(bytes);
      if (text.includes("\n")) break;
    }
    return text.trim();
  })();
  return { run, first };
}

function freePort(): number {
  const probe = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  probe.stop(true);
  return probe.port;
}

describe("usher serve", () => {
  test("has its port for itself: of two that start at one moment one listens, the other says why not", async () => {
    const PORT = String(freePort());
    const both = ["a", "b"].map((name) => serve(name, { PORT }));
    const said = await Promise.all(both.map(({ first }) => first));
    both[said.findIndex((line) => line.startsWith("Usher listens"))]?.run.kill("SIGTERM");
    expect(said.sort()).toEqual([
      `PORT ${PORT} is in use on HOST 127.0.0.1: choose another, or end what listens there`,
      `Usher listens on http://localhost:${PORT}`,
    ]);
    expect((await Promise.all(both.map(({ run }) => run.exited))).sort()).toEqual([0, 1]);
  }, 90_000);

  test.each([
    ["127.0.0.2", "127.0.0.2"],
    ["127.0.0.1", "localhost"],
    ["0.0.0.0", "localhost"],
  ])(
    "says where it listens: on HOST %s at %s",
    async (HOST, name) => {
      const { run, first } = serve("host", { PORT: "0", HOST });
      const line = await first;
      run.kill("SIGTERM");
      expect(line).toMatch(new RegExp(`^Usher listens on http://${name}:\\d+$`));
      expect(await run.exited).toBe(0);
    },
    90_000,
  );

  test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "ends in order at %s",
    async (signal) => {
      const { run, first } = serve("signal", { PORT: "0" }, ["env", "--default-signal=HUP"]);
      expect(await first).toStartWith("Usher listens");
      run.kill(signal);
      expect(await run.exited).toBe(0);
      expect(run.signalCode).toBeNull();
    },
    90_000,
  );

  test("is not broken off by a second SIGTERM, as a supervisor and the program between send it", async () => {
    const { run, first } = serve("terminated", { PORT: "0" });
    const url = new URL((await first).replace("Usher listens on ", ""));
    // A request that never ends holds the drain up.
    const held = await Bun.connect({ hostname: "127.0.0.1", port: Number(url.port), socket: { data() {} } });
    held.write(
      "POST /api/v1/queries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    );
    await Bun.sleep(200);
    run.kill("SIGTERM");
    await Bun.sleep(200);
    run.kill("SIGTERM");
    expect(await run.exited).toBe(0);
    expect(run.signalCode).toBeNull();
    held.end();
  }, 90_000);

  test("takes what the standard's variables say of its traces, and sends the last ones before it ends", async () => {
    await using collector = new Collector();
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: "x-collector-key=let%20me%20in",
      OTEL_SERVICE_NAME: "usher-test",
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
    };
    const { run, first } = serve("traced", { PORT: "0", ...env });
    const url = (await first).replace("Usher listens on ", "");
    await fetch(`${url}/docs`);
    run.kill("SIGTERM");
    expect(await run.exited).toBe(0);
    expect(collector.spans).toMatchObject([{ attributes: { "http.route": "/docs" } }]);
    const named = { "service.name": "usher-test", "deployment.environment.name": "test" };
    expect(collector.spans[0]?.resource).toMatchObject(named);
    expect(collector.headers?.get("x-collector-key")).toBe("let me in");
  }, 90_000);

  test("outlives its terminal under nohup, and still ends in order at SIGTERM", async () => {
    const { run, first } = serve("nohup", { PORT: "0" }, ["nohup"]);
    const line = await first;
    run.kill("SIGHUP");
    await Bun.sleep(300);
    expect((await fetch(`${line.replace("Usher listens on ", "")}/healthz`)).status).toBe(200);
    run.kill("SIGTERM");
    expect(await run.exited).toBe(0);
  }, 90_000);

  test.each([
    [
      "a HOST that is none",
      { HOST: "not a host", PORT: "43999" },
      /^HOST not a host with PORT 43999 cannot be .*ENOTFOUND/,
    ],
    [
      "a HOST of another machine",
      { HOST: "192.0.2.77", PORT: "0" },
      /^HOST 192\.0\.2\.77 with PORT 0 cannot be .*EADDRNOTAVAIL/,
    ],
    ["a DATA_DIR that is read-only", { DATA_DIR: "/proc/self", PORT: "0" }, /^DATA_DIR \/proc\/self cannot be used: /],
  ])(
    "refuses %s before it listens, with the reason",
    async (_, env, message) => {
      const { code, err } = await usher(join(folder, "refused"), ["serve"], env);
      expect(err).toMatch(message);
      expect(err).not.toContain("Usher listens");
      expect(code).toBe(1);
    },
    90_000,
  );

  test.each(["turns", "companies"])(
    "that fails at the table %s ends, and says why in one line without what the statement was given",
    async (table) => {
      const own = temporaryFolder();
      const first = await startTestServer({ folder: own });
      await first.context.db.writer.write([{ sql: `ALTER TABLE ${table} RENAME TO ${table}_away`, args: [] }]);
      await first.stop(0);
      const { run, first: line } = serve("half", { PORT: "0", DATA_DIR: join(own, "data") });
      const ended = await Promise.race([run.exited, Bun.sleep(8_000)]);
      run.kill("SIGKILL");
      expect(ended).toBe(1);
      expect(await line).toMatch(new RegExp(`^Failed query: .*: SQLITE_ERROR: no such table: ${table}$`));
      rmSync(own, { recursive: true, force: true });
    },
    90_000,
  );

  test("warns of settings that change nothing, as of a model without its key", async () => {
    const { run, first } = serve("ignored", { PORT: "0", LOG_LEVEL: "warn", GEMINI_API_KEY: "", GEMINI_MODEL: "m" });
    const line = await first;
    run.kill("SIGTERM");
    await run.exited;
    expect(JSON.parse(line)).toMatchObject({ level: 40, msg: "GEMINI_MODEL is ignored without GEMINI_API_KEY" });
  }, 90_000);

  test.each([
    ["an unknown DEFAULT_COMPANY", "nobody", 1],
    ["a known one by slug", "bakery", 0],
    ["a known one by index id", "idx_bakery", 0],
  ])("warns of %s: %s", async (_, defaultCompany, warnings) => {
    const own = temporaryFolder();
    const first = await startTestServer({ folder: own });
    await first.addCompany();
    await first.stop(0);
    const { log, saying } = recordLog();
    await using _server = await startTestServer({ folder: own, config: { defaultCompany }, overrides: { log } });
    expect(saying(/DEFAULT_COMPANY/)).toHaveLength(warnings);
  });
});
