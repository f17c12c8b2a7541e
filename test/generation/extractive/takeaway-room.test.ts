import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

// What of a page comes first in its box, and what makes room for what.

const opening = "Acme ships boxes of any size to all of the towns in the north and in the south.";

describe("What the thing is that the title names is told", () => {
  const first = "Jolt was planned by the towns of the north, of which GJR is one, in the year of the great snow.";
  const text = (definition: string) =>
    `${first} We helped to plan the rails of the north when the towns asked us for them. ${definition}`;

  test.each([
    ["Jolt in the north", "Jolt is a train that carries boxes from one town of the north to another."],
    ["Global Jolt Rail (GJR) at Acme", "GJR is a rule of the rails that tells each train where its boxes are to go."],
    ["About Jolt", "Jolt, also called the night train, is a train that carries boxes by night."],
  ])("before what opens the page: %s", async (title, definition) => {
    expect(await takeawaysOf(page(title, [["", text(definition)]]), 1)).toEqual([definition]);
  });

  test.each([
    ["a clause", "While Jolt is a train that carries boxes, it is the cart that carries letters."],
    ["how it is", "Jolt is a risk for those who send gold to the towns of the north."],
    ["praise", "Jolt is the fastest and safest way to send boxes to the towns of the north."],
    ["another thing", "A cart is a thing on wheels that carries boxes from one house to another."],
  ])("but for %s", async (_, sentence) => {
    expect(await takeawaysOf(page("Jolt in the north", [["", text(sentence)]]), 1)).not.toEqual([sentence]);
  });
});

test("What a thing is comes first where a title asks how it works", async () => {
  const jolt = "Jolt is a train that carries boxes from one town of the north to another.";
  const text = `Jolt was planned in the year of the great snow by two clerks of the north. ${jolt}`;
  expect(await takeawaysOf(page("How Jolt works", [["", text]]), 1)).toEqual([jolt]);
});

test("What a thing is does not come first where a title asks how something is done with it", async () => {
  const rule = "Jolts are cleaned with water alone, as soap takes the colour from their doors.";
  const text = `${rule} A jolt is a train that carries boxes from one town of the north to another.`;
  expect(await takeawaysOf(page("How to clean a jolt", [["", text]]), 1)).toEqual([rule]);
});

describe("A long point that goes on in a second sentence", () => {
  const first = "Acme keeps the boxes of each town in a house of their own by the rails of the north.";
  const goesOn = "It does so for the towns of the south and for those of the east and of the west as well.";
  const keys = "Keys to the house are kept by the oldest clerk, who lives next to the rails.";
  const third = "Visitors see the boxes on Sundays, when the trains of the north stand still.";
  const boxOf = (...passages: [string, string][]) => takeawaysOf(page("Boxes of Acme", passages), 3);

  test("gives way to its first one where that makes room for another point", async () => {
    expect(await boxOf(["", `${first} ${goesOn}`], ["Keys", keys], ["Visits", third])).toEqual([first, keys, third]);
  });

  test("is told whole where there is no other", async () => {
    expect(await boxOf(["", `${first} ${goesOn}`])).toEqual([`${first} ${goesOn}`]);
  });

  test.each([
    ["warns", "It must not be opened by anybody but the clerk of the town that the boxes are from, at any time."],
    ["names a price", "It does so for 20 euros a month, which is what the towns of the north pay for it by law."],
    ["names a case", "It does so unless you have told the clerk otherwise by letter before the end of the month."],
    ["excepts something", "It does so with the exception of gold, which goes by ship from the north to the south."],
    ["tells for whom", "It does so for those towns alone that have paid for the rails before the end of the month."],
  ])("is told whole where the second one %s", async (_, second) => {
    const shown = await boxOf(["", `${first} ${second}`], ["Keys", keys], ["Visits", third]);
    expect(shown).toContain(`${first} ${second}`);
  });

  test("leaves room for another one, however long it is", async () => {
    const must =
      "It must not be opened by anybody but the clerk of the town that the boxes are from, be it day or night.";
    const long = `${first.slice(0, -1)}, in the order in which they came from the other towns. ${must}`;
    expect(await boxOf(["", long], ["Keys", keys])).toEqual([long, keys]);
    const post = {
      ...page("Boxes of Acme", [
        ["", long],
        ["Keys", keys],
      ]),
      url: "https://www.acme.example/blog/boxes",
    };
    expect(await takeawaysOf(post, 3)).toEqual([long]);
  });

  test("is told whole in a post", async () => {
    const post = page("Boxes of Acme", [
      ["", `${first} ${goesOn}`],
      ["Keys", keys],
      ["Visits", third],
    ]);
    const shown = await takeawaysOf({ ...post, url: "https://www.acme.example/blog/boxes" }, 3);
    expect(shown[0]).toBe(`${first} ${goesOn}`);
  });
});

