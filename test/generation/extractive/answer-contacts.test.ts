import { expect, test } from "bun:test";
import { answerTask, page, run, textOf } from "./fixtures.ts";

const desk = page("Contact the harbour", [
  ["", "Our desk is at 12 Mill Lane, Larkhill. Call 0113 496 0123 or write to desk@harbour.example."],
  ["Tours", "Each tour has a number and an email list. Write your address on the form of the tour."],
]);

test.each([
  ["What is your email address?", "desk@harbour.example"],
  ["What's the phone number of the harbour?", "0113 496 0123"],
  ["What is your address?", "12 Mill Lane"],
  ["Where is the harbour located?", "12 Mill Lane"],
])("A contact is given by itself, whatever it is called: %s", async (query, given) => {
  expect(textOf(await run(answerTask(query, [desk], { markdown: false })))).toContain(given);
});

test("What somebody does with his own is no question for it", async () => {
  const text = "You can change your email address in the menu of the account.";
  const reply = textOf(
    await run(answerTask("How do I change my email address?", [desk, page("Account", [["", text]])])),
  );
  expect(reply).toStartWith(text);
});
