import { describe, expect, test } from "bun:test";
import { isDigest } from "../../../src/generation/extractive/takeaways/digest.ts";
import { faqsOf, page, takeawaysOf } from "./fixtures.ts";

// Which statements of a page are chosen where it has more to tell than can be shown.

const said = "Acme ships boxes of any size within a day.";
const first = async (sentence: string, next = said): Promise<string[]> =>
  takeawaysOf(page("How Acme ships boxes", [["", `${sentence} ${next}`]]), 1);

describe("What the author says that a page is about", () => {
  const before = "Acme stands by the river of its town.\n\nAll trains stop in front of the house of Acme.";
  const text = `${before}\n\nAcme gives up its labels from June on.\n\nAcme has a garden of apple trees.`;
  const source = page("A letter from Acme", [["", text]]);

  test("leads to the statement that says it, wherever it stands", async () => {
    expect((await takeawaysOf(source, 2)).join(" ")).not.toContain("labels");
    const told = { ...source, description: "From June, we give up labels." };
    expect(await takeawaysOf(told, 2)).toContain("Acme gives up its labels from June on.");
  });

  test("is never shown itself", async () => {
    const told = { ...source, description: "Acme sells the finest labels of the world." };
    expect((await takeawaysOf(told)).join(" ")).not.toContain("finest");
  });
});

describe("What the author says in short", () => {
  const before = "Acme stands by the river of its town.\n\nAll trains stop in front of the house of Acme.";
  const short = "The labels of Acme end in June.";

  const shownUnder = async (heading: string) => {
    const sections: [string, string][] = [
      ["", before],
      [heading, short],
    ];
    return takeawaysOf({ ...page("A letter", sections), url: "https://www.acme.example/news/letter" }, 1);
  };

  test.each(["Key takeaways", "TL;DR"])("is shown before what stands above it: %s", async (heading) => {
    expect(await shownUnder(heading)).toEqual([short]);
    expect(await shownUnder("Acme")).not.toEqual([short]);
  });

  test.each(["Das Wichtigste in Kürze", "À retenir", "En resumen", "In breve", "Em resumo", "Samenvatting"])(
    "stands under such a heading in any language: %s",
    (heading) => {
      expect(isDigest(heading)).toBe(true);
    },
  );
});