describe("A sentence with an e-mail address", () => {
  test("is a point, as that is what its reader is after", async () => {
    const said = "If a box of yours is missing, send an e-mail with its number to boxes@acme.example.";
    expect(await takeawaysOf(page("Missing boxes", [["", said]]))).toEqual([said]);
  });

  test("is none where somebody is only called by a name with that sign", async () => {
    const said = "If a box of yours is missing, tell it to @acmeboxes with the number of the box.";
    expect(await takeawaysOf(page("Missing boxes", [["", `${opening} ${said}`]]))).toEqual([opening]);
  });
});

describe("What leans on something that is not shown is no point", () => {
  test.each([
    ["Trains are loaded by night in either case, but the hour may be another one of the two."],
    ["If you cannot find your box on that list of boxes, the clerk of the town will look for it."],
    ["Reload the page of your boxes, and try again."],
    ["Trains of the north are made for exactly this kind of box, and carts of the south are not."],
    ["Boxes of the north are shown in this screenshot beside those that come from the south."],
    ["A. Boxes of the north are weighed by the clerk of the town before the train takes them."],
    ["Your cart in the north is now restored."],
    ["In this image you can see boxes of the north and the trains that carry them."],
    ["The boxes of the north have now been sent."],
  ])("%s", async (sentence) => {
    expect(await takeawaysOf(page("Boxes of Acme", [["", `${opening} ${sentence}`]]))).toEqual([opening]);
  });

  test.each([
    "Refunds for boxes and for carts take ten days in both cases.",
    "A jolt is a night train, and this kind of train carries the boxes of the north.",
    "Houses of the north pull these images from the house of your town.",
    "The house of boxes is now retired, and nobody may open it.",
    "The sale of the house to the clerks of the north has been completed.",
    "Repairs of the rails take six weeks, and boxes may not be sent during this process.",
    "The old house of boxes has now been removed.",
  ])("unless it names that itself, or says what is given up: %s", async (sentence) => {
    expect(await takeawaysOf(page("Boxes of Acme", [["", `${opening} ${sentence}`]]))).toContain(sentence);
  });

  test("unless the title tells of a trouble that it helps against", async () => {
    const said = "Restart your router and try again.";
    expect(await takeawaysOf(page("Fix connection problems", [["", said]]))).toEqual([said]);
  });

  test("unless it says itself which cases it speaks of", async () => {
    const said = "Boxes are loaded by night whether they go to the north or to the south, free in either case.";
    expect(await takeawaysOf(page("Boxes of Acme", [["", `${opening} ${said}`]]))).toContain(said);
  });
});

test.each([
  "If you are looking for a good cart for your boxes, we recommend those of Bolt in the north.",
  "Contact the clerk of your town with any questions about the boxes of the north and of the south.",
])("What is there for some comes after what holds for all: %s", async (aside) => {
  const said = "Boxes of the north are weighed by the clerk of the town before the train takes them along.";
  const shown = await takeawaysOf(page("Boxes of Acme", [["", `${opening}\n\n${aside}\n\n${said}`]]), 2);
  expect(shown).toEqual([opening, said]);
});

test.each([
  ["Floor plans", "We hand out keys to the house, and 40% of the towns have one."],
  ["Pricing", "Our fees have paid for 40% of the new schools of the north and of the south."],
  ["Pricing", "You are free to leave the house of the clerk at any time of the day."],
  ["Pricing", "The clerk charges a battery of the train at the end of the day."],
])("What names no price does not come first on a page called %s: %s", async (title, sentence) => {
  const text = `Our house was built to carry the boxes of all of the towns in the north. ${sentence}`;
  expect(await takeawaysOf(page(title, [["", text]]), 1)).not.toEqual([sentence]);
});

describe("What something costs comes first", () => {
  const mission = "Our house was built to carry the boxes of all of the towns in the north and in the south.";
  test.each([
    "A box of any size costs $4 a day, and $20 for a week in the house.",
    "Boxes of less than a pound are carried free of charge from the north to the south.",
    "You save 20% when you pay for a year of boxes.",
    "Nonprofits of the north get 50% off.",
    "You are not charged until your first box has been sent.",
  ])("on a page about prices: %s", async (price) => {
    const text = `${mission} The clerks of the towns like to talk about it. ${price}`;
    expect(await takeawaysOf(page("Pricing", [["", text]]), 1)).toEqual([price]);
    expect(await takeawaysOf(page("Our house", [["", text]]), 1)).not.toEqual([price]);
  });
});

