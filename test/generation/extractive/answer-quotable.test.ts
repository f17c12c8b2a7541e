import { expect, test } from "bun:test";
import { askManual } from "./fixtures.ts";

test("A visitor's case before his question is no reply by itself: it is told with that and with what answers it", async () => {
  const lost = "I lost my boat key, the spare key and all I need to row. What do I do?";
  const answer = "If you have lost your keys, please write to the harbour and we lend you a spare boat.";
  const reply = await askManual("I lost my boat key", ["FAQ", `${lost}\n\n${answer}`]);
  expect(reply).toBe(`${lost}\n\n${answer}`);
});

test("but one that the same line answers is", async () => {
  const told = "My boat key is kept by the harbour, which lends it to nobody. Nobody asks for it twice.";
  expect(await askManual("Where is the boat key kept?", ["Keys", told])).toStartWith("My boat key is kept");
});

test("A row that counts how often something is asked for answers only who asks for a number", async () => {
  const rows = "Query | Number of searches\nchange password | 34,637\nreset password | 16,941";
  const told = "All passwords are kept by the harbour, whose guard will reset your password at the gate.";
  const reply = await askManual("reset password", ["Searches", rows], ["Passwords", told]);
  expect(reply).toBe(told);
  expect(await askManual("How many searches for change password?", ["Searches", rows])).toContain("34,637");
});
