import { describe, expect, test } from "bun:test";
import { leans } from "../../../src/generation/extractive/takeaways/leaning.ts";
import { isMessage } from "../../../src/generation/extractive/takeaways/message.ts";
import { english } from "../../../src/generation/language/en.ts";
import { page, run, takeawaysOf } from "./fixtures.ts";

// What a page's writers say to its readers around what the page says.

const said = "Acme ships boxes of any size within a day.";

describe("takeaways", () => {
  test.each([
    ["what becomes of the page", "Documentation will be updated to reflect what Acme ships in boxes."],
    ["its links", "Unless stated, links within the text lead to boxes that Acme ships."],
    ["that it was translated", "Acme ships this translation as a courtesy to all who love boxes."],
    ["what is to be chosen on a screen", "From the menu, Boxes, then select the box that Acme ships to you."],
    [
      "what is looked for on a screen",
      "Scroll down the list of boxes, as Acme must ship only those that it has in 10 days.",
    ],
    ["what is seen at the end", "When shipping completes you should see your box in the boxes of Acme."],
    ["a thing to try", "Try adding a box so that Acme ships it to the sea in a day."],
    ["one setting of many", "BOX_DAYS (10) - If Acme ships a box in so many days, a lamp is lit."],
    ["a call", "Read our story of boxes from the first to the last day."],
    ["what a page has all of", "Everything you need to know before boxes of Acme ship to you."],
    ["a greeting", "Dear friends of boxes, Acme ships them again as of today."],
    ["a picture of the mind", "Imagine a box that Acme ships to the moon in a day."],
    ["a cheer", "Acme ships more boxes than it has ever shipped in a day!"],
    ["what the reader knows", "As you may know, Acme ships boxes out of a house in town."],
    ["a view", "We believe that Acme ships the best boxes in all of the country."],
    ["a view of the house", "At Acme, we often ship boxes that nobody else would ship."],
    ["the day of writing", "Last month Acme shipped boxes to more towns than it ever had."],
    ["a promise", "There are three ways in which Acme ships boxes."],
    ["reasons to come", "Acme ships boxes of any size within a day for two good reasons."],
    ["much of something", "There’s a lot to say of the boxes that Acme ships."],
    ["one of several", "One way in which Acme ships boxes is by a train of its own."],
    ["a picture", "Example of a box that Acme ships to a house in town."],
    ["the post itself", "Acme ships the boxes that we speak of in this post about them."],
    ["where it was before", "The words on boxes of Acme were originally published by the town."],
    ["an offer", "If you miss boxes of Acme, do not hesitate to tell us of them."],
    ["an invitation", "Feel free to ask the desk of Acme for boxes of any size."],
    ["what it likes", "At Acme, we like boxes that ship within a day from town to town."],
    ["a case that is made up", "Let’s say Acme ships the boxes of a house to the sea."],
    ["a door", "Log in to the desk of Acme that ships boxes of any size."],
    ["who writes", "I came to Acme to ship boxes of any size to any town."],
    ["a wish", "If Acme ships a box to you, please share your thoughts on it."],
    ["a way to look", "Before Acme ships a box, take a look at the list of towns."],
    ["the page itself", "This page is about boxes that Acme ships within a day."],
    ["a place to look for", "Find the ships and boxes section."],
    ["the first of many steps", "Start by logging into the desk of Acme that ships boxes."],
    ["news", "Great news, Acme ships boxes to the town by the sea again."],
    ["a talk", "View the live captioning of the talk on boxes by Acme."],
    ["thanks", "Special thanks to all who help Acme ship boxes of any size."],
    ["thanks to one", "Thanks to Ada Byron for the words on how Acme ships boxes."],
    ["what the page will tell", "On this page we will explain how Acme ships boxes to any town."],
    ["a draft", "This is a first draft of how Acme ships boxes of any size."],
    ["a comfort", "There are no silly questions on how Acme ships boxes."],
    ["how many steps there are", "The way in which Acme ships boxes involves 5 steps."],
    ["steps to follow", "Please follow the steps if Acme ships boxes to your town."],
    ["a page to start with", "Start with How Acme ships boxes."],
    ["an address", "Feedback and boxes: ships.acme.example/boxes."],
    ["another page", "To learn how Acme ships boxes by train see Trains and boxes."],
    ["where it is told", "You can find Acme's guide on how boxes are shipped on its website."],
    ["a thing without a verb", "A small box for the town of Acme."],
    ["what an example comes to", "The corresponding train would ship boxes of Acme back to the town."],
    ["a call to who has none", "If you don't have one, ship a box with Acme now."],
    ["what stands in the place of a chart", "The chart of how Acme ships boxes is not loading for now."],
    ["what all things have become", "Boxes that Acme ships have become an essential part of life."],
    ["how to see it at work", "To see how it works, ship one of the boxes that Acme has."],
    ["that the page is unfinished", "This page is a work in progress, as boxes ships and Acme are."],
    ["who wrote the page", "We have created this handbook so that Acme ships boxes to all towns."],
    ["what is done for each of what is not shown", "Acme ships boxes by train, and a label is made for each one."],
    ["a call for help", "We need your help to ship boxes of any size with Acme within a day to any town."],
    ["a lesson", "Understand how Acme ships boxes of any size: By train within a day, or by road."],
    ["steps to be seen", "Step through the process of shipping boxes with Acme."],
    ["an example that is not shown", "In our template Acme ships boxes of all towns to the sea."],
    ["what is done to what is not shown", "Acme ships it by train, and boxes of any size are on that train."],
    ["what is said of an entry", "The key of the box - required if Acme ships it to a town."],
    ["a film", "We created a short video showing how Acme ships boxes."],
    ["what became of the page", "This page was archived on July 1, 2023, when Acme ships began to carry boxes."],
    [
      "that there is something to know",
      "There are several things we'd like you to know before Acme ships boxes. It will not only save your time, but also make sure that all of them arrive.",
    ],
    ["a hope", "The boxes that Acme ships are new, and we hope you love them."],
    ["where more is told", "You’ll find a detailed article on how Acme ships boxes in this handbook."],
    ["what something is, without its name", "Typically the box holder of Acme's ships."],
    ["what is shown by now", "In the opened window, select how Acme ships boxes to the towns."],
    ["what is done with a thing that is not shown", "Clicking this button ships boxes of Acme to the list of towns."],
    ["a list that is not shown", "The listed boxes are shipped by Acme to the towns by the sea."],
    ["a way that is not told", "A quick and easy way to label boxes that Acme ships has been built into the app."],
    ["how much was added", "A bunch of new boxes that Acme ships have been added to the list."],
    ["a label of a label", "Boxes - Ships - Acme has a control of what is put on board."],
    ["how hard its writers try", "While we try to ship boxes fast, Acme and its ships do change."],
    ["what is done by now", "You have now closed the boxes that Acme ships to your town."],
    ["where its writers are", "You can find us on the ships of Acme that carry boxes."],
    ["what is to be read first", "If Acme ships boxes for you, you will also want to read the box ships chapter."],
    ["what a chapter gives", "The chapter on boxes and ships should give you an idea of Acme."],
    ["what will be told", "The way in which Acme ships boxes will be explained."],
    ["that the page has moved", "The content from Acme ships and boxes has been moved to the docs."],
    ["what its reader probably wants", "If you ship boxes, you probably want Acme to ship all of them."],
    ["praise of others", "Towns where Acme ships boxes are doing great work."],
    ["why it was made", "That’s why we built a house from which Acme ships boxes."],
    ["of use without a subject", "Useful if Acme ships boxes of yours to a town by the sea."],
    ["what the text will do", "In this guide, we ship boxes of Acme to a town by the sea."],
    ["where more is told", "Detailed information on how Acme ships boxes can be found in the handbook."],
    ["what nobody believes", "You can’t believe how Acme ships boxes to all of the towns!"],
    ["what is praised by a no", "Never underestimate how Acme ships boxes to all of the towns!"],
    ["what it is not like", "The way Acme ships boxes is not your average way to ship boxes!"],
    ["a cheer that only denies", "Never miss how Acme ships boxes to all of the towns!"],
    ["the value of a label", "March 18, 2025, and shall be the day on which Acme ships boxes."],
  ])("are not %s where the page says more", async (_, message) => {
    expect(await takeawaysOf(page("How Acme ships boxes", [["", `${message} ${said}`]]), 1)).toEqual([said]);
  });

  test.each([
    "Typically the train of Acme ships boxes within a day.",
    "Usually a box of Acme weighs two kilos without its lid.",
    "Overall cost of a box of Acme depends on its weight.",
    "There are two things to know of boxes that Acme ships: their weight and their size.",
    "You’ll find the number of your box in our app for Acme ships.",
    "In the opened box, the ships of Acme are sorted by weight.",
    "This box document is no longer updated after Acme ships it.",
    "The listed prices are what Acme ships boxes of any size for.",
    "Acme makes it as easy to ship boxes as it is to post a letter.",
    "Research shows it takes two days on average until Acme ships a box.",
    "Boxes of oak – required papers of Acme take ships nine days to get.",
    "Understand the limits: Acme can ship boxes of two kilos on its ships.",
    "Generally the ship pays Acme's fee.",
    "The boxes that Acme ships are NOT made for the rain!",
    "Never open boxes that Acme ships to somebody else!",
    "If you ship boxes, you may want Acme to ship all of them.",
    "You will not be able to ship boxes that Acme has closed!",
    "Boxes that Acme ships won't be opened by anyone on the way!",
    "You must close each box before Acme ships it to you!",
    "If you lose the key, you cannot open boxes that Acme ships!",
    "Boxes that Acme ships are never left in the rain at night!",
    "Never let anyone else open boxes that Acme ships to you!",
    "Box Ships Plan – A user of Acme ships ten boxes a year.",
    "You have already used all boxes that Acme ships by night.",
    "Let's Ship has moved boxes for Acme to all of the towns since May.",
    "Every captain should read the chapter on boxes that Acme ships.",
    "The box of deleted ships has been moved to the house of Acme.",
    "You can't ship boxes that Acme has closed for good!",
    "Please don't ship boxes of Acme to anyone else!",
    "If you see a red box of Acme ships, you likely need a new one.",
    "While we aim to ship boxes within two days, Acme may need ten for the islands.",
    "In the middle of the month you will see how Acme ships boxes to your town.",
    "A simple way to ship boxes is provided by the ships of Acme.",
    "All boxes of the old ships of Acme have been moved to the big house.",
  ])("may be what only looks like one: %s", async (statement) => {
    expect(await takeawaysOf(page("How Acme ships boxes", [["", statement]]), 1)).toEqual([statement]);
    expect(isMessage(statement, "How Acme ships boxes", english)).toBe(false);
    expect(leans(statement)).toBe(false);
  });

  test("are not how easy something is", async () => {
    const easy = "It's very easy to ship a box.";
    expect(await takeawaysOf(page("How to ship a box", [["", `${easy} ${said}`]]))).toEqual([said]);
  });

  test("may say to what something is thanks", async () => {
    const cause = "Thanks to its trains, Acme ships boxes within a day.";
    expect(await takeawaysOf(page("How Acme ships boxes", [["", cause]]))).toEqual([cause]);
  });

  test("are not shown with what the page will tell of them", async () => {
    const point = "You can ship boxes with Acme by using their feature called “Night Train”.";
    const pair = `${point} On this page we will explain how to use this feature and help you to ship boxes.`;
    expect(await takeawaysOf(page("Ship boxes with Acme", [["", pair]]))).toEqual([point]);
  });

  test("are neither about one who speaks nor about a thing that is not named", async () => {
    const one = async (other: string) => takeawaysOf(page("How Acme ships boxes", [["", `${other} ${said}`]]), 1);
    expect(await one("Ada Byron is the director of the house of Acme that ships boxes.")).toEqual([said]);
    expect(await one("Ada was named the first of all who ship boxes at Acme.")).toEqual([said]);
    expect(await one("Acme ships boxes to all who ask for more about that town.")).toEqual([said]);
    const named = "Acme ships boxes of any size to a town and has a house in that town.";
    expect(await one(named)).toEqual([named]);
    expect(await one("A list of the boxes that Acme ships can be found here.")).toEqual([said]);
  });

  test("are all steps in one where a page tells of steps alone", async () => {
    const steps = (verb: string) =>
      `1. ${verb} the lid of the box.\n2. Press the button on its side.\n3. Close it again.`;
    const how = (passages: [string, string][]) => takeawaysOf(page("How to reset a box", passages));
    expect(await how([["", steps("Open")]])).toEqual([
      "Open the lid of the box. Press the button on its side. Close it again.",
    ]);
    const both = await how([
      ["On a train", steps("Open")],
      ["At home", steps("Lift")],
    ]);
    for (const text of both) expect(text).not.toContain("Press the button on its side. Close it again.");
  });

  test.each([
    ["something limits", "", "1. Open the lid. Boxes open within ten minutes.\n2. Press the button."],
    [
      "something else has to be done",
      "",
      "1. Open the lid.\n   - Remove the plug from the wall, such as:\n2. Close it.",
    ],
    ["they are for some", "", "This works for owners only:\n\n1. Open the lid of the box.\n2. Press the button on it."],
    ["they are for a case", "If you have no key", "1. Open the lid of the box.\n2. Press the button on its side."],
    ["they are names", "", "1. Paris by the river\n2. London by the sea\n3. Rome by the hill"],
  ])("are not all steps in one where %s", async (_, heading, text) => {
    const first = text.replace(/^1\. |\n.*/gs, "").split(".")[0]!;
    for (const shown of await takeawaysOf(page("How to reset a box", [[heading, text]])))
      expect(shown.startsWith(first) && shown.length > first.length + 2).toBe(false);
  });

  test.each(["Never open it while it is hot.", "All that is in it is lost for good."])(
    "tell what warns among all steps in one: %s",
    async (warning) => {
      const text = `1. Open the lid of the box. ${warning}\n2. Press the button on its side.`;
      expect(await takeawaysOf(page("How to reset a box", [["", text]]))).toEqual([
        `Open the lid of the box. ${warning} Press the button on its side.`,
      ]);
    },
  );

  test("are no steps that a bullet says already, nor those of another language", async () => {
    const text = "1. Open the lid of the box.\n2. Press the button on its side.";
    const told = page("How to reset a box", [["", text]]);
    const task = { kind: "takeaways", page: told, count: 3, tone: "neutral", locale: "en" } as const;
    const existing = ["Open the lid of the box. Press the button on its side."];
    expect((await run({ ...task, existing })).filter(({ type }) => type === "item")).toEqual([]);
    const spanish = "1. Use la lista de pedidos. Elija el pedido.\n2. Pulse el botón del pedido.";
    for (const shown of await takeawaysOf(page("Cambiar un pedido", [["", spanish]], "es")))
      expect(shown).not.toBe("Use la lista de pedidos. Pulse el botón del pedido.");
  });

  test("are no cases without what holds in them", async () => {
    const list = `Acme ships boxes again if:\n\n${["home", "lid"].map((what) => `- Your box of Acme has no ${what} by the day that you have been told of when you asked for one at our desk.`).join("\n")}`;
    expect(await takeawaysOf(page("How Acme ships boxes", [["", `${list}\n\n${said}`]]))).toEqual([said]);
  });

  test("tell of whom a page has its name from", async () => {
    const who = "Ada Byron is the director of the house of Acme that ships boxes.";
    expect(await takeawaysOf(page("Ada Byron", [["", `${who} ${said}`]]), 1)).toEqual([who]);
  });

  test("are a message where the page says no more", async () => {
    const message = "We believe that Acme ships the best boxes in all of the country.";
    expect(await takeawaysOf(page("How Acme ships boxes", [["", message]]))).toEqual([message]);
  });

  test("may say what a page explains, though it names the page", async () => {
    const told = "This article explains how Acme ships boxes of any size.";
    expect(await takeawaysOf(page("Boxes", [["", told]]))).toEqual([told]);
  });

  const notes = "Rain fell on the roof of the old hall as it does in spring.";

  test("name the topic, wherever on the page that is", async () => {
    const text = `${notes} Trees stand by the road to the hall on both sides of it. ${said}`;
    expect(await takeawaysOf(page("Boxes that Acme ships", [["", text]]), 1)).toEqual([said]);
  });

  test("name a word of a long title rather than none", async () => {
    const trees = ["Oaks grow by the river.", "Elms throw shade on sheep.", "Firs keep their needles."];
    const text = [...trees, said, "Limes smell of summer.", "Palms need sand."].join(" ");
    const title = "Boxes, bags, cars, trains, planes, roofs and houses that people have";
    expect(await takeawaysOf(page(title, [["", text]]), 1)).toEqual([said]);
  });

  test.each([
    [
      "was",
      "Boxes of Acme were shipped by a train that had two cars.",
      "Boxes of Acme are shipped by a train that has two cars.",
    ],
    [
      "was said",
      "Boxes of Acme are “the best” that a train has shipped.",
      "Boxes of Acme are the ones that a train has shipped.",
    ],
  ])("are what is rather than what %s", async (_, story, statement) => {
    const rain = (from: number) => Array.from({ length: 20 }, (_, i) => `Rain falls on roof ${from + i} of the hall.`);
    const text = [...rain(0), story, statement, ...rain(20)].join(" ");
    expect(await takeawaysOf(page("Boxes of Acme", [["", text]]), 1)).toEqual([statement]);
  });

  test("say nothing that holds in a case alone, be it named late in a heading", async () => {
    const keyed = "A new box needs the old key of its owner.";
    const source = page("Boxes", [
      ["How to send a box if you have a key", keyed],
      ["Boxes", said],
    ]);
    expect(await takeawaysOf(source)).toEqual([said]);
  });

  test("go on behind a semicolon as they are written where one of them may be a name", async () => {
    const list =
      "Acme ships these things:\n\n- The boxes of a house\n- The bags of a house\n- Google glasses\n- Sending paper";
    expect(await takeawaysOf(page("What Acme ships", [["", list]]))).toEqual([
      "Acme ships these things: The boxes of a house; The bags of a house; Google glasses; Sending paper.",
    ]);
  });
});

