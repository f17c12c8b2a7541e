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
  ["See Closed boxes to close one.", "en"],
  ["Siehe auch Kisten.", "de"],
  ["Pour plus d'informations, lisez la suite.", "fr"],
  ["Zie ook Dozen.", "nl"],
  ["If you were not at home", "en"],
  ["Si no estaba en casa", "es"],
  ["Se la scatola non arriva", "it"],
  ["Lorsqu'il pleut sur les caisses", "fr"],
])("What only says where to read on, or a case, says little: %s (%s)", (sentence, locale) => {
  expect(saysLittle(sentence, locale)).toBe(true);
});

test.each([
  ["See your box on the map of the harbour at any time of the day.", "en"],
  ["See your box on the map.", "en"],
  ["See Boxes > Lids to print a label.", "en"],
  ["Read the scales every month.", "en"],
  ["Learn how to make boxes in our weekly class.", "en"],
  ["If you miss it please write to boxes@acme.example", "en"],
  ["When you lend a box you get a key", "en"],
  ["Consulte su caja en la lista de la derecha antes de cerrarla.", "es"],
  ["Vea sus cajas en la lista.", "es"],
  ["Zie je doos in je account.", "nl"],
  ["Mehr Informationen erhalten Sie am Schalter im Erdgeschoss.", "de"],
])("What bids to do something or says where to ask says it: %s (%s)", (sentence, locale) => {
  expect(saysLittle(sentence, locale)).toBe(false);
});

test.each([
  ["Se aceptan cajas de madera.", "es"],
  ["Se aceptan cajas de madera", "es"],
  ["Si accettano scatole di legno", "it"],
  ["Se rendre au port avec la caisse", "fr"],
  ["Quando o prazo acaba a caixa é aberta.", "pt"],
])("What is done says something, and a whole sentence about a case: %s (%s)", (sentence, locale) => {
  expect(saysLittle(sentence, locale)).toBe(false);
});
