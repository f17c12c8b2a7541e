import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { isSupported } from "../../src/generation/grounding/grounding.ts";
import { growthOf } from "../support/growth.ts";
import { processorClock } from "../support/processor-clock.ts";

const PASSAGE =
  "Delivery takes two to four working days. Islands can take up to 9 days. Refunds are not paid in cash. Only members can order on Sunday. Acme ships to Norway since 12 March 1998. The Team plan costs $1,200 a year.";
const SENTENCES = PASSAGE.split(/(?<=\.) /);
const supported = (text: string) => isSupported(text, PASSAGE, "en");

describe("a generated text is supported", () => {
  test("when it is a sentence of the passage, or several", () => {
    fc.assert(
      fc.property(fc.subarray(SENTENCES, { minLength: 1 }), (some) => expect(supported(some.join(" "))).toBe(true)),
    );
  });

  test("when it is all that the passage says, whatever that is written with", () => {
    const words =
      "s3DistCp iPhone XMLHttpRequest v1.4 x86_64 k8s EC2a 3D 2nd v2Beta 10am 24/7 1,000 $26 U.S. A-B / — May two boxes Acme ships the of days";
    const text = fc.array(fc.constantFrom(...words.split(" ")), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(text, (some) => {
        const said = `Acme ships ${some.join(" ")}.`;
        expect(isSupported(said, said, "en")).toBe(true);
      }),
    );
  });

  test("when only its wording differs", () => {
    expect(supported("Delivery takes 2 to 4 working days.")).toBe(true);
    expect(supported("- The Team plan costs $1200 a year.")).toBe(true);
    expect(supported("Good to know: Acme ships to Norway.")).toBe(true);
    expect(supported("Refunds aren't paid in cash.")).toBe(true);
  });
});

test.each(["root", "abcd", "zz_Zz", "en_US"])(
  "a locale of any letters (%s) is read as far as it is known",
  (locale) => {
    expect(isSupported("Refunds are not paid in cash.", PASSAGE, locale)).toBe(true);
  },
);

test("a run of digits is looked at once", () => {
  const spent = processorClock();
  expect(isSupported("Keep it safe.", `The vector is ${"7".repeat(50_000)}. Keep it safe.`, "en")).toBe(true);
  expect(spent()).toBeLessThan(2_000);
});

describe("twice as long a text takes about twice the time", () => {
  const articles = (count: number, joint: string) =>
    Array.from({ length: count }, (_, i) => `Article ${i} costs ${(i * 37) % 500} euros`).join(joint);

  test("when a price list stands on one line", () => {
    expect(growthOf((count) => isSupported(articles(count, "; "), articles(count, "; "), "en"), 150)).toBeLessThan(3);
  });

  test("when an item says nothing many times over", () => {
    expect(growthOf((count) => isSupported("1. ".repeat(count), articles(count, "; "), "en"), 300)).toBeLessThan(3);
  });
});

describe("a generated text is unsupported", () => {
  test("when a number is not in the passage", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 21, max: 99_999 }).filter((n) => ![1200, 1998].includes(n)),
        (n) => {
          expect(supported(`Islands can take up to ${n} days.`)).toBe(false);
          expect(supported(`The Team plan costs $${n} a year.`)).toBe(false);
        },
      ),
    );
    expect(supported("Delivery takes three to four working days.")).toBe(false);
  });

  test("when a name or a date is not in the passage", () => {
    for (const name of ["Sweden", "Peru", "Ohio"]) expect(supported(`Acme ships to ${name}.`)).toBe(false);
    expect(supported("Only members can order on Monday.")).toBe(false);
    expect(isSupported("Geliefert wird am Montag.", "Geliefert wird am Dienstag.", "de")).toBe(false);
    expect(isSupported("Se entrega el lunes.", "Se entrega el martes.", "es")).toBe(false);
  });

  test("when it negates what the passage says, or the reverse", () => {
    expect(supported("Refunds are paid in cash.")).toBe(false);
    expect(supported("Acme does not ship to Norway.")).toBe(false);
    expect(isSupported("El envío es gratis.", "El envío no es gratis.", "es")).toBe(false);
    expect(isSupported("退款不会到账。", "退款会到账。", "zh")).toBe(false);
  });

  test("when it drops or adds a limit", () => {
    expect(supported("Members can order on Sunday.")).toBe(false);
    expect(supported("Islands can take 9 days.")).toBe(false);
    expect(supported("All refunds are paid.")).toBe(false);
  });

  test("when its claims are not in the passage", () => {
    expect(supported("Our friendly engineers will repair every broken gadget overnight.")).toBe(false);
    expect(supported("")).toBe(false);
    expect(isSupported("Delivery takes two days.", [], "en")).toBe(false);
  });

  test("when one supported sentence carries an unsupported one", () => {
    fc.assert(
      fc.property(fc.constantFrom(...SENTENCES), (one) =>
        expect(supported(`${one} Visit our new shop in Paris.`)).toBe(false),
      ),
    );
  });
});

