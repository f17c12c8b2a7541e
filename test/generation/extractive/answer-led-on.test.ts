import { expect, test } from "bun:test";
import type { AnswerTask, SourcePage } from "../../../src/schemas/generation.ts";
import { answerTask, page, run, textOf } from "./fixtures.ts";

// An order is told though it leads to a picture, or to a page of another site.

async function ask(query: string, sources: SourcePage[], more: Partial<AnswerTask> = {}): Promise<string> {
  return textOf(await run(answerTask(query, sources, { markdown: false, ...more })));
}

test("An order that leads to a picture is told", async () => {
  const text = "Go to Boxes > Locks to lock a box.\n\nSelect the field Lock the box:\n\nThe guards see it at once.";
  expect(await ask("How do I lock a box?", [page("Lock a box", [["", text]])])).toContain(
    "Select the field Lock the box:",
  );
});

test("What leads to a picture and bids nothing is told nobody", async () => {
  const text = "Boxes can be locked in the menu:\n\nThe lock of a box is red.";
  expect(await ask("How do I lock a box?", [page("Lock a box", [["", text]])])).not.toContain("menu:");
});

const lost = page("Lost keys", [["", "Go to https://desk.acme.test/lost to order a new key for your box."]]);

test("The way to another site is told, its address as nothing but text", async () => {
  const query = "How do I order a new key?";
  expect(await ask(query, [lost])).toBe(lost.passages[0]!.text);
  expect(await ask(query, [lost], { markdown: true })).toContain("Go to `https://desk.acme.test/lost` to order");
});

test("A sentence that only speaks of another site is not told", async () => {
  const text = "A new key for a box was ordered at https://evil.test/keys by a guard.";
  expect(await ask("How do I order a new key?", [page("Lost keys", [["", text]])])).not.toContain("evil");
});

test("An address below the domain of the page's own site leads nowhere else", async () => {
  const text = "A new key for a box is ordered at https://desk.acme.test/keys by its owner.";
  const own = { ...page("Lost keys", [["", text]]), url: "https://help.acme.test/keys" };
  expect(await ask("How do I order a new key?", [own])).toBe(text);
});

test.each([
  ["en", "See your boxes with a lock in the dashboard."],
  ["en", "See Boxes > Lock to lock a box."],
  ["es", "Consulta tus boxes lock en la app."],
  ["fr", "Voir les boxes lock dans l'espace client."],
])("What says where one's own things are is a reply (%s)", async (locale, text) => {
  const sources = [page("Acme", [["", text]], locale)];
  expect(await ask("boxes lock", sources, { locale })).toBe(text);
});

test.each([
  ["en", "For more detail on boxes with a lock, see Locked boxes."],
  ["de", "Siehe Boxes mit Lock."],
  ["fr", "Voir aussi boxes lock."],
  ["nl", "Zie ook Boxes met lock."],
])("What only says where to read on is no reply (%s)", async (locale, text) => {
  const sources = [page("Acme", [["", text]], locale)];
  expect(await ask("boxes lock", sources, { locale })).not.toStartWith(text);
});

test.each([
  ["in the same paragraph", "The hours of the boat house are:\nfrom nine to twelve on market days."],
  ["as a line that is no sentence", "The hours of the boat house are:\n\nNine to twelve on market days"],
])("A value is told with the line that leads to it: %s", async (_, text) => {
  const reply = await ask("What are the hours of the boat house?", [
    page("Club", [["", `${text}\n\nIt smells of tar.`]]),
  ]);
  for (const line of text.split(/\n+/)) expect(reply).toContain(line);
});

test.each([
  [
    "What are the hours of the boat house?",
    "The hours of the boat house are:",
    ["Tuesday ten to four", "Friday ten to four", "Saturday nine to twelve"],
  ],
  [
    "Is the boat house open on saturday?",
    "The boat house is open:",
    ["Tuesday ten to four", "Friday ten to four", "Saturday nine to twelve"],
  ],
  ["What is the address of the club?", "The address of the club is:", ["Ferry Road 7", "Port Hollow"]],
])("All values below a line are told where all are asked for: %s", async (query, lead, values) => {
  const text = [lead, ...values].join("\n\n");
  const reply = await ask(query, [page("Club", [["", `${text}\n\nThe club is open to all who row.`]])]);
  expect(reply).toStartWith([lead, ...values.map((value) => `• ${value}`)].join("\n"));
});

test("A value is told with the line that leads to it where another such line stands below", async () => {
  const text =
    "Our street address is:\n\nFerry Road 7, Port Hollow\n\nOur postal address is:\n\nBox 12\n\nPort Hollow 34";
  expect(await ask("what is the street address of the club", [page("Club", [["", text]])])).toStartWith(
    "Our street address is:\n\nFerry Road 7, Port Hollow",
  );
});

test("What stands behind several amounts and has none is no value of theirs", async () => {
  const text = "The boat house is open:\n\nMonday 9-12\n\nTuesday 9-4\n\nGetting here\n\nParking\n\nNewsletter";
  expect(await ask("when is the boat house open", [page("Club", [["", text]])])).toBe(
    "The boat house is open:\n• Monday 9-12\n• Tuesday 9-4",
  );
});

test("No part of a list is told as all of it where a sentence stands between its lines", async () => {
  const text = "Children can row these boats:\n\nSwan\n\nDuck (only with a parent.)\n\nPike";
  expect(await ask("which boats can children row", [page("Club", [["", text]])])).not.toMatch(/boats:\s+Swan$/);
});
