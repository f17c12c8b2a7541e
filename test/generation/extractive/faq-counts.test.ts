import { expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const told = async (heading: string, text: string): Promise<string[]> =>
  (await faqsOf(page("Acme boxes", [[heading, text]]))).map(({ question, answer }) => `${question} ${answer}`);

test.each([
  [
    "How do I stack a box?",
    "Boxes can be stacked in four different ways. The box will stand on the shelf that you are at with each of them.",
  ],
  [
    "Why does my box not close?",
    "If your box does not close as it should, there are several potential causes and solutions.",
  ],
  [
    "What should I know before I buy a box?",
    "If you have asked yourself whether to buy one, then there are several things you should consider.",
  ],
  [
    "What file size can I upload?",
    "If the size of a picture of a box exceeds the limit, a smaller picture of it can be made and uploaded.",
  ],
  ["How much money does Acme make?", "Acme is the shop where most people in town buy their boxes for parcels."],
])("how many there are of what is not told, and no amount at all, answer nothing: %s", async (heading, text) => {
  expect((await told(heading, text)).filter((said) => said.startsWith(heading))).toEqual([]);
});

test.each([
  ["How do I stack a box?", "Boxes can be stacked in two ways. Turn the box over and put it on the one below it."],
  [
    "Why does my box not close?",
    "There are several causes, including a bent lid and a box that is too full to be closed.",
  ],
  ["What file size can I upload?", "Pictures of a box can be uploaded up to a size of 20 megabytes each."],
])("a count answers with what is counted, and an amount by itself: %s", async (heading, text) => {
  expect((await told(heading, text)).join()).toContain(heading);
});
