import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const counted = "Acme counts the boxes of each room in the morning, because all of them are sent by noon on the train.";

async function asked(heading: string, text = counted, title = "We were there today"): Promise<string[]> {
  return (await faqsOf(page(title, [[heading, text]]))).map(({ question }) => question);
}

describe("A heading in the order of a statement asks", () => {
  test.each([
    ["How boxes are counted", "How are boxes counted?"],
    ["How your boxes are counted", "How are my boxes counted?"],
    ["Why Boxes Are Counted", "Why are boxes counted?"],
    ["Where boxes are counted", "Where are boxes counted?"],
    ["How we count boxes", "How do you count boxes?"],
    ["What we count", "What do you count?"],
    ["What we don't count", "What don’t you count?"],
    ["What happens after you count your boxes", "What happens after I count my boxes?"],
    ["Who reviews the boxes", "Who reviews the boxes?"],
    ["What counts as a box", "What counts as a box?"],
    ["Why Acme exists", "Why does Acme exist?"],
    ["What boxes we count", "What boxes do you count?"],
    ["Which boxes we count", "Which boxes do you count?"],
    ["Who we count boxes with", "Who do you count boxes with?"],
    ["How many boxes you can count", "How many boxes can I count?"],
  ])("%s", async (heading, question) => {
    expect(await asked(heading)).toEqual([question]);
  });

  test("when a thing is of use, and what it does", async () => {
    const text = "A box is useful when many letters come on one day. It keeps all of them dry.";
    expect(await asked("When a box is useful", text)).toEqual(["When is a box useful?"]);
    expect(await asked("What a box covers", "A box covers your letters, whatever the weather is like.")).toEqual([
      "What does a box cover?",
    ]);
  });

  test.each([
    ["where a case is told", "When the box is lost"],
    ["of what somebody is doing now", "How Acme is counting boxes"],
    ["of what was done", "How we counted boxes"],
    ["of what points", "How they are counted"],
    ["for all that somebody does", "How we count"],
  ])("but not %s", async (_, heading) => {
    expect(await asked(heading)).toEqual([]);
  });

  test.each([
    ["How long it takes", "It takes two days to send a box.", "How long does it take?"],
    ["How long your box takes", "Your box takes two days on the train.", "How long does my box take?"],
    ["How much a box costs", "A box costs 3 euros on any day of the week.", "How much does a box cost?"],
    ["When you'll be paid", "We pay two weeks after you have sent the box.", "When will I be paid?"],
    ["How long boxes last", "Boxes last for about a year in the rain.", "How long do boxes last?"],
  ])("when and how much: %s", async (heading, text, question) => {
    expect(await asked(heading, text)).toEqual([question]);
  });

  test("only where its section answers it at once", async () => {
    expect(await asked("Where boxes are counted", `Until the end\n\n${counted}`)).toEqual([]);
  });

  test("a why only where a reason is told", async () => {
    expect(await asked("Why boxes are counted", "Acme counts the boxes of each room in the morning.")).toEqual([]);
  });

  test("and never as the title of a page, which tells a story", async () => {
    const source = page("How boxes are counted", [["", counted]]);
    expect((await faqsOf(source)).map(({ question }) => question)).not.toContain("How are boxes counted?");
  });
});
