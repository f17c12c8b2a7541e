import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { leadsAway } from "../../src/generation/gemini/links.ts";
import { faultOf, isSupported } from "../../src/generation/grounding/grounding.ts";

type Case = [locale: string, item: string, page: string];

const QUOTES = [
  "Entry is free for groups with over 1,200 guests.",
  "The first hour is free-of-charge for neighbours.",
  "Rooms are free of charge from 1.5 hours on, or until 2:30 pm.",
  "If it rains, the tour (a walk of 3.5 km) is off; else it is on, unless the guide is ill.",
  "No dogs, no bikes, and nothing but water - except on Mondays, when all may swim.",
  "Never pay more than $1,200.50, or 50% of the price, for up to 3 nights.",
];

describe("What stands on the page word for word is borne out", () => {
  test.each(QUOTES)("%s", (text) => {
    expect(faultOf(text, text, "en")).toBeUndefined();
    expect(faultOf(text.replace(/\.$/, ""), `Before it.\n\n${text}\n\nBehind it.`, "en")).toBeUndefined();
  });

  test("whatever words it is made of", () => {
    const words =
      "free not only if and or but 1,500 2.5 $3 20% never no unless all some may must up to at least days, hours; (weeks) members - on Sundays more than less".split(
        " ",
      );
    const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(text, fc.constantFrom("en", "es", "de", "fr", "pt", "it", "nl", "zh", "sv"), (some, locale) => {
        const said = `Guests ${some.join(" ")}.`;
        expect(faultOf(said, said, locale)).toBeUndefined();
      }),
    );
  });

  test("but for what a list denies", () => {
    const said = "Dogs that are on a lead.";
    expect(faultOf(said, `We do not admit:\n\n- ${said}`, "en")).toBe("denied by its list");
  });
});

describe("A part of a sentence stands by itself", () => {
  test.each<Case>([
    [
      "en",
      "Entry is free for groups with over 1,200 guests.",
      "Entry is free for groups with over 1,200 guests and lasts an hour.",
    ],
    ["en", "One oven bakes many loaves.", "One oven bakes many loaves, and no loaf touches another loaf."],
    [
      "en",
      "The soup holds neither salt nor cream and keeps for two days.",
      "The soup holds neither salt nor cream, and keeps for two days.",
    ],
    ["en", "The plan does not cover travel.", "The plan does not cover meals or travel."],
    [
      "en",
      "The room has neither a desk nor a lamp for guests.",
      "The room has neither a desk nor a lamp nor a safe-deposit_box for guests.",
    ],
    ["en", "Guests only pay 5 euros.", "Guests pay only 5 euros."],
    ["en", "After noon, guests only get warm soup.", "After noon, guests get warm soup and bread only."],
    ["de", "Ein Ofen backt viele Brote.", "Ein Ofen backt viele Brote, und kein Brot berührt ein anderes."],
  ])("%s: %s", (locale, item, page) => {
    expect(faultOf(item, page, locale)).toBeUndefined();
  });

  test.each<Case>([
    ["en", "Parking costs 4 euros.", "Parking costs 4 euros, but only for guests."],
    ["en", "Parking costs 4 euros a day.", "If you are a guest, and you come by car, parking costs 4 euros a day."],
    ["en", "The plan covers travel.", "The plan does not cover meals or travel."],
    ["en", "Only guests can swim on Sunday.", "Guests can swim only on Sunday."],
    ["en", "Guests can only swim on Sunday.", "Only guests can swim on Sunday."],
    ["en", "You may not leave the town.", "You do not need a ticket to leave the town."],
  ])("with all that bears on it: %s: %s", (locale, item, page) => {
    expect(isSupported(item, page, locale)).toBe(false);
  });
});

