import { describe, expect, test } from "bun:test";
import { faqsOf, faqUnder, page, takeawaysOf } from "./fixtures.ts";

const steps = "1. Open the settings of the box.\n2. Press the button on its side.\n3. Close the settings again.";
const whole = "Open the settings of the box. Press the button on its side. Close the settings again.";
const besides = "A box of Acme keeps what you put into it for a year.";

describe("a page whose title names a task", () => {
  test.each(["How do I reset a box?", "How to reset a box", "Reset a box", "Resetting a box"])(
    "tells all of its steps in one takeaway, beside what else it says: %s",
    async (title) => {
      expect(await takeawaysOf(page(title, [["", `${besides}\n\n${steps}`]]))).toEqual([besides, whole]);
    },
  );

  test("tells them below a heading that adds nothing to the title", async () => {
    for (const heading of ["Steps", "To reset a box", "How to reset the box"])
      expect(
        await takeawaysOf(
          page("Reset a box", [
            ["", besides],
            [heading, steps],
          ]),
        ),
      ).toEqual([besides, whole]);
  });

  test.each(["Reset a box of glass", "Setup", "Get lessons"])(
    "does not tell the steps of a part or of one case of it: %s",
    async (heading) => {
      const parts: [string, string][] = [
        ["", `${besides} ${besides.replace("year", "month")} Acme has been at home in this town since 1920.`],
        [heading, steps],
        ["More", "Acme sells boxes in all sizes. It has a shop in each town, and each of them has a box to look at."],
      ];
      expect(await takeawaysOf(page("Reset a box", parts))).not.toContain(whole);
      expect((await faqsOf(page("Reset a box", parts))).map(({ question }) => question)).not.toContain(
        "How do I reset a box?",
      );
    },
  );

  test("does not tell steps for others alone as everybody's", async () => {
    const others = `${besides}\n\nIf you sell boxes, please use the other shop.\n\n${steps}`;
    expect(await takeawaysOf(page("Reset a box", [["", others]]))).not.toContain(whole);
    expect(await faqsOf(page("Reset a box", [["", others]]))).toEqual([]);
  });

  test("does not tell them where a line beside them warns", async () => {
    const warned = `${besides}\n\n${steps}\n\nNever open it while it is hot.`;
    expect(await takeawaysOf(page("Reset a box", [["", warned]]))).not.toContain(whole);
  });

  test("leaves out examples of what a step advises", async () => {
    const examples = "- Your code must have four digits and avoid some such as:\n- Only ones";
    const advised = steps.replace("\n3", `\n${examples}\n3`);
    expect(await takeawaysOf(page("Reset a box", [["", `${besides}\n\n${advised}`]]))).toContain(whole);
  });

  test("tells them in other languages where nothing of them is left out", async () => {
    const spanish = "1. Abra los ajustes de la caja.\n2. Pulse el botón de la caja.\n3. Cierre los ajustes de la caja.";
    const told = "Abra los ajustes de la caja. Pulse el botón de la caja. Cierre los ajustes de la caja.";
    const of = (text: string) => takeawaysOf(page("¿Cómo restablezco la caja?", [["", text]], "es"));
    expect(await of(spanish)).toEqual([told]);
    expect(await of(spanish.replace("\n2", "\n   - La caja está caliente después.\n2"))).not.toContain(told);
  });

  test.each(["This step is optional.", "These steps are entirely optional.", "It is an alternative to the button."])(
    "does not tell a step as everybody's that may be left out: %s",
    async (freed) => {
      const text = `${besides}\n\n${steps.replace("side.", `side. ${freed}`)}`;
      expect((await takeawaysOf(page("Reset a box", [["", text]]))).join(" ")).not.toContain("Close the settings");
      expect(await faqsOf(page("Reset a box", [["", text]]))).toEqual([]);
    },
  );

  test("tells nothing rather than some steps of many", async () => {
    const many = Array.from(
      { length: 12 },
      (_, at) => `${at + 1}. Open the lid of box number ${at + 1} in your house.`,
    );
    expect(await takeawaysOf(page("Reset a box", [["", many.join("\n")]]))).toEqual([]);
  });
});

test("a sentence from which a word is missing is no takeaway", async () => {
  const text = `${besides} The parts of a box are told apart by , and not by .`;
  expect(await takeawaysOf(page("Boxes", [["", text]]))).toEqual([besides]);
});

describe("an outline, whose steps are headlines with more below", () => {
  const remark =
    "- Put each box of glass on a shelf of wood, in the cool and quiet room of the house that you like most.";
  const heads = ["Keep the box in a dry place", "Look after its lid", "Beware of moths"];
  const outline = (...below: string[]) =>
    heads.map((head, i) => `${i + 1}. ${head}\n${remark}\n${below[i] ?? remark}`).join("\n");
  const told = "Keep the box in a dry place. Look after its lid. Beware of moths.";
  const about = (text: string) => page("How do I look after a box?", [["", `${besides}\n\n${text}`]]);

  test("answers its title by the headlines, in the takeaways and in the FAQs", async () => {
    expect(await takeawaysOf(about(outline()))).toEqual([besides, told]);
    const [faq] = await faqsOf(about(outline()));
    expect(faq).toMatchObject({ question: "How do I look after a box?", answer: told });
  });

  test("keeps what warns below a headline", async () => {
    const warned = outline(remark, "- Never open it at night.");
    const [first, second, third] = heads;
    const all = `${first}. ${second}. Never open it at night. ${third}.`;
    expect((await takeawaysOf(about(warned)))[1]).toBe(all);
  });

  test.each([
    ["cannot be undone", outline("- It cannot be undone.")],
    ["is done by hand", outline().replace(/Keep the|Look after its|Beware of/g, "Click the")],
    ["has one headline that is a sentence", outline().replace("its lid", "its lid well.")],
  ])("is no outline where it %s", async (_, text) => {
    expect((await takeawaysOf(about(text))).join(" ")).not.toContain(". Beware of moths.");
    expect(await faqsOf(about(text))).toEqual([]);
  });

  test.each([
    "Holding it for long erases the box.",
    "This step is optional.",
    "Only boxes of glass need it.",
    "The lid must not be bent.",
    "It has to be sent within 10 days.",
  ])("is not told where what stands below a headline limits it: %s", async (limit) => {
    const text = outline(remark, `- ${limit}`);
    expect((await takeawaysOf(about(text))).join(" ")).not.toContain(heads[2]);
    expect(await faqsOf(about(text))).toEqual([]);
  });

  test("is told whole where it is short", async () => {
    const short = heads.map((head, i) => `${i + 1}. ${head}\n- Keep glass away.`).join("\n");
    expect((await takeawaysOf(about(short)))[1]).toContain("Keep glass away.");
  });
});

