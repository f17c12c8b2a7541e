/** The floor under the agent's figures: `Bun.serve` that answers and streams the same, and keeps nothing of it. */
import { environment } from "../../../src/config.ts";
import type { AnswerTask } from "../../../src/schemas/generation.ts";
import { datedWords } from "./dated-words.ts";

const env = environment();
const paceMs = Number(env.BENCH_PACE_MS ?? 0);
const engine = datedWords(Math.max(1, paceMs), Number(env.BENCH_WORDS ?? 0) || 1);
const task: AnswerTask = {
  ...{ kind: "answer", query: "", conversation: [], sources: [], locale: "en", instructions: "" },
  ...{ wordLimit: 0, markdown: false, resumeFrom: "" },
};
const meta = { id: "evt_01J0000000000000000000000", at: "2026-01-01T00:00:00.000Z" };
const place = { turnId: "turn_0", sequence: 0, stepIndex: 0 };
const encoder = new TextEncoder();
const lineOf = (type: string, data: object) => encoder.encode(`${JSON.stringify({ type, data, meta })}\n`);

async function* lines(signal: AbortSignal): AsyncGenerator<Uint8Array> {
  yield lineOf("session.started", {});
  for await (const part of engine.stream(task, signal)) {
    if (part.type === "text-delta") yield lineOf("message.appended", { messageDelta: part.delta, ...place });
  }
  yield lineOf("session.waiting", {});
}

function stream({ signal }: Request): Response {
  const source = lines(signal);
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await source.next();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/stream")) return stream(request);
  await request.json();
  if (pathname.endsWith("/bootstrap")) return Response.json({ accessToken: "none" });
  return Response.json({ ok: true, sessionId: "wrun_1", status: "accepted" }, { status: 202 });
}

const server = Bun.serve({ port: 0, fetch: answer, idleTimeout: 0 });
console.log(`http://localhost:${server.port}`);
process.on("SIGUSR2", () => Bun.gc(true));
process.once("SIGINT", () => process.exit(0));
