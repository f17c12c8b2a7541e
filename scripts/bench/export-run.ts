/**
 * One export in a process of its own, for the bench: `export-run.ts <database url> <company> <folder | S3 endpoint>`.
 * Prints one line of JSON: seconds, rows, bytes, the longest stall of the event loop in ms, peak memory in MB.
 */
import { readFileSync } from "node:fs";
import { csvInWorker } from "../../src/exports/csv-in-worker.ts";
import { rangeOf } from "../../src/exports/range.ts";
import { Meter, writeExport } from "../../src/exports/run-job.ts";
import { createEmbeddedStore } from "../../src/objects/embedded-store.ts";
import type { ObjectStore } from "../../src/objects/object-store.ts";
import { createS3Store } from "../../src/objects/s3-store.ts";
import { benchDays } from "./export-rows.ts";

const [url = "", company = "", target = ""] = process.argv.slice(2);
const credentials = { accessKeyId: "test-id", secretAccessKey: "test-secret" };
const s3 = { bucket: "exports-bucket", region: "us-east-1", endpoint: target, credentials };
const store: ObjectStore = target.startsWith("http")
  ? createS3Store(s3)
  : createEmbeddedStore({ folder: target, urlPrefix: "http://localhost", secretOf: async () => undefined });

let stall = 0;
let last = performance.now();
const ticking = setInterval(() => {
  const now = performance.now();
  stall = Math.max(stall, now - last - 1);
  last = now;
}, 1);

const { signal } = new AbortController();
const meter = new Meter();
const job = { company, id: "exp_bench", ...benchDays };
const started = performance.now();
const pages = csvInWorker({ url }, rangeOf(company, benchDays), signal);
const { rows, bytes } = await writeExport(job, { store, pages, meter, confirm: async () => {}, signal });
const seconds = (performance.now() - started) / 1000;
clearInterval(ticking);
const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? 0) / 1024;
console.log(JSON.stringify({ seconds, rows, bytes, stall, peak }));
