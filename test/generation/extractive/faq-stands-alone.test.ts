import { expect, test } from "bun:test";
import { questionStandsAlone } from "../../../src/generation/extractive/faqs/questions/stands-alone.ts";
import { page } from "./fixtures.ts";

test.each([
  ["How do I switch between the two views?", "Maps", false],
  ["Who can use the two lockers?", "The two lockers", true],
])(
  "A question stands alone where it or its page's title names what it counts: %s of %s: %p",
  (question, title, alone) => {
    expect(questionStandsAlone(question, page(title, [["", "It is so."]]))).toBe(alone);
  },
);
