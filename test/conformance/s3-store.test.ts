import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { partsOf } from "../../src/objects/s3-parts.ts";
import { createS3Store } from "../../src/objects/s3-store.ts";
import { type S3Fault, type S3Operation, type S3Server, startS3Server } from "../support/s3-server.ts";
import { describeObjectStore } from "./object-store.ts";

let server: S3Server;
beforeAll(() => {
  server = startS3Server();
});
afterEach(() => {
  server.fault = () => undefined;
});
afterAll(() => server.stop());

const fast = { maxAttempts: 2, timeoutMs: 250 };
const storeOf = () => createS3Store(server.config, fast);

describeObjectStore("S3 store", () => ({
  store: storeOf(),
  remains: async () => server.uploads.size,
  killedPut: async (key) => {
    server.uploads.set(crypto.randomUUID(), { key, headers: {}, parts: new Map() });
  },
}));

const body = new Uint8Array(20 * 1024 * 1024).fill(7);
async function* twenty(): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.length; at += 1 << 20) yield body.subarray(at, at + (1 << 20));
}

/** Puts 20 MiB, three parts, while `fault` chooses what goes wrong. */
async function putWith(fault: S3Server["fault"], store = storeOf()) {
  const key = `exports/bakery/exp_${crypto.randomUUID()}/bakery.csv`;
  server.fault = fault;
  const error = await store.put(key, twenty(), new AbortController().signal).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  server.fault = () => undefined;
  return { error, object: server.objects.get(key) };
}

/** The request of a kind with that number, from 0, and those after it up to `times` in all. */
function faulty(wanted: S3Operation, first: number, fault: S3Fault, times = Number.POSITIVE_INFINITY) {
  let count = 0;
  return (operation: S3Operation) => {
    if (operation !== wanted) return undefined;
    const number = count++;
    return number >= first && number < first + times ? fault : undefined;
  };
}

const steps: [S3Operation, number][] = [
  ["CreateMultipartUpload", 0],
  ["UploadPart", 0],
  ["UploadPart", 1],
  ["UploadPart", 2],
  ["CompleteMultipartUpload", 0],
];

describe("S3 store: a fault that passes", () => {
  const passing: S3Fault[] = ["503", "reset", "done-then-reset", "cut", "slow"];
  const cases = steps.flatMap(([step, number]) => passing.map((fault) => [step, number, fault] as const));
  test.each(cases)("%s %p once %s: the object is whole, and no upload is left", async (step, number, fault) => {
    // With as many attempts as in service: on a busy machine a second one may be late too.
    const store = createS3Store(server.config, { timeoutMs: 1_000 });
    const { error, object } = await putWith(faulty(step, number, fault, 1), store);
    expect(error).toBeUndefined();
    expect(object && Buffer.from(object.bytes).equals(body)).toBe(true);
    await storeOf().sweep("exports", async () => false);
    expect(server.uploads.size).toBe(0);
  });

  const silent: S3Fault[] = ["mute", "stall", "drip"];
  test.each(steps.flatMap(([step, number]) => silent.map((fault) => [step, number, fault] as const)))(
    "%s %p once %s: an answer that does not come whole in time is asked for again",
    async (step, number, fault) => {
      // A second is long for this machine's own server, and not so long that a busy one misses it four times.
      const store = createS3Store(server.config, { timeoutMs: 1_000, shortTimeoutMs: 1_000 });
      const { error, object } = await putWith(faulty(step, number, fault, 1), store);
      expect(error).toBeUndefined();
      expect(object && Buffer.from(object.bytes).equals(body)).toBe(true);
    },
  );

  test("a completion that a gateway answers 200 in its own words is tried again until the object is whole", async () => {
    const { error, object } = await putWith(faulty("CompleteMultipartUpload", 0, "gateway", 1));
    expect(error).toBeUndefined();
    expect(object && Buffer.from(object.bytes).equals(body)).toBe(true);
  });

  test("a completion that answers 200 with an Error body is not taken for success, and tried again", async () => {
    const { error, object } = await putWith(faulty("CompleteMultipartUpload", 0, "error-in-200", 1));
    expect(error).toBeUndefined();
    expect(object?.bytes.length).toBe(body.length);
  });
});

test("S3 store: a server that takes a connection and says nothing is given up at the first request", async () => {
  const mute = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  const endpoint = `http://127.0.0.1:${mute.port}`;
  const store = createS3Store({ ...server.config, endpoint }, { maxAttempts: 2, shortTimeoutMs: 100 });
  const started = performance.now();
  await expect(store.put("a/b", twenty(), new AbortController().signal)).rejects.toThrow(/100 ms/);
  expect(performance.now() - started).toBeLessThan(5_000);
  mute.stop(true);
});

