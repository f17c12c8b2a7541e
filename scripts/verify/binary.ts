import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StepResult } from "./step.ts";

const question = "How long does an access token live?";
const answer = /15 minutes|900 seconds/;

/** Runs dist/usher in a folder of its own, with no module or source within reach, and asks it the demo question. */
export async function checkBinary(): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), "usher-binary-"));
  const binary = join(folder, "usher");
  copyFileSync("dist/usher", binary);
  const port = freePort();
  const env = { PORT: String(port), HOME: folder, TMPDIR: folder, LOG_LEVEL: "warn", PATH: "/usr/bin:/bin" };
  const child = Bun.spawn([binary, "demo"], { cwd: folder, env, stdout: "pipe", stderr: "inherit" });
  try {
    await untilReady(`http://localhost:${port}`, child);
    const reply = await ask(`http://localhost:${port}`);
    if (!answer.test(reply)) throw new Error(`The binary answered: ${reply}`);
    refusesWithoutTmpdir(binary, folder);
    console.log(`${question} → ${reply}`);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  } finally {
    child.kill();
    await child.exited;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A container whose disk is read-only may have none: its operator is told so in a line. */
function refusesWithoutTmpdir(binary: string, folder: string): void {
  const env = { HOME: folder, TMPDIR: join(folder, "nowhere"), DATA_DIR: join(folder, "data") };
  const { exitCode, stderr } = Bun.spawnSync([binary, "status"], { cwd: folder, env });
  const told = stderr.toString();
  if (exitCode !== 1 || !/^The database driver is unpacked into TMPDIR, .*nowhere.*\n$/.test(told))
    throw new Error(`Without TMPDIR the binary ended with ${exitCode}: ${told.slice(0, 500)}`);
}

function freePort(): number {
  const probe = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  probe.stop(true);
  return probe.port;
}

async function untilReady(url: string, child: Bun.Subprocess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`The binary ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/readyz`).catch(() => undefined);
    if (ready?.ok) return;
    await Bun.sleep(50);
  }
  throw new Error("The binary was not ready within 10 s");
}

/** Bootstrap, message, stream: what the widget does. Returns the completed message. */
async function ask(url: string): Promise<string> {
  const headers: Record<string, string> = { "content-type": "application/json", origin: url };
  const post = async (path: string, body: unknown) => {
    const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as { accessToken: string; sessionId: string };
  };
  const indexId = "idx_usher_demo";
  const grant = await post("/service/v1/bootstrap", { clientSessionId: crypto.randomUUID(), indexId });
  headers.authorization = `Bearer ${grant.accessToken}`;
  const { sessionId } = await post(`/agent/v1/session?indexId=${indexId}`, { message: question });
  const stream = await fetch(`${url}/agent/v1/session/${sessionId}/stream?indexId=${indexId}`, { headers });
  const events = Bun.JSONL.parse(await stream.text()) as { type: string; data: { message?: string } }[];
  return events.find(({ type }) => type === "message.completed")?.data.message ?? "";
}