describe("what stands in the evidence is said of the same there", () => {
  const returns =
    "Returns are free for 30 days after delivery. The refund arrives within 5 business days. Shipping to the islands costs 12 dollars.";
  const prices = "Adults pay $15. Children under 12 enter free. Students pay $9. The museum is closed on Mondays.";
  const dates = "Applications open on 1 March 2024 and close on 30 April 2024. Some users may be asked for a passport.";

  test.each([
    ["Returns are free for 5 days after delivery.", returns],
    ["The refund arrives within 30 business days.", returns],
    ["Shipping to the islands costs 30 dollars.", returns],
    ["Shipping to the islands is free.", returns],
    ["Returns cost 12 dollars.", returns],
    ["Adults pay $9.", prices],
    ["Adults pay $9.", "Adults pay $15 and students pay $9."],
    ["Children under 12 pay $9.", prices],
    ["Students enter free.", prices],
    ["Applications close on 1 March 2024.", dates],
    ["Applications open on 30 April 2024.", dates],
  ])("a number or a total of something else: %s", (text, passage) => {
    expect(isSupported(text, passage, "en")).toBe(false);
  });

  test.each([
    [
      "es",
      "El reembolso llega en 30 días.",
      "La devolución es gratuita durante 30 días. El reembolso llega en 5 días.",
    ],
    ["de", "Die Erstattung dauert 30 Tage.", "Die Rückgabe ist 30 Tage möglich. Die Erstattung dauert 5 Tage."],
    ["zh", "退款将在30个工作日内到账。", "收货后30天内可免费退货。退款将在5个工作日内到账。"],
  ])("a number of something else in %s", (locale, text, passage) => {
    expect(isSupported(text, passage, locale)).toBe(false);
    expect(isSupported(passage, passage, locale)).toBe(true);
  });

  test.each([
    ["Returns are free before delivery.", returns],
    ["The refund arrives after 5 business days.", returns],
    ["Children over 12 enter free.", prices],
    ["The museum is open on Mondays.", prices],
    ["Sales fell from 10 to 20 percent.", "Sales rose from 10 to 20 percent."],
  ])("no word stands for its opposite: %s", (text, passage) => {
    expect(isSupported(text, passage, "en")).toBe(false);
  });

  test.each(["The fee is €12.", "The fee is 12%.", "The shop opens at 12 pm."])(
    "nothing is counted in another unit: %s",
    (text) => {
      expect(isSupported(text, "The fee is $12. The shop opens at 12 am.", "en")).toBe(false);
    },
  );

  test("what holds of some, or may be, holds of all no more than it is", () => {
    expect(isSupported("Users are asked for a passport.", dates, "en")).toBe(false);
    expect(isSupported("Accounts are approved.", "Most accounts are approved.", "en")).toBe(false);
    expect(isSupported("Cancel before the order ships.", "You may cancel before the order ships.", "en")).toBe(true);
  });

  test("what a list denies or forbids is no statement", () => {
    const denied = "We do not offer:\n\n- Gift cards\n- Home delivery";
    const forbidden = "Never:\n\n- Use the same password in all of your accounts.";
    expect(isSupported("We offer gift cards.", denied, "en")).toBe(false);
    expect(isSupported("We do not offer gift cards.", denied, "en")).toBe(true);
    expect(isSupported("Use the same password in all of your accounts.", forbidden, "en")).toBe(false);
    expect(isSupported("Never use the same password in all of your accounts.", forbidden, "en")).toBe(true);
    const reminded = "Don't forget:\n\n- Lock the door of the house.";
    expect(isSupported("Lock the door of the house.", reminded, "en")).toBe(true);
    for (const lead of [
      "If nothing is shown, there are a few reasons:",
      "Some mechanisms see to it, to make sure that it does not go over budget:",
      "What you can do when you are worried that it does not work, or is not safe:",
      "A message with a non-permanent code is tried until:",
    ])
      expect(isSupported("Lock the door of the house.", `${lead}\n\n- Lock the door of the house.`, "en")).toBe(true);
    for (const lead of ["If you are new, do not do this, please:", "When not to do it:", "Never, even once:"])
      expect(isSupported("Lock the door of the house.", `${lead}\n\n- Lock the door of the house.`, "en")).toBe(false);
    const shared = "Compartir la contraseña con el equipo.";
    expect(isSupported(shared, `Lo que se debe evitar:\n\n- ${shared}`, "es")).toBe(false);
    const may = "Yoga für Anfänger im Park.";
    expect(isSupported(may, `Im Mai gibt es neue Kurse:\n\n- ${may}`, "de")).toBe(true);
    expect(isSupported("不同类型的账户。", "不同类型的账户：\n\n- 不同类型的账户。", "zh")).toBe(true);
    const inCase = "If the house is empty, never do this:\n\n- Open the door of the house.";
    expect(isSupported("Open the door of the house.", inCase, "en")).toBe(false);
    const next = "1. Choose a code, but avoid:\n- The same digit twice\n2. Close the settings again.";
    expect(isSupported("Close the settings again.", next, "en")).toBe(true);
  });

  test("while figures that are said of the same are borne out", () => {
    expect(isSupported("Returns are free for 30 days after delivery.", returns, "en")).toBe(true);
    expect(isSupported("Applications close on 30 April 2024.", dates, "en")).toBe(true);
    expect(isSupported("Applications open in March 2024.", dates, "en")).toBe(true);
    const day = "June 27, 2014, from 9:30 a.m. to 11:30 a.m.";
    expect(isSupported(`Good for you to know: ${day}`, day, "en")).toBe(true);
    expect(isSupported("Students pay $9.", "Adults pay $15 and students pay $9.", "en")).toBe(true);
    expect(isSupported("Adult tickets cost $15.", "Ticket prices:\n\n- Adults: $15\n- Students: $9", "en")).toBe(false);
    expect(isSupported("Ticket prices for adults: $15", "Ticket prices:\n\n- Adults: $15\n- Students: $9", "en")).toBe(
      true,
    );
  });
});
