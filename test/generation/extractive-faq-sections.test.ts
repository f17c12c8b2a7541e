import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./extractive-fixtures.ts";

// Questions of sections that leave their thing to the title, lead to lists or examples, or ask their reader.

const faqs = async (heading: string, text: string, title = "Shared boxes"): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await faqsOf(
        page(title, [
          ["", "Acme sells them in its shop."],
          [heading, text],
        ]),
      )
    ).map(({ question, answer }) => [question, answer]),
  );

describe("A heading that leaves its thing to the title", () => {
  const what = "Shared boxes are boxes that several customers of Acme use together for a month.";
  const when = "Use shared boxes when you have less than you would need a whole box for.";

  test("asks for that thing, in its number", async () => {
    expect(await faqs("What it is", what)).toEqual({ "What are shared boxes?": what });
    expect(await faqs("When to use it", when)).toEqual({ "When should I use shared boxes?": when });
    const panel = "The panel is a box that Acme puts on a wall for the tools of a month.";
    const told = await faqs("What it is", panel, "Panel");
    expect(told).toEqual({ "What is the panel?": panel });
  });

  test("asks for nothing where the title is a task", async () => {
    const asked = Object.keys(await faqs("What it is", what, "Share a box"));
    expect(asked.filter((question) => /share a box/i.test(question))).toEqual([]);
  });
});

describe("What a section says first", () => {
  const told = "A box of Acme weighs six kilograms, and eight with a lid. A lid of ash is lighter than others.";
  const steps = "1. Open the lid of the box.\n2. Put the lid on the scales.\n3. Read the number.";

  test("answers what is asked, though an example with steps follows", async () => {
    const text = `${told}\n\nThe scales show it. This is how it is done:\n\n${steps}`;
    expect((await faqs("How much does a box weigh?", text))["How much does a box weigh?"]).toStartWith(told);
  });

  test("is all where a list that is too long to be told follows in its paragraph", async () => {
    const best = "Shared boxes are best for little things. Use them when you share a house with others.";
    const list = ["boots", "tools", "lamps"].map(
      (things) => `* Keep the ${things} of a family of nine that has come to a house from far away, and of its guests`,
    );
    const text = `${best} Good cases:\n\n${[...list, ...list.map((item) => `${item} too`)].join("\n")}`;
    expect(await faqs("When to use shared boxes", text)).toEqual({ "When should I use shared boxes?": best });
  });

  test("says what a thing is though it is told where it is shown", async () => {
    const said = "The growth rate shown at the top right is the share of boxes that were rented for the first time.";
    expect(await faqs("Growth rate", said)).toEqual({ "What is the growth rate?": said });
  });

  test("is of nobody where a procedure is for somebody", async () => {
    const said = "Box unlocking is a manual process for the administrator of the shop.";
    expect(Object.keys(await faqs("Unlocking", said)).join()).not.toContain("Who");
  });
});

describe("A question that a page asks its reader", () => {
  test.each([
    ["Did you close the lid?", "After you have put the lid on a box, you must press it until it clicks twice."],
    ["Are you using a lid of oak?", "A lid of oak is heavier than others, so the lamp of the box may stay dark."],
    ["Does your house use a fence?", "If it does, leave the gate of the fence open for the cart of the shop."],
  ])("is none of a visitor: %s", async (question, answer) => {
    expect(await faqs(question, answer)).not.toHaveProperty(question);
  });

  test.each([
    ["Are you open on Sundays?", "The shop of Acme is open on Sundays from ten until four in the afternoon."],
    ["Do you sell lids?", "Acme sells lids of oak and ash, and sends them to all houses in the town."],
  ])("is one where it asks those behind the page: %s", async (question, answer) => {
    expect(await faqs(question, answer)).toHaveProperty([question]);
  });
});