describe("takeaways", () => {
  test("are not what several sections say alike: each says it of something else", async () => {
    const said = "The store takes cards of all kinds, and those of banks abroad as well.";
    const alike = "Payment by transfer takes three working days and needs an invoice.";
    const sections: [string, string][] = [
      ["Schools", alike],
      ["Companies", alike],
      ["Everybody", said],
    ];
    expect(await takeawaysOf(page("How the store is paid", sections))).toEqual([said]);
    const boxed: [string, string][] = [
      ["Key points", alike],
      ["Transfers", alike],
    ];
    expect(await takeawaysOf(page("How the store is paid", boxed))).toEqual([alike]);
    const alone = await takeawaysOf(page("How the store is paid", [["Schools", alike]]));
    expect(alone).toEqual([alike]);
  });

  test.each([
    "Log in to the server with your key, otherwise, this will lock you out of it.",
    "The problem is, there is some serious bias at work in all of the orders.",
    "In recent years, some shops have begun to sell things that open by themselves.",
    "One day, at a shop without a name, all of the lids had fallen off the wall.",
    "Just a few months ago, we wrote about the shops that sell all sorts of things.",
    "Since its founding, the shop has been sending letters to all who had asked for one.",
  ])("are led by what a page says, not by what leads up to it: %p", async (leading) => {
    const said = "Acme boxes open by themselves when the key of their owner is near.";
    const more = "Each box keeps a record of those who opened it during the last year.";
    const last = "The shop repairs all boxes that it has sold, however old they are.";
    const shown = await takeawaysOf(page("Acme boxes", [["", `${leading} ${said} ${more} ${last}`]]));
    expect(shown).toEqual([said, more, last]);
  });
});

