import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./extractive-fixtures.ts";

// What counts in a takeaway depends on the page: news tell it first, what is looked up in tells it where it binds.

const opening = "Acme has sent its parcels across the whole country for a hundred and twenty years.";
const middle = "Parcels travel by train to the town that is nearest to the house of who gets them.";
const source = (fact: string, slug = "parcels") => ({
  ...page("Parcels", [
    ["", `${opening} ${middle}`],
    ["Sending", `Parcels are handed in at the desk of Acme, which stands in the hall of the station. ${fact}`],
  ]),
  url: `https://www.acme.example/${slug}`,
});
const rule = "Parcels with glass must have a red label on each of their sides.";

describe("A page that is looked things up in is told by", () => {
  const plain = "Parcels travel by night on the train to the north and by day on the train to the south.";
  const late = "Is it so? ".repeat(30);

  test.each([
    ["what binds", rule],
    ["what is not done", "Parcels with a broken seal cannot be sent on to the house of who gets them."],
    ["how far something reaches", "Parcels are kept at the desk of the station until the end of the month."],
    ["what is advised", "Parcels with glass should be packed in straw rather than in the wool of sheep."],
    ["how much", "Parcels to the north travel for three weeks where snow lies on the rails of the train."],
    ["a condition", "If parcels come back to the desk, Acme sends a letter to the house that sent them."],
  ])("%s", async (_, fact) => {
    expect(await takeawaysOf(page("Parcels", [["", `${late} ${plain} ${fact}`]]), 1)).toEqual([fact]);
  });

  test.each([
    ["is vague", "Parcels with wood must often have a very different label on each of their many sides."],
    ["points at a screen", "Parcels with wood must have a blue label on the button of each of their sides."],
  ])("nothing that %s", async (_, poor) => {
    expect(await takeawaysOf(source(`${poor} ${rule}`), 1)).toEqual([rule]);
  });

  test("no sentence that only leads to code", async () => {
    const leading = "Parcels with wood must have a blue label on each of their sides, and on their lid.";
    const shown = await takeawaysOf(source(`${leading}\n\n    acme parcels 12\n\n${rule}`), 1);
    expect(shown).toEqual([rule]);
  });
});

describe("A page of news is told by its opening:", () => {
  test.each(["2024/05/parcels", "2024/5/17/parcels", "news/parcels", "blog/parcels", "posts/2024-05-17-parcels"])(
    "%s",
    async (slug) => {
      expect(await takeawaysOf(source(rule, slug), 1)).toEqual([opening]);
    },
  );

  test("unless its author has said elsewhere what it is about", async () => {
    const told = { ...source(rule, "news/parcels"), description: "Labels in red." };
    expect(await takeawaysOf(told, 1)).toEqual([rule]);
  });

  test.each(["2024/parcels", "parcels/2024", "guides/newsletter", "1800/17/parcels"])(
    "and no other: %s",
    async (slug) => {
      expect(await takeawaysOf(source(rule, slug), 1)).toEqual([rule]);
    },
  );
});

test("A page in a language whose wording is not known is told by its opening", async () => {
  expect(await takeawaysOf({ ...source(rule), locale: "sv" }, 1)).toEqual([opening]);
});

describe("Takeaways", () => {
  test("never show the other side of a sentence alone", async () => {
    const other = "But parcels must also have a red label on each of their sides.";
    const shown = await takeawaysOf(source(`Parcels have a seal of wax. ${other}`));
    for (const each of shown) expect(each).not.toMatch(/^Parcels must also/);
  });

  test.each(["If you send them", "When we want to send it", "Before you give it"])(
    "lean on nothing that nobody has named: %s",
    async (clause) => {
      const leaning = `${clause}, you must put a red label on each side of the parcels.`;
      expect(await takeawaysOf(source(`${leaning} ${rule}`), 1)).toEqual([rule]);
    },
  );

  test("are rather what other pages say too than a message", async () => {
    const message = "An example of all parcels can be found here.";
    const repeated = { ...page("Acme", [["", `${message}\n\n${rule}`]]), repeated: [rule] };
    expect(await takeawaysOf(repeated)).toEqual([rule]);
  });

  test("never present their page where it says anything", async () => {
    const presents = "This page explains how parcels are sent by those who live in the north.";
    const other = "Glass must have a red label on each of its sides.";
    expect(await takeawaysOf(page("Sending parcels", [["", `${presents} ${other}`]]), 1)).toEqual([other]);
  });
});
