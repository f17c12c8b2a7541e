import { describe, expect, test } from "bun:test";
import { answerTask, askManual, nothingFound, page, run, textOf } from "./fixtures.ts";

describe("A table", () => {
  const ask = async (query: string, ...rows: string[]) =>
    textOf(await run(answerTask(query, [page("Boat hire", [["", rows.join("\n")]])], { markdown: false })));
  const boats = ["Boat | Half day | Full day", "Canoe | £28 | £45", "Rowing boat | £22 | £38"];

  test("is told by the row that is asked for, each cell behind the name of its column", async () => {
    expect(await ask("How much is a canoe for a full day?", ...boats)).toBe("Canoe – Half day: £28; Full day: £45");
  });

  test("is told whole where all of what its rows are is asked for", async () => {
    expect(await ask("What are the boats?", ...boats)).toBe(
      "• Canoe – Half day: £28; Full day: £45\n• Rowing boat – Half day: £22; Full day: £38",
    );
  });

  test("is told whole where its columns are asked for", async () => {
    const kits = ["Brook | Tarn", "Price | £649 | £799", "Weight | 9 kg | 12 kg"];
    expect(await ask("Compare Brook and Tarn", ...kits)).toBe(
      "• Price – Brook: £649; Tarn: £799\n• Weight – Brook: 9 kg; Tarn: 12 kg",
    );
  });

  test("that names no columns is told whole below a heading that is asked for, and that heads no list behind it", async () => {
    const times = "Friday | 19:00-22:00 hall\nSunday | 18:00-20:00 hall";
    const source = page("Rowing for beginners", [
      ["", "Rowing for beginners is open to all who have never held an oar and want to try it."],
      ["Times:", `${times}\n- You can begin at any of them!\n- Changes of times are told at the gate.`],
    ]);
    const reply = textOf(await run(answerTask("rowing times beginners", [source], { markdown: false })));
    expect(reply).toBe("Times:\n• Friday: 19:00-22:00 hall\n• Sunday: 18:00-20:00 hall");
  });

  test("whose sums have the code of a money before them is told with those that pay none, and not by its head", async () => {
    const fees = [
      "Status | Jahresbeitrag",
      "Aktivmitglied | CHF 30.–",
      "Passivmitglied | CHF 20.–",
      "Ehrenmitglied | Beitragsfrei",
    ];
    const source = page("Mitgliedschaft", [["Mitgliederbeitrag", fees.join("\n")]], "de");
    const reply = await run(
      answerTask("Wie hoch ist der Mitgliederbeitrag?", [source], { markdown: false, locale: "de" }),
    );
    expect(textOf(reply)).toBe(
      "• Aktivmitglied – Jahresbeitrag: CHF 30.–\n• Passivmitglied – Jahresbeitrag: CHF 20.–\n• Ehrenmitglied – Jahresbeitrag: Beitragsfrei",
    );
  });

  test("has rows whose first cell is a dash", async () => {
    const concerts = ["No. | Date | Place", "7 | 14 March | Town hall", "- | 20 June | Abbey church"];
    expect(await ask("When is the concert in the abbey church?", ...concerts)).not.toContain("|");
  });

  const plastics = [
    "Material | Kind | Use | Risk",
    "Plastics | Acrylic | Allowed | none",
    "Plastics | Vinyl such as PVC | Banned | chlorine gas",
    "Wood | Plywood | Allowed | smoke",
  ];

  test("is told by its row, though the first cell of that names only its group", async () => {
    expect(await ask("is PVC banned", ...plastics)).toBe(
      "Plastics – Kind: Vinyl such as PVC; Use: Banned; Risk: chlorine gas",
    );
  });

  test("that is too long is told by the row of it that fits", async () => {
    const long = plastics.map((row) => row.replace("smoke", `smoke${" and more of it".repeat(40)}`));
    expect(await ask("Which kinds of plastics are banned?", ...long)).toContain("Vinyl such as PVC; Use: Banned");
  });

  test("of which a part begins with a row of sentences has no names for its columns", async () => {
    const part = [
      "Card | Burns | Cut it slowly so that none of it can burn while nobody looks",
      "Foam | Melts | Never cut it, for it melts and burns and cannot be put out again",
    ];
    expect(await ask("can I cut foam", ...part)).toBe(
      "Foam: Melts; Never cut it, for it melts and burns and cannot be put out again",
    );
  });

  test("has names for its columns, though one of them is long", async () => {
    const fees = [
      "Item | What happens when you return it later than the day that was agreed | Fee",
      "Boat | It is sought | £9",
    ];
    expect(await ask("what is the fee of a boat", ...fees)).toContain("Fee: £9");
  });

  test("of two columns has names for them where the second is called as values are", async () => {
    const keys = ["Key | Action", "M | Mute the sound", "P | Play or pause"];
    expect(await ask("Which key mutes the sound?", ...keys)).toBe("M – Action: Mute the sound");
    const plants = ["Plant | Flower colour", "Tulip | red", "Daffodil | yellow"];
    expect(await ask("Which plant is yellow?", ...plants)).toBe("Daffodil – Flower colour: yellow");
  });

  test("has no such names where other rows tell the same kind of thing, or one row follows", async () => {
    const rooms = ["Rowing | Meeting place", "Sailing | Pier", "Diving | Market place"];
    expect(await ask("Where is rowing?", ...rooms)).toContain("Rowing: Meeting place");
    expect(await ask("What is the reward of rowing?", "Rowing reward | Fair price", "Sailing | Cup")).toContain(
      "Fair price",
    );
  });

  test("of two columns tells all that it has of one name", async () => {
    const hours = ["Day | Quiet hours", "Saturday | 8 to 12", "Saturday | 14 to 16", "Sunday | all day"];
    expect(await ask("When are the quiet hours on Saturday?", ...hours)).toBe(
      "Saturday – Quiet hours: 8 to 12\nSaturday – Quiet hours: 14 to 16",
    );
  });

  test("of two columns needs no names for them", async () => {
    expect(await ask("When is the desk open on Monday?", "Monday desk | 9 to 17", "Tuesday desk | 10 to 16")).toBe(
      "Monday desk: 9 to 17",
    );
  });

  test("of things with their measures has no names for its columns", async () => {
    expect(
      await ask("What are the dimensions?", "Volume | 40 litres", "Dimensions | 55 × 35 cm", "Weight | 1 kg"),
    ).toBe("Dimensions: 55 × 35 cm");
  });

  test("is told without a second mark behind a question that names its row", async () => {
    const rows = ["Is the boat yours? | Yes, for all of the day.", "Can I fish from it? | Only with a licence."];
    expect(await ask("Can I fish from the boat?", ...rows)).toBe("Can I fish from it? Only with a licence.");
  });

  test("is never told by the names of its columns", async () => {
    for (const query of ["Which boat for a half day?", "half day", "full day boat hire"])
      expect(await ask(query, ...boats)).toContain("£");
  });

  test("of words has the names of its columns in its first row", async () => {
    const rules = ["Room | Allowed | Forbidden", "Lounge | coffee, talking | music", "Reading room | pencils | pens"];
    expect(await ask("Can I use pens in the reading room?", ...rules)).toBe(
      "Reading room – Allowed: pencils; Forbidden: pens",
    );
    expect(await ask("Is music allowed in the lounge?", ...rules)).toBe(
      "Lounge – Allowed: coffee, talking; Forbidden: music",
    );
  });

  test("is told by the row that is named, not by one that says what is hoped for", async () => {
    const zones = ["Zone | Weekdays | Sundays", "Old town | £3 | free", "Harbour | £1 | £2"];
    expect(await ask("Is the harbour free on Sundays?", ...zones)).toBe("Harbour – Weekdays: £1; Sundays: £2");
    expect(await ask("Is parking free on Sundays?", ...zones)).toContain("Harbour");
  });

  test("of hours has no names of columns, and a row that lost a cell has none", async () => {
    const hours = ["Monday | closed", "Tuesday | 9 to 17", "Sunday | 10 to 12"];
    expect(await ask("Tuesday?", ...hours)).toBe("Tuesday: 9 to 17");
    const prices = ["Adult | Child", "Museum | £10 | £5", "Tower | £12"];
    expect(await ask("How much is the tower?", ...prices)).toBe("Tower: £12");
    expect(await ask("How much is the museum?", ...prices)).toBe("Museum – Adult: £10; Child: £5");
  });

  test("ends at a blank line: the next one has columns of its own", async () => {
    const sites = [
      "Room | Good for | Not for",
      "Red room | yoga | drums",
      "",
      "Site | Dogs | Fires",
      "Forest | no | yes",
    ];
    expect(await ask("Are dogs allowed in the forest?", ...sites)).toBe("Forest – Dogs: no; Fires: yes");
  });

  test("is told whole where two of its columns are compared", async () => {
    const plans = ["Free | Team | Business", "Price | $0 | $9 | $19", "Users | 3 | 50 | unlimited"];
    expect(await ask("What is the difference between Team and Business?", ...plans)).toBe(
      "• Price – Free: $0; Team: $9; Business: $19\n• Users – Free: 3; Team: 50; Business: unlimited",
    );
  });

  test("is cited cell by cell, in the words of the page", async () => {
    const source = page("Boat hire", [["", boats.join("\n")]]);
    const parts = await run(answerTask("How much is a canoe for a full day?", [source], { markdown: false }));
    const text = textOf(parts);
    const cited = parts.flatMap((part) => (part.type === "citation" ? [text.slice(part.start, part.end)] : []));
    expect(cited).toEqual(["Canoe", "£28", "£45"]);
  });
});

