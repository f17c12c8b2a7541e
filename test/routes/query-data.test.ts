import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { recentJobs } from "../../src/db/queries/export-jobs.ts";
import { createApiKey } from "../../src/services/keys/create-api-key.ts";
import { revokeApiKey } from "../../src/services/keys/revoke-api-key.ts";
import { readCsv } from "../exports/read-csv.ts";
import { extractiveId } from "../support/generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
  await server.addCompany({ company: "mill", indexId: "idx_mill" });
  key = (await createApiKey(server.context, "bakery")).text;
});
afterAll(() => server[Symbol.asyncDispose]());

const columns =
  "event_id,occurred_at,event_type,company,version,corpus_version,session_id,request_id,user_id,query,summary," +
  "result_count,result_links,cta_text,cta_url,page_url,status,cache_status,model,first_part_ms,total_ms," +
  "input_tokens,output_tokens,locale,origin";

function ask(parameters: Record<string, string>, headers: Record<string, string> = { "x-api-key": key }) {
  return server.get(`/query-data?${new URLSearchParams(parameters)}`, headers);
}

const range = (startDate: string, endDate = startDate, company = "bakery") => ({
  company,
  start_date: startDate,
  end_date: endDate,
});

/** The link as this test reaches it: the server's public url is another one. */
async function linkOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(202);
  const { presigned_url } = (await answer.json()) as { presigned_url: string };
  expect(presigned_url).toStartWith(`${server.context.config.publicUrl}/`);
  return presigned_url.replace(server.context.config.publicUrl, server.url);
}

/** Polls as SPEC.md says, but faster, and fetches the whole. */
async function download(link: string): Promise<string> {
  for (;;) {
    const { status } = await fetch(link, { headers: { range: "bytes=0-0" } });
    if (status === 200 || status === 206) return (await fetch(link)).text();
    expect(status).toBe(404);
    await Bun.sleep(5);
  }
}

test("Unknown query parameters are ignored, also where they are repeated", async () => {
  const query = new URLSearchParams({ ...range("2024-01-01"), utm_source: "x", start: "1" });
  query.append("utm_source", "y");
  expect((await server.get(`/query-data?${query}`, { "x-api-key": key })).status).toBe(202);
});

const at = (time: string) => Date.parse(time);
const event = (occurredAt: number, more = {}) =>
  server.context.recorder.record({
    eventType: "queries",
    company: "bakery",
    version: "published",
    corpusVersion: 1,
    occurredAt,
    ...more,
  });

