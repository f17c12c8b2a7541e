import { expect, test } from "bun:test";
import type { HistoryRow } from "../../src/db/queries/history.ts";
import type { RuntimePackage } from "../../src/runtime-package/packages.ts";
import type { RequestScope } from "../../src/services/caller/scope.ts";
import { beginRecap } from "../../src/services/sessions/session-topics.ts";

const asked = (query: string, summary: string, ...links: string[]) =>
  ({ query, summary, tiles: links.map((link) => ({ title: "Overview", link })) }) as unknown as HistoryRow;
const scope = { generator: { id: "none/1" } } as RequestScope;
const topicsOf = async (rows: HistoryRow[]) =>
  Array.fromAsync((await beginRecap(scope, {} as RuntimePackage, rows, undefined)).topics);

const unanswered = asked("When do you open?", "I couldn't find an answer to that on this site.");
const answered = asked("when do you open?", "We open at nine.");

test.each([
  ["before", [unanswered, answered]],
  ["after", [answered, unanswered]],
])("a question that had no answer %s it had one is a topic with its answer", async (_, rows) => {
  expect(await topicsOf(rows)).toMatchObject([{ narrative: "We open at nine." }]);
});

test("two pages of one title are two topics, both under that title", async () => {
  const rows = [
    asked("What does Cloud cost?", "Cloud costs ten euros.", "https://acme.example/cloud"),
    asked("What does Desktop cost?", "Desktop costs nothing.", "https://acme.example/desktop"),
  ];
  expect(await topicsOf(rows)).toEqual([
    { title: "Overview", narrative: "Cloud costs ten euros." },
    { title: "Overview", narrative: "Desktop costs nothing." },
  ]);
});
