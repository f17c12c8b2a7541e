import { expect, test } from "bun:test";
import { saysLittle } from "../../src/search/analysis/says-little.ts";
import { searchAnew } from "../../src/search/search.ts";
import { highlightsOf } from "../../src/services/search/highlights.ts";
import { segmentOf } from "../search/pages.ts";

test("A page that is far behind the best is not quoted where the others tell enough", () => {
  const segment = segmentOf([
    {
      title: "Close a box",
      text: "Boxes are closed by a lid. A closed box is locked at night. Who closes boxes has a key.",
    },
    { title: "Cranes", text: "Cranes stand on the pier beside a box, and nobody knows since when." },
    { title: "Guards", text: "Guards walk along the gate." },
  ]);
  const search = searchAnew(segment, "close boxes", { limit: 3 });
  expect(search.hits.length).toBeGreaterThan(1);
  expect(search.hits[1]!.score).toBeLessThan(0.4 * search.hits[0]!.score);
  const quoted = highlightsOf(search, search.hits.length, 3);
  expect(new Set(quoted.map(({ url }) => url.split("#")[0])).size).toBe(1);
  expect(quoted.length).toBeGreaterThan(1);
});

test.each([
  "See Closed boxes to close one.",
  "Siehe auch Kisten.",
  "Pour plus d'informations, lisez la suite.",
  "Zie ook Dozen.",
])("What only says where to read on says little: %s", (sentence) => expect(saysLittle(sentence)).toBe(true));

test.each([
  "See your box on the map of the harbour at any time of the day.",
  "Consulte su caja en la lista de la derecha antes de cerrarla.",
])("What bids to look at something says it: %s", (sentence) => expect(saysLittle(sentence)).toBe(false));