describe("GET /query-data answers 202 with a presigned_url", () => {
  test("whose file has the requests of both days and of those between, in UTC, ordered by time", async () => {
    const inside = ["2024-03-01T00:00:00.000Z", "2024-03-01T12:00:00.001Z", "2024-03-02T23:59:59.999Z"];
    for (const time of [...inside].reverse()) event(at(time), { query: time });
    for (const time of ["2024-02-29T23:59:59.999Z", "2024-03-03T00:00:00.000Z"]) event(at(time), { query: "outside" });
    event(at("2024-03-01T10:00:00Z"), { company: "mill", query: "of another company" });
    const text = await download(await linkOf(await ask(range("2024-03-01", "2024-03-02"))));
    const [header, ...rows] = readCsv(text);
    expect(header?.join(",")).toBe(columns);
    expect(rows.map((row) => row[1])).toEqual(inside);
    expect(rows.map((row) => row[9])).toEqual(inside);
    expect(rows.map((row) => row[3])).toEqual(["bakery", "bakery", "bakery"]);
  });

  test("whose file has each column's value, numbers that are not known empty, and cells that would run disarmed", async () => {
    event(at("2024-04-01T08:00:00.123Z"), {
      eventId: "ev-1",
      sessionId: "s,1",
      requestId: "r-1",
      userId: "@user",
      query: '=HYPERLINK("http://x")',
      summary: 'Two\r\nlines, "quoted"',
      resultCount: 2,
      resultLinks: "https://a https://b",
      ctaText: " +1",
      ctaUrl: "https://cta",
      pageUrl: "https://page",
      cacheStatus: "hit",
      model: extractiveId,
      totalMs: 12,
      locale: "de",
      origin: "https://o",
    });
    const text = await download(await linkOf(await ask(range("2024-04-01"))));
    expect(text.split("\r\n").slice(1).join("\r\n")).toBe(
      `ev-1,2024-04-01T08:00:00.123Z,queries,bakery,published,1,"s,1",r-1,'@user,"'=HYPERLINK(""http://x"")",` +
        `"Two\r\nlines, ""quoted""",2,https://a https://b,' +1,https://cta,https://page,ok,hit,${extractiveId},,12,,,de,https://o\r\n`,
    );
  });

  test("and the same with a slash behind its path", async () => {
    const answer = await server.get(`/query-data/?${new URLSearchParams(range("2001-02-02"))}`, { "x-api-key": key });
    expect(answer.status).toBe(202);
  });

  test("but not to HEAD, which is 405 and begins no export", async () => {
    const jobs = async () => (await recentJobs(server.context.db, "bakery", 100)).length;
    const before = await jobs();
    for (const path of ["/query-data", "/query-data/"]) {
      const address = `${server.url}${path}?${new URLSearchParams(range("2001-03-03"))}`;
      const answer = await fetch(address, { method: "HEAD", headers: { "x-api-key": key } });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET"]);
    }
    expect(await jobs()).toBe(before);
  });

  test("for a range without requests: the header row alone", async () => {
    expect(await download(await linkOf(await ask(range("2001-01-01"))))).toBe(`${columns}\r\n`);
  });

  test("for real requests, those of this moment too, private ones left out", async () => {
    await server.post("/api/v1/queries", { query: "bread prices", company: "bakery", sessionId: "seen" });
    const hidden = { query: "secret bread", company: "bakery", sessionId: "unseen", is_private_session: true };
    await server.post("/api/v1/queries", hidden);
    const today = new Date().toISOString().slice(0, 10);
    const text = await download(await linkOf(await ask(range(today))));
    expect(text).toContain("bread prices");
    expect(text).not.toContain("secret");
  });

  test("the index id names the company too; a range may have 366 days", async () => {
    await linkOf(await ask({ ...range("2024-01-01", "2024-12-31"), company: "idx_bakery" }));
  });
});

test("The same key, company and range give the same job while it runs; another key or range gives its own", async () => {
  const gate = Promise.withResolvers<void>();
  await using own = await startTestServer({
    overrides: {
      exports: {
        async *pages() {
          await gate.promise;
          yield { bytes: new Uint8Array([65]), rows: 1 };
        },
      },
    },
  });
  await own.addCompany();
  const [first, second] = [await createApiKey(own.context, "bakery"), await createApiKey(own.context, "bakery")];
  const link = async (text: string, day: string) => {
    const parameters = new URLSearchParams(range(day));
    const answer = await own.get(`/query-data?${parameters}`, { "x-api-key": text });
    return new URL(((await answer.json()) as { presigned_url: string }).presigned_url).pathname;
  };
  const job = await link(first.text, "2024-01-01");
  expect(await Promise.all([1, 2, 3].map(() => link(first.text, "2024-01-01")))).toEqual([job, job, job]);
  expect(await link(second.text, "2024-01-01")).not.toBe(job);
  expect(await link(first.text, "2024-01-02")).not.toBe(job);
  gate.resolve();
  while ((await recentJobs(own.context.db, "bakery", 9)).some(({ state }) => state !== "done")) await Bun.sleep(5);
  expect(await link(first.text, "2024-01-01")).not.toBe(job);
});

