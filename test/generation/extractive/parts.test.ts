import { describe, expect, test } from "bun:test";
import type { SourcePage } from "../../../src/schemas/generation.ts";
import { faqsOf, page } from "./fixtures.ts";

// "Purpose" or "Limits" is asked of what a page is about, and not of it where it stands below a part of the page.

const said = "Boxes are kept dry by their lids and by the straw that lies in them all year.";

function nested(above: string, heading: string): SourcePage {
  const source = page("Acme boxes", [
    ["", "Acme boxes are boxes of oak that are made in the north."],
    [above, "The night train takes them."],
    [heading, said],
  ]);
  source.passages[2]!.level = 3;
  return source;
}

async function askedBelow(above: string, heading = "Purpose"): Promise<string[]> {
  return (await faqsOf(nested(above, heading))).filter(({ answer }) => answer === said).map(({ question }) => question);
}

describe("A heading that is asked of what its page is about", () => {
  test.each(["Acme boxes", "Overview", "Purpose of the boxes", "Policy", "The details"])(
    "is, below %s",
    async (above) => {
      expect(await askedBelow(above)).toEqual(["What is the purpose of Acme boxes?"]);
    },
  );

  test.each(["Sending by train", "Boxes of the south"])("is of a part, below %s", async (above) => {
    expect(await askedBelow(above)).toEqual([]);
  });
});

describe("A question for what is expected is answered from where that is told", () => {
  const buddy = "A guest is one of us who stays with a friend. We pair guests by the town that they live in.";
  const duty = "You'll be expected to write a letter to your friend before the train leaves.";
  test.each(["What's expected of a guest?", "What is expected of a guest?"])("%s", async (heading) => {
    expect((await faqsOf(page("Friends", [[heading, `${buddy}\n\n${duty}`]])))[0]?.answer).toBe(duty);
  });

  test("from the beginning of its paragraph, and of its section where nothing says so", async () => {
    const [faq] = await faqsOf(page("Friends", [["What is expected of a guest?", `${buddy}\n\nGuests read. ${duty}`]]));
    expect(faq?.answer).toStartWith("Guests read.");
    const price = "A visit includes a bed, a meal and the night train. We pair guests by the town that they live in.";
    const [other] = await faqsOf(page("Friends", [["What is included in a visit?", `${price}\n\n${duty}`]]));
    expect(other?.answer).toStartWith("A visit includes");
  });
});

test("What its reader must do is no part of a task", async () => {
  const lead = (task: string) => `To ${task}:\n\n- Open the lid of the box.\n- Press the button of the box.`;
  const asked = async (task: string) => (await faqsOf(page("Boxes", [["", lead(task)]]))).map((faq) => faq.question);
  expect(await asked("send a box by train")).toEqual(["How do I send a box by train?"]);
  expect(await asked("send a box by train you must install")).toEqual([]);
  expect(await asked("send a box you have paid for")).toEqual(["How do I send a box I have paid for?"]);
});

test("What the first sentence of a page says how to do is asked, whatever its title is", async () => {
  const first = "To open a lid as a guest, select Lids from the list at the top.";
  const asked = async (text: string) => (await faqsOf(page("Administration", [["", text]]))).map((faq) => faq.question);
  expect(await asked(first)).toEqual(["How do I open a lid as a guest?"]);
  expect(await asked(`Guests come by train. ${first}`)).toEqual([]);
});
