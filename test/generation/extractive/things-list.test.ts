import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, faqUnder, page } from "./fixtures.ts";

// A list of things, below a line that says what it is a list of: who asks for them gets all of them.

const items = "- The brass lamp\n- The iron lamp";
const answer = (lead: string) => `${lead} The brass lamp; the iron lamp.`;

describe("A list of things answers", () => {
  test.each([
    ["By default, the box ships with the following lamps:", "Which lamps does the box ship with by default?"],
    ["The box comes with two lamps:", "Which lamps does the box come with?"],
    ["The boxes officially support these old lamps:", "Which old lamps do the boxes support?"],
    ["The box has the following lamps:", "Which lamps does the box have?"],
    ["We collect the following data:", "Which data do you collect?"],
    ["The following lamps are currently supported:", "Which lamps are supported?"],
    ["The following lamps are not allowed on ships:", "Which lamps are not allowed on ships?"],
    ["To open the box, you will need the following:", "What do I need to open the box?"],
    ["You'll need the following things to open your box:", "What do I need to open my box?"],
  ])("what there is: %s", async (lead, question) => {
    expect(await faqUnder("Boxes", `${lead}\n\n${items}`)).toEqual({ question, answer: answer(lead) });
  });

  test("in bullets too", async () => {
    const source = page("Orders", [["Boxes", `The box comes with the following lamps:\n\n${items}`]]);
    expect((await faqsOf(source, "bullets")).map((faq) => faq.answer)).toEqual([items]);
  });

  test.each([
    "The book has four parts:",
    "The box supports these such lamps:",
    "It comes with the following lamps:",
    "The following options are available:",
    "The following lamps are available for these boxes:",
    "The following lamps are available on our ships:",
    "You need the following to see how it is done:",
  ])("nothing that would not be asked: %s", async (lead) => {
    expect(await askedOn("Orders", ["Boxes", `${lead}\n\n${items}`])).toEqual([]);
  });

  test("and is asked for behind what is done", async () => {
    const cases = [
      "If you lost the lid, send us a letter with its colour.",
      "If your lock is broken, hang a rope around the feet.",
      "If you forgot the number, look at the door of the house.",
      "If your lamp is stolen, call the desk of the next town.",
    ];
    const asked = await askedOn("Boxes", [
      "",
      `The box comes with the following lamps:\n\n${items}\n\n${cases.join("\n\n")}`,
    ]);
    expect(asked).toHaveLength(4);
    expect(asked.filter((question) => question.startsWith("Which"))).toEqual([]);
  });

  test("nothing where it is too long to be told whole", async () => {
    const long = Array.from({ length: 12 }, (_, i) => `- The lamp of the house at the end of the road number ${i}`);
    const asked = await askedOn("Orders", ["Boxes", `The box comes with the following lamps:\n\n${long.join("\n")}`]);
    expect(asked.filter((question) => question.startsWith("Which"))).toEqual([]);
  });

  test.each(["Free plan", "If you are under 18", "Version 2"])(
    "nothing below a heading of a case: %s",
    async (heading) => {
      expect(await askedOn("Boxes", [heading, `The box comes with the following lamps:\n\n${items}`])).toEqual([]);
    },
  );

  test("what there is on the platform that its heading names", async () => {
    const asked = await askedOn("Boxes", ["Windows", `The box comes with the following lamps:\n\n${items}`]);
    expect(asked).toEqual(["Which lamps does the box come with on Windows?"]);
  });

  test("nothing that is told differently in two places", async () => {
    const other = "- The glass lamp\n- The wooden lamp";
    const lead = "The box comes with the following lamps:";
    expect(await askedOn("Boxes", ["North", `${lead}\n\n${items}`], ["South", `${lead}\n\n${other}`])).toEqual([]);
  });

  test.each([
    "Warning: brass lamps are refused after 2024.",
    "Note: a lamp of brass costs two euros more than one of iron.",
    "Children under 12 also need a letter.",
  ])("nothing that goes on behind it: %s", async (behind) => {
    const text = `The box comes with the following lamps:\n\n${items}\n\n${behind}`;
    expect((await askedOn("Boxes", ["", text])).filter((question) => question.startsWith("Which"))).toEqual([]);
  });

  test("nothing that an exception behind it limits", async () => {
    const text = `The box comes with the following lamps:\n\n${items}\n\nExcept on ships, where no lamp is allowed.`;
    expect(await askedOn("Orders", ["Boxes", text])).toEqual([]);
  });
});
