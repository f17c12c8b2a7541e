import { describe, expect, test } from "bun:test";
import type { SourcePage } from "../../../src/schemas/generation.ts";
import { faqsOf, page } from "./fixtures.ts";

// FAQs by the kind of page: help articles, references, documentation.

async function questionsOf(source: SourcePage): Promise<string[]> {
  return (await faqsOf(source)).map(({ question }) => question);
}

describe("FAQs", () => {
  test("are answered by all steps of a procedure, without the remarks that have no room", async () => {
    const remark =
      "You will be asked for your password, and you should have it at hand in a safe place that nobody else has ever seen.";
    const steps = `To delete your account:\n\n1. Open the settings. ${remark}\n2. Choose Delete account. ${remark}\n3. Confirm it.`;
    expect(await faqsOf(page("Accounts", [["Delete your account", steps]]))).toEqual([
      {
        question: "How do I delete my account?",
        answer: "To delete your account: Open the settings. Choose Delete account. Confirm it.",
      },
    ]);
  });

  test("join steps as their script does", async () => {
    const steps = `如要删除账户：\n\n1. 打开设置页面。您需要输入您的密码，请把它放在手边，以便随时使用，也请不要告诉任何其他人。\n2. 选择删除账户。您会再次看到一条提醒信息，请在继续操作之前仔细阅读它的全部内容。\n3. 确认删除`;
    const [only] = await faqsOf(page("账户", [["如何删除账户？", steps]], "zh"));
    expect(only?.answer).toBe("如要删除账户：打开设置页面。选择删除账户。确认删除。");
  });

  test("of a heading over headings are answered by the first of them", async () => {
    const source = page("Accounts", [
      ["Delete an account", ""],
      ["By yourself", "Open the settings and choose Delete account from the menu."],
    ]);
    const nested = { ...source, passages: source.passages.map((each, i) => ({ ...each, level: 2 + i })) };
    expect(await faqsOf(nested)).toEqual([
      { question: "How do I delete an account?", answer: "Open the settings and choose Delete account from the menu." },
    ]);
  });

  test("begin their answer where the way is told", async () => {
    const source = page("Choose a dark theme", [
      [
        "",
        "Acme has two themes, which many people like very much and others do not like at all, as each of us sees colours in another way. Both have been there since the first day of Acme in the spring of the year that it was founded in.\n\nOpen the menu and choose the dark theme.",
      ],
    ]);
    expect(await faqsOf(source)).toEqual([
      { question: "How do I choose a dark theme?", answer: "Open the menu and choose the dark theme." },
    ]);
  });

  test("never ask what several sections of a page are headed with", async () => {
    const same = ["Update the tool before you go on.", "Remove the old package from your project."];
    const source = page("Upgrade notes", [
      ["What should I do?", same[0]!],
      ["What should I do?", same[1]!],
    ]);
    expect(await questionsOf(source)).not.toContain("What should I do?");
  });

  test.each([
    ["Full-text search", "Full-text search provides a way to find words in every item.", "What is full-text search?"],
    ["Basic search", "Basic search uses the names of all items and nothing else.", "How does basic search work?"],
    ["How Acme uses maps", "With maps, Acme uses what it knows to show where parcels are.", "How does Acme use maps?"],
    [
      "Benefits of shared boxes",
      "Shared boxes save time and money for teams.",
      "What are the benefits of shared boxes?",
    ],
    ["A brief history of boxes", "Boxes were first made of wood in our history.", "What is the history of boxes?"],
    [
      "Starting point vs ending point",
      "A starting point begins a journey, while an ending point ends it.",
      "What is the difference between starting point and ending point?",
    ],
    ["Setup a box", "To begin, open the lid and put in your things.", "How do I set up a box?"],
  ])("ask what a topic is, how it works or why, where the section says so: %s", async (heading, text, question) => {
    expect(await questionsOf(page("All there is", [[heading, text]]))).toEqual([question]);
  });

  test.each([
    ["Browser", "The visits of your site are shown on the first tab."],
    ["Uploading a video", "Before uploading a video, make sure you have your keys ready."],
    ["Match detection options", "Choose the option that you need for your site."],
    ["Applying this practice", "Choose the option that you need for your site."],
    ["Send encryption", "Make sure to keep the key of a Send in a safe place."],
    ["Register the routing processor of the logger", "Register the routing processor of the logger."],
    ["What made you come here?", "I wanted to learn how my own work could help more people."],
    ["How to apply this practice", "Choose the option that you need for your practice."],
    ["Moving a box", "To follow this guide, you will need to have a box that you can move."],
    ["Contact Acme.gov to", "Choose the option that you need for your practice."],
    ["Cost of boxes is high", "Boxes of any kind come at a high cost today."],
    ["The goals", "Greater transparency is one of the goals of our center."],
  ])("ask nothing that the section does not answer: %s", async (heading, text) => {
    expect(await questionsOf(page("We were there today", [[heading, text]]))).toEqual([]);
  });

  test("never ask what the site's own name does on a page about something else", async () => {
    const act =
      "Acme provides a set of settings for the boxes, and Acme checks each of them. Acme is in Oslo. We trust Acme. With Acme, boxes are safe. Try Acme. All of Acme works.";
    expect(await questionsOf(page("We were there today", [["", act]]))).toEqual([]);
    const settings = page("We were there today", [
      ["", act],
      ["Changing the settings", "Open the menu and choose the settings that you need for each box."],
    ]);
    expect(await questionsOf(settings)).toEqual(["How do I change the settings?"]);
  });

  test("leave out the mark of an answer", async () => {
    const text = "A: You can ask for your money back within a month after the day of your order.";
    expect((await faqsOf(page("Orders", [["Can I return my order?", text]])))[0]?.answer).toBe(text.slice(3));
  });

  test("never ask about a series of posts that a title begins with", async () => {
    const text = "Many trends of this year have to do with phones, and most of the visitors use them.";
    expect(await questionsOf(page("Trends on Tuesday: Half of us read on phones", [["", text]]))).toEqual([]);
  });

  test("ask what a post announces", async () => {
    const post = page("Introducing Acme Pay", [["", "Acme Pay makes the payments of small shops quick and safe."]]);
    expect(await questionsOf(post)).toEqual(["What is Acme Pay?"]);
    const many = page("Announcing the launch of Acme Boxes", [["", "Acme Boxes keep the parcels of a street safe."]]);
    expect(await questionsOf(many)).toEqual(["What are Acme Boxes?"]);
  });
});
