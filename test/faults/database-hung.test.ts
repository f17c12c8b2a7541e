import { expect, test } from "bun:test";
import { answersReads } from "../../src/db/answers-reads.ts";
import { openDatabase } from "../../src/db/client.ts";
import { connect } from "../../src/db/connect.ts";
import { bakeryOrigin } from "../support/company.ts";
import { recordLog } from "../support/log.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { startSqld } from "../support/sqld.ts";

const answerMs = 400;
/** Far more than an answer may take, and far less than for ever. */
const soon = 5_000;

async function inTime<T>(waited: Promise<T>): Promise<T> {
  const late = Bun.sleep(soon).then(() => Promise.reject(new Error(`still waiting after ${soon} ms`)));
  return Promise.race([waited, late]);
}

const newVisitor = (server: TestServer, clientSessionId: string) =>
  server.post("/service/v1/bootstrap", { clientSessionId, indexId: "idx_bakery" }, { origin: bakeryOrigin });

test("A database's server that takes connections and says nothing holds up nobody", async () => {
  const { log, saying } = recordLog();
  await using sqld = await startSqld();
  await using server = await startTestServer({ config: { database: { url: sqld.url, answerMs } }, overrides: { log } });
  await server.addCompany();
  expect((await newVisitor(server, "before")).status).toBe(200);

  await sqld.hang();
  const answer = await inTime(newVisitor(server, "meanwhile"));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  const query = { company: "bakery", query: "bread prices", sessionId: "visit" };
  expect((await inTime(server.post("/api/v1/queries", query))).status).toBe(200);
  expect(saying("the database cannot be used")).toHaveLength(1);

  const began = performance.now();
  const crowd = Array.from({ length: 20 }, (_, nth) => newVisitor(server, `crowd ${nth}`));
  expect((await inTime(Promise.all(crowd))).map(({ status }) => status)).toEqual(Array(20).fill(503));
  // All at once: none waits for the deadlines of those before it.
  expect(performance.now() - began).toBeLessThan(5 * answerMs);

  sqld.goOn();
  let status = 0;
  for (const end = Date.now() + soon; status !== 200 && Date.now() < end; await Bun.sleep(50))
    status = (await inTime(newVisitor(server, "after"))).status;
  expect(status).toBe(200);
  expect(saying("the database can be used again")).toHaveLength(1);
});

test("What was given up while it waited is not made once the server goes on", async () => {
  await using sqld = await startSqld();
  const client = connect({ url: sqld.url, answerMs });
  await client.execute("CREATE TABLE said (nth INTEGER)");
  await sqld.hang();
  const said = Array.from({ length: 20 }, (_, nth) =>
    client.execute({ sql: "INSERT INTO said VALUES (?)", args: [nth] }),
  );
  const codes = (await inTime(Promise.allSettled(said))).map((end) => end.status === "rejected" && end.reason.code);
  expect(codes).toEqual(Array(20).fill("ETIMEDOUT"));
  sqld.goOn();
  expect((await client.execute({ sql: "INSERT INTO said VALUES (?)", args: [99] })).rowsAffected).toBe(1);
  const { rows } = await client.execute("SELECT nth FROM said WHERE nth BETWEEN 1 AND 19");
  expect(rows).toEqual([]);
  client.close();
});

test("A migration may take longer than an answer", async () => {
  await using sqld = await startSqld();
  const database = await openDatabase({ url: sqld.url, answerMs: 1 });
  await database.close();
  const patient = await openDatabase({ url: sqld.url });
  expect(await answersReads(patient)).toBe(true);
  await patient.close();
});

test("A start says that the database does not answer", async () => {
  await using silent = Bun.serve({ port: 0, fetch: () => new Promise<Response>(() => {}) });
  const opening = openDatabase({ url: silent.url.href }).catch((error: Error) => error.message);
  expect(await opening).toContain("did not answer within 10 s");
  await silent.stop(true);
}, 90_000);

test("A server stops while its database hangs", async () => {
  await using sqld = await startSqld();
  const server = await startTestServer({ config: { database: { url: sqld.url, answerMs } } });
  await server.addCompany();
  await server.post("/api/v1/queries", { company: "bakery", query: "bread prices", sessionId: "visit" });
  await sqld.hang();
  await inTime(server[Symbol.asyncDispose]());
});