describe("News told aloud", () => {
  const news = "We are glad that Acme ships boxes to all towns by the sea from May on!";
  const source = page("Acme ships", [["", `${news} ${said} ${said.replace("day", "week")}`]]);
  const post = { ...source, url: "https://www.acme.example/blog/2024/05/acme-ships" };

  test("opens a post", async () => {
    expect(await takeawaysOf(post, 1)).toEqual([news]);
  });

  test.each([
    ["de", "Am Freitag dem 8. August 2025 bringt Acme die Kisten an Land!", true],
    ["de", "Zum Auftakt des Jahres bringt Acme die Kisten in Farbe an Land!", false],
    ["en", "Well, actually, there are thousands of boxes that Acme ships!", false],
  ])("as far as it tells something, %s: %s", async (locale, opening, isShown) => {
    const rest = locale === "de" ? "Acme bringt Kisten aller Art an einem Tag in jede Stadt am Meer." : said;
    const shown = await takeawaysOf({ ...page("Acme", [["", `${opening} ${rest}`]], locale), url: post.url }, 3);
    expect(shown.some((each) => opening.endsWith(each))).toBe(isShown);
  });

  test("is a cheer anywhere else", async () => {
    expect(await takeawaysOf(source, 3)).not.toContain(news);
    const within = page("Acme ships", [["", `${said} ${news}`]]);
    expect(await takeawaysOf({ ...within, url: post.url }, 3)).toEqual([said]);
  });
});