describe("A takeaway is not", () => {
  test.each([
    ["a hook", "Maybe you’ve heard somebody ask how Acme ships its boxes."],
    ["a hook for all", "If you’re like most people, you have a box that Acme ships."],
    ["a name to be asked for", "You may not be familiar with the boxes that Acme ships."],
    ["what is seen on one kind of screen", "On larger screens, Acme ships boxes in the menu on the left."],
    ["a slogan", "Now’s the time to see how Acme ships boxes to all of us."],
    ["what a page says elsewhere", "On the “About Acme” page, it says how Acme ships boxes with joy."],
    ["a call without its steps", "You can take immediate steps to have Acme ship boxes."],
    ["a page that speaks of itself", "Here, you’ll find how Acme ships boxes and other things."],
    ["the latest of what it names not", "The latest initiative is how Acme ships boxes by boat."],
    ["a part in what it names not", "Acme ships boxes that fill that role for its town."],
    ["room for more", "There is always room for one more box that Acme ships."],
    ["what was told before", "As we announced in spring, Acme ships boxes to the sea."],
    ["a way to other pages", "Discover how Acme ships boxes by a train of its own."],
    ["a guide elsewhere", "See our packing guide for boxes that Acme ships."],
    ["a link without its page", "There are instructions here for boxes that Acme ships."],
    ["a page to consult", "For how Acme ships boxes, please consult the list of towns."],
    ["others than the rest", "For other boxes that Acme ships, the same day holds."],
    ["a pleasure", "Acme has had the pleasure of shipping boxes to the town."],
    ["praise", "How Acme ships boxes is hugely important to all of its people."],
    ["a promise to take it to heart", "Acme takes all boxes that it ships seriously."],
    ["impatience", "We can’t wait to ship boxes of Acme to all of the towns."],
    ["who speaks", "Ana Ruiz is a senior designer at the house of Acme that ships boxes."],
    ["who speaks, by title", "Ana Ruiz is the Program Manager for Acme that ships boxes to the north."],
    ["whom somebody works for", "Ana Ruiz has worked at Acme on boxes that it ships."],
    ["who they are", "Ana Ruiz and Bo Lund are managers of Acme that ships boxes."],
    ["the end of a task", "Close the box that Acme ships and you are good to go."],
    ["what a screen shows by then", "A window opens with boxes that Acme ships."],
    ["a thing without a name", "We called it the box that Acme ships by night."],
    ["how a thing is by now", "Your box of Acme ships is now packed."],
    ["what is done by then", "The box that Acme ships is now assembled."],
    ["a hope", "Hopefully Acme ships boxes to all of the towns."],
    ["that all differ", "Acme ships boxes as every town is different from others."],
    ["whom to write to", "For boxes that Acme ships, reach out to us with questions."],
    ["half of a list", "Suggests boxes that Acme ships to a town."],
    ["a clause without its statement", "When packing boxes that Acme ships at night."],
    ["half of what a tool does", "Hosts the boxes that Acme ships to a town."],
    ["news of the text", "Update March 16, 2026: Acme ships boxes by train again."],
    ["thanks", "We thank Ana Ruiz for boxes that Acme ships to the north."],
    ["that there are ways", "There are 2 ways in which Acme ships boxes."],
    ["an entry of a list", "Maximum number of boxes that Acme ships in one day."],
    ["what is wrong with a request", "Invalid or missing label of boxes that Acme ships."],
    ["how its page came to be", "This reference page was automatically generated from boxes that Acme ships."],
    ["a welcome", "Welcome to the house of boxes that Acme ships."],
    ["a call for help", "Help us make boxes that Acme ships better for you."],
    ["what its reader has done by then", "You are now shipping boxes of Acme to the north."],
    ["pride", "Acme ships boxes, and I couldn’t be more proud of all who pack them."],
    ["luck", "Our team is fortunate to ship the boxes of Acme by night."],
    ["how its writer came to it", "As I continued to ship boxes of Acme, a train took them north."],
    ["what needs a value named before", "Acme ships boxes by train once they weigh as much as this value."],
    ["a line of a list of changes", "2.9.0: Boxes that Acme ships have a label of paper."],
    ["what is done first of all", "You’ll first need to fold the boxes that Acme ships."],
    ["where to go", "Visit and bookmark the house of boxes that Acme ships."],
    ["that time went by", "It’s been some time since Acme ships boxes to the sea."],
    ["what was not told yet", "Acme ships boxes, and this page is about these plans."],
    ["its title again", "Acme can ship boxes."],
    ["nothing at all", "We all do it."],
    ["how much care there is", "The utmost care is taken of all boxes that Acme ships."],
    ["who somebody was, in front of him", "A friend of boxes, he ships them for Acme in the north."],
  ])("%s where the page says more", async (_, sentence) => {
    expect(await first(sentence)).toEqual([said]);
  });

  test.each([
    ["what it is that is simple", "We made it easier to ship boxes of Acme to the sea."],
    ["a thing of two names", "Crime Data Explorer shows how Acme ships its boxes by day."],
    ["who somebody is that the page has its name from", "Acme Boxes is an expert on how Acme ships them."],
    ["what is important to do", "It is important to ship boxes of Acme by day."],
    ["what stands in place of another", "Instead of carts, Acme ships boxes by train."],
    ["what two things do", "Both carts and trains of Acme ship boxes by day."],
    ["too much", "Too many boxes of Acme ship without their lids."],
    ["what holds in a case", "In the event of a breach, Acme ships boxes to nobody."],
    ["what holds in a case of its reader's", "In the event you miss a day, Acme ships boxes to others."],
    ["what is for one of several", "For the event you chose, Acme ships boxes by night."],
    ["what is in one of several", "In the section you want to edit, Acme ships boxes by name."],
    ["what comes in time", "In the course of a year, Acme ships boxes to all towns."],
    ["a tool that has a role in its name", "Box Studio Code is a free editor for boxes that Acme ships."],
    ["two things that are of one kind", "Acme Carts and Acme Trains are what ships boxes by day."],
    ["an access that is given", "Process the boxes of Acme before a train ships them."],
    ["a number of people", "A number of people ship boxes of Acme by day."],
    ["a case with what is done in it", "When in doubt about how Acme ships boxes ask the desk of the house."],
    ["a value that is named", "A weight sets how Acme ships boxes, and this weight is on the lid."],
    ["how many there were", "The number of boxes that Acme ships rose by 12% in one year."],
    ["what happens when", "When water freezes Acme ships boxes by cart."],
    ["what signing up is", "Sign up is free for all who ship boxes with Acme."],
    ["what to update", "Update your list first: old ones cannot ship boxes of Acme."],
    ["what is missing", "Missing boxes that Acme ships cost 15 euros each."],
    ["that the title is not so", "Acme does not ship boxes."],
    ["who is meant", "Whoever is also a member of Acme ships boxes for nothing."],
    ["what can be done by now", "You are now able to ship boxes of Acme by card."],
    ["those who do something", "Those who ship boxes of Acme do so by day."],
  ])("but may be %s", async (_, sentence) => {
    const title = sentence.startsWith("Acme Boxes") ? "How Acme Boxes ships boxes" : "How Acme ships boxes";
    expect(await takeawaysOf(page(title, [["", `${sentence} Wood is kept in a big house.`]]), 1)).toEqual([sentence]);
  });
});

