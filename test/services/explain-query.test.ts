import { expect, test } from "bun:test";
import { type Asking, explainQuery } from "../../src/services/search/explain-query.ts";
import { startTestServer } from "../support/server.ts";

test("A query is explained for whoever asks it: his language, and what he asked before", async () => {
  await using server = await startTestServer();
  const url = "https://www.hollow-oak.example/pricing";
  await server.addCompany({
    ctas: [
      { when: { history_terms: ["discount"] }, text: "Order ten", url },
      { when: { locales: ["es"] }, text: "Comprar", url },
      { text: "Visit the shop", url },
    ],
  });
  const { packages } = server.context;
  const found = await packages.resolve(await packages.company("bakery"), "published");
  if (!found) throw new Error("nothing is published");
  const ctaOf = (asking: Asking) => explainQuery(found, "bread prices", asking).cta?.text;
  expect(ctaOf({})).toBe("Visit the shop");
  expect(ctaOf({ locale: "es-MX" })).toBe("Comprar");
  expect(ctaOf({ before: ["is there a discount"] })).toBe("Order ten");
});
