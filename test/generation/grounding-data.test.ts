import { describe, expect, test } from "bun:test";
import { isSupported } from "../../src/generation/grounding/grounding.ts";

// Data of a page told in one line: each part as it stands there, below what stands over it.

const week = "Monday | 9.00-17.00\nTuesday | 9.00-17.00\nThursday | Closed\nFriday | 9.00-12.00";
const hire = "Boat | A day | A week\nPunt | £20 | £90\nSkiff | £30 | £120";
const page = `The café is by the pier.\n\nNormal hours.\n\n${week}\n\nThe shop sells oars.\n\nCanoe: £4\nKayak: £6\n\nHire.\n\n${hire}\n\nSunday, 10:00 to 12:00`;
const holds = (item: string, ...evidence: string[]) => isSupported(item, evidence, "en");

describe("Data in one line are borne out", () => {
  test.each([
    "Normal hours: Monday: 9.00-17.00; Tuesday: 9.00-17.00; Thursday: Closed; Friday: 9.00-12.00.",
    "Normal hours: Monday–Tuesday: 9.00-17.00; Thursday: Closed; Friday: 9.00-12.00.",
    "Opening hours: Monday–Tuesday: 9.00-17.00; Friday: 9.00-12.00.",
    "Canoe: £4; Kayak: £6.",
    "Hire: Punt: A day £20, A week £90; Skiff: A day £30, A week £120.",
    "Hire, A week: Punt: £90; Skiff: £120.",
    "Opening hours: Sunday, 10:00 to 12:00.",
    "Opening hours, A day: Punt: £20; Skiff: £30.",
  ])("%s", (item) => {
    expect(holds(item, "Opening hours", page)).toBe(true);
  });
});

test("Data of a list are borne out below the line above it", () => {
  const list = [
    "- Rowers – £40, specific symbol 1 (needed by all others; includes the use of the pier and of the long hall)",
    "- Row-O-Boat – £40, specific symbol 2 (includes the use of Row-O-Boat and of the hall)",
    "- Old mill – £20, specific symbol 3",
  ];
  const told =
    "Rowers: £40, specific symbol 1; Row-O-Boat: £40, specific symbol 2 (includes the use of Row-O-Boat and of the hall); Old mill: £20, specific symbol 3.";
  const over = "Fees and specific symbols for each use:";
  expect(holds(`${over} ${told}`, `${over}\n\n${list.join("\n")}`)).toBe(true);
  expect(holds(`Fees of last year: ${told}`, `${over}\n\n${list.join("\n")}`)).toBe(false);
});

describe("Data in one line are not borne out", () => {
  test.each([
    ["with a value of another row", "Normal hours: Monday: 9.00-12.00; Friday: 9.00-17.00."],
    ["with a figure that stands nowhere", "Normal hours: Monday: 9.00-18.00; Friday: 9.00-12.00."],
    ["with days joined that do not follow one another", "Normal hours: Tuesday–Friday: 9.00-17.00."],
    ["with days joined of which not the same is told", "Normal hours: Monday–Friday: 9.00-17.00."],
    ["below a line that stands over other data", "Normal hours: Canoe: £4; Kayak: £6."],
    ["of a column under the name of another", "Hire, A day: Punt: £90; Skiff: £120."],
    ["of a column without its name", "Hire: Punt: £90; Skiff: £120."],
    ["of two columns in one", "Hire, A week: Punt: £90; Skiff: £30."],
    ["of two tables in one", "Normal hours: Monday: 9.00-17.00; Canoe: £4."],
    ["below what nothing calls them", "Summer hours: Monday: 9.00-17.00; Friday: 9.00-12.00."],
  ])("%s: %s", (_, item) => {
    expect(holds(item, page)).toBe(false);
  });
});