/** A statement late on a page, where its place counts for little. */
const late = async (text: string): Promise<string[]> =>
  takeawaysOf(page("Ship boxes", [["", `${"Is it so? ".repeat(30)}${text}`]]), 1);

test("What two things are, which another sentence has named, is no takeaway", async () => {
  const named = "Both are considered names and stand on boxes that Acme ships.";
  const sections: [string, string][] = [
    ["", said],
    ["Names", `Has it a name? ${named}`],
  ];
  expect(await takeawaysOf(page("How Acme ships boxes", sections), 2)).toEqual([said]);
});

describe("Among statements of one page", () => {
  const rest = "Is it so? ".repeat(30);

  test("the next section tells of itself before one tells twice", async () => {
    const sections: [string, string][] = [
      ["Where we work", "Acme people work from all towns of the north. Acme people work in towns that they like."],
      ["Our days", `Acme people work in cycles of six weeks. Acme people work in the summer. ${rest}`],
    ];
    expect(await takeawaysOf(page("Work at Acme", sections), 2)).toEqual([
      "Acme people work from all towns of the north.",
      "Acme people work in cycles of six weeks.",
    ]);
  });

  test("those of an overview stay beside each other", async () => {
    const overview =
      "Acme boxes keep all that you own dry in any rain. Acme boxes come in sizes from one to nine. Acme boxes last a year longer than all crates do.";
    const paint = `Acme boxes are blue or green. ${rest}`;
    const shown = async (heading: string) =>
      takeawaysOf(
        page("Acme boxes", [
          [heading, overview],
          ["Paint", paint],
        ]),
      );
    expect((await shown("1.1 Overview")).join(" ")).toBe(overview);
    expect((await shown("Wood")).join(" ")).not.toBe(overview);
  });

  test("a case that the page is not about comes behind what holds for all", async () => {
    const all = "You ship all boxes on days of your own.";
    expect(await late(`If your cart runs on steam, ship boxes by night. ${all}`)).toEqual([all]);
    const own = "If you ship boxes, write their town on the lid of each.";
    expect(await late(`${own} ${all}`)).toEqual([own]);
  });

  test("what is added comes behind what it is added to", async () => {
    expect(await late("You can also ship boxes by sea. You can ship boxes by train.")).toEqual([
      "You can ship boxes by train.",
    ]);
  });

  test("what the next one turns from comes behind it", async () => {
    const text = (next: string) => `Shops of towns ship boxes by cart in a week. ${next}`;
    expect(await late(text("However, trains of towns ship boxes up in a day."))).toEqual([
      "Trains of towns ship boxes up in a day.",
    ]);
    expect(await late(text("Trains of towns ship boxes up in a day."))).toEqual([text("").trim()]);
  });

  test("what the next one mends comes behind others", async () => {
    const text = (next: string) => `Carts ship boxes on Mondays. ${next} Trains ship boxes on Tuesdays.`;
    expect(await late(text("To remedy this, hold them."))).toEqual(["Trains ship boxes on Tuesdays."]);
    expect(await late(text("To help them, hold them."))).toEqual(["Carts ship boxes on Mondays."]);
  });
});

