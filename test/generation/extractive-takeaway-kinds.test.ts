import { describe, expect, test } from "bun:test";
import { pointsAtUntold } from "../../src/generation/extractive/takeaways/untold.ts";
import { page, takeawaysOf } from "./extractive-fixtures.ts";

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

describe("An aside between dashes", () => {
  const text = (aside: string) =>
    `Teams at Acme work from all over the country because Acme — ${aside} — provides the tools and the help that each of our teams needs to live and work anywhere in the north.`;

  test("is left out of a long sentence", async () => {
    const shown = await takeawaysOf(page("Teams", [["", text("a shop for boxes")]]));
    expect(shown[0]).toContain("because Acme provides the tools");
  });

  test("but not where it is joined to the subject", async () => {
    const shown = await takeawaysOf(page("Teams", [["", text("and its parent, Bolt")]]));
    expect(shown[0]).toContain("because Acme — and its parent, Bolt — provides the tools");
  });
});

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
