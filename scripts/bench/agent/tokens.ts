import { jwtVerify, SignJWT } from "jose";
import { createKeyring } from "../../../src/agent/keyring.ts";
import { createTokens } from "../../../src/agent/tokens.ts";
import { openDatabase } from "../../../src/db/client.ts";
import { interleaved } from "../table.ts";
import { printRow } from "./row.ts";

const claims = { sub: "vis_1", tenantId: "ten_a", indexId: "idx_a", revision: "r", origin: "https://a.example" };
const rounds = Array.from({ length: 2_000 }, (_, index) => index);

/** How long each request waits for its token to be verified; the floor is jose with a shared secret and no claims. */
export async function benchTokens(folder: string): Promise<void> {
  const db = await openDatabase({ url: `file:${folder}/usher.db` });
  const tokens = createTokens(createKeyring(db), "http://localhost");
  const { token } = await tokens.issue({ ...claims, version: "published" });
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const plain = await new SignJWT({ sub: "vis_1" }).setProtectedHeader({ alg: "HS256" }).sign(secret);
  const [own, floor] = await interleaved(rounds, [
    { name: "Usher", run: () => tokens.verify(token) },
    { name: "HS256", run: () => jwtVerify(plain, secret) },
  ]);
  printRow("verification of a token", own?.microseconds ?? [], floor?.microseconds ?? [], "µs");
  await db.close();
}