describe("A list of what is done by hand is no takeaway in parts", () => {
  test.each(["-", "1."])("with %s before its items", async (marker) => {
    const steps = ["Open the lid", "Press the blue button of the box", "Go to the cart", "Wait"].map(
      (step) => `${marker} ${step}.`,
    );
    const text = `${said} Take the box that ships.\n\n${steps.join("\n")}`;
    const shown = await takeawaysOf(page("Boxes", [["", text]]));
    for (const step of steps) expect(shown).not.toContain(step.slice(marker.length + 1));
  });

  test("but a list of advice is", async () => {
    const tips = "- Keep boxes dry at all times.\n- Ship boxes before noon.\n- Open boxes with a knife.";
    expect(await takeawaysOf(page("Boxes", [["", tips]]))).toContain("Keep boxes dry at all times.");
  });
});

describe("The page of an event tells of it", () => {
  test.each([
    [
      "In this webinar, Ana Ruiz will show how to build boxes of wood.",
      "Ana Ruiz will show how to build boxes of wood.",
    ],
    ["In this session you will hear how boxes are built.", "You will hear how boxes are built."],
    ["This half-day, online class will teach how to build boxes.", undefined],
    ["This quarterly meeting brings together all who build boxes.", undefined],
    ["This event is for all who build boxes out of wood.", undefined],
  ])("%s", async (sentence, shown = sentence) => {
    expect(await takeawaysOf(page("Build boxes", [["", sentence]]), 1)).toEqual([shown]);
  });

  test("but not of one that was told before", async () => {
    expect(
      await takeawaysOf(
        page("Build boxes", [
          ["", "Boxes are built of the wood that grows in the north. This meeting was held in spring."],
        ]),
      ),
    ).toEqual(["Boxes are built of the wood that grows in the north."]);
  });
});

describe("A list of things is told by its labels", () => {
  test("of eight words at most", async () => {
    const text =
      "There are three options to pack a box:\n\n- Pack it on your own with paper: Paper is sold by the sheet, and there is much of it to be had.\n- Let us pack it: We come to your house with a cart on any day of the week.\n- Send it on its own: Most boxes get to their town whole, though nobody can promise that.";
    expect(await takeawaysOf(page("Pack a box", [["", text]]))).toEqual([
      "There are three options to pack a box: Pack it on your own with paper; Let us pack it; Send it on its own.",
    ]);
  });
});

describe("A statement is shown", () => {
  const only = async (text: string) => takeawaysOf(page("How Acme ships boxes", [["", text]]), 1);

  test("without the word that adds it to another one", async () => {
    expect(await only("Acme can also ship boxes to the sea.")).toEqual(["Acme can ship boxes to the sea."]);
    const both = "Acme ships boxes not by train alone but also by cart.";
    expect(await only(both)).toEqual([both]);
  });

  test.each([
    ["The good news for shops is that Acme ships boxes on Sundays.", "Acme ships boxes on Sundays."],
    ["As previously announced, Acme ships boxes on Sundays.", "Acme ships boxes on Sundays."],
  ])("without what leads to it: %s", async (text, shown) => {
    expect(await only(text)).toEqual([shown]);
  });

  test("with a list of dashes below it", async () => {
    const list = "Acme ships boxes that are blue.\n– Small ones\n– Large ones";
    expect(await only(list)).toEqual(["Acme ships boxes that are blue."]);
    expect(await only(list.replaceAll("–", "—"))).toEqual(["Acme ships boxes that are blue."]);
  });

  test("unless it is the word of somebody who is named below it", async () => {
    const word = "Acme ships boxes like nobody else in the world, and we love that.";
    expect(await takeawaysOf(page("How Acme ships boxes", [["", `${word}\n\n— Ana Ruiz, a shop\n\n${said}`]]))).toEqual(
      [said],
    );
    expect(await takeawaysOf(page("How Acme ships boxes", [["", `${word}\n\nAna Ruiz, a shop\n\n${said}`]]))).toContain(
      word,
    );
  });
});

