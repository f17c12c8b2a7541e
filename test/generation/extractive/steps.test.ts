import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { ledItems } from "../../../src/generation/extractive/page/list.ts";
import { unitsOfPassage } from "../../../src/generation/extractive/page/unit.ts";
import type { AnswerTask, SourcePage } from "../../../src/schemas/generation.ts";
import { answerTask, page, run, textOf } from "./fixtures.ts";

// A procedure in an answer is all of it, as its page counts it, or none of it.

const cancelling = page("How do I cancel my order?", [
  ["", "Orders that nobody has packed yet can be cancelled free of charge."],
  [
    "To cancel your order:",
    "1. Sign in at https://shop.acme.test/orders.\n2. Open the order that you want to cancel.\n3. Choose a reason.\n- Late orders have a reason of their own:\n- The parcel is late\n- The parcel has gone to another town\n4. Press the red button.",
  ],
]);
const moving = page("How do I move my address?", [
  ["", "Follow these steps to change your address.\n\n1. Open your profile.\n2. Press Change.\n3. Cancel to keep it."],
]);

async function ask(query: string, sources: SourcePage[], more: Partial<AnswerTask> = {}): Promise<string> {
  return textOf(await run(answerTask(query, sources, { markdown: false, ...more })));
}

const about = (text: string, heading = "How to close a box") => [page("Boxes", [[heading, text]])];
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe("a step with an address of another site", () => {
  test("keeps its place and its number, and the address is plain text", async () => {
    expect(await ask("how do I cancel my order", [cancelling])).toStartWith(
      "To cancel your order:\n1. Sign in at https://shop.acme.test/orders.\n2. Open the order",
    );
  });

  test("is no link where Markdown is read, and its quotes are verbatim", async () => {
    const parts = await run(answerTask("how do I cancel my order", [cancelling]));
    const text = textOf(parts);
    expect(text).toContain("1. Sign in at `https://shop.acme.test/orders`.\n2. ");
    const from = cancelling.passages.map((passage) => `${passage.heading}\n${passage.text}`).join("\n");
    const quotes = parts.flatMap((part) => (part.type === "citation" ? [text.slice(part.start, part.end)] : []));
    expect(quotes).toContain("Press the red button.");
    for (const quote of quotes) expect(from).toContain(quote);
  });

  test.each(["Open [the box](https://evil.test).", "Type `close https://evil.test`.", 'Press <a href="x">here</a>.'])(
    "takes the whole list along where it cannot be plain text: %s",
    async (step) => {
      const text = await ask("how do I close a box", about(`1. Take the box.\n2. ${step}\n3. Close the box.`), {
        markdown: true,
      });
      expect(text).not.toContain("evil.test");
      expect(text).not.toContain("1.");
    },
  );
});

describe("the steps of an answer", () => {
  test("have the numbers that they have on their page, whatever stands between them", async () => {
    const text = "1. Take the lid of the box.\n- The lid is red.\n2. Close the box:\n\n    box close\n    box lock\n\n";
    const shown = await ask("how do I close a box", about(`${text}The box is quiet now.\n\n3. Put the box away.`));
    expect(shown).toEndWith(
      "1. Take the lid of the box.\n• The lid is red.\n2. Close the box:\n\n    box close\n    box lock\nThe box is quiet now.\n3. Put the box away.",
    );
  });

  test("never begin behind the first one", async () => {
    const text = "4. Press the lid of the box until the box is closed.\n5. Put the closed box away.";
    expect(await ask("how do I close a box", about(text))).not.toContain("Press the lid");
  });

  test("never end where the next passage goes on with them", async () => {
    const split = page("Boxes", [
      ["How to close a box", "1. Take the lid of the box.\n2. Close the box with it."],
      ["How to close a box", "3. Press the lid of the box."],
    ]);
    expect(await ask("how do I close a box", [split])).not.toMatch(/Take the lid|Press the lid/);
  });

  test("never end with a line that leads to what is not shown", async () => {
    const text = "1. Take the lid of the box.\n2. Close the box with one of these:";
    expect(await ask("how do I close a box", about(text))).not.toContain("one of these");
  });
});

