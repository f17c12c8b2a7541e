import { describe, expect, test } from "bun:test";
import { isLegal } from "../../src/search/analysis/legal.ts";
import { pointsBack } from "../../src/search/analysis/vague.ts";

describe("A question makes no sense away from its page where it points at what stood before it", () => {
  test.each([
    ["de", "Was wollt ihr damit erreichen?"],
    ["de", "Wer steckt dahinter?"],
    ["fr", "Quel impact cela peut-il avoir sur mon colis ?"],
    ["fr", "Qu'est-ce que c'est ?"],
    ["de", "Was gilt, wenn ihre Lieferung ausbleibt?"],
  ])("as this does (%s): %s", (locale, question) => expect(pointsBack(question, locale)).toBe(true));

  test.each([
    ["de", "Wie packe ich mein Paket so, dass ich damit sparen kann?"],
    ["de", "Was passiert, wenn ihr umzieht?"],
    ["de", "Was gilt, wenn Ihre Lieferung ausbleibt?"],
    ["fr", "Combien de temps cela prend-il pour livrer un colis ?"],
  ])("as this does not (%s): %s", (locale, question) => expect(pointsBack(question, locale)).toBe(false));
});

describe("A page is of the law by a segment of its path", () => {
  test.each([
    "/privacy",
    "/our-privacy-policy",
    "/legal/cookies",
    "/terms-of-service.html",
    "/politique-de-confidentialite",
    "/Impressum",
  ])("as %s is", (path) => expect(isLegal(path)).toBe(true));

  test.each([
    "/products/chocolate-cookies",
    "/delivery-terms",
    "/2019-04-01-open-legal-data",
    "/privacy-screens-for-boats",
  ])("as %s is not", (path) => expect(isLegal(path)).toBe(false));
});