describe("a takeaway keeps what opened it", () => {
  const about = "Technical debt is work that a team has put off to a later day.";
  test.each([
    "In the second post, I'll cover how a team pays back the technical debt that it has.",
    "In the last post, we talked about the consequences of having a lot of technical debt.",
    "In our previous article, we described how technical debt comes to be in the first place.",
    "Later this week, we'll detail how a team can pay back the technical debt that it has.",
  ])("where it would say something else without: %s", async (told) => {
    expect(await takeawaysOf(page("Technical debt", [["", `${about}\n\n${told}`]]))).toEqual([about]);
  });

  test("which is what it is an example of", async () => {
    const example = "For example, taking out a mortgage that you pay back within fifteen years is good debt.";
    const shown = await takeawaysOf(page("Technical debt", [["", `${about}\n\n${example}`]]));
    expect(shown.join("\n")).not.toMatch(/^Taking/m);
  });

  test("but for a day that was today's once, and the page's own name", async () => {
    const shown = async (told: string) => takeawaysOf(page("Technical debt", [["", told]]));
    expect(await shown("Today, we are opening our register of technical debt to all teams.")).toEqual([
      "We are opening our register of technical debt to all teams.",
    ]);
    expect(await shown("In this post, we describe how a team pays back its technical debt.")).toEqual([
      "We describe how a team pays back its technical debt.",
    ]);
  });
});

