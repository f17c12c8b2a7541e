import { expect, test } from "bun:test";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { usher } from "../support/cli.ts";
import { startTestServer } from "../support/server.ts";

test("a command that reads answers at once while another process writes: it has nothing to give back", async () => {
  await using server = await startTestServer({ database: "file" });
  await server.addCompany();
  const dataDir = join(server.folder, "data");
  const client = createClient({ url: `file:${dataDir}/usher.db` });
  const held = await client.transaction("write");
  const startedAt = performance.now();
  const { code, out, err } = await usher(dataDir, ["status"], { DATABASE_URL: "" });
  await held.rollback();
  client.close();
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("bakery");
  // A write waits ten seconds for the lock.
  expect(performance.now() - startedAt).toBeLessThan(8_000);
}, 90_000);
