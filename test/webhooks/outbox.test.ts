import { expect, test } from "bun:test";
import { openDatabase } from "../../src/db/client.ts";
import { queueDelivery } from "../../src/webhooks/outbox.ts";
import { DatabaseFile } from "../db/database-file.ts";

const of = { company: "bakery", sessionId: "visit", historyHash: "hash" };
const summary = {
  ...{ session_id: "visit", status: "generated" as const, category: "general", topics: [], resources: [] },
  ...{ cta: { text: "", link: "" }, suggested_subject: "", rendered_body: "" },
};

test("two that queue one summary are told the same delivery, though their replica does not follow", async () => {
  using file = new DatabaseFile();
  using old = new DatabaseFile();
  const [primary, replica] = await Promise.all([file, old].map(({ url }) => openDatabase({ url })));
  if (!primary || !replica) throw new Error("Two were opened");
  const db = { ...primary, reader: replica.reader };
  const ids = await Promise.all([queueDelivery(db, of, summary), queueDelivery(db, of, summary)]);
  expect(ids[1]).toBe(ids[0]);
  expect(await file.column("SELECT id FROM webhook_deliveries")).toEqual([ids[0]]);
  await Promise.all([primary.close(), replica.close()]);
});
