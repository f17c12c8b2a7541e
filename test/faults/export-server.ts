/** Started by tests: a server over a data folder and, where an endpoint is given, a bucket. Prints its address. */
import { writeSync } from "node:fs";
import pino from "pino";
import { readConfig } from "../../src/config.ts";
import { startServer } from "../../src/server.ts";

const [dataDir, endpoint, bucket = "exports-bucket", keyId = "test-id", secret = "test-secret"] = process.argv.slice(2);
const s3 = { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret };
const config = readConfig({
  PORT: "0",
  DATA_DIR: dataDir,
  ADDRESS_REQUESTS_PER_MINUTE: "0",
  PUBLIC_URL: "http://localhost:3000",
  ...(endpoint ? { ...s3, S3_ENDPOINT: endpoint } : {}),
});
const log = pino({ level: "fatal" }, pino.destination({ fd: 2, sync: true }));
const server = await startServer(config, { log });
// As `usher serve` does: what is left to wait for keeps the process alive.
process.once("SIGTERM", () => void server.stop());
writeSync(1, `${server.url}\n`);