describe("a procedure that is too long", () => {
  test("leaves out what is only remarked below a step, with a mark, and never a step", async () => {
    const text = await ask("how do I cancel my order", [cancelling], { wordLimit: 35 });
    expect(text).toEndWith("3. Choose a reason. …\n4. Press the red button.");
  });

  test.each(["Never shake the box.", "Hold the lid with both of your hands.", "The box cannot be undone."])(
    "leaves out nothing that has to be done or minded: %s",
    async (remark) => {
      const filler = "- The box is as long as it is wide and as high as it is long, in nearly every case.";
      const steps = `1. Take the box.\n${filler}\n- ${remark}\n2. Close the box.\n${filler}\n3. Press the lid.`;
      expect(await ask("how do I close a box", about(steps), { wordLimit: 50 })).toContain(remark);
      expect(await ask("how do I close a box", about(steps), { wordLimit: 30 })).not.toContain("1.");
    },
  );

  test("is shown nowhere in part, whatever the limit: a sentence of its page or the page itself stands for it", async () => {
    let whole = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 140 }), fc.boolean(), async (wordLimit, markdown) => {
        const text = await ask("how do I cancel my order", [cancelling, moving], { wordLimit, markdown });
        expect(wordsOf(text)).toBeWithin(1, wordLimit + 1);
        expect(/^1\. /m.test(text)).toBe(/^4\. /m.test(text));
        expect(text).not.toContain("profile");
        if (/^4\. /m.test(text)) whole++;
      }),
      { numRuns: 60 },
    );
    expect(whole).toBeGreaterThan(9);
  });

  test("gives way to a sentence of its page that fits", async () => {
    expect(await ask("how do I cancel my order", [cancelling, moving], { wordLimit: 12 })).toBe(
      "Orders that nobody has packed yet can be cancelled free of charge.",
    );
  });

  test("gives way to its page with what of that comes nearest", async () => {
    const long = `${"Press the red button and wait. ".repeat(30)}`;
    const steps = page("Boats", [["Paying for a boat", `- Pay in coins, which go into the box. ${long}\n- ${long}`]]);
    const reply = await ask("how do I pay for a boat", [steps], { markdown: false });
    expect(reply).toStartWith("This page comes nearest:\n\n• Boats");
  });

  test("gives way to its page, with a link and as the source, where no sentence of the page fits", async () => {
    const [, steps] = cancelling.passages;
    const bare = { ...cancelling, passages: [steps!] };
    const parts = await run(answerTask("how do I cancel my order", [bare, moving], { wordLimit: 20 }));
    expect(textOf(parts)).toBe(`This page comes nearest:\n\n- [How do I cancel my order?](${bare.url})`);
    expect(parts.find((part) => part.type === "citation")).toMatchObject({ url: bare.url });
    expect(await ask("how do I cancel my order", [bare, moving], { wordLimit: 7 })).toBe("How do I cancel my order?");
  });

  test("gives way to the nearest pages where another one than its own is nearer", async () => {
    const steps = page("Boxes", [
      ["", `To close the box of an order:\n\n1. Take it.\n2. ${"Press the lid. ".repeat(9)}`],
    ]);
    const nearer = { ...page("Orders", [["", "Orders come in a box."]]), score: 1 };
    const shown = await ask("how do I close the box of my order", [nearer, { ...steps, score: 0.4 }], {
      wordLimit: 20,
    });
    expect(shown).not.toContain("This page");
    expect(shown).toContain("Orders");
  });

  const remark = "- Put the box on a shelf of wood in the cool and quiet room of the house that you like.";
  const outline = (steps: string[]) =>
    about(steps.map((step, i) => `${i + 1}. ${step}\n${remark}\n${remark}`).join("\n"));

  test("is told by its headlines, each with a mark, where it has such", async () => {
    const steps = outline(["Keep the box in a dry place", "Look after its lid", "Beware of moths"]);
    expect(await ask("how do I keep a box", steps, { wordLimit: 40 })).toEndWith(
      "1. Keep the box in a dry place …\n2. Look after its lid …\n3. Beware of moths …",
    );
  });

  test("keeps what warns below a headline", async () => {
    const steps = ["Keep the box in a dry place", "Look after its lid", "Beware of moths"];
    const [first, ...others] = steps.map((step, i) => `${i + 1}. ${step}\n${remark}`);
    const shown = await ask("how do I keep a box", about([`${first}\n- Never lock it.`, ...others].join("\n")), {
      wordLimit: 30,
    });
    expect(shown).toContain("1. Keep the box in a dry place\n• Never lock it. …\n2. Look after its lid …");
  });

  test.each([
    ["that are sentences", ["Keep the box in a dry place.", "Look after its lid.", "Beware of moths."]],
    ["that are done by hand", ["Open the box list", "Click the box", "Select Keep"]],
    ["of which two are no outline", ["Keep the box in a dry place", "Look after its lid"]],
    [
      "after which something is lost",
      ["Keep the box in a dry place", "Look after its lid", "What is left out is lost"],
    ],
  ])("is not told by lines %s", async (_, steps) => {
    expect(await ask("how do I keep a box", outline(steps), { wordLimit: 40 })).not.toContain("1. ");
  });

  test("has the room that it needs where nothing limits the reply", async () => {
    const steps = Array.from({ length: 14 }, (_, i) => `${i + 1}. Close the box with the lid of number ${i + 1}.`);
    expect(await ask("how do I close a box", about(steps.join("\n")))).toContain(steps.at(-1)!);
  });
});

