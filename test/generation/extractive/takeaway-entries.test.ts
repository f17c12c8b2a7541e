import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

// A page that lists museums, plans or halls says the same of each in other figures: of which, only their headings tell.

const intro = "The harbour lends passes for museums to everybody who has a card.";
const rules = "Passes are kept for three days, and only one is lent to a family at a time. Lost passes are paid for.";
const museums: [string, string][] = [
  ["Boat museum", "Each pass admits 4 rowers. It has a hall of oars by the river."],
  ["Sail museum", "Each pass admits 5 rowers. It has a hall of sails by the sea."],
  ["Rope museum", "Each pass admits 2 rowers. It has a hall of ropes by the mill."],
];

describe("Where three sections of a page or more begin alike and go on to other figures", () => {
  test("a page is told by what it says of all of them", async () => {
    const told = await takeawaysOf(page("Passes", [["", intro], ["How it works", rules], ...museums]));
    expect(told).toContain(intro);
    expect(told.join(" ")).not.toMatch(/admits|hall of/);
  });

  test("by what else its sections say, where it says nothing of all of them", async () => {
    const rooms: [string, string][] = [
      ["Attic", "Each room sleeps 4 guests. Smoking is not allowed in any room of the house."],
      ["Barn", "Each room sleeps 6 guests. Guests must leave the house by noon on Sundays."],
      ["Cellar", "Each room sleeps 2 guests. Bring your own towels and sheets for the beds."],
    ];
    const told = await takeawaysOf(page("Lodging rules", rooms));
    expect(told.length).toBeGreaterThan(1);
    expect(told.join(" ")).not.toContain("sleeps");
  });

  test("and speak of the title's thing, they are told as ever", async () => {
    const sections: [string, string][] = [
      ["When", "The regatta opens at 9 and ends with a race of lamps."],
      ["Where", "The regatta opens 2 piers of the old harbour to rowers."],
      ["How", "The regatta opens 12 races to rowers of any age."],
    ];
    expect((await takeawaysOf(page("Regatta", sections))).length).toBeGreaterThan(0);
  });

  test("and speak to their reader, they are told as ever", async () => {
    const sections: [string, string][] = [
      ["Oars", "You can borrow 4 oars of the harbour at a time."],
      ["Sails", "You can borrow 2 sails of the harbour at a time."],
      ["Ropes", "You can borrow 9 ropes of the harbour at a time."],
    ];
    expect((await takeawaysOf(page("Hire", sections))).length).toBeGreaterThan(0);
  });

  test("two do not make a list", async () => {
    expect((await takeawaysOf(page("Passes", museums.slice(0, 2)))).join(" ")).toContain("Each pass admits");
  });

  test("what a label tells of each of two is no statement of the page", async () => {
    const racers: [string, string] = ["Racers", "- Séances sur la rivière: Courses en semaine selon le plan du port."];
    const adults: [string, string] = ["Adultes", "- Séances sur la rivière: Sorties en bateau selon le temps du port."];
    const first: [string, string] = ["", "Le port prête des bateaux à deux rames à tous ceux qui savent nager."];
    const told = (...sections: [string, string][]) => takeawaysOf(page("Le port", [first, ...sections], "fr"));
    expect(await told(adults, racers)).toEqual([first[1]]);
    expect(await told(racers)).toEqual([first[1], racers[1].slice(2)]);
  });
});
