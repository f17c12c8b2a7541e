import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

// What counts in a takeaway depends on the page: news tell it first, what is looked up in tells it where it binds.

/** So far down a page that the place of a statement counts for little. */
const late = "Is it so? ".repeat(40);
const parcels = (text: string, more = {}) => ({ ...page("Parcels", [["", `${late}${text}`]]), ...more });
const plain = "Parcels travel by night on the train to the north and by day on the train to the south.";
const west = "Parcels travel by night on the train to the west and by day to the east.";
const rule = "Parcels with glass must have a red label on each of their sides.";
const short = "Parcels with glass must have a red label.";

describe("A page that is looked things up in is told by", () => {
  test.each([
    ["what binds", rule],
    ["what is not done", "Parcels with a broken seal cannot be sent on to the house of who gets them."],
    [
      "how far something reaches",
      "Parcels travel on the train to the north and on the train to the south up to the sea.",
    ],
    ["what is advised", "Parcels with glass should be packed in straw rather than in the wool of sheep."],
    ["what is best", "For parcels with glass the train to the north is the best option that there is."],
    ["how much", "Parcels to the north travel for three weeks where snow lies on the rails of the train."],
    ["how many working days", "Parcels to the north travel for ten working days where snow lies on the rails."],
    ["a number", "Parcels to the north travel on the train with 40 wheels where snow lies on the rails."],
    ["a condition", "If parcels come back to the desk, Acme sends a letter to the house that sent them."],
  ])("%s", async (_, fact) => {
    expect(await takeawaysOf(parcels(`${plain} ${fact}`), 1)).toEqual([fact]);
  });

  test.each([
    [
      "how long",
      "Parcels travel for three weeks on the train to the east.",
      "Parcels travel with broad sails on the train to the west.",
    ],
    [
      "how many",
      "Parcels travel in 40 carts on the train to the east.",
      "Parcels travel in red carts on the train to the west.",
    ],
    [
      "in which case",
      "If parcels travel, they take the train to the east.",
      "As parcels travel, they take the train to the west.",
    ],
    [
      "what is forbidden",
      "Parcels must never travel by the train to the east.",
      "Parcels must slowly travel by the train to the west.",
    ],
    [
      "not what its author does",
      "Parcels travel with us on the train to the east.",
      "Parcels travel with my cat on the train to the west.",
    ],
  ])("%s rather than the like", async (_, fact, other) => {
    expect(await takeawaysOf(parcels(`${other} ${fact}`), 1)).toEqual([fact]);
  });

  test("a sentence rather than an item that says the like", async () => {
    const item = "Parcels travel slowly by night on the train to the west.";
    const said = "Parcels travel slowly by night on the train to the east.";
    expect(await takeawaysOf(parcels(`\n\n- ${item}\n- Carts stop.\n\n${said}`), 1)).toEqual([said]);
  });

  test.each([
    ["happens of itself", "Parcels travel always by night on the train to the east."],
    ["its reader does", "You send parcels by night on the train to the east."],
  ])("what %s", async (_, fact) => {
    const other = "Parcels travel slowly by night on the train to the west.";
    expect(await takeawaysOf(parcels(`${other} ${fact}`), 1)).toEqual([fact]);
  });

  const titled = (...headings: [string, string]) =>
    takeawaysOf(
      page("Parcels", [
        [headings[0], `${late}Carts stop at the road.`],
        [headings[1], west],
        ["Roads of the land", plain],
      ]),
      1,
    );

  test("the sentence that opens it, where that speaks of its title", async () => {
    const told = (opening: string) => takeawaysOf(page("Parcels", [["", `${opening} ${late}${rule}`]]), 1);
    const opening = "Parcels can be sent to the north without a stamp.";
    expect(await told(opening)).toEqual([opening]);
    expect(await told(opening.replace("Parcels", "Letters"))).toEqual([rule]);
    expect(await told(`Is it so? ${opening}`)).toEqual([rule]);
  });

  test.each([
    ["runs up to it", "These are the questions on parcels that come up at the desk."],
    ["presents its page", "This article discusses how parcels of any size are sent to the north of the land."],
    ["says no more than its title", "Parcels can be sent to the north by you."],
    ["sends on", "For an overview of parcels, have a look at our introduction to the northern train."],
    ["praises", "Parcels to the north are useful for specific cases such as a birthday in the snow."],
    ["needs what all do", "All parcels need warm paper to travel."],
  ])("but not by its first sentence where that one %s: %s", async (_, opening) => {
    const binding = rule.replace(".", ", and should not be sent without one.");
    expect(await takeawaysOf(page("Parcels", [["", `${opening} ${late}${binding}`]]), 1)).toEqual([binding]);
  });

  test("what stands below the heading that opens it", async () => {
    expect(await titled("Carts of the south", "Carts of the south")).toEqual([west]);
    expect(await titled("Carts of the south", "Roads of the south")).toEqual([plain]);
  });

  test.each([
    "Use parcels to send your things by night on the train to towns.",
    "Parcels let you send your things by night on the train to towns.",
    "With parcels, you can send your things by night on the train.",
    "Parcels can be used for your things by night on the train to towns.",
  ])("what the thing in its title is for, where it opens: %s", async (purpose) => {
    const told = (opening: string, below: string) =>
      takeawaysOf(
        page("Parcels", [
          ["", `${late}${opening}`],
          ["Carts", below],
        ]),
        1,
      );
    expect(await told(`${short} ${purpose}`, "")).toEqual([purpose]);
    expect(await told(short, purpose)).toEqual([short]);
    expect(await told(`${short} ${purpose.replace(/parcels/i, "Carts")}`, "")).toEqual([short]);
  });

  test.each([
    "Parcels are boxes that travel by night on the train.",
    "A parcel is something that travels by night on the train.",
    "Parcels are a way to send boxes by night on the train.",
  ])("what the thing in its title is: %s", async (definition) => {
    expect(await takeawaysOf(parcels(`${short} ${definition}`), 1)).toEqual([definition]);
    const other = definition.replace(/parcel/i, "Cart");
    expect(await takeawaysOf(parcels(`${short} ${other}`), 1)).toEqual([short]);
  });

  test.each([
    "Parcels are a way to get started by night on the train.",
    "A parcel is something that nobody forgets by night on the train.",
    "Parcels are friends that travel by night on the train.",
  ])("not what a thing is good for, or to whom: %s", async (praise) => {
    expect(await takeawaysOf(parcels(`${short} ${praise}`), 1)).toEqual([short]);
  });

  test.each(["Examples", "See also", "Related parcels", "History", "Further reading"])(
    "nothing that stands below %s, where it says the same",
    async (heading) => {
      expect(await titled("Carts of the south", heading)).toEqual([plain]);
    },
  );

  test("what stands below a heading of its topic, though that has such a word", async () => {
    expect(await titled("Carts of the south", "Parcel history")).toEqual([west]);
  });

  test("a statement that says much rather than by a short one", async () => {
    const long = "Parcels are taken to the towns on the great river in the south with the ships of the king.";
    expect(await takeawaysOf(parcels(`Parcels travel by train to towns. ${long}`), 1)).toEqual([long]);
  });

  test.each([
    ["is vague", "Parcels with wood must often have a very different label on each of their many sides."],
    ["points at a screen", "Parcels with wood must have a blue label on the button of each of their sides."],
  ])("nothing that %s", async (_, poor) => {
    expect(await takeawaysOf(parcels(`${poor} ${rule}`), 1)).toEqual([rule]);
  });
});

