import { describe, expect, test } from "bun:test";
import { presents } from "../../../src/generation/extractive/sentence/presents.ts";
import { pointsAtUntold } from "../../../src/generation/extractive/sentence/untold.ts";
import { leans } from "../../../src/generation/extractive/takeaways/leaning.ts";
import { page, takeawaysOf } from "./fixtures.ts";

// What is shown as a takeaway is a statement that is whole without its heading and its neighbours.

const said = "Acme sells boxes of wood to all of the shops in the towns of the north.";
const takenFrom = async (heading: string, text: string, locale = "en", opening = said): Promise<string[]> => {
  const shown = await takeawaysOf(
    page(
      "Acme",
      [
        ["", opening],
        [heading, text],
      ],
      locale,
    ),
  );
  return shown.filter((each) => each !== opening);
};

describe("What replies to the question above it is no takeaway", () => {
  test.each([
    ["Do I need a visa?", "It depends on your passport."],
    ["How long can I stay?", "Up to 90 days, or 180 with a permit."],
    ["Can children travel alone?", "Only with a letter from both of their parents."],
    ["Who pays for shipping?", "You do, unless the item was broken."],
  ])("where it has no word of that: %s %s", async (heading, text) => {
    expect(await takenFrom(heading, text)).toEqual([]);
  });

  test("where it is an order for who hears yes, however long", async () => {
    const order = "Use two spoons of salt, and let the bread rise for two hours in a warm room of your house.";
    expect(await takenFrom("Can I bake it the same day?", `You can. ${order}`)).toEqual([]);
  });

  test("behind a bare no neither", async () => {
    expect(await takenFrom("Is there parking?", "No. The nearest garage is 200 m away.")).toEqual([]);
  });

  test.each([
    ["Who pays for shipping?", "Acme pays for shipping on all days of the week."],
    ["Who pays?", "Shops that keep more than nine boxes send what they owe to Acme once in a year."],
    ["What is it?", "Boxes are made of wood that grows in the towns of the north."],
  ])(
    "unless it names what is asked for, is a long statement, or the question names nothing: %s %s",
    async (heading, text) => {
      expect(await takenFrom(heading, text)).toEqual([text]);
    },
  );
});

test.each(["This article describes how boxes are sent.", "This articles describes how boxes are sent."])(
  "What a page is there for is known, with a slip in it or without: %s",
  (sentence) => {
    expect(presents(sentence)).toBe(true);
  },
);

describe("What is said about the page rather than by it is no takeaway", () => {
  test.each([
    ["This describes how we ask for a box of wood."],
    ["Our nine reports can be found below: Download the first report [DOCX, 168KB] or the second one [PDF, 2MB]."],
    ["We'll be back real soon."],
    ["Boxes of wood from the towns of the north are what all of us :heart:."],
    ["Boxes of wood from the towns of the north are what all of us :heart."],
  ])("where there are others: %s", async (text) => {
    expect(await takenFrom("", text)).toEqual([]);
    expect(await takeawaysOf(page("Acme", [["", `${text}\n\n${said}`]]))).toEqual([said]);
  });
});

