import type { Part } from "../schemas/part.ts";
import { StreamError } from "./stream-error.ts";

/**
 * The parts of a streamed answer, NDJSON or SSE, as they come; the last is `finish` or `error`. Leaving the loop early
 * closes the connection, and so does the signal that was given to `fetch`. Throws StreamError for an answer that is no
 * stream, and for one that is cut.
 */
export async function* readParts(response: Response): AsyncGenerator<Part, void, undefined> {
  const jsonOf = await formOf(response);
  const connection: Connection = {};
  let last: Part | undefined;
  for await (const line of linesOf(response.body, connection)) {
    const json = jsonOf(line);
    if (!json) continue;
    last = JSON.parse(json) as Part;
    yield last;
  }
  if (last?.type === "finish" || last?.type === "error") return;
  throw new StreamError("The stream was cut before its end", response.status, connection);
}

/** What became of the connection: the fault that broke it, where one did. */
interface Connection {
  cause?: unknown;
}

/** The JSON of a line, where it has one: a heartbeat has none, nor have the other fields of SSE. */
type JsonOf = (line: string) => string;

const forms: Record<string, JsonOf> = {
  "application/x-ndjson": (line) => line.trim(),
  "text/event-stream": (line) => (line.startsWith("data:") ? line.slice("data:".length) : ""),
};

async function formOf(response: Response): Promise<JsonOf> {
  const { status, headers } = response;
  if (!response.ok) throw new StreamError(`Usher answered ${status}: ${await response.text()}`, status);
  const type = headers.get("content-type") ?? "";
  const form = forms[type.split(";")[0] ?? ""];
  if (form) return form;
  await response.body?.cancel();
  throw new StreamError(`The answer is ${type}: ask with \`accept: application/x-ndjson\``, status);
}

/** Whole lines: what a cut leaves of one is none. */
async function* linesOf(body: ReadableStream<Uint8Array> | null, connection: Connection): AsyncGenerator<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      const lines = (rest + decoder.decode(piece.value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    // By this fetch tells that the connection broke; the reason of a signal is passed on as it is.
    if (!(error instanceof TypeError)) throw error;
    connection.cause = error;
  } finally {
    await reader?.cancel().catch(() => {});
  }
}
