/** Started by tests: a server over the data folder in its argument whose engine takes its time. Prints its address. */
import { writeSync } from "node:fs";
import pino from "pino";
import { readConfig } from "../../src/config.ts";
import { startServer } from "../../src/server.ts";
import { sendBeforeCommit } from "./send-first.ts";
import { createSlowGenerator } from "./slow-generator.ts";

const config = readConfig({
  PORT: "0",
  DATA_DIR: process.argv[2],
  ADDRESS_REQUESTS_PER_MINUTE: "0",
  PUBLIC_URL: "http://localhost:3000",
});
const log = pino({ level: "warn" }, pino.destination({ fd: 2, sync: true }));
const server = await startServer(config, { log, generator: createSlowGenerator() });
if (process.argv.includes("--send-first")) sendBeforeCommit(server.context);
writeSync(1, `${server.url}\n`);
