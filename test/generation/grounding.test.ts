import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { isSupported } from "../../src/generation/grounding.ts";

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

  test("when only its wording differs", () => {
    expect(supported("Delivery takes 2 to 4 working days.")).toBe(true);
    expect(supported("- The Team plan costs $1200 a year.")).toBe(true);
    expect(supported("Good to know: Acme ships to Norway.")).toBe(true);
    expect(supported("Refunds aren't paid in cash.")).toBe(true);
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