describe("A page of news is told by its opening:", () => {
  test.each(["2024/05/parcels", "2024/5/17/parcels", "news/parcels", "Blog/parcels", "posts/2024-05-17-parcels"])(
    "%s",
    async (slug) => {
      const url = `https://www.acme.example/${slug}`;
      expect(await takeawaysOf(parcels(`${plain} ${rule}`, { url }), 1)).toEqual([plain]);
    },
  );

  test.each([
    "2024/parcels",
    "guides/newsletter",
    "1800/17/parcels",
    "docs/2024-11-01/parcels",
    "en-us/help/posts/parcels",
    "api/posts/parcels",
    "parcels?u=/blog/a",
  ])("and no other: %s", async (slug) => {
    const url = `https://www.acme.example/${slug}`;
    expect(await takeawaysOf(parcels(`${plain} ${rule}`, { url }), 1)).toEqual([rule]);
  });
});

test("Every page of a host that publishes is a post", async () => {
  const url = "https://blog.acme.example/parcels";
  expect(await takeawaysOf(parcels(`${plain} ${rule}`, { url }), 1)).toEqual([plain]);
});

test("A post is told by what stands first, whatever else it says", async () => {
  const opening = "Parcels travel by night on the train to the north of the land.";
  const url = "https://www.acme.example/news/parcels";
  const source = { ...page("Parcels", [["", `${opening} ${late} ${rule} ${plain}`]]), url };
  expect(await takeawaysOf(source, 1)).toEqual([opening]);
});

test("A page in a language whose wording is not known is told by its opening", async () => {
  expect(await takeawaysOf(parcels(`${plain} ${rule}`, { locale: "sv" }), 1)).toEqual([plain]);
});

describe("Takeaways", () => {
  test("never show the other side of a sentence alone", async () => {
    const one = `Parcels have a seal of wax, ${"which is as red as the label, ".repeat(12)}in the north.`;
    const other = "But parcels must also have a red label on each of their sides.";
    expect(await takeawaysOf(parcels(`${one} ${other} ${plain}`))).toEqual([plain]);
  });

  test.each(["If you send them", "When we want to send it", "Before you give it"])(
    "lean on nothing that nobody has named: %s",
    async (clause) => {
      const leaning = `${clause}, you must put a red label on it, as on all parcels.`;
      expect(await takeawaysOf(parcels(`${leaning} ${plain}`), 1)).toEqual([plain]);
    },
  );

  test("are rather what other pages say too than a message", async () => {
    const message = "We believe that parcels of any size are a joy to all who live in the north.";
    expect(await takeawaysOf(page("Acme", [["", `${message}\n\n${rule}`]]), 2)).toEqual([rule]);
    const repeated = { ...page("Acme", [["", `${message}\n\n${rule}`]]), repeated: [rule] };
    expect(await takeawaysOf(repeated, 2)).toEqual([rule]);
  });

  test("never present their page where it says anything", async () => {
    const presents = "This guide helps you get started with sending parcels by train in the north.";
    const others = "Glass has a red label on each of its sides. Wood has a blue mark of wax on each of its ends.";
    expect(await takeawaysOf(page("Sending parcels", [["", `${others} ${presents}`]]), 1)).not.toContain(presents);
  });
});

test("A statement is told with the sentence that explains it, however vague that one is", async () => {
  const told =
    "Parcels with glass travel by train. They often go to many different towns of the north, however hard that is.";
  expect(await takeawaysOf(parcels(told), 1)).toEqual([told]);
});
