/** Started by tests: sends what the outbox of the data folder in its first argument holds; says when it has begun. */
import { writeSync } from "node:fs";
import pino from "pino";
import { readConfig } from "../../src/config.ts";
import { createContext } from "../../src/context.ts";

const [dataDir, gaps = "[]"] = process.argv.slice(2);
const log = pino({ level: "error" }, pino.destination({ fd: 2, sync: true }));
const webhooks = { gapsMs: JSON.parse(gaps), lookMs: 20 };
const context = await createContext(readConfig({ DATA_DIR: dataDir }), { log, webhooks });
context.webhooks.start();
writeSync(1, "sending\n");
