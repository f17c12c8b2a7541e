import { expect, test } from "bun:test";
import { tellsAge } from "../../../src/generation/extractive/answer/asked-for/age.ts";
import { saysWhenOpen } from "../../../src/generation/extractive/answer/asked-for/hours.ts";
import { holdsAge } from "../../../src/generation/extractive/answer/asked-for/stated-age.ts";
import { tellsWeek } from "../../../src/search/analysis/week.ts";
import { growthOf } from "../../support/growth.ts";

// What a page writes over and over is read in a time that grows with its length, whatever is asked of it.

const UNITS = ["open ", "closed ", "Monday ", "children under ", "20 years ", "from 8 to ", "9 - "];

test.each(UNITS)("%p is read for ages and hours", (unit) => {
  const read = (size: number) => {
    const text = unit.repeat(size / unit.length);
    saysWhenOpen(text, "en");
    tellsAge(text);
    holdsAge(`${text} aged 3 to 5`, 4);
    tellsWeek([text]);
  };
  expect(growthOf(read, 50_000)).toBeLessThan(3);
});
