import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

// What visitors of a business ask first: when it is open, and what it costs.

const asked = async (title: string, heading: string, text: string) => faqsOf(page(title, [[heading, text]]));
const boats = "Boat | Half day | Full day\nCanoe | £28 | £45\nRowing boat | £22 | £38";

describe("a table", () => {
  test.each([
    ["of prices under the title", "Boat hire prices", "", boats, "What are the boat hire prices?"],
    ["of prices under a heading", "Boats", "Boat prices", boats, "What are the boat prices?"],
  ])("%s is told row by row, each cell behind the name of its column", async (_, title, heading, text, question) => {
    expect(await asked(title, heading, text)).toEqual([
      { question, answer: "Canoe: Half day £28, Full day £45. Rowing boat: Half day £22, Full day £38." },
    ]);
  });

  test("is told with what stands behind it, or not at all", async () => {
    const [faq] = await asked("Boat hire prices", "", `${boats}\n\nAll prices are without tax.`);
    expect(faq?.answer).toEndWith("£38. All prices are without tax.");
    expect(await asked("Boat hire prices", "", `${boats}\n\n${"Tax is added to each price. ".repeat(9)}`)).toEqual([]);
  });

  test("of hours is told, closed days among them", async () => {
    expect(await asked("Visit us", "Opening hours", "Monday | 9 to 17\nTuesday | 9 to 17\nSunday | closed")).toEqual([
      { question: "What are the opening hours?", answer: "Monday: 9 to 17. Tuesday: 9 to 17. Sunday: closed." },
    ]);
  });
});

test.each([
  ["We are open daily, and the desk is open for letters too.", "When are you open?", "Post office"],
  ["We are open from 9 to 17 on Mondays. On Sundays we are closed.", "When are you open?", "Visit us"],
  ["The museum is open every Thursday from 10 to 4, and on feast days.", "When is the museum open?", "The museum"],
  ["The ferry leaves at 9.30 and 15.00 from the quay.", "When does the ferry leave?", "The ferry"],
  [
    "The Wednesday Club meets every Wednesday from noon to 2pm.",
    "When does the Wednesday Club meet?",
    "The Wednesday Club",
  ],
])("an hour is asked for: %s", async (text, question, title) => {
  expect(await asked(title, "Visiting", text)).toEqual([{ question, answer: text }]);
});

test("no hour is asked for where none is told", async () => {
  for (const text of ["The page opens at once for all of you.", "The rollout starts at 10 percent of the users."])
    expect(await asked("Visit us", "Visiting", text)).toEqual([]);
});