describe("GET /query-data refuses", () => {
  const faults: [string, Record<string, string>][] = [
    ["without a company", { start_date: "2024-01-01", end_date: "2024-01-02" }],
    ["without a start", { company: "bakery", end_date: "2024-01-02" }],
    ["without an end", { company: "bakery", start_date: "2024-01-01" }],
    ["with a malformed day", range("2024-1-1")],
    ["with a time", range("2024-01-01T00:00:00Z")],
    ["with a day that is none", range("2023-02-30")],
    ["with the end before the start", range("2024-01-02", "2024-01-01")],
    ["with 367 days", range("2023-01-01", "2024-01-02")],
  ];
  test.each(faults)("%s: 400 {detail, error}", async (_name, parameters) => {
    const answer = await ask(parameters);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ detail: expect.any(String), error: "invalid_request" });
  });

  test("a parameter given twice: 400", async () => {
    const query = "company=bakery&start_date=2024-01-01&start_date=2024-01-02&end_date=2024-01-03";
    expect((await server.get(`/query-data?${query}`, { "x-api-key": key })).status).toBe(400);
  });

  test("no key, a wrong, a revoked or a cut one, and one of another company: 403 {message}, all alike", async () => {
    const revoked = await createApiKey(server.context, "bakery");
    await revokeApiKey(server.context, "bakery", revoked.id);
    const foreign = await createApiKey(server.context, "mill");
    const wrong = `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;
    const bodies = new Set<string>();
    for (const value of [undefined, "", wrong, key.slice(0, -1), "x", revoked.text, foreign.text]) {
      const answer = await ask(range("2024-01-01"), value === undefined ? {} : { "x-api-key": value });
      expect(answer.status).toBe(403);
      bodies.add(await answer.text());
    }
    expect([...bodies].map((body) => JSON.parse(body))).toEqual([{ message: expect.any(String) }]);
    expect((await ask({ ...range("2024-01-01"), company: "nobody" })).status).toBe(403);
  });

  test("without a key, whatever the parameters are: 403, not 400", async () => {
    expect((await ask({}, {})).status).toBe(403);
  });

  test("any other path of the portal: 404 {message}", async () => {
    for (const path of ["/query-data/x", "/query", "/exports", "/exports/x", "/exports/bakery/x.csv"]) {
      const answer = await server.get(path, { "x-api-key": key });
      expect([path, answer.status]).toEqual([path, path.startsWith("/exports/") ? 403 : 404]);
      expect(await answer.json()).toEqual({ message: expect.any(String) });
    }
  });

  test("a company that asks too often is 429 where addresses have no limit, too", async () => {
    await using own = await startTestServer({ config: { addressRequestsPerMinute: 0 } });
    await own.addCompany({ limits: { requests_per_minute: 2 } });
    const { text } = await createApiKey(own.context, "bakery");
    const path = `/query-data?${new URLSearchParams(range("2024-01-01"))}`;
    const ask = () => own.get(path, { "x-api-key": text }).then(({ status }) => status);
    expect([await ask(), await ask(), await ask()]).toEqual([202, 202, 429]);
  });

  test("a company or an address that asks too often: 429 {message} with Retry-After", async () => {
    await using own = await startTestServer({ config: { addressRequestsPerMinute: 2 } });
    await own.addCompany({ limits: { requests_per_minute: 2 } });
    const { text } = await createApiKey(own.context, "bakery");
    const path = `/query-data?${new URLSearchParams(range("2024-01-01"))}`;
    for (const [headers, status] of [
      [{ "x-api-key": text }, 202],
      [{}, 403],
    ] as const) {
      for (let count = 0; count < 2; count++) expect((await own.get(path, headers)).status).toBe(status);
      const answer = await own.get(path, headers);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await answer.json()).toEqual({ message: expect.any(String) });
    }
  });

  test("when the database fails: 500 {detail, error} that tells nothing; when it is busy: 503 {message}", async () => {
    await using own = await startTestServer();
    await own.addCompany();
    const { text } = await createApiKey(own.context, "bakery");
    const path = `/query-data?${new URLSearchParams(range("2024-01-01"))}`;
    const { writer } = own.context.db;
    const write = writer.write;
    writer.write = () => Promise.reject(new Error("secret /srv/usher"));
    const failed = await own.get(path, { "x-api-key": text });
    writer.write = write;
    expect(failed.status).toBe(500);
    expect(await failed.json()).toEqual({ detail: expect.not.stringContaining("secret"), error: "internal" });
  });
});
