/**
 * Started by tests: writes jobs of three rows each for ever, several at once, and prints `ack <job>` after each is
 * acknowledged. `argv`: the database's url, a name for this writer, and `writer` (ours), `thread` (ours, as servers have
 * it) or `bare` (the client alone).
 */
import { writeSync } from "node:fs";
import { createClient } from "@libsql/client";
import { openDatabase } from "../../src/db/client.ts";
import type { Writer } from "../../src/db/writer.ts";

const [url = "", name = "", kind = "writer"] = process.argv.slice(2);
const jobsAtOnce = 8;
let next = 0;

/** What a program does that knows nothing of libsql-client-ts#352: it tries again, on the same connection. */
function bareWriter(): Pick<Writer, "write"> {
  const client = createClient({ url, timeout: 5 });
  return {
    async write(statements) {
      const results = [];
      for (const statement of statements) {
        if (!("sql" in statement)) throw new TypeError("Only plain statements");
        results.push(await client.execute(statement));
      }
      return results;
    },
  };
}

async function writeForEver(writer: Pick<Writer, "write">): Promise<void> {
  for (;;) {
    const job = `${name}-${next++}`;
    const rows = [0, 1, 2].map((idx) => ({
      sql: "INSERT INTO turn_events (company, session_id, idx, event) VALUES (?, ?, ?, ?)",
      args: ["faults", job, idx, "x".repeat(200)],
    }));
    try {
      await writer.write(rows);
      writeSync(1, `ack ${job}\n`);
    } catch (error) {
      writeSync(1, `refused ${job} ${(error as { code?: string }).code}\n`);
      await Bun.sleep(5);
    }
  }
}

const writer =
  kind === "bare" ? bareWriter() : (await openDatabase({ url }, { writeThread: kind === "thread" })).writer;
writeSync(1, "ready\n");
await Promise.all(Array.from({ length: kind === "bare" ? 1 : jobsAtOnce }, () => writeForEver(writer)));