test("What a reader can do in a part of a program is a takeaway", async () => {
  const source = page("How Acme ships boxes", [["", "In this module you can manage the boxes that Acme ships."]]);
  expect(await takeawaysOf(source)).toEqual(["You can manage the boxes that Acme ships."]);
});

describe("What a reader of its page wants", () => {
  const wish = "You may want to paint the box with a color of your own.";
  const said = "Each of the colors has a number that stands on its lid.";

  test("is no point of it", async () => {
    expect(await takeawaysOf(page("Paint your box", [["", `${wish} ${said}`]]))).toEqual([said]);
  });

  test("is one where it warns", async () => {
    const warning = "You may want to paint the box before it is closed, because it cannot be opened again.";
    expect(await takeawaysOf(page("Paint your box", [["", `${said} ${warning}`]]))).toContain(warning);
  });

  test("is one of another page", async () => {
    expect(await takeawaysOf(page("Lids and colors", [["", `${wish.replace("color", "red")} ${said}`]]))).toHaveLength(
      2,
    );
  });
});

describe("How many things there are", () => {
  const counted = async (behind: string) =>
    (await takeawaysOf(page("Boxes of Acme", [["", `Boxes of Acme come in a few sizes.${behind}`]]))).join(" ");

  test("is no point where their list is not shown", async () => {
    const list = "\n\n- Red boxes of two feet in all\n- Blue boxes\n\nAll boxes are made of wood from the north.";
    expect(await counted(list)).toBe("All boxes are made of wood from the north.");
  });

  test.each([
    "Boxes of Acme are locked after five failed attempts.",
    "Boxes of Acme are locked for some days.",
    "Boxes of Acme are locked after a few attempts.",
    "Boxes of Acme are made for two towns of the north.",
    "Boxes of Acme come in several sizes including two feet.",
  ])("is one where it is no number of things to be named: %s", async (text) => {
    const list = "- Red boxes of two feet in all\n- Blue boxes";
    expect(
      (
        await takeawaysOf(
          page("Boxes of Acme", [["", `Boxes of Acme are made of wood from the north. ${text}\n\n${list}`]]),
        )
      ).join(" "),
    ).toContain(text);
  });

  test("is one where a list stands under a heading of its own", async () => {
    const text = "Boxes of Acme come in a few sizes.";
    const points = await takeawaysOf(
      page("Boxes of Acme", [
        ["", `Boxes of Acme are made of wood from the north. ${text}`],
        ["Colors of the lids", "- Red\n- Blue"],
      ]),
    );
    expect(points).toContain(text);
  });

  test("is one where no list stands behind it", async () => {
    expect(await counted(" All boxes are made of wood.")).toContain("a few sizes");
  });
});

describe("A page has a takeaway", () => {
  test.each(["Explore your data by writing a query of your own.", "Browse the list of boxes by color or by size."])(
    "where it tells what its reader can do: %s",
    async (text) => {
      expect(await takeawaysOf(page("Boxes of Acme", [["", text]]))).toEqual([text]);
    },
  );
});

describe("A page has no takeaway", () => {
  test.each([
    "The content of this page has been reorganized.",
    "Welcome to the boxes of Acme.",
    "Browse all guides by town.",
    "Return to the overview page for boxes of any size.",
    "Sign up for our weekly newsletter!",
  ])("where it tells nothing: %s", async (text) => {
    expect(await takeawaysOf(page("How Acme ships boxes", [["", text]]))).toEqual([]);
  });
});