describe("What tells of the page, of its reader or of nothing is no takeaway where there are others", () => {
  test.each([
    ["If a shop in the north is asked for boxes, the documents above are its answer."],
    ["Also see the shops of Acme in the north."],
    ["Each section links to some of the shops in the towns of the north."],
    ["This guide was written with the shops of the north in mind."],
    ["Sample response with two boxes of wood."],
    ["We explain why we sell boxes of wood on our about page."],
    ["Please direct all questions and requests to the shops of Acme."],
    ["If you need assistance with a box, reach out to the shops of Acme."],
    ["You can learn more about boxes of wood by going to the shops."],
    ["You can view the shops of Acme page to learn more about them."],
    ["Consider reviewing the handbook of Acme if you have no box of wood."],
    ["There are several different ways to pay for a box, and this one is new."],
    ["There are several categories that tell what kind of box it may be."],
    ["Boxes of wood are important in general for all of the shops."],
    ["Sometimes, for various reasons, you may want to sell a box of wood."],
    ["Step 5: Acme sends all of the boxes of wood to the shops."],
    ["After you've finished, you will need a box of wood for the shops."],
    ["You are here because Acme needs boxes of wood for the shops."],
    ["If this is your first time here, you must go to the shops of Acme."],
    ["For protection from the cold of the north."],
    ["To help all people of this country keep what they own dry through each winter."],
    ["Derived from the boxes of wood of Acme."],
    ["All that you have to do is open the box, or you can use:"],
  ])("%s", async (text) => {
    expect(await takenFrom("", text)).toEqual([]);
    expect(await takeawaysOf(page("Acme", [["", `${text}\n\n${said}`]]))).toEqual([said]);
  });

  test.each([
    ["", "To get a box of wood from Acme you can go to each of the shops."],
    ["", "For teams of more than nine people who live in the north a box of wood holds much."],
    ["", "Acme runs the same way in all of the towns of the north."],
    ["", "There are two kinds of boxes, and shops must have only one of them."],
    ["Our mission", "To help people keep what they own dry through each winter."],
  ])("but what is said is one: %s %s", async (heading, text) => {
    expect(await takenFrom(heading, text)).toEqual([text]);
  });

  test("nor is it shown behind a sentence that says something", async () => {
    const [first] = await takeawaysOf(page("Trade", [["", `${said} This page explains the trade.`]]));
    expect(first).toBe(said);
  });

  test.each([
    ["Note, however, that all boxes are made of wood.", "All boxes are made of wood."],
    ["Important note: all boxes are made of wood.", "All boxes are made of wood."],
  ])("a note is shown without its label: %s", async (text, shown) => {
    expect(await takenFrom("", text)).toEqual([shown]);
  });
});

describe("What leans on sentences that are not shown is no takeaway where there are others", () => {
  test.each([
    ["en", "Since the 1980s, they had to be sent to Acme in person or by mail."],
    ["en", "In either case, they always sell a box of wood to each of the shops."],
    ["en", "Within 3 weeks, she got nine boxes of wood from the shops of the north."],
    ["en", "We decided to see how many boxes of wood pass this modified test."],
    ["en", "I learned about this incident after a visit to one of the shops of Acme."],
    ["es", "Acme no controla esta información."],
    ["es", "El segundo mensaje se le enviará 24 horas más tarde a su dirección."],
    ["es", "Una vez que vea la página, haga clic en el botón verde de la derecha."],
    ["fr", "Le second e-mail vous est envoyé 24 heures plus tard à votre adresse."],
    ["fr", "Il est nécessaire de prendre des mesures supplémentaires."],
    ["fr", "Une fois la page ouverte, cliquez sur le bouton vert à droite de votre nom."],
    ["zh", "第二封电邮会在24小时后发送到您的地址。"],
    ["zh", "收到代码后，请将其输入“一次性代码”字段。"],
  ])("(%s): %s", async (locale, text) => {
    const whole: Record<string, string> = {
      en: said,
      es: "Acme vende cajas de madera a todas las tiendas de las ciudades del norte.",
      fr: "Acme vend des boîtes en bois à tous les magasins des villes du nord.",
      zh: "Acme 向北方城市的所有商店出售木箱。",
    };
    const opening = whole[locale] ?? "";
    expect(await takeawaysOf(page("Acme", [["", `${text}\n\n${opening}`]], locale))).toContain(opening);
    if (!/this/.test(text)) expect(await takenFrom("", text, locale, opening)).toEqual([]);
  });

  test("a name before a pronoun is what it stands for", async () => {
    const text = "After Acme and Bolt met in Bern, they sold boxes of wood to all of the shops.";
    expect(await takenFrom("", text)).toEqual([text]);
  });
});

