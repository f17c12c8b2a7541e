import type { Part } from "../../src/schemas/part.ts";
import { parseSse } from "./agent.ts";
import type { TestServer } from "./server.ts";

type PartOf<T extends Part["type"]> = Extract<Part, { type: T }>;

/** The parts of a streamed answer in NDJSON. */
export async function ndjsonParts(server: TestServer, path: string, body: unknown): Promise<Part[]> {
  const answer = await server.post(path, body, { accept: "application/x-ndjson" });
  return (await answer.text())
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** The parts of a streamed answer in SSE; throws where id or event do not fit the data. */
export async function sseParts(server: TestServer, path: string, body: unknown): Promise<Part[]> {
  const answer = await server.post(path, body, { accept: "text/event-stream" });
  return parseSse(await answer.text()).map(({ id, event, data }, index) => {
    const part = JSON.parse(data) as Part;
    if (id !== String(index) || event !== part.type) throw new Error(`Frame ${index} is ${id} ${event}`);
    return part;
  });
}

export function partsOf<T extends Part["type"]>(parts: readonly Part[], type: T): PartOf<T>[] {
  return parts.filter((part): part is PartOf<T> => part.type === type);
}
