import type { AgentEvent } from "../../../src/schemas/agent-event.ts";

const indexId = "idx_usher_demo";
const origin = "http://localhost:3000";

/** The headers of an authorised request. */
export type Visitor = Record<string, string>;

/** How a server is started: from source, with its binary, or as the floor that does nothing but stream. */
export const fromSource: readonly string[] = [process.execPath, "scripts/bench/agent/server.ts"];
const bare: readonly string[] = [process.execPath, "scripts/bench/agent/bare-server.ts"];

export interface BenchServer {
  child: Bun.Subprocess;
  url: string;
}

type Environment = Record<string, string>;

/** Measures the same on Usher and on the floor, one after the other. */
export async function besideFloor<T>(
  folder: string,
  env: Environment,
  measure: (server: BenchServer) => Promise<T>,
): Promise<{ usher: T; floor: T }> {
  const measured = async (command: readonly string[]) => {
    const server = await startAgentServer(folder, env, command);
    try {
      return await measure(server);
    } finally {
      server.child.kill("SIGINT");
      await server.child.exited;
    }
  };
  return { usher: await measured(fromSource), floor: await measured(bare) };
}

/** Starts a bench server, which prints its url when it is ready. */
export async function startAgentServer(
  folder: string,
  env: Environment = {},
  command = fromSource,
): Promise<BenchServer> {
  const profile = Bun.env.BENCH_PROFILE ? ["--cpu-prof", `--cpu-prof-dir=${Bun.env.BENCH_PROFILE}`] : [];
  const [program = "", ...args] = command;
  const child = Bun.spawn([program, ...profile, ...args], {
    env: {
      ...Bun.env,
      DATA_DIR: folder,
      PORT: "0",
      PUBLIC_URL: origin,
      LOG_LEVEL: "silent",
      ADDRESS_REQUESTS_PER_MINUTE: "0",
      ...env,
    },
    stdout: "pipe",
    stderr: "inherit",
  });
  const { value } = await child.stdout.getReader().read();
  return { child, url: new TextDecoder().decode(value).trim() };
}

/** A visitor's headers. */
export async function bootstrap(url: string, clientSessionId: string): Promise<Visitor> {
  const headers = { "content-type": "application/json", origin };
  const body = JSON.stringify({ clientSessionId, indexId });
  const answer = await fetch(`${url}/service/v1/bootstrap`, { method: "POST", headers, body });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { ...headers, authorization: `Bearer ${accessToken}` };
}

/** Sends a message; returns its sessionId. Throws unless it was accepted. */
export async function say(url: string, headers: Visitor, message: string): Promise<string> {
  const body = JSON.stringify({ message });
  const answer = await fetch(`${url}/agent/v1/session?indexId=${indexId}`, { method: "POST", headers, body });
  if (answer.status !== 202) throw new Error(`Answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { sessionId: string }).sessionId;
}

export function streamPath(sessionId: string): string {
  return `/agent/v1/session/${sessionId}/stream?indexId=${indexId}`;
}

export function openStream(url: string, headers: Visitor, sessionId: string): Promise<Response> {
  return fetch(`${url}${streamPath(sessionId)}`, { headers });
}

/** Each event of a stream as it arrives. */
export async function* eventsOf(response: Response): AsyncGenerator<AgentEvent> {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) yield JSON.parse(line) as AgentEvent;
  }
}