describe("a list that is too long", () => {
  const items = ["Belgium and the Netherlands", "France and Monaco", "Italy and San Marino", "Spain and Andorra"];
  const list = (lead: string) => about(`${lead}\n\n${items.map((item) => `- ${item}`).join("\n")}`, "Where we ship");

  test("is begun and marked where its items stand for themselves", async () => {
    const shown = await ask("where do you ship boxes", list("We ship our boxes to:"), { wordLimit: 20 });
    expect(shown).toBe(
      "We ship our boxes to:\n• Belgium and the Netherlands\n• France and Monaco\n• Italy and San Marino …",
    );
  });

  test("is not begun where it holds only with all of its items", async () => {
    const shown = await ask("where do you ship boxes", list("We ship boxes where all of these hold:"), {
      wordLimit: 22,
    });
    expect(shown).not.toContain("Belgium");
  });
});

test.each(["Related articles", "See also:", "Articles associés", "相关文章"])(
  "A list of what else there is to read answers nothing: %s",
  async (heading) => {
    const list = page("Parcels", [[heading, "- How boxes are closed by hand\n- How boxes are opened by hand"]]);
    expect(await ask("how are boxes closed by hand", [list])).not.toContain("• How boxes are opened");
  },
);

test("A list of titles of pages under a heading answers nothing", async () => {
  const other = page("Issues with boxes", [["", "Some boxes do not open."]]);
  const boxes = page("Boxes", [
    ["", "A box is a case with a lid that keeps what is put into it."],
    ["Related articles", "- Issues with boxes\n- Boxes and lids"],
  ]);
  for (const wordLimit of [0, 10, 40]) {
    expect(await ask("box", [boxes, other], { wordLimit })).not.toContain("Related");
  }
});

describe("when something was", () => {
  const history = (text: string) => [page("About the Box Company", [["", text]])];

  test("is answered by the sentence that has the date", async () => {
    const text = "The founders of the Box Company found many boxes. The Box Company was founded in March 1998.";
    expect(await ask("When was the Box Company founded?", history(text))).toContain("founded in March 1998");
  });

  test.each([
    ["When was the Box Company founded?", "I have found my way to the Box Company by luck and by friends."],
    ["When was the Box Company founded?", "In 2016 the Box Company opened a shop in the town."],
    ["When did the Box Company open?", "The Box Company has found out how boxes open in 10 years of work."],
  ])("is not answered by words alone: %s %s", async (query, text) => {
    expect(await ask(query, history(text))).toStartWith("I couldn't find");
  });

  test("is known by its form in other languages", async () => {
    const zeit = page("Die Firma", [["", "Die Firma wurde von Freunden gegründet."]], "de");
    expect(await ask("Wann wurde die Firma gegründet?", [zeit], { locale: "de" })).toStartWith("Dazu habe ich");
    const dated = page("La empresa", [["", "La empresa se fundó en marzo de 1998."]], "es");
    expect(await ask("¿Cuándo se fundó la empresa?", [dated], { locale: "es" })).toContain("1998");
  });
});

describe("what leads to a list leads to", () => {
  const ledOf = (text: string) => {
    const source = page("Boxes", [["", text]]);
    const led = ledItems(unitsOfPassage(source, source.passages[0]!, 0));
    return [...led].map((unit) => unit.text);
  };

  test("all of its steps, whatever stands within them", () => {
    const steps = "1. Open it. Wait for it.\n- Or do not.\n2. Press Delete.\n3. Confirm it.";
    expect(ledOf(`Follow these:\n\n${steps}`)).toHaveLength(5);
  });

  test("what stands within one step, where the step itself leads", () => {
    const steps = "1. Choose one.\n2. To delete it:\n- Sign in there.\n- Press Delete.\n3. Sign out.";
    expect(ledOf(`Some have two boxes.\n\n${steps}`)).toEqual(["Sign in there.", "Press Delete."]);
  });
});
