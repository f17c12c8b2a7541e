import { expect, test } from "bun:test";
import { findPage } from "../../src/search/find-page.ts";
import { searchAnew } from "../../src/search/search.ts";
import { openScope } from "../../src/services/scope.ts";
import { startTestServer } from "../support/server.ts";

const caller = { requestId: "r1", origin: undefined, previewKey: undefined, signal: AbortSignal.timeout(10_000) };

test("What a private request asks is not kept among the recent searches, nor the page that it looks up", async () => {
  await using server = await startTestServer();
  await server.addCompany();
  for (const fields of [{ is_private_session: true }, { tracking_consent: false }]) {
    const scope = await openScope(server.context, fields, caller);
    expect(scope.search).toBe(searchAnew);
    expect(scope.findPage).toBe(findPage);
  }
  const open = await openScope(server.context, {}, caller);
  expect([open.search, open.findPage]).toEqual([server.context.search, server.context.findPage]);
});
