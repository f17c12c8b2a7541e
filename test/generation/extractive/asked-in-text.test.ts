import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const asks = async (text: string, heading = "") => {
  const faqs = await faqsOf(page("Old kilns of the pottery", [[heading, text]]));
  return faqs.map(({ question }) => question);
};

describe("a question that a page asks itself within its text", () => {
  test("is shown with what answers it in the same paragraph", async () => {
    const answer =
      "A kiln that cools slowly keeps the heat of its bricks, because the door stays shut. Glaze then has time to set.";
    const text = `We fire each week. Why does a slow kiln help? ${answer}\n\nThe pottery opens at noon.`;
    expect(await faqsOf(page("Old kilns of the pottery", [["", text]]))).toEqual([
      { question: "Why does a slow kiln help?", answer },
    ]);
  });

  test("is answered by yes or no, where it asks so", async () => {
    expect(await asks("Does the kiln need wood? No, the kiln needs gas and a dry room for the pots.")).toEqual([
      "Does the kiln need wood?",
    ]);
    expect(await asks("Does the kiln need wood? The kiln stands by the river and needs a dry room for pots.")).toEqual(
      [],
    );
  });

  test.each([
    ["leans on what stands before", "Why does it help? The kiln keeps its heat because the door stays shut for hours."],
    ["asks its reader", "How does your kiln work? The kiln keeps its heat because the door stays shut for hours."],
    ["is one of several", "How does a kiln help? Why does it? A kiln bakes the clay, because raw clay falls apart."],
    ["is asked for effect", "Who doesn’t love a kiln? The kiln keeps its heat because the door stays shut for hours."],
    ["is put off", "Why does a kiln help? That question has kept the makers of kilns awake since there were pots."],
    ["is of no thing of the page", "Why does a spade help? Gardeners turn the soil with it, because roots need air."],
  ])("is not shown where it %s", async (_, text) => {
    expect(await asks(text)).toEqual([]);
  });
});