describe("A case is told as it is", () => {
  test.each<Case>([
    [
      "en",
      "Pupils get a discount of 20 percent when they pay.",
      "Pupils get a discount of 20 percent if they bring a letter.",
    ],
    [
      "en",
      "Guests can use the pool at night if they have asked before.",
      "Guests can use the pool at night if they hold a key.",
    ],
    ["en", "If it rains, we give your money back.", "If it rains, we give your money back when you bring the ticket."],
    [
      "es",
      "Elija recibir el código de un solo uso por correo.",
      "Si no tiene teléfono, elija recibir el código de un solo uso por correo.",
    ],
    [
      "de",
      "Schüler bekommen 20 Prozent Rabatt, wenn sie zahlen.",
      "Schüler bekommen 20 Prozent Rabatt, wenn sie einen Brief mitbringen.",
    ],
    ["zh", "如果您付款，学生可以得到折扣。", "如果您带来信件，学生可以得到折扣。"],
  ])("another case is not it: %s: %s", (locale, item, page) => {
    expect(isSupported(item, page, locale)).toBe(false);
    expect(isSupported(page, page, locale)).toBe(true);
  });

  test.each<Case>([
    [
      "en",
      "If they bring a letter, pupils get a discount of 20 percent.",
      "Pupils get a discount of 20 percent if they bring a letter.",
    ],
    [
      "en",
      "Pupils who bring a letter get 20 percent discount, but only if it is signed.",
      "Pupils get a discount of 20 percent if they bring a letter, but only if it is signed.",
    ],
    ["es", "Elija el código de un solo uso.", "Elija el código de un solo uso."],
  ])("in another order it is: %s: %s", (locale, item, page) => {
    expect(isSupported(item, page, locale)).toBe(true);
  });
});

describe("No word stands in another one's place", () => {
  test.each<Case>([
    [
      "en",
      "The landlord of the house can help you with the heating and the water.",
      "The porter of the house can help you with the heating and the water.",
    ],
    [
      "en",
      "The syrup increases the risk of fever in adults over time.",
      "The syrup reduces the risk of fever in adults over time.",
    ],
    [
      "en",
      "The rule allows smoking on the roof of the house for guests.",
      "The rule prohibits smoking on the roof of the house for guests.",
    ],
    [
      "en",
      "A deposit is optional for all rooms of the house in summer.",
      "A deposit is required for all rooms of the house in summer.",
    ],
    [
      "en",
      "The new lock is less safe than the old one on the door.",
      "The new lock is more safe than the old one on the door.",
    ],
    ["en", "It will take a month.", "It can take a month."],
    ["en", "The porter will open the door.", "The porter could open the door."],
    ["en", "Guests must book a table.", "Guests can book a table."],
    ["es", "La cerradura nueva es menos segura que la otra.", "La cerradura nueva es más segura que la otra."],
    [
      "es",
      "Usted debe llamar al portero de la casa por la noche.",
      "Usted puede llamar al portero de la casa por la noche.",
    ],
    ["fr", "La serrure est moins sûre que la porte.", "La serrure est plus sûre que la porte."],
    [
      "fr",
      "Vous devez appeler le gardien de la maison la nuit.",
      "Vous pouvez appeler le gardien de la maison la nuit.",
    ],
    ["de", "Sie müssen den Pförtner des Hauses nachts anrufen.", "Sie können den Pförtner des Hauses nachts anrufen."],
    ["it", "Dovete chiamare il portiere della casa di notte.", "Potete chiamare il portiere della casa di notte."],
    ["pt", "Deve chamar o porteiro da casa à noite.", "Pode chamar o porteiro da casa à noite."],
    ["nl", "U moet de portier van het huis bellen.", "U kunt de portier van het huis bellen."],
    ["zh", "客人必须预订桌子。", "客人可以预订桌子。"],
    ["zh", "门一定会打开。", "门可能会打开。"],
  ])("%s: %s", (locale, item, page) => {
    expect(isSupported(item, page, locale)).toBe(false);
    expect(isSupported(page, page, locale)).toBe(true);
  });

  test.each<Case>([
    ["en", "A single key opens the door of the house.", "One key opens the door of the house."],
    ["en", "Guests can call the porter of the house at night.", "You can call the porter of the house at night."],
    ["en", "Late guests can be let in by the porter.", "The porter may let in late guests."],
  ])("while other words for the same may: %s: %s", (locale, item, page) => {
    expect(faultOf(item, page, locale)).toBeUndefined();
  });
});

test("a host is the same however it is written", () => {
  expect(leadsAway("Museum.example opens at noon.", ["See museum.example for the hours."])).toBe(false);
  expect(leadsAway("Evil.example opens at noon.", ["See museum.example for the hours."])).toBe(true);
});
