import { createKeyring } from "../../../src/agent/keyring.ts";
import { createTokens } from "../../../src/agent/tokens.ts";
import { openDatabase } from "../../../src/db/client.ts";
import { printRow } from "./row.ts";

const claims = { sub: "vis_1", tenantId: "ten_a", indexId: "idx_a", revision: "r", origin: "https://a.example" };

/** How long each request waits for its token to be verified. */
export async function benchTokens(folder: string): Promise<void> {
  const db = await openDatabase({ url: `file:${folder}/usher.db` });
  const tokens = createTokens(createKeyring(db), "http://localhost");
  const { token } = await tokens.issue({ ...claims, version: "published" });
  const times: number[] = [];
  for (let count = 0; count < 2_000; count++) {
    const startedAt = performance.now();
    await tokens.verify(token);
    times.push((performance.now() - startedAt) * 1000);
  }
  printRow("verification of a token", times, "µs");
  await db.close();
}
