import { expect } from "bun:test";
import type { AgentEvent, AgentEventType } from "../../src/schemas/agent-event.ts";
import type { TestServer } from "./server.ts";

export type Headers = Record<string, string>;

/** Sends a message and returns the sessionId of its turn. Throws unless it was accepted. */
export async function say(
  server: TestServer,
  visitor: Headers,
  message: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const answer = await server.post("/agent/v1/session?indexId=idx_bakery", { message, ...more }, visitor);
  if (answer.status !== 202) throw new Error(`The session answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { sessionId: string }).sessionId;
}

export function streamPath(sessionId: string, query = ""): string {
  return `/agent/v1/session/${sessionId}/stream?indexId=idx_bakery${query}`;
}

/** The events of a turn, from `query`'s start index to the end of the response. */
export async function eventsOf(
  server: TestServer,
  visitor: Headers,
  sessionId: string,
  query = "",
): Promise<AgentEvent[]> {
  const answer = await server.get(streamPath(sessionId, query), visitor);
  expect(answer.status).toBe(200);
  return parseLines(await answer.text());
}

export function parseLines(text: string): AgentEvent[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

export interface SseFrame {
  id: string;
  event: string;
  data: string;
}

/** The frames of an SSE body, comments left out. */
export function parseSse(text: string): SseFrame[] {
  const blocks = text.split("\n\n").filter((block) => block !== "" && !block.startsWith(":"));
  return blocks.map((block) => {
    const field = (name: string) => {
      const line = block.split("\n").find((candidate) => candidate.startsWith(`${name}: `));
      return line?.slice(name.length + 2) ?? "";
    };
    return { id: field("id"), event: field("event"), data: field("data") };
  });
}

/** The one event of a type. Throws where there is none. */
export function only<T extends AgentEventType>(
  events: readonly AgentEvent[],
  type: T,
): Extract<AgentEvent, { type: T }> {
  const found = events.filter((event): event is Extract<AgentEvent, { type: T }> => event.type === type);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} events of type ${type}`);
  return found[0];
}

/** Pages of events, event by event. */
export async function* eventByEvent<T>(pages: AsyncIterable<readonly T[]>): AsyncGenerator<T> {
  for await (const page of pages) yield* page;
}

/** Deltas joined. */
export function textOf(events: readonly AgentEvent[]): string {
  return events.map((event) => (event.type === "message.appended" ? event.data.messageDelta : "")).join("");
}

/** The body of an agent route's error, to the letter: three fields and no more. */
export async function expectRefusal(answer: Response, status: number, code: string): Promise<void> {
  const body = (await answer.json()) as Record<string, unknown>;
  expect({ status: answer.status, code: body.code }).toEqual({ status, code });
  expect(body).toEqual({ ok: false, error: expect.any(String), code });
  expect(answer.headers.get("www-authenticate")).toBe(status === 401 ? challengeOf(code) : null);
}

/** RFC 6750: no error where no token came, and one name for all that may be wrong with one. */
function challengeOf(code: string): string {
  return code === "token_missing" ? "Bearer" : 'Bearer error="invalid_token"';
}

/** Waits until `check` holds. It looks 1,000 times, five seconds on an idle machine: a busy one is given longer. */
export async function until(check: () => boolean | Promise<boolean>, what = "it"): Promise<void> {
  for (let looks = 0; !(await check()); looks++) {
    if (looks === 1_000) throw new Error(`Waited in vain for ${what}`);
    await Bun.sleep(5);
  }
}

/** Asks, and waits until the reply's first words are there. Resolves to the turn's id. */
export async function sayAndHear(server: TestServer, visitor: Headers, message: string): Promise<string> {
  const sessionId = await say(server, visitor, message);
  await until(
    async () => textOf(await eventsOf(server, visitor, sessionId, "&follow=false")) !== "",
    "the first words",
  );
  return sessionId;
}
