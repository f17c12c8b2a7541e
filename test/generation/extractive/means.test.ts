import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const steps = Array.from(
  { length: 9 },
  (_, i) => `${i + 1}. Press the blue button number ${i} of the box at the left side.`,
);

async function asked(title: string, opening: string, locale = "en") {
  const faqs = await faqsOf(page(title, [["", `${opening}\n\n${steps.join("\n")}`]], locale));
  return faqs.find(({ question }) => question.startsWith("How do I"));
}

describe("A way that is too long to be told is asked for, and answered by its means", () => {
  test.each([
    ["You can add our parcel box in Webster by opening its garden shed.", "Add the parcel box on Webster"],
    ["To return a parcel, you can use the label that came with the box.", "Return a parcel"],
    ["The easiest way to return a parcel is to call the desk in your town.", "Return a parcel"],
    ["Acme lets you easily move your parcels from Oslo using its night train.", "Import from Oslo"],
    ["To find the parcel box, ask the desk for the key of its garden shed.", "Find the parcel box"],
    ["Add the parcel box in Webster by opening the door of its garden shed.", "Add the parcel box on Webster"],
    ["You can embed the parcel box in Webster with the plugin of the town.", "Install the parcel box on Webster"],
  ])("%s", async (said, title) => {
    expect((await asked(title, said))?.answer).toBe(said);
  });

  test("in bullets too", async () => {
    const said = "To return a parcel, you can use the label that came with the box.";
    const source = page("Return a parcel", [["", `${said}\n\n${steps.join("\n")}`]]);
    expect(await faqsOf(source, "bullets")).toEqual([{ question: "How do I return a parcel?", answer: `- ${said}` }]);
  });

  test.each([
    ["of another thing", "You can add our parcel box in Oslo by opening its garden shed."],
    ["of another act", "You can paint our parcel box in Webster by opening its garden shed."],
    ["that is a time", "Add the parcel box in Webster through December to have one by the end of the year."],
    ["that is not shown", "To add our parcel box in Webster, use this script by the garden shed of the town."],
    ["that stands elsewhere", "You can add our parcel box in Webster by opening the shed below."],
    ["that is another one", "You can also add our parcel box in Webster by opening its garden shed."],
    ["that is taken back", "You can add our parcel box in Webster by opening its shed. But the shed is shut."],
    ["that somebody may want", "You can add our parcel box in Webster whenever the garden shed is open."],
  ])("but by none %s", async (_, said) => {
    expect(await asked("Add the parcel box on Webster", said)).toBeUndefined();
  });
});

test("A means is told among the first sentences of a page, and no further down", async () => {
  const said = "To return a parcel, you can use the label that came with the box.";
  const others = (count: number) => Array.from({ length: count }, (_, i) => `Parcel ${i} is red.`).join(" ");
  expect((await asked("Return a parcel", `${others(7)} ${said}`))?.answer).toBe(said);
  expect(await asked("Return a parcel", `${others(8)} ${said}`)).toBeUndefined();
});

test("What is done for something else is no way to do what a title names", async () => {
  const way = (wanted: string) => `If you want to ${wanted} it, you should hide it behind the box with the red lid on.`;
  const asked = async (wanted: string) =>
    (await faqsOf(page("Using a parcel box", [["", way(wanted)]]))).map(({ question }) => question);
  expect(await asked("use")).toContain("How do I use a parcel box?");
  expect(await asked("sell")).not.toContain("How do I use a parcel box?");
});

test("A means is no longer than an answer, or one of its lines, may be", async () => {
  const said = (words: number) => `To return a parcel, you can use ${"the very old ".repeat(words)}label of the box.`;
  const asked = (words: number, format: "paragraph" | "bullets") =>
    faqsOf(page("Return a parcel", [["", `${said(words)}\n\n${steps.join("\n")}`]]), format);
  expect(await asked(8, "paragraph")).toHaveLength(1);
  expect(await asked(8, "bullets")).toHaveLength(1);
  expect(await asked(12, "bullets")).toEqual([]);
  expect(await asked(20, "paragraph")).toEqual([]);
});

describe("A way", () => {
  const way = [
    "Open the parcel page and press the Change button.",
    "You'll see a summary of the change:\n\n- The old box, with the name of each of its owners and the day on which it came\n- The new box",
    "Press the Confirm button to change the box.",
  ];

  test("is told without the list of what is only seen on it", async () => {
    const [faq] = await faqsOf(page("Change the box", [["", way.join("\n\n")]]));
    expect(faq).toEqual({ question: "How do I change the box?", answer: `${way[0]} ${way[2]}` });
  });

  test("is not told where that list has to be filled in", async () => {
    const filled = way.with(1, way[1]!.replace("You'll see a summary of the change", "Then enter"));
    expect(await faqsOf(page("Change the box", [["", filled.join("\n\n")]]))).toEqual([]);
  });

  test("ends before a question of something else, whatever has to be done about that", async () => {
    const other = "Lost the box?\nCall the desk of the house.";
    const told = [way[0], way[2], "Acme keeps old boxes.", other].join("\n\n");
    expect((await faqsOf(page("Change the box", [["", told]])))[0]?.answer).toStartWith(`${way[0]} ${way[2]}`);
  });

  test("may go to a section of an application, which is no page to be read", async () => {
    const text = "Go to the Danger zone section, find Delete Box and click on the red Delete button.";
    expect(await faqsOf(page("Delete the box", [["", text]]))).toHaveLength(1);
    expect(await faqsOf(page("Delete the box", [["", "Go to the section on how boxes are deleted."]]))).toEqual([]);
  });

  test("is not torn from what is typed in a field", async () => {
    const typed = (mark: string) =>
      `Open the parcel page of your box and select its name.\n\nIn the "Name" field type a new name${mark}`;
    expect((await faqsOf(page("Rename the box", [["", typed(".")]])))[0]?.answer).toEndWith("type a new name.");
    const torn = await faqsOf(page("Rename the box", [["", typed(" as shown below.\n\nThat is all.")]]));
    expect(torn.map(({ question }) => question)).toEqual(["Where do I go to rename the box?"]);
  });
});

test("What may be tried is told with what is advised among it", async () => {
  const tries = (lead: string) =>
    page("Lost", [
      ["How do I find my box?", `${lead}:\n\n- Look under the desk\n- Open each door\n- We recommend a lamp`],
    ]);
  expect(await faqsOf(tries("To find your box, try the following"))).toEqual([
    {
      question: "How do I find my box?",
      answer: "To find your box, try the following: Look under the desk. Open each door. We recommend a lamp.",
    },
  ]);
  expect(await faqsOf(tries("To find your box, do the following"))).toEqual([]);
});

test("To write to those behind the page is no way", async () => {
  const told = (text: string) => faqsOf(page("Boxes", [["Generate a label", text]]));
  expect(await told("If you need any help(er), just shoot us a message.")).toEqual([]);
  expect(await told("If you need any label, just open the list of boxes.")).toHaveLength(1);
});

test("What is done for the one who wrote the page is no way of a visitor", async () => {
  const told = (heading: string) =>
    faqsOf(page("Jane", [[heading, "Send a letter in the morning and wait for noon."]]));
  expect(await told("How to support me")).toEqual([]);
  expect(await told("How to support people")).toHaveLength(1);
});
