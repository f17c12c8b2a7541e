import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const faqsIn = (text: string, title = "Notes from the ferry", heading = "") => faqsOf(page(title, [[heading, text]]));
const FERRY = "The ferry has a bell. Each ferry has two decks. Our ferry is red. A ferry needs a crew of six.";

describe("a rule that one sentence tells is asked for", () => {
  test.each([
    [
      "whom a guidance binds",
      "All drivers are required to follow this guidance on the ferry.",
      "Who must follow this guidance on the ferry?",
    ],
    ["who has a duty", "All drivers must show a ticket on the ferry.", "Who must show a ticket on the ferry?"],
    ["what is free", "The night ferry will be free for children under six.", "Will the night ferry be free?"],
    ["how many are", "Up to 40 bikes can be stored per ferry every day.", "How many bikes can be stored per ferry?"],
    ["how many I may", "You can order up to 6 tickets per ferry.", "How many tickets can I order per ferry?"],
    ["what is refused", "We cannot accept large animals on the ferry.", "Do you accept large animals on the ferry?"],
    ["an aim", "The ultimate goal of the ferry is to bring the islands closer.", "What is the goal of the ferry?"],
  ])("%s", async (_, text, question) => {
    expect(await faqsIn(text)).toEqual([{ question, answer: text }]);
  });

  test("under a heading of something else too, where the page comes back to its things", async () => {
    const text = "We do not ship cars on the ferry.";
    const faqs = await faqsOf(
      page("Summer news", [
        ["", FERRY],
        ["The harbour", text],
      ]),
    );
    expect(faqs).toEqual([{ question: "Do you ship cars on the ferry?", answer: text }]);
  });

  test.each([
    ["of pages, which are obliged to nothing", "All pages must name the ferry and its captain."],
    [
      "by denying in passing what a long page does not speak of",
      `You cannot squeeze a lighthouse into the smallest ferry cabin.\n\n${Array(7).fill(FERRY).join("\n\n")}`,
    ],
    ["by the same again", "You cannot foresee the ferry, because you cannot foresee the weather."],
  ])("not %s", async (_, text) => {
    expect(await faqsIn(text)).toEqual([]);
  });
});

describe("an address that one sentence names is asked for", () => {
  test.each([
    ["where to send", "Send the ferry form to desk@ferry.example before Friday.", "Where do I send the ferry form?"],
    [
      "whom to ask",
      "For questions about the ferry, write to desk@ferry.example.",
      "Whom do I ask questions about the ferry?",
    ],
    ["how to write", "You can e-mail us at desk@ferry.example at any time.", "How do I contact you?"],
    ["how to send a message", "Send a message to us at desk@ferry.example any time.", "How do I contact you?"],
  ])("%s", async (_, text, question) => {
    expect(await faqsIn(text)).toEqual([{ question, answer: text }]);
  });

  test("not of what was spoken of before", async () => {
    expect(await faqsIn("Send the form for this to desk@ferry.example.")).toEqual([]);
  });
});

test("whom a rule binds is not asked of one line in a list of rules", async () => {
  const rules = "- All drivers must show a ticket on the ferry.\n- No bikes on the upper deck.";
  expect(await faqsIn(rules, "Rules of the ferry", "General rules")).toEqual([]);
});
