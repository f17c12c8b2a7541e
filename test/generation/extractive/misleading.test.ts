import { describe, expect, test } from "bun:test";
import { answerTask, askedOn, faqsOf, faqUnder, page, run, takeawaysOf, textOf } from "./fixtures.ts";

// What is true on its page and false without what stood beside it is not shown.

describe("an FAQ", () => {
  test("has no step of another case", async () => {
    const steps = "1. Log in.\n2. Print the label. No printer? Show the code at the desk.\n3. Post the box.";
    expect(await askedOn("Returns", ["Return a box", steps])).toEqual([]);
  });

  test("keeps the first sentence of its answer", async () => {
    const told = "Returns from France are free. From Italy we deduct five euros. From other countries you pay for it.";
    expect((await faqUnder("Who pays for the return?", told))?.answer).toBe(told);
  });

  test("makes no rule of what one step forbids", async () => {
    const steps =
      "1. Fill the tank.\n2. Wait until the lamp blinks. Do not switch the machine off.\n3. Rinse the tank.";
    expect(await askedOn("Clean the machine", ["Clean the machine", steps])).not.toContain(
      "Should I switch the machine off?",
    );
  });

  test("of a title's task is not answered by another task's steps", async () => {
    const steps = "1. Unplug the saw.\n2. Turn the bolt to the left.\n3. Take the old blade out of it.";
    expect(await askedOn("Using the saw", ["Change the blade", steps])).toEqual(["How do I change the blade?"]);
  });

  test("asks nothing of a heading that names a case", async () => {
    const told = "You may still walk along the road. Deliveries are possible before seven in the morning.";
    expect(await askedOn("Road works", ["Where a road is closed", told])).toEqual([]);
  });

  test("leaves out no exception that stands before a way", async () => {
    const told = "Buses stop at the gate except on Sundays. Cars can be left at the farm by calling a day ahead.";
    expect((await faqsOf(page("How to get here", [["", told]]))).map(({ answer }) => answer)).not.toContain(
      "Cars can be left at the farm by calling a day ahead.",
    );
  });

  test('goes on behind „a quotation" that ends in a straight mark', async () => {
    const told = 'Ab 16 Jahren mit Brief der Eltern. Unter 16 nur im Kurs „Junge Kraft". Die Sauna ist ab 18 erlaubt.';
    const [faq] = await faqsOf(page("Kurse", [["Ab wann kann ich mitmachen?", told]], "de"));
    expect(faq?.answer).toBe(told);
  });
});

test("a takeaway has its subject in it", async () => {
  const text =
    "Bikes are free at weekends on all trains of the valley. On weekdays from 6:30 to 9:00 they are not allowed.";
  for (const takeaway of await takeawaysOf(page("Trains", [["", text]])))
    expect(takeaway).not.toStartWith("On weekdays");
});

test("a takeaway is shown with what the next sentence takes away from it", async () => {
  const text = "Delivery within the valley is free from sixty pounds. The offer excludes furniture.";
  expect(await takeawaysOf(page("Delivery", [["", text]]))).toEqual([text]);
});

test("how a thing is kept is no answer to who may have it", async () => {
  const leaflet = page("Nurazol", [
    ["Who can take it", "Do not give Nurazol to children or anyone else under 18 years of age."],
    ["Storage", "Keep it out of the sight and reach of children."],
  ]);
  expect(textOf(await run(answerTask("Can children take Nurazol?", [leaflet])))).toStartWith("Do not give Nurazol");
});

test("a takeaway is not what is granted before the text turns round", async () => {
  const point = "A label of the harbour tells everybody whose box it is.";
  const text = (granted: string) => `${granted} However, with a lid they are of use. ${point}`;
  const told = (granted: string) => takeawaysOf(page("Boxes", [["", text(granted)]]), 1);
  expect(await told("Boxes in themselves are worthless.")).toEqual([point]);
  expect(await told("Boxes in themselves are worthless. They are wood and air.")).toEqual([point]);
});

test("a takeaway is no way that its paragraph allows in one case alone", async () => {
  const point = "Every box of the harbour has a lid.";
  const way = "To send a box to a box, go to the desk and choose its number.";
  const told = (opening: string) =>
    takeawaysOf(
      page("Boxes", [
        ["", `${opening} ${way}`],
        ["Lids", point],
      ]),
      3,
    );
  expect(await told("If both boxes are in one harbour, you can join them.")).not.toContain(way);
  expect(await told("Boxes of one harbour can be joined.")).toContain(way);
});
