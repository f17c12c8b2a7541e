import { afterAll, afterEach, describe, expect, setSystemTime, test } from "bun:test";
import { rmSync } from "node:fs";
import { createKeyring } from "../../src/agent/keyring.ts";
import { keyAgeMs, keyLeadMs, rotateByAge, rotateSigningKey } from "../../src/agent/rotate-keys.ts";
import { createTokens } from "../../src/agent/tokens.ts";
import { openDatabase } from "../../src/db/client.ts";
import { listSigningKeys } from "../../src/db/queries/signing-keys.ts";
import { temporaryFolder } from "../support/server.ts";

const claims = {
  sub: "vis_1",
  tenantId: "ten_bakery",
  indexId: "idx_bakery",
  version: "published" as const,
  revision: "rev_1",
  origin: "https://www.hollow-oak.example",
};

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => void setSystemTime());
let opened = 0;

async function openKeys() {
  const db = await openDatabase({ url: `file:${folder}/${opened++}.db` });
  return { db, keyring: createKeyring(db) };
}

describe("rotation of the keys that sign tokens", () => {
  test("publishes the next key at once and signs with it only after the lead of 20 minutes", async () => {
    const { db, keyring } = await openKeys();
    const first = await keyring.signing();
    const next = await rotateSigningKey(db);
    const fresh = createKeyring(db);
    expect((await fresh.jwks()).keys.map(({ kid }) => kid).sort()).toEqual([first.kid, next.id].sort());
    expect((await fresh.signing()).kid).toBe(first.kid);
    expect(next.activeAt - next.createdAt).toBe(20 * 60_000);
    await db.close();
  });

  test("keeps the key before for 20 minutes after the next one signs, then drops it", async () => {
    const { db, keyring } = await openKeys();
    const { kid } = await keyring.signing();
    const { activeAt } = await rotateSigningKey(db);
    const alive = async (now: number) => (await listSigningKeys(db, now)).some(({ id }) => id === kid);
    expect(await alive(activeAt + keyLeadMs - 1_000)).toBe(true);
    expect(await alive(activeAt + keyLeadMs + 1_000)).toBe(false);
    await db.close();
  });

  test("tokens that are out stay valid, in this process and in another", async () => {
    const { db, keyring } = await openKeys();
    const { token } = await createTokens(keyring, "http://localhost").issue(claims);
    await rotateSigningKey(db);
    expect((await createTokens(keyring, "http://localhost").verify(token)).sub).toBe("vis_1");
    expect((await createTokens(createKeyring(db), "http://localhost").verify(token)).sub).toBe("vis_1");
    await db.close();
  });

  test("a process that runs already accepts a key that another one made", async () => {
    const { db, keyring } = await openKeys();
    await keyring.jwks();
    // As if an hour had passed since the first key was made.
    await db.writer.write([{ sql: "UPDATE signing_keys SET active_at = active_at - 3600000", args: [] }]);
    const next = await rotateSigningKey(db, Date.now() - keyLeadMs - 1_000);
    const other = createKeyring(db);
    const { token } = await createTokens(other, "http://localhost").issue(claims);
    expect((await other.signing()).kid).toBe(next.id);
    await Bun.sleep(1_050);
    expect((await createTokens(keyring, "http://localhost").verify(token)).sub).toBe("vis_1");
    await db.close();
  });

  test("tokens are signed though the clock was set back to before the first key", async () => {
    const { db, keyring } = await openKeys();
    setSystemTime(Date.now() + 60 * 60_000);
    const { kid } = await keyring.signing();
    setSystemTime();
    const tokens = createTokens(createKeyring(db), "http://localhost");
    expect((await createKeyring(db).signing()).kid).toBe(kid);
    expect((await tokens.verify((await tokens.issue(claims)).token)).sub).toBe("vis_1");
    await db.close();
  });

  test("processes that start at once over an empty database have one first key, and take each other's tokens", async () => {
    const { db } = await openKeys();
    const keyrings = [createKeyring(db), createKeyring(db), createKeyring(db)];
    const kids = (await Promise.all(keyrings.map((keyring) => keyring.signing()))).map(({ kid }) => kid);
    expect(new Set(kids).size).toBe(1);
    expect(await listSigningKeys(db, Date.now())).toHaveLength(1);
    const [one, other] = keyrings.map((keyring) => createTokens(keyring, "http://localhost"));
    expect((await other?.verify((await one?.issue(claims))?.token ?? ""))?.sub).toBe("vis_1");
    await db.close();
  });

  test("happens by age, once", async () => {
    const { db, keyring } = await openKeys();
    await keyring.signing();
    expect(await rotateByAge(db)).toBeUndefined();
    const later = Date.now() + keyAgeMs + 60_000;
    expect(await rotateByAge(db, later)).toBeDefined();
    expect(await rotateByAge(db, later)).toBeUndefined();
    await db.close();
  });
});
