import { expect, test } from "bun:test";
import { join, resolve } from "node:path";
import { WebhookSite } from "./site.ts";

const main = resolve(import.meta.dir, "../../src/main.ts");

test("usher webhooks list shows dead letters with their tries, and replay sends them while a server runs", async () => {
  await using site = await WebhookSite.start({ gapsMs: [0, 10] });
  const usher = async (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: join(site.server.folder, "data"), PORT: "0" };
    const run = Bun.spawn([process.execPath, main, "webhooks", ...args], { env, stdout: "pipe", stderr: "pipe" });
    const [code, out, err] = await Promise.all([
      run.exited,
      new Response(run.stdout).text(),
      new Response(run.stderr).text(),
    ]);
    return { code, out, err };
  };
  expect((await usher("list", "bakery")).out).toBe("Nothing waits, and there are no dead letters.\n");
  site.receiver.react = () => 503;
  const id = await site.queue("visit");
  await site.settled(id, "dead");
  const listed = await usher("list", "bakery", "--json");
  expect(JSON.parse(listed.out)).toMatchObject({
    disabled: false,
    deliveries: [{ id, sessionId: "visit", status: "dead", nextAt: null, tries: [{ status: 503 }, { status: 503 }] }],
  });
  expect((await usher("list", "bakery")).out).toMatch(
    new RegExp(`^dead {6}${id} {2}session visit[\\s\\S]*try 2 .*503`),
  );
  site.receiver.react = () => 204;
  expect(await usher("replay", "bakery", "msg_unknown")).toMatchObject({ code: 1, out: "" });
  expect(JSON.parse((await usher("replay", "bakery", id, "--json")).out)).toEqual({ replayed: 1 });
  await site.settled(id, "delivered");
  expect(new Set(site.receiver.received.map((received) => received.id))).toEqual(new Set([id]));
  expect((await usher("list", "dairy")).code).toBe(1);
}, 20_000);