describe("What a page tells in a list", () => {
  const shown = (title: string, ...sections: [heading: string, text: string][]) => takeawaysOf(page(title, sections));

  test("of the following things is told by its items", async () => {
    const list = "To pack a box, you need the following things:\n\n- Wood\n- Glue\n- A saw";
    expect(await shown("Pack", ["", `${said}\n\n${list}`])).toContain(
      "To pack a box, you need the following things: Wood; Glue; A saw.",
    );
  });

  test("of pages elsewhere is not told, also where there is nothing else", async () => {
    expect(await shown("Boxes", ["", "For more on boxes, see:\n\n- Glue of wood\n- The saw house"])).toEqual([]);
  });

  test("of what to visit is told, though it ends as a pointer does", async () => {
    const list = "The north has three old houses that are good to visit:\n\n- The glue house\n- The saw house";
    expect((await shown("Houses of the north", ["", list])).join()).toContain("The glue house; the saw house.");
  });

  test("of half sentences is not told by one of them", async () => {
    const cases = "- When the box that Acme ships is smaller than its lid.\n- When the box that Acme ships is wet.";
    expect(await shown("How Acme ships boxes", ["", `${said}\n\n${cases}`])).toEqual([said]);
  });

  test("of examples is told without them", async () => {
    const list = (lead: string) => `${lead}\n\n- a quote of somebody whom the reader of the page knows\n- an example`;
    const told = "Use the box to set a thing apart from what stands around it.";
    expect(
      await shown("Box", ["", list("Use the box to set a thing apart from what stands around it, for example:")]),
    ).toEqual([told]);
    expect(
      await shown("Box", ["", list("Boxes that Acme ships are only sold to shops in some cases, for example:")]),
    ).toEqual([]);
    expect(await shown("Box", ["", list("We do not share your boxes with anybody except in cases such as:")])).toEqual(
      [],
    );
  });

  test("that goes on with what its lead-in began is not told by half", async () => {
    const items =
      "- Open to all of the people, with a door on each of its four sides.\n- Made of wood and glass, as all houses are in the towns of the north, and in those by the sea that were built in these years.";
    expect(await shown("Acme Hall", ["", `${said}\n\nAcme Hall is:\n\n${items}`])).toEqual([said]);
  });
});

describe("What a section says", () => {
  const use = "Use a box to ship a thing that water would spoil.";
  const shown = (heading: string) =>
    takeawaysOf(
      page("Boxes", [
        ["", said],
        [heading, use],
      ]),
    );

  test("of when to use a thing holds for everybody", async () => {
    expect(await shown("When to use a box")).toContain(use);
  });

  test("of what to do when something happens does not", async () => {
    expect(await shown("When water comes in")).not.toContain(use);
  });
});

describe("What a reference says of the entry in its title", () => {
  const entry = "Defines the boxes that a house can have.";
  const rest = "A house has at most nine of them in each of its rooms.";

  test("may leave out its name where it opens the page", async () => {
    expect(await takeawaysOf(page("Boxes of a house", [["", `${entry} ${rest}`]]))).toContain(entry);
  });

  test.each(["Boxes of a house — what it can hold", "Boxes of a house"])("also behind its name: %s", async (name) => {
    const reference = page("Boxes of a house", [
      ["Name", name],
      ["Description", `This entry defines the boxes that a house can have. ${rest}`],
    ]);
    expect((await takeawaysOf(reference)).join(" ")).toContain("This entry defines");
  });

  test("but not further on", async () => {
    expect(await takeawaysOf(page("Boxes of a house", [["", `${said}\n\n${entry}`]]))).toEqual([said]);
  });
});

describe("What other pages of the site say too", () => {
  const banner = "Acme ships boxes on no Sunday of the year.";
  const boxes = (text: string) => ({ ...page("How Acme ships boxes", [["", text]]), repeated: [banner] });

  test("is no takeaway where the page says more", async () => {
    expect(await takeawaysOf(boxes(`${banner}\n\n${said}`))).toEqual([said]);
    expect(await takeawaysOf(boxes(banner))).toEqual([banner]);
  });

  test("is one where it forbids or warns", async () => {
    const warning = "Do not give boxes that Acme ships to children of less than three years.";
    const shown = await takeawaysOf({ ...boxes(`${warning}\n\n${said}`), repeated: [warning] });
    expect(shown).toEqual([warning, said]);
  });

  test("is one where it stands within a line of the page's own", async () => {
    expect(await takeawaysOf(boxes(`${said} ${banner}`), 2)).toEqual([said, banner]);
  });

  test("opens no answer, but may be a step of one", async () => {
    const way = "To order a box, press the blue button.";
    const asked = (text: string) =>
      faqsOf({ ...page("How to order a box", [["", text]]), repeated: [banner, "Press it."] });
    expect(await asked(`${banner}\n\n${way}`)).toEqual([{ question: "How do I order a box?", answer: way }]);
    const [step] = await asked("1. Open the lid of the box.\n2. Press it.");
    expect(step?.answer).toContain("Press it.");
  });
});
