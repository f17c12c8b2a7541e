import { describe, expect, test } from "bun:test";
import { faqsOf, page, takeawaysOf } from "./fixtures.ts";

// What must not be lost, or turned into something else, on the way from a page to a question, an answer or a point.

const steps = "1. Open the profile menu.\n2. Click Delete.\n3. Confirm the box.";
const told = "Open the profile menu. Click Delete. Confirm the box.";

async function answers(title: string, heading: string, text: string, format?: "bullets"): Promise<string[]> {
  return (await faqsOf(page(title, [[heading, text]]), format)).map(({ answer }) => answer);
}
async function questions(title: string, heading: string, text: string): Promise<string[]> {
  return (await faqsOf(page(title, [[heading, text]]))).map(({ question }) => question);
}

describe("A way", () => {
  const way = (text: string) => answers("Accounts", "How do I delete my account?", text);

  test.each([
    "Caution: your boxes are kept by the files of others.",
    "Danger: your boxes are kept by the files of others.",
    "⚠ Warning: your boxes are kept by the files of others.",
    "Only owners of a box see the button.",
    "The owner of a box alone can do so.",
    "The button is only visible to owners of a box.",
    "The button, only available on phones, is red.",
    "This is for owners of boxes only.",
    "The button is not available on phones of the shop.",
    "Anybody can do so in a minute. The button is only shown to owners of a box.",
    "You must not run a second session.",
  ])("is not told without: %s", async (before) => {
    expect(await way(`${before}\n\n${steps}`)).toEqual([]);
  });

  test.each([
    "The names of boxes are made up for demonstration purposes only.",
    "It not only works on phones but on tablets too.",
    "Only three clicks are needed.",
  ])("is told behind what limits nobody: %s", async (before) => {
    expect(await way(`${before}\n\n${steps}`)).toEqual([told]);
  });

  test.each([
    "Do not hesitate to call the desk of the town.",
    "Don’t worry.",
    "The button is not available on weekends. We are there for you.",
    "Never deleted an account? We are there for you.",
    "If a box is lost, the desk in the town sends a new one.",
  ])("is told before what warns of nothing: %s", async (after) => {
    expect(await way(`${steps}\n\n${after}`)).toEqual([told]);
  });

  test("is not told without the warning of its last sentence, whoever asks", async () => {
    const open = "Open the bell in the top bar and choose a sound.";
    expect(await answers("Alerts", "How do I turn on alerts?", `${open} Warning: this cannot be undone.`)).toEqual([]);
    expect(await answers("Alerts", "How do I turn on alerts?", open)).toEqual([open]);
  });

  test("is a point with what its page says must not be", async () => {
    const shown = await takeawaysOf(
      page("Delete an account", [["", `${steps}\n\nYou must not have a second session open.`]]),
    );
    expect(shown).toHaveLength(1);
    expect(shown[0]).toEndWith("You must not have a second session open.");
  });
});

describe("A means", () => {
  const map = "You can add a map to Webster by installing the plugin.";
  const long = Array.from({ length: 9 }, (_, i) => `${i + 1}. Press the red button in the menu of the box again.`);
  const means = (text: string, title = "Add a map to Webster") => answers(title, "", `${text}\n\n${long.join("\n")}`);

  test("is told of a way that is too long", async () => {
    expect(await means(map)).toEqual([map]);
  });

  test.each(["Before that, you must be a member.", "All pages lose their old map.", "For it, you’ll need a Pro plan."])(
    "is not told without: %s",
    async (after) => {
      expect(await means(`${map} ${after}`)).toEqual([]);
    },
  );

  test.each([
    ["Turn the notifications off", "You can turn the notifications off by opening the bell in the top bar.", 1],
    ["Turn the notifications off", "You can turn off the notifications by opening the bell in the top bar.", 1],
    ["Turn the notifications off", "You can turn the notifications on by opening the bell in the top bar.", 0],
    ["Delete a team from Webster", "You can delete our cookies from Webster by using the menu of it.", 0],
  ])("to %s is no means to another thing: %s", async (title, text, count) => {
    expect(await means(text, title)).toHaveLength(count);
  });
});

describe("Bullets are not told below", () => {
  const items = "- Broken glass\n- Late parcels\n- Stolen bikes";

  test.each([
    "Insurance is for the box but:",
    "Insurance pays for everything but one of these:",
    "Insurance pays for neither of these:",
    "Only gold members are paid for:",
    "Leave these to other insurance:",
    "For an additional fee of $20, insurance pays for:",
  ])("%s", async (lead) => {
    expect(await answers("Insurance", "What does insurance cover?", `${lead}\n\n${items}`, "bullets")).toEqual([]);
  });

  test("a question for what is not so, where one of them is left out", async () => {
    const asked = (list: string) => answers("Insurance", "What can’t be sent?", list, "bullets");
    expect(await asked(items)).toEqual([items]);
    expect(await asked(`${items}\n- Lost keys`)).toEqual([]);
  });
});

