import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureRate, median, type Target } from "./load.ts";

const connections = 32;
const rounds = 5;
const secondsPerRound = 1;

/** Requests a second of whole routes beside a bare `Bun.serve` that reads and echoes JSON, in turn, each its own process. */
export async function benchRoutes(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "usher-bench-"));
  const servers = [
    await start("scripts/bench/echo-server.ts", folder),
    await start("scripts/bench/usher-server.ts", folder),
  ];
  try {
    await compare(targets(servers[0]?.url ?? "", servers[1]?.url ?? ""));
  } finally {
    for (const { child } of servers) {
      child.kill();
      await child.exited;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

function targets(echo: string, usher: string): Target[] {
  const completion = JSON.stringify({ prefix: "how do i", sessionId: "bench", n: 5 });
  const query = JSON.stringify({ query: "how long does an access token live", sessionId: "bench", requestId: "r1" });
  return [
    { name: "bare Bun.serve JSON echo", url: echo, path: "/", body: completion },
    { name: "no-op route, completions schemas", url: usher, path: "/noop/completions", body: completion },
    { name: "POST /api/v1/completions", url: usher, path: "/api/v1/completions", body: completion },
    { name: "no-op route, queries schemas", url: usher, path: "/noop/queries", body: query },
    { name: "POST /api/v1/queries", url: usher, path: "/api/v1/queries", body: query },
  ];
}

async function compare(list: Target[]): Promise<void> {
  const rates = new Map<string, number[]>(list.map(({ name }) => [name, []]));
  for (const target of list) await measureRate(target, connections, 0.5);
  for (let round = 0; round < rounds; round++) {
    for (const target of list) rates.get(target.name)?.push(await measureRate(target, connections, secondsPerRound));
  }
  const floor = median(rates.get(list[0]?.name ?? "") ?? []);
  console.log(`\nRoutes, ${connections} connections, median of ${rounds} rounds in turn (demo company)`);
  for (const [name, values] of rates) {
    const rate = median(values);
    console.log(
      `  ${name.padEnd(34)}${Math.round(rate).toLocaleString("en").padStart(10)} req/s   ${(rate / floor).toFixed(2)}×`,
    );
  }
}

/** Starts a server script, which prints its url when it listens. */
async function start(script: string, folder: string) {
  const env = {
    ...Bun.env,
    DATA_DIR: join(folder, "data"),
    PORT: "0",
    LOG_LEVEL: "silent",
    ADDRESS_REQUESTS_PER_MINUTE: "0",
  };
  const child = Bun.spawn([process.execPath, script], { env, stdout: "pipe", stderr: "inherit" });
  const { value } = await child.stdout.getReader().read();
  return { child, url: new TextDecoder().decode(value).trim() };
}