describe("What nobody learns anything from makes way for what says something", () => {
  const between = Array(12).fill("They were glad of it.").join("\n\n");
  const solid = "Acme sends the boxes of wood to each of the shops by rail.";

  test.each([
    ["The wood of the boxes is our top priority at Acme in the towns."],
    ["Acme is happy to answer questions about the boxes of wood."],
    ["The boxes of wood of Acme will continue to change with the towns."],
    ["Below you will find the shops that have boxes of wood by Acme."],
    ["In the near future Acme will have boxes of wood for the shops."],
    ["More details of the boxes of wood can be found in the shops of Acme."],
    ["Putting them in boxes of wood means that the shops of Acme are full."],
    ["We asked the shops what they think of the boxes of wood by Acme."],
  ])("%s", async (filler) => {
    const text = `${said}\n\n${between}\n\n${filler}\n\n${solid}`;
    expect(await takeawaysOf(page("Acme", [["", text]]), 2)).toEqual([said, solid]);
  });

  test("nor is one told of each of several that are alike", async () => {
    const of = (place: string) => `Shops in ${place} may sell large and small boxes of hard wood to schools and farms.`;
    const text = [of("Bern"), of("Basel"), of("Zug"), "A box of Acme lasts for a hundred years."].join("\n\n");
    const shown = await takeawaysOf(page("Acme", [["", `${said}\n\n${text}`]]), 5);
    expect(shown.filter((each) => /^Shops in/.test(each))).toHaveLength(1);
  });
});

test.each([
  ["The shops could therefore sell boxes of wood to all of the towns."],
  ["In a separate test of boxes of wood, the shops were asked twice."],
  ["As another example, shops sell boxes to towns."],
  ["This setup assumes that each shop has a box of wood."],
  ["The shop in the north of Bern exhibits the same behaviour."],
])("A sentence leans on what was said before it: %s", (text) => expect(leans(text, "Acme")).toBe(true));

test.each([
  ["Shops in the north are full, as are all others for the same reason that Acme gives."],
  ["Shops have a separate test for boxes of wood."],
])("A sentence leans on nothing: %s", (text) => expect(leans(text, "Acme")).toBe(false));

describe("A thing that neither a sentence nor the title has named", () => {
  test.each([
    ["Acme ends the old boxes ahead of this deadline."],
    ["More about these benefits can be found in the shops."],
    ["It is hard for the shops to meet those same expectations."],
    ["Please do not write to this address before noon."],
  ])("is pointed at: %s", (text) => expect(pointsAtUntold(text, "Acme")).toBe(true));

  test.each([
    ["The deadline is in May: Acme ends the old boxes ahead of this deadline."],
    ["You can find the code for this website in the shops."],
    ["Where the box is large, this poses a question to the shops."],
    ["Those shops that sell wood are listed by those who made them."],
    ["Everything has become dearer this year."],
    ["Boxes come from such shops of the north as sell wood."],
  ])("is not: %s", (text) => expect(pointsAtUntold(text, "Acme")).toBe(false));

  test("is the page's own where the title names it", () => {
    expect(pointsAtUntold("Public bodies collect data to meet this duty.", "The equality duty")).toBe(false);
  });

  test("costs a sentence its place where another one is as good", async () => {
    const leaning = "Acme sells nails of iron, and all of the shops have theirs ahead of this deadline.";
    const free = "Acme sells nails of iron, and all of the shops have theirs ahead of each winter.";
    // Far from the opening, place counts for little.
    const between = Array(12).fill("They were glad of it.").join("\n\n");
    const chosen = (second: string, third: string) =>
      takeawaysOf(page("Acme", [["", `${said}\n\n${between}\n\n${second}\n\n${third}`]]), 2);
    expect(await chosen(free, leaning)).toEqual([said, free]);
    expect(await chosen(leaning, free)).toEqual([said, free]);
  });
});

test.each([
  ["es", "Aplicaciones para Mac: Acme, Bolt.", "Acme vende cajas de madera a todas las tiendas del norte."],
  ["fr", "Applications pour Mac : Acme, Bolt et Crate.", "Acme vend des boîtes en bois aux magasins du nord."],
])("A label with names behind it is no takeaway in other languages (%s): %s", async (locale, item, opening) => {
  expect(await takenFrom("", `- ${item}\n- ${item.replace("Mac", "Linux")}`, locale, opening)).toEqual([]);
});