describe("A denial", () => {
  const denial = "You cannot return a parcel to the shop.";
  const asked = (text: string) => questions("Return a parcel", "Return a parcel", text);

  test.each([
    `${denial}\n\nMembers are exempt from it.`,
    `Some boxes are sold as they are. ${denial}`,
    `On the Starter plan, all is small. ${denial}`,
  ])("is not asked for where it holds for some: %s", async (text) => {
    expect(await asked(text)).toEqual([]);
  });

  test.each([
    `During the sale, all prices are final.\n\n${denial}`,
    `${denial} There are no exceptions.`,
    `We plan to open a second shop in May. ${denial}`,
    `In fact, we are a small shop. ${denial}`,
    `Since 1998, we have sold parcels. ${denial}`,
  ])("is asked for where it holds for all: %s", async (text) => {
    expect(await asked(text)).toEqual(["Can I return a parcel to the shop?"]);
  });
});

describe("A heading in the order of a statement", () => {
  test.each([
    ["How exercise helps improve sleep", "How does exercise help improve sleep?"],
    ["How a charity provides help to you", "How does a charity provide help to me?"],
    ["How customer reviews help shops", "How do customer reviews help shops?"],
    ["How we check you are human", "How do you check I am human?"],
  ])("asks with its own verb: %s", async (heading, question) => {
    const text = `${heading.replace(/^How (.)/, (_, first: string) => first.toUpperCase())} by many small things each day.`;
    expect(await questions("Boxes of Acme", heading, text)).toEqual([question]);
  });

  test.each([
    "Why Acme does not sell your data",
    "Why updates do not install",
    "How often you must send a parcel",
    "How much you can save",
    "How many boxes you can send",
  ])("makes no words in disorder: %s", async (heading) => {
    const text = `${heading.replace(/^(?:Why|How \S+) /, "")} because of the box that you keep at home.`;
    expect((await questions("Boxes of Acme", heading, text)).join()).not.toMatch(
      /do not \w+ my|do not install|How must often|How can much|How can many/,
    );
  });
});

describe("A fact", () => {
  test.each([
    ["Currently, there is no way to send a parcel by boat.", "Can I send a parcel by boat?"],
    ["There is no way to send a parcel by boat.", "Can I send a parcel by boat?"],
    ["It is not possible for you to send a parcel by boat.", "Can I send a parcel by boat?"],
    ["All parcel drivers must inform you of a parcel.", "Who must inform me of a parcel?"],
    ["Parcel refunds only start once the box is back.", "When do parcel refunds start?"],
    ["The parcel fee only applies during the summer.", "When does the parcel fee apply?"],
    ["Parcel losses only happen on weekends.", "When do parcel losses happen?"],
    ["You can send a parcel with the Acme App.", "How do I send a parcel?"],
    ["You can send a parcel with the API.", "How do I send a parcel?"],
  ])("is asked for: %s", async (text, question) => {
    expect(await questions("Parcels", "", text)).toEqual([question]);
  });

  test.each([
    "You cannot send us a parcel by boat.",
    "You can send a parcel from the second of May on.",
    "You can send a parcel from the moment you join.",
    "You can send a parcel from the same shop.",
  ])("is none: %s", async (text) => {
    expect(await questions("Parcels", "", text)).toEqual([]);
  });

  test.each([
    ["Your card is charged right away.", 1],
    ["Your card is charged twice in a fortnight.", 1],
    ["Your card is charged at your checkout.", 1],
    ["Your card is charged on delivery of the parcel.", 1],
    ["Your card is charged by the box of the town.", 0],
    ["A box of wood is a waste of time for most.", 0],
  ])("tells a time, or does not: %s", async (text, count) => {
    expect(await answers("Cards", "When is my card charged?", text)).toHaveLength(count);
  });

  test("is asked for with each of two small words that make an opposite of it", async () => {
    const both = await faqsOf(
      page("Alerts", [
        ["How do I turn on alerts?", "Open the bell in the top bar and choose a sound of the list."],
        ["How do I turn off alerts?", "Hold the red lamp below it for ten seconds until it sleeps."],
      ]),
    );
    expect(both).toHaveLength(2);
  });
});

describe("Points", () => {
  const steel = "A parcel box is made of steel and has two keys.";
  const points = async (text: string) => await takeawaysOf(page("Boxes", [["", `${text} ${steel}`]]));

  test.each([
    "Also known as the Parcel Box of Oslo by its owners.",
    "Below explains what a parcel box of Oslo has to have.",
    "If you have a parcel box, you must meet the requirements below.",
    "A growing list of parcel boxes that you may find useful.",
    "This part is a short overview of boxes for owners.",
    "If a parcel box is stuck, please follow these rules of its maker.",
  ])("are not %s", async (text) => {
    expect(await points(text)).toEqual([steel]);
  });

  test.each([
    "Owners of a parcel box can use these rules for each box.",
    "A full list of ingredients must be printed on each parcel box.",
    "Keep the requirements below the limit of a parcel box.",
  ])("may be %s", async (text) => {
    expect(await points(text)).toEqual([text, steel]);
  });

  test.each(["Type 4 digits of your code.", "Type Y and wait for it."])("are no steps, as %s is one", async (step) => {
    const text = `Open the settings of the box. ${step} Click the green button. The box has a lock of steel.`;
    expect(await takeawaysOf(page("Boxes", [["", text]]))).toEqual(["The box has a lock of steel."]);
  });
});
