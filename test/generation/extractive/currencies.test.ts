import { expect, test } from "bun:test";
import { tellsPrice } from "../../../src/generation/extractive/sentence/price.ts";
import { faqsOf, page } from "./fixtures.ts";

// A sum is money in whatever currency it is told, and nothing else is for an abbreviation that looks like one.

test.each([
  "30 CZK",
  "1,000 Kč",
  "12 zł",
  "1500 Ft",
  "R$ 50",
  "MXN 200",
  "200 INR",
  "₹200",
  "¥500",
  "40 kr",
  "NZD 12",
  "5,- €",
])("%s is a price", (sum) => {
  expect(tellsPrice(`The hall is ${sum} for an hour.`)).toBe(true);
});

test.each(["Wait 30 Sek. for it.", "In step 2 try again.", "Nous avons 2 ils et 3 elles.", "The rope is 6 ft long."])(
  "%s tells no price",
  (sentence) => {
    expect(tellsPrice(sentence)).toBe(false);
  },
);

test.each([
  ["30 CZK", "How much does mooring cost?"],
  ["$3", "How much does mooring cost?"],
  ["1,000 Kč", "How much does mooring cost?"],
])("a sentence that tells a sum of %s is asked for it", async (sum, question) => {
  const text = `The harbour has room for forty boats. Mooring costs ${sum} a night in summer.`;
  const faqs = await faqsOf(page("Mooring", [["Mooring", text]]));
  expect(faqs.map((faq) => faq.question)).toContain(question);
});

test("in German the sum of a membership is asked for in any currency", async () => {
  const faqs = await faqsOf(page("Verein", [["", "Der Jahresbeitrag beträgt 900 Kč. Wir segeln im Sommer."]], "de"));
  expect(faqs.map(({ question }) => question)).toEqual(["Wie hoch ist der Jahresbeitrag?"]);
});
