import { expect, spyOn, test } from "bun:test";
import { bakeryOrigin } from "../support/company.ts";
import { startTestServer } from "../support/server.ts";

test("What a private request asks is not kept among the recent searches, nor the page that it looks up", async () => {
  await using server = await startTestServer();
  await server.addCompany();
  const { packages } = server.context;
  const found = await packages.resolve(await packages.company("bakery"), "published");
  const asked = [spyOn(found!.segment, "search"), spyOn(found!.segment, "find")];
  /** How often the segment itself had to be asked. */
  const ask = async (flags: Record<string, boolean>) => {
    for (const spy of asked) spy.mockClear();
    const page = { canonical_url: `${bakeryOrigin}/pricing`, title: "Bread prices", ...flags };
    expect((await server.post("/api/v1/queries", { query: "large loaf", ...flags })).status).toBe(200);
    expect((await server.post("/api/v1/snackable-read", page)).status).toBe(200);
    return asked.map((spy) => spy.mock.calls.length);
  };
  for (const flags of [{ is_private_session: true }, { tracking_consent: false }, {}]) {
    expect(await ask(flags)).toEqual([1, 1]);
  }
  expect(await ask({})).toEqual([0, 0]);
});