describe("Steps that are told in sentences", () => {
  const steps = [
    "Log in to your Acme account.",
    "In the top menu, click your name.",
    "Go to the Boxes section and press the Reset button.",
  ];
  const whole = steps.join(" ");
  const more: [string, string] = ["Year", "Acme keeps your boxes for a year."];

  test("are one takeaway of a page whose title names their task", async () => {
    const source = page("Reset a box", [["", steps.join("\n\n")], more]);
    expect(await takeawaysOf(source)).toEqual([whole, more[1]]);
  });

  test("are told without the list of what is only seen on the way", async () => {
    const view = "You'll see a summary of the boxes:\n\n- The old box, which must not be thrown away\n- The new box";
    const seen = [...steps.slice(0, 2), view, ...steps.slice(2)].join("\n\n");
    expect((await takeawaysOf(page("Reset a box", [["", seen], more])))[0]).toBe(whole);
    const kept = seen.replace("You'll see a summary of the boxes", "Keep what is in the boxes");
    expect((await takeawaysOf(page("Reset a box", [["", kept], more]))).join(" ")).not.toContain(
      "press the Reset button",
    );
  });

  test("are no points by themselves on any other page", async () => {
    const points = await takeawaysOf(page("The boxes of Acme", [["", steps.join("\n\n")], more]));
    expect(points).toEqual([more[1]]);
  });

  test("are none where a name opens the sentences", async () => {
    const named = ["of the house and its rooms", "for all towns of the north", "that keeps what you put into it"];
    const text = named.map((what) => `Login.gov is the box ${what}.`).join("\n\n");
    expect(await takeawaysOf(page("Login.gov", [["", text]]))).not.toEqual([]);
  });
});

describe("What a numbered step leads to", () => {
  const what = "The post of the town has a box of wood at each corner of each street.";
  const numbered = (items: string[]) =>
    `1. Get your key for the box of wood:\n${items.map((item) => `   - ${item}`).join("\n")}\n2. Open the box of wood and close it again after a while.`;
  const shown = (items: string[]) =>
    takeawaysOf(
      page("Boxes of wood", [
        ["", what],
        ["Keys", numbered(items)],
      ]),
      6,
    );

  test("is no point by itself where it bids", async () => {
    const orders = ["Go to the town hall at noon.", "Ask for the key of the box of wood.", "Sign the list of keys."];
    expect(await shown(orders)).toEqual([what]);
  });

  test("is no point where the second sentence of the step leads to it", async () => {
    const orders = ["Go to the town hall at noon.", "Ask for the key of the box of wood."];
    const text = `1. Get your key. Do all of this:\n${orders.map((order) => `   - ${order}`).join("\n")}\n2. Open the box.`;
    expect(
      await takeawaysOf(
        page("Boxes of wood", [
          ["", what],
          ["Keys", text],
        ]),
      ),
    ).toEqual([what]);
  });

  test("is one where it is a rule, which bids as well", async () => {
    const rules = ["Use gloves of leather for the box of wood.", "Use both hands to lift the lid of the box of wood."];
    expect(await shown(rules)).toContain(rules[0]!);
  });

  test("is one where it says what holds", async () => {
    const rules = ["Each box of wood has a key of its own.", "A key that is lost must be paid for by who lost it."];
    expect(await shown(rules)).toContain(rules[0]!);
  });
});

describe("what a step says besides", () => {
  const told = (text: string) => faqUnder("How do I open the order folder?", text);
  const remarked = (remark: string) =>
    `1. Open the Finder of your computer. ${remark}\n2. Click Library. It opens at once.\n3. Open the order folder.`;

  test("is told with it where all of it has room", async () => {
    expect((await told(remarked("A row called Library will appear in the menu.")))?.answer).toBe(
      "Open the Finder of your computer. A row called Library will appear in the menu. Click Library. It opens at once. Open the order folder.",
    );
  });

  test("is left out where it has none", async () => {
    const long = `A row called Library will appear in the menu${", and a second one behind it".repeat(9)}.`;
    expect((await told(remarked(long)))?.answer).toBe(
      "Open the Finder of your computer. Click Library. Open the order folder.",
    );
  });

  test("is told with a warning behind all of them where there is room", async () => {
    const steps = remarked("A row called Library will appear in the menu.");
    const warned = `${steps}\n\nNever delete the order folder: your orders would be lost.`;
    expect((await told(warned))?.answer).toEndWith("your orders would be lost.");
  });
});
