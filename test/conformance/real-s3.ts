/** Run by scripts/verify-s3.ts, on the server that S3_* names; `bun test` alone does not take it for a test. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from "@aws-sdk/client-s3";
import { environment, readConfig } from "../../src/config.ts";
import { createS3Store } from "../../src/objects/s3-store.ts";
import { startChild } from "../faults/child.ts";
import { ask, linesOf, seed, wholeRows } from "../faults/export-site.ts";
import { startTestServer, temporaryFolder } from "../support/server.ts";
import { describeObjectStore } from "./object-store.ts";

const { s3 } = readConfig(environment());
if (!s3) throw new Error("S3_BUCKET must name an empty bucket, S3_ENDPOINT the server where it is not AWS");
const { bucket: Bucket, region, endpoint, credentials } = s3;
const client = new S3Client({
  ...{ region, requestChecksumCalculation: "WHEN_REQUIRED" },
  ...(credentials ? { credentials } : {}),
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
});

const keys = async () => (await client.send(new ListObjectsV2Command({ Bucket }))).Contents ?? [];
const uploads = async () => (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? [];

beforeAll(async () => {
  const there = await client.send(new HeadBucketCommand({ Bucket })).catch(() => undefined);
  if (!there) await client.send(new CreateBucketCommand({ Bucket }));
  // The suite sweeps: in a bucket that is in use it would abort what others upload.
  if ((await keys()).length + (await uploads()).length > 0) throw new Error(`The bucket ${Bucket} is not empty`);
});
afterAll(async () => {
  for (const { Key } of await keys()) await client.send(new DeleteObjectCommand({ Bucket, Key }));
});

describeObjectStore("a real S3 server", () => ({
  store: createS3Store(s3),
  remains: async () => (await uploads()).length,
  killedPut: async (key) => {
    await client.send(new CreateMultipartUploadCommand({ Bucket, Key: key }));
  },
}));

test("a process that is killed while it exports into it: nothing can be read, the next one ends the job, no upload is left", async () => {
  const folder = temporaryFolder();
  const first = await startTestServer({ folder });
  const apiKey = await seed(first);
  await first.stop(0);
  const address = endpoint ?? `https://s3.${region}.amazonaws.com`;
  const keys = credentials ? [credentials.accessKeyId, credentials.secretAccessKey] : [];
  const start = () => startChild("export-server.ts", [join(folder, "data"), address, Bucket, ...keys]);
  const child = start();
  const link = await ask(await child.line((line) => line.startsWith("http")), apiKey);
  while ((await uploads()).length === 0) await Bun.sleep(1);
  await child.kill();
  expect([(await fetch(link)).status, (await uploads()).length]).toEqual([404, 1]);
  const next = start();
  let answer = await fetch(link);
  for (; answer.status === 404; answer = await fetch(link)) await Bun.sleep(20);
  expect(linesOf(await answer.bytes())).toBe(wholeRows);
  expect(await uploads()).toEqual([]);
  await next.kill();
}, 90_000);
