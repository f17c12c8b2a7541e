import { expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

// A page of which a part is in a second language, as on a site that shows both.

const english = "The mill of the town is open to all of its visitors from May to the end of October.";
const italian = "Il mulino della città è aperto a tutti i suoi visitatori da maggio alla fine di ottobre.";
const more = "The miller of the house shows how the grain is turned into flour with the force of the river.";
const mill = (text: string, locale: string) => takeawaysOf(page("Mill", [["", text]], locale));

test("A page in two languages is told in its own", async () => {
  expect(await mill(`${italian}\n\n${english}\n\n${more}`, "en")).toEqual([english, more]);
  expect(await mill(`${english}\n\n${more}\n\n${italian}`, "it")).toEqual([italian]);
});

test("A page that is in another language than it says is told all the same", async () => {
  expect(await mill(italian, "en")).toEqual([italian]);
});
