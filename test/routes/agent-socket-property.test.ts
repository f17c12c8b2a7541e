import { afterAll, beforeAll, expect, test } from "bun:test";
import fc from "fast-check";
import type { AgentEvent } from "../../src/schemas/agent-event.ts";
import { eventsOf, say, until } from "../support/agent.ts";
import { PacedGenerator } from "../support/paced-generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { openSocket, type SocketClient } from "../support/socket.ts";

type Step =
  | { type: "message" | "ping" | "junk" }
  | { type: "pause"; ms: number }
  | { type: "subscribe"; session: number; startIndex: number }
  | { type: "cancel"; session: number };

const unknownSession = "wrun_01ARZ3NDEKTSV4RRFFQ69G5FAV";
/** Which session a step means: one of those known when it is sent, or none. */
const session = fc.integer({ min: -1, max: 30 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Step>({ type: "message" }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant("subscribe" as const), session, startIndex: fc.nat(14) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("cancel" as const), session }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("pause" as const), ms: fc.nat(8) }) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ type: "ping" }, { type: "junk" }) },
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { generator: new PacedGenerator(8, 2) } });
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

/** What was sent on a socket, and what must come of it. */
interface Sent {
  /** In order: what each frame must be answered. A subscription that works is answered by events alone. */
  answers: RegExp[];
  /** Per session, in order: the start of each subscription. */
  starts: Map<string, number[]>;
}

async function send(socket: SocketClient, steps: readonly Step[], given: readonly string[]): Promise<Sent> {
  const sent: Sent = { answers: [], starts: new Map() };
  const ask = (frame: Record<string, unknown>, answer: string) => {
    const ref = `r${sent.answers.length}`;
    socket.send(frame.type === "ping" ? frame : { ...frame, ref });
    if (answer) sent.answers.push(new RegExp(`^${answer}${frame.type === "ping" ? "" : ` ${ref}`}$`));
  };
  for (const step of steps) {
    const known = [...given, ...socket.frames.flatMap((frame) => (frame.type === "accepted" ? frame.sessionId : []))];
    const sessionId = "session" in step && step.session >= 0 ? known[step.session % known.length] : undefined;
    if (step.type === "pause") await Bun.sleep(step.ms);
    if (step.type === "ping") ask({ type: "ping" }, "pong");
    if (step.type === "junk") ask({ type: "nonsense" }, "error");
    if (step.type === "message") ask({ type: "message", message: "hello" }, "(accepted|error)");
    if (step.type === "cancel") {
      ask({ type: "cancel", sessionId: sessionId ?? unknownSession }, sessionId ? "accepted" : "error");
    }
    if (step.type === "subscribe") {
      const { startIndex } = step;
      ask({ type: "subscribe", sessionId: sessionId ?? unknownSession, startIndex }, sessionId ? "" : "error");
      if (sessionId) sent.starts.set(sessionId, [...(sent.starts.get(sessionId) ?? []), startIndex]);
    }
  }
  return sent;
}

/** The frames that are answers, as `type ref`, in the order of arrival. */
function answersOn({ frames }: SocketClient): string[] {
  return frames.slice(1).flatMap((frame) => {
    if (frame.type === "event") return [];
    return frame.type === "accepted" || frame.type === "error" ? `${frame.type} ${frame.ref}` : frame.type;
  });
}

/** Whether indexes are runs of neighbours, each from the start of a subscription, none of them from an earlier one. */
function areRuns(indexes: readonly number[], starts: readonly number[]): boolean {
  let next = 0;
  return indexes.every((index, place) => {
    if (place > 0 && index === (indexes[place - 1] ?? 0) + 1) return true;
    const found = starts.indexOf(index, next);
    next = found + 1;
    return found >= 0;
  });
}

/** Until nothing has come for a while. */
async function untilQuiet({ frames }: SocketClient): Promise<void> {
  for (let count = -1; count !== frames.length; ) {
    count = frames.length;
    await Bun.sleep(40);
  }
}

let visitors = 0;

test("any interleaving of frames: each is answered once and in order, each session's events are in order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      const name = `property ${visitors++}`;
      const visitor = await server.visitor(name);
      const given = [await say(server, visitor, "hello"), await say(server, visitor, "hello")];
      await eventsOf(server, visitor, given[0] ?? "");
      const socket = await openSocket(server, name);
      const { answers, starts } = await send(socket, steps, given);
      await until(() => answersOn(socket).length >= answers.length, "answers");
      const accepted = socket.frames.flatMap((frame) => (frame.type === "accepted" ? (frame.sessionId ?? "") : []));
      const recorded = new Map<string, AgentEvent[]>();
      // Reads to the end, so that every turn is over.
      for (const id of [...given, ...accepted]) recorded.set(id, await eventsOf(server, visitor, id));
      await untilQuiet(socket);
      const got = answersOn(socket);
      expect(got).toHaveLength(answers.length);
      for (const [place, answer] of answers.entries()) expect(got[place]).toMatch(answer);
      for (const [sessionId, events] of recorded) {
        const own = starts.get(sessionId) ?? [];
        // A message subscribes its sender from the first event on.
        const all = given.includes(sessionId) ? own : [0, ...own];
        const came = socket.eventsOf(sessionId);
        const indexes = came.map(({ index }) => index);
        expect({ indexes, all, areRuns: areRuns(indexes, all) }).toEqual({ indexes, all, areRuns: true });
        const last = events.slice(all.at(-1) ?? events.length);
        expect(came.slice(came.length - last.length).map(({ event }) => event)).toEqual(last);
      }
      socket.close();
    }),
    { numRuns: 25 },
  );
}, 90_000);
