import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page, takeawaysOf } from "./fixtures.ts";

const told = (text: string, locale = "en") => takeawaysOf(page("The harbour", [["", text]], locale));

describe("A takeaway is none", () => {
  test.each([
    [
      "a thing in a list of things",
      "- The main calendar of the hall.\n- Calendars you’ve made in the harbour town account.",
    ],
    [
      "of thanks",
      "- Ida Holm and Bo Lund for building our crane, ramp and quay.\n- Jane Moss for her work on the lamps of the hall.",
    ],
    [
      "a field in a list of fields",
      "Fields:\n\n- Crate-based harbour learning and modern quay education.\n- Lamps, ramps and feedback for the town hall.",
    ],
    [
      "what goes on with a subject above it",
      "Acme Harbour:\n\n- Hosts Acme Ledger, which holds half a million letters.\n- Sponsors the Quay, which lights hundreds of lamps.\n- Runs lamp.example, home of the big lamps.",
    ],
    ["a title", "Around One Billion Lamps."],
    [
      "two clauses that hold nothing",
      "When lighting a lamp or a candle (not the first one), when reaching the Quay Hall.",
    ],
  ])("that is %s", async (_, text) => {
    expect(await told(text)).toEqual([]);
  });

  test.each([
    "- Guards open the hall at nine and close it at five.\n- The lamps are lit at dusk by two of them.",
    "- Daily guards: remove any crate that was not opened by dusk.\n- Night guards: remove any lamp that was not lit by dawn.",
    "- Old crates that hold the lamps of a guard are sent to the clerk.\n- Crates you have opened at the quay are sealed at dusk.",
    "- Red keys open the lid of a heavy crate.\n- Blue keys open the door of the hall.",
  ])("but a statement in a list is: %s", async (text) => {
    expect(await told(text)).toHaveLength(2);
  });

  test("that goes on with the sentence before it", async () => {
    const said = "Guards open the hall of the harbour at nine and close it at five.";
    const shown = await told(`${said}\n\n- Lamps\n\nWhich is where the lamps of the harbour come in.`);
    expect(shown).toEqual([said]);
  });

  test("that sends on to a list", async () => {
    const said = "Guards open the hall of the harbour at nine and close it at five.";
    const sends = "For a complete list of supported lamps, quays and old ramps, visit the Lamp page on Quaybook.";
    expect(await told(`${said}\n\n${sends}`)).toEqual([said]);
  });

  test("but an order of names is one", async () => {
    const order = "Go to Harbour Settings. There, you will see the crate of your hall.";
    expect(await told(order)).toEqual([order]);
  });

  test("that asks how something came, and tells nothing", async () => {
    expect(await told("And how we became a guild to help people travel using trains.")).toEqual([]);
    expect(await told("What is a heavy crate and box or HCB.")).toEqual([]);
    const whole = "How you stack your boxes is up to the guards of the hall.";
    expect(await told(whole)).toEqual([whole]);
  });

  test("that is an example of what its page tells how to write, and no case of it", async () => {
    const example = "If your box has been in the water, the guards of the hall may tell you to dry it.";
    const text = `Our voice is neutral and calm in every letter.\n\nFor example, we may use a serious tone for a flood:\n\n${example}`;
    expect((await told(text)).join()).not.toContain("in the water");
    expect(await askedOn("The harbour", ["", text])).toEqual([]);
  });

  test("that tells what its reader has been told to imagine", async () => {
    const text =
      "To set labels for boxes, add them to the list of your hall. Say you want to limit most boxes to one hall. And you want to send both tins and crates with the right labels to the town.";
    expect((await told(text)).join()).not.toContain("You want to send");
  });

  test("that speaks of a thing which only the sentence before it names", async () => {
    const first = "A review date tells when a page was last looked at by its writers.";
    expect(
      await told(`${first} For pages on health, it means reviewing the evidence to make sure that the page holds.`),
    ).toEqual([first]);
    expect(
      await told(`${first} If you must send it by post, you can do that too, but it takes far longer to arrive.`),
    ).toEqual([first]);
  });

  test("that holds if its reader does what is not told", async () => {
    const first = "You may ask the guards of the hall to open a box that was closed by mistake.";
    const text = `${first} We answer within ten days.\n\nIf you do, we will wait for ten days and then open your box again.`;
    expect((await told(text)).join()).not.toContain("If you do,");
    const whole = "If you can, ask two guards of the hall to lift the heavy boxes with you.";
    expect(await told(`${whole} Grants are paid in June.`)).toContain(whole);
  });

  test("that lost its last word with the markup around it", async () => {
    const first = "You may ask the guards of the hall to open a box that was closed by mistake.";
    expect(await told(`${first} You can add more room with our crates or our heavy lids or.`)).toEqual([first]);
  });

  test("that leans on another one in Dutch", async () => {
    const first = "Een bestand met labels vertelt wat er in elke kist van de haven zit.";
    const text = `${first}\n\nHiervoor is een standaard voor labels gemaakt door de bewakers.\n\nEen lijst geeft je de mogelijkheid om hierin vaste afspraken te maken met de bewakers.`;
    expect((await told(text, "nl")).join()).not.toContain("hierin");
  });
});

describe("What somebody must be for something", () => {
  const rule = "To be eligible for a harbour grant, you must live in the town and send ten boxes a year.";

  test("is a takeaway", async () => expect(await told(`${rule} Grants are paid in June.`)).toContain(rule));

  test("is asked for", async () => {
    const [faq] = await faqsOf(page("Money for packers", [["Grants", `Grants are paid in June. ${rule}`]]));
    expect(faq).toEqual({ question: "Who is eligible for a harbour grant?", answer: rule });
  });
});

describe("What a thing provides", () => {
  test("is not asked where only much of something is said", async () => {
    const text =
      "Boxtrain provides a great deal of clarity regarding how it uses your labels and with whom it shares them. To that end, the cookies of Boxtrain are named on this page.";
    expect(await askedOn("Boxtrain cookies", ["", text])).toEqual([]);
  });
});