test("A reason is no point without what it is a reason for", async () => {
  const reason = "Clerks of the north need one house for their boxes and not two of them.";
  const others = [
    "Rails of the south are old, and have been so for all of the years that anybody can remember.",
    "Towns of the east have no trains of their own, and no carts that could be taken in place of them.",
  ];
  const shownBelow = async (lead: string) => {
    const list = [reason, ...others].map((item) => `- ${item}`).join("\n");
    return takeawaysOf(page("Boxes of Acme", [["", `${opening}\n\n${lead}\n\n${list}`]]));
  };
  expect(await shownBelow("The reasons for this change of ours were many:")).toEqual([opening]);
  expect(await shownBelow("There is more to know of the house.")).toContain(reason);
});

test("Rules that are given for some reasons are points", async () => {
  const rules = [
    "Passwords of the house have to be longer than ten letters and signs.",
    "Passwords that have been used before in the last two years are refused by the house.",
    "Passwords that hold the name of the town of their owner are refused by the clerk of that town.",
  ];
  const text = `For security reasons, your password must meet these rules:\n\n${rules.map((rule) => `- ${rule}`).join("\n")}`;
  expect(await takeawaysOf(page("Passwords", [["", text]]), 4)).toEqual(rules);
});

describe("What says little of its page is left out, though there is room for it", () => {
  const topic = "Boxes of wood keep the letters of all of the towns in the north.";
  const more = "You can order boxes of wood for all of the letters of your town.";
  const asked = (count: number) => Array.from({ length: count }, (_, i) => `What was in the cart that came at ${i}?`);
  const little = "Some boxes of wood were painted in a shade of blue that nobody had seen.";
  const isShown = async (count: number, url = "https://acme.example/boxes", before = 4) => {
    const opening: [string, string] = ["", [topic, more, ...asked(before)].join("\n\n")];
    const source = page("Boxes of wood", [opening, ["Carts of the house", little]]);
    return (await takeawaysOf({ ...source, url }, count)).includes(little);
  };

  test("as the last of three", async () => {
    expect(await isShown(3)).toBe(false);
  });

  test("and is shown to those who ask for many, where it is not one of many", async () => {
    expect(await isShown(6)).toBe(true);
    expect(await isShown(6, "https://acme.example/boxes", 40)).toBe(false);
  });

  test("and is shown in a post", async () => {
    expect(await isShown(3, "https://acme.example/blog/2024/05/boxes/", 40)).toBe(true);
  });
});

describe("Where two long points tell enough", () => {
  const longs: [string, string][] = [
    [
      "",
      "A jolt is a train that carries the boxes of the north, the letters of the south and the carts of the towns between.",
    ],
    [
      "Seats",
      "You can sit in a jolt if you are older than ten years, and you must hold a card that the clerk of your town has signed.",
    ],
  ];
  const short = "A jolt must not carry more than 40 boxes.";
  const shownWith = (third: string, url = "https://acme.example/jolts") =>
    takeawaysOf({ ...page("Jolts", [...longs, ["Boxes", third]]), url }, 3);

  test("a short one that matters comes with them", async () => {
    expect(await shownWith(short)).toEqual([...longs.map(([, long]) => long), short]);
  });

  test("but none that says little, or is long", async () => {
    expect(await shownWith("Some say that it was once red.")).toHaveLength(2);
    expect(
      await shownWith(
        `${short.slice(0, -1)}, be they of wood, of iron or of paper, on any day that the clerk of the north calls holy.`,
      ),
    ).toHaveLength(2);
  });

  test("nor one in a post, which is told in few words", async () => {
    expect(await shownWith(short, "https://acme.example/blog/2024/05/jolts/")).toHaveLength(2);
  });

  test.each([
    ["Ein Boot des Hafens darf höchstens 40 Kisten tragen.", true],
    ["Mehrere Boote des Hafens dürfen höchstens 40 Kisten tragen.", true],
    ["Unsere Boote des Hafens dürfen höchstens 40 Kisten tragen.", true],
    ["Man sagt, die Lampe sei einmal rot gewesen.", false],
    ["Nutzen Sie ein Boot des Hafens nur mit Lampe.", false],
  ])("in another language one of the topic comes with them that bids nothing: %s", async (third, comes) => {
    const text = [
      "Ein Boot ist ein Fahrzeug, das die Kisten des Nordens, die Briefe des Südens und die Karren der Städte dazwischen trägt und sie zur Insel bringt.",
      "Boote des Hafens werden an alle verliehen, die schwimmen können und älter als zehn Jahre sind, solange der Wärter des Stegs ihre Karte vorher unterschrieben hat.",
      third,
    ];
    const shown = await takeawaysOf(page("Boote des Hafens", [["", text.join("\n\n")]], "de"), 3);
    expect(shown.includes(third)).toBe(comes);
  });
});