describe("A row with a price is of the thing that is asked for", () => {
  const families = "Feature | Before | Now\nCost | £52 (with the crane extra) | £40\nBoats | 5 | 6";

  test("and not of another that comes with it", async () => {
    expect(await askManual("How much does the crane cost?", ["Family berths", families])).toStartWith(nothingFound);
  });

  test.each([
    ["How much does a kayak cost?", "A kayak can be rented all year.", "Time | Price\nOne hour | 10 €\nOne day | 40 €"],
    [
      "How much does a boat tour cost?",
      "Tickets for the boat tour are sold at the gate.",
      "Guest | Price\nAdults | 10 €\nChildren | 4 €",
    ],
    ["How much does the berth cost?", "Prices of a berth by season.", "Season | Price\nSummer | 10 €\nWinter | 4 €"],
  ])("which the line over the table may name: %s", async (query, line, rows) => {
    const reply = await askManual(query, ["Rental", `${line}\n\n${rows}`]);
    expect(reply).toStartWith("• ");
    expect(reply).toContain("Price: 10 €");
  });

  test("nor of columns that nobody names", async () => {
    const row = "Cost of the crane | £3 | £4 | £5";
    expect(await askManual("How much does the crane cost?", ["", row])).toStartWith(nothingFound);
  });
});

test("What parts the head of a table from its rows is never shown", async () => {
  const row = "| --- | --- Harbour master | Ana Kim";
  expect(await askManual("Who is the harbour master?", ["", row])).toBe("Harbour master: Ana Kim");
});

test.each(["Which ropes do you sell?", "what ropes do you have"])(
  "A list below a heading that names the things that are asked for is told: %s",
  async (query) => {
    const sections: [string, string][] = [
      ["", "Ropes, sails and oars are sold in our hut. Come soon, as few are left."],
      ["Ropes", "- Hemp\n- Manila\n- Jute"],
      ["Sails", "- Red canvas\n- White canvas"],
    ];
    const stock = [page("While stock lasts", sections)];
    const reply = textOf(await run(answerTask(query, stock, { markdown: false })));
    expect(reply).toContain("• Hemp\n• Manila\n• Jute");
    expect(reply).not.toContain("canvas");
  },
);
