import { expect, test } from "bun:test";
import { usher } from "../support/cli.ts";
import { WebhookSite } from "./site.ts";

test("usher webhooks list shows dead letters with their tries, and replay sends them while a server runs", async () => {
  await using site = await WebhookSite.start({ gapsMs: [0, 10] });
  const webhooks = (...args: string[]) => usher(site.server.context.config.dataDir, ["webhooks", ...args]);
  expect((await webhooks("list", "bakery")).out).toBe("Nothing waits, and there are no dead letters.\n");
  site.receiver.react = () => 503;
  const id = await site.queue("visit");
  await site.settled(id, "dead");
  const listed = await webhooks("list", "bakery", "--json");
  expect(JSON.parse(listed.out)).toMatchObject({
    disabled: false,
    deliveries: [{ id, sessionId: "visit", status: "dead", nextAt: null, tries: [{ status: 503 }, { status: 503 }] }],
  });
  expect((await webhooks("list", "bakery")).out).toMatch(
    new RegExp(`^dead {6}${id} {2}session visit[\\s\\S]*try 2 .*503`),
  );
  site.receiver.react = () => 204;
  expect(await webhooks("replay", "bakery", "msg_unknown")).toMatchObject({ code: 1, out: "" });
  expect(JSON.parse((await webhooks("replay", "bakery", id, "--json")).out)).toEqual({ replayed: 1 });
  await site.settled(id, "delivered");
  expect(new Set(site.receiver.received.map((received) => received.id))).toEqual(new Set([id]));
  expect((await webhooks("list", "dairy")).code).toBe(1);
}, 90_000);

test("usher webhooks list shows a session's id, which visitors choose, in one line that no terminal obeys", async () => {
  await using site = await WebhookSite.start();
  site.receiver.react = () => 503;
  await site.settled(await site.queue("a\u001b]0;owned\u0007\ndead      msg_forged"), "dead");
  const { out } = await usher(site.server.context.config.dataDir, ["webhooks", "list", "bakery"]);
  expect(out).toContain("session a\ufffd]0;owned\ufffd\ufffddead      msg_forged, made");
}, 90_000);