test("S3 store: a server that is slow holds the source back: two parts and the one that fills are all that is taken", async () => {
  let taken = 0;
  async function* source(): AsyncGenerator<Uint8Array> {
    for (; taken < 64; taken++) yield new Uint8Array(1 << 20);
  }
  server.fault = (operation) => (operation === "UploadPart" ? "slow" : undefined);
  server.log.length = 0;
  const store = createS3Store(server.config, { timeoutMs: 5_000 });
  const put = store.put("exports/bakery/exp_slow/bakery.csv", source(), new AbortController().signal);
  while (!server.log.includes("UploadPart")) await Bun.sleep(1);
  await Bun.sleep(100);
  expect(taken).toBeGreaterThanOrEqual(8);
  expect(taken).toBeLessThanOrEqual(24);
  server.fault = () => undefined;
  await put;
  expect(taken).toBe(64);
});

describe("S3 store: a fault that stays", () => {
  const staying: S3Fault[] = ["503", "403", "reset"];
  const cases = steps.flatMap(([step, number]) => staying.map((fault) => [step, number, fault] as const));
  test.each(cases)(
    "%s %p always %s: put rejects, nothing can be read, the upload is aborted",
    async (...[step, number, fault]) => {
      const { error, object } = await putWith(faulty(step, number, fault));
      expect(error).toBeInstanceOf(Error);
      expect(object).toBeUndefined();
      expect(server.uploads.size).toBe(0);
    },
  );

  test.each<[S3Operation, S3Fault]>([
    ["CompleteMultipartUpload", "error-in-200"],
    ["CompleteMultipartUpload", "gateway"],
    ["CompleteMultipartUpload", "stall"],
    ["CompleteMultipartUpload", "drip"],
    ["UploadPart", "gateway"],
    ["UploadPart", "drip"],
    ["UploadPart", "wrong-etag"],
    ["UploadPart", "slow"],
  ])("%s always %s: the same", async (step, fault) => {
    const { error, object } = await putWith(faulty(step, 0, fault));
    expect(error).toBeInstanceOf(Error);
    expect(object).toBeUndefined();
    expect(server.uploads.size).toBe(0);
  });

  test("where the abort is not answered either, it is left for the sweep once its time is over", async () => {
    const store = createS3Store(server.config, { ...fast, abortTimeoutMs: 200 });
    const part = faulty("UploadPart", 1, "503");
    const { error } = await putWith(
      (operation) => part(operation) ?? (operation === "AbortMultipartUpload" ? "drip" : undefined),
      store,
    );
    expect(error).toMatchObject({ name: "SlowDown" });
    expect(await storeOf().sweep("exports", async () => false)).toBe(1);
  });

  test("where the abort fails too, the sweep finds the upload", async () => {
    const part = faulty("UploadPart", 1, "503");
    const { error } = await putWith(
      (operation) => part(operation) ?? (operation === "AbortMultipartUpload" ? "503" : undefined),
    );
    expect(error).toBeInstanceOf(Error);
    expect(server.uploads.size).toBe(1);
    expect(await storeOf().sweep("exports", async () => false)).toBe(1);
    expect(server.uploads.size).toBe(0);
  });

  test("where the answers to its beginning are lost, the sweep finds the uploads", async () => {
    const { error, object } = await putWith(faulty("CreateMultipartUpload", 0, "done-then-reset"));
    expect(error).toBeInstanceOf(Error);
    expect(object).toBeUndefined();
    expect(server.uploads.size).toBeGreaterThan(0);
    await storeOf().sweep("exports", async () => false);
    expect(server.uploads.size).toBe(0);
  });

  test("wrong credentials: put rejects, a link is 403", async () => {
    const store = createS3Store(
      { ...server.config, credentials: { accessKeyId: "test-id", secretAccessKey: "wrong" } },
      fast,
    );
    await expect(store.put("a/b", twenty(), new AbortController().signal)).rejects.toThrow();
    expect((await fetch(await store.presignGet("a/b", 60))).status).toBe(403);
  });
});

test("S3 store: parts are at least 8 MiB but the last, and double every 1,000, so that 10,000 are enough for anything", async () => {
  const sizes: number[] = [];
  async function* source(): AsyncGenerator<Uint8Array> {
    for (let count = 0; count < 5_000; count++) yield new Uint8Array(3);
  }
  for await (const { bytes } of partsOf(source(), 4)) sizes.push(bytes.length);
  expect(sizes.slice(0, 1_000)).toEqual(Array(1_000).fill(4));
  expect(sizes.slice(1_000, 2_000)).toEqual(Array(1_000).fill(8));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(15_000);
  // With a server's own times: a busy machine is no fault here.
  const { error, object } = await putWith(() => undefined, createS3Store(server.config));
  expect(error).toBeUndefined();
  expect(object?.etag).toEndWith('-3"');
});
