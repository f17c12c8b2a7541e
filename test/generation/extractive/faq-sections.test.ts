import { describe, expect, test } from "bun:test";
import { questionOfHeading, withArticle } from "../../../src/generation/extractive/faqs/questions/english.ts";
import { questionOfTopic } from "../../../src/generation/extractive/faqs/questions/topic.ts";
import { PageWords } from "../../../src/generation/extractive/faqs/wording/page-words.ts";
import { unitsOfPassage } from "../../../src/generation/extractive/page/unit.ts";
import { faqsOf, page } from "./fixtures.ts";

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

test("Nothing is asked of a page that is called as a word of the question", () => {
  const asked = (subject: string) => questionOfHeading("Purpose", subject, new PageWords([]))?.question;
  expect(["What", "purpose", "Crane"].map(asked)).toEqual([undefined, undefined, "What is the purpose of Crane?"]);
});

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

  test.each([
    ["What is it", "What are shared boxes?"],
    ["How to use it", "How do I use shared boxes?"],
    ["When not to use it", "When should I not use shared boxes?"],
  ])("asks for it in any way: %s", async (heading, question) => {
    const texts: Record<string, string> = {
      "What is it": what,
      "How to use it": "Open one of the shared boxes with your key, and close its lid when you leave.",
      "When not to use it": "Do not use shared boxes for lamps, as others may take a lamp for their own.",
    };
    expect(Object.keys(await faqs(heading, texts[heading] ?? ""))).toContain(question);
  });

  test("has its article where the page gives a name one", () => {
    const named = (text: string) => {
      const source = page("Panel", [["", `Open the Panel, and close the Panel when you leave. ${text}`]]);
      return withArticle("Panel", new PageWords(unitsOfPassage(source, source.passages[0]!, 0)));
    };
    expect(named("Tools of the Panel are of iron.")).toBe("the Panel");
    expect(named("Panel is lit, and Panel has tools of iron.")).toBe("Panel");
    expect(named("The Panel script is short, and so is the Panel manual.")).toBe("the Panel");
  });

  test.each([
    ["How it works", "Complete multiple tasks"],
    ["Start buttons", "Buttons"],
    ["Select with hint", "Select"],
  ])("asks for nothing that nobody would say: %s, of %s", async (heading, title) => {
    expect(await faqs(heading, "Use a button for what is done first, and press it with care.", title)).toEqual({});
  });

  test.each(["Deploy", "Acme documentation"])("asks for nothing where the title names nothing: %s", async (title) => {
    const asked = Object.keys(await faqs("When to use it", "Use it when you have less than a whole box.", title));
    expect(asked).toEqual([]);
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

  test.each([
    ["How long does a box last?", "A box lasts for nine years, and its lid for six."],
    ["Why open the lid of a box?", "Opening the lid of a box shows the number on the scales."],
    ["What is a box?", "A box is a thing of oak in which a family keeps its tools."],
  ])("answers it: %s", async (question, first) => {
    const text = `${first} It is the same for all. This is how it is shown:\n\n${steps}`;
    expect((await faqs(question, text))[question]).toStartWith(first);
  });

  test.each([
    "What is the process for opening a box?",
    "What is the best way to open a box?",
    "What are the steps to open a box?",
    "How do you open a box?",
    "How does a customer open a box?",
  ])("is no answer to a question for a way that steps tell: %s", async (question) => {
    const first = "Opening a box is a process of three steps for every customer.";
    const answer = (await faqs(question, `${first} It is free.\n\n${steps}`))[question];
    expect(answer).toContain("Put the lid on the scales.");
  });

  test("answers nothing where it hardly speaks of what is asked", async () => {
    const text = `The shop is in the town, and is open on all days of the week.\n\n${steps}`;
    expect((await faqs("How much does a box weigh?", text))["How much does a box weigh?"]).not.toStartWith("The shop");
  });

  test.each([
    ["If you have questions about them, write to the shop.", "Shared boxes are made of oak."],
    ["They come in these sizes:", "Shared boxes hold nine lamps when they are full."],
  ])("is no answer to when a thing is for where it says nothing of that: %s", async (second, first) => {
    const items = ["boots", "tools", "lamps", "coats", "books", "pots"].map(
      (things) => `* Keep the ${things} of a family of nine that has come to a house from far away, and of its guests`,
    );
    expect(await faqs("When to use shared boxes", `${first} ${second} Good cases:\n\n${items.join("\n")}`)).toEqual({});
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

  test("asks who somebody is, whatever comes before what he is", async () => {
    const said = "Jane Doe is a professional with twenty years of experience as an engineer in the town.";
    expect(Object.keys(await faqs("Our people", said)).join()).not.toContain("What is Jane Doe");
  });

  test("takes what comes first for its subject, however often a verb follows", async () => {
    const said = "The growth rate shown here is the share of boxes that are used for the first time.";
    expect(questionOfTopic("Growth rate", said, new PageWords([]))).toBe("What is the growth rate?");
  });

  test.each(["Change page size", "Set headers for a box", "Use parameters in a report", "View pages of a box"])(
    "is of a task where its heading is one: %s",
    async (heading) => {
      const asked = Object.keys(await faqs(heading, steps));
      expect(asked).toHaveLength(1);
      expect(asked[0]).toStartWith("How do I");
    },
  );

  test.each(["Request headers", "Exit pages", "Request body"])(
    "is of no task where it names a thing: %s",
    async (heading) => {
      const asked = Object.keys(await faqs(heading, "Open it at the top of the screen, and press the first button."));
      expect(asked.join()).not.toMatch(/How do I (?:request|exit)/);
    },
  );

  test("is of nobody where a procedure is for somebody", async () => {
    const said = "Box unlocking is a manual process for the administrator of the shop.";
    expect(Object.keys(await faqs("Unlocking", said)).join()).not.toContain("Who");
  });
});

test("That something depends is no answer", async () => {
  expect(await faqs("What happens next?", "That depends on the box that was sent to the shop.")).toEqual({});
  const told = "That depends on the box. A box of oak is opened at the shop, and one of ash is sent on.";
  expect(await faqs("What happens next?", told)).toHaveProperty(["What happens next?"]);
});

describe("A question that a page asks its reader", () => {
  test.each([
    ["Did you close the lid?", "After you have put the lid on a box, you must press it until it clicks twice."],
    ["Are you using a lid of oak?", "A lid of oak is heavier than others, so the lamp of the box may stay dark."],
    ["Have you opened the gate?", "Open the gate of the fence before the cart of the shop comes to the house."],
    ["Are you still seeing the lamp?", "The lamp may go on for a minute after the lid of a box was pressed."],
    ["What are you trying to open?", "A box with a lamp opens in another way than one that was made without it."],
    ["Have you placed the box behind a fence?", "Our cart does not come to it then. Your neighbour is asked for help."],
    ["Is your lid an old one?", "If the lid is older than the box, take it to the shop before you close it."],
    ["Does your house use a fence?", "If it does, leave the gate of the fence open for the cart of the shop."],
  ])("is none of a visitor: %s", async (question, answer) => {
    expect(await faqs(question, answer)).not.toHaveProperty(question);
  });

  test.each([
    ["Are you open on Sundays?", "The shop of Acme is open on Sundays from ten until four in the afternoon."],
    ["Is your shop open on Sundays?", "The shop is open on Sundays. If you come late, ring the bell of the house."],
    ["Do you sell lids?", "Acme sells lids of oak and ash, and sends them to all houses in the town."],
    ["Are you using my name in letters?", "No. Acme never uses the names of those who rent its boxes in letters."],
    ["Are you using oak?", "The lids of all boxes are made of oak from the woods around the town."],
    ["Are you testing lids?", "We test lids for a year, and tell you if one of them breaks before that."],
    ["What are you looking for in a customer?", "We look for people who close the lids of their boxes at night."],
    ["Have you changed your prices?", "Our prices are those of last year, and stay the same until the summer."],
  ])("is one where it asks those behind the page: %s", async (question, answer) => {
    expect(await faqs(question, answer)).toHaveProperty([question]);
  });
});
