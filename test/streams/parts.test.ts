import { describe, expect, test } from "bun:test";
import { ServiceError } from "../../src/errors.ts";
import type { Part } from "../../src/schemas/part.ts";
import { collect, frameParts, startParts, withErrorPart } from "../../src/streams/parts.ts";

const start: Part = { type: "start", requestId: "r", model: "m" };
const result: Part = { type: "result", body: { answer: 42 } };
const finish: Part = { type: "finish", reason: "stop" };

async function* stream(...parts: (Part | Error)[]): AsyncGenerator<Part> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield part;
  }
}

async function all(parts: AsyncIterable<Part>): Promise<Part[]> {
  const seen: Part[] = [];
  for await (const part of parts) seen.push(part);
  return seen;
}

describe("collect folds a stream into its JSON answer", () => {
  test("which is the body of its result part", async () => {
    expect(await collect<unknown>(stream(start, result, finish))).toEqual({ answer: 42 });
  });

  test("so does one whose parts are all there", async () => {
    expect(await collect<unknown>([start, result, finish])).toEqual({ answer: 42 });
    expect(collect([start, result])).rejects.toThrow();
  });

  test("a stream without finish is a cut, whatever came before", async () => {
    expect(collect(stream(start, result))).rejects.toThrow();
    expect(collect(stream())).rejects.toThrow();
  });

  test("a stream that finishes without a result is no answer", async () => {
    expect(collect(stream(start, finish))).rejects.toThrow();
  });

  test("throws what the stream throws", async () => {
    const error = new ServiceError("overloaded", "busy");
    expect(collect(stream(start, error))).rejects.toBe(error);
  });

  test("an error part is an error", async () => {
    const part: Part = { type: "error", code: "internal", message: "no", retryable: true };
    expect(collect(stream(start, part))).rejects.toThrow("no");
  });

  test("but behind a result the body tells of it", async () => {
    const part: Part = { type: "error", code: "internal", message: "no", retryable: true };
    expect(await collect<unknown>(stream(start, result, part))).toEqual(result.body);
  });
});

describe("withErrorPart ends a stream that throws with an error part", () => {
  test("that tells nothing of an unknown cause, which goes to the log", async () => {
    const seen: unknown[] = [];
    const secret = new Error("secret");
    const parts = await all(withErrorPart(stream(start, secret), (error) => seen.push(error)));
    expect(parts).toEqual([start, { type: "error", code: "internal", message: expect.any(String), retryable: true }]);
    expect(JSON.stringify(parts)).not.toContain("secret");
    expect(seen).toEqual([secret]);
  });

  test("with the code and message of ours, retryable where a retry may work", async () => {
    for (const [code, retryable] of [
      ["overloaded", true],
      ["rate_limited", true],
      ["unknown_model", false],
    ] as const) {
      const parts = await all(withErrorPart(stream(new ServiceError(code, "why")), () => {}));
      expect(parts).toEqual([{ type: "error", code, message: "why", retryable }]);
    }
  });

  test("and leaves a clean stream as it is", async () => {
    const fail = () => {
      throw new Error("no error was expected");
    };
    expect(await all(withErrorPart(stream(start, result, finish), fail))).toEqual([start, result, finish]);
  });

  test("the source is ended when the reader stops", async () => {
    let ended = false;
    async function* source() {
      try {
        yield start;
        yield finish;
      } finally {
        ended = true;
      }
    }
    for await (const _ of withErrorPart(source(), () => {})) break;
    expect(ended).toBe(true);
  });
});

describe("startParts waits for the first part", () => {
  test("and gives the whole stream", async () => {
    expect(await all(await startParts(stream(start, result, finish)))).toEqual([start, result, finish]);
    expect(await all(await startParts(stream()))).toEqual([]);
    expect(await all(await startParts([start, result, finish]))).toEqual([start, result, finish]);
  });

  test("throws what comes before it, and later faults where they come", async () => {
    expect(startParts(stream(new Error("early")))).rejects.toThrow("early");
    expect(all(await startParts(stream(start, new Error("late"))))).rejects.toThrow("late");
  });

  test("ends the source when the reader stops", async () => {
    let ended = false;
    async function* source() {
      try {
        yield start;
        yield finish;
      } finally {
        ended = true;
      }
    }
    for await (const _ of await startParts(source())) break;
    expect(ended).toBe(true);
  });
});

test("frameParts numbers parts from 0 and puts each on one line", async () => {
  const frames = [];
  for await (const frame of frameParts(stream({ type: "text-delta", delta: "a\nb" }, finish))) frames.push(frame);
  expect(frames).toEqual([
    { index: 0, type: "text-delta", json: '{"type":"text-delta","delta":"a\\nb"}' },
    { index: 1, type: "finish", json: JSON.stringify(finish) },
  ]);
});
