import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

// A takeaway leans on nothing that is not shown with it, in any language of the engine.

const first: Record<string, string> = {
  en: "The harbour of the town lends boats to all who have learned to row.",
  de: "Der Hafen der Stadt leiht allen ein Boot, die rudern gelernt haben.",
  nl: "De haven van de stad leent een boot uit aan ieder die heeft leren roeien.",
  fr: "Le port de la ville prête un bateau à tous ceux qui ont appris à ramer.",
  es: "El puerto de la ciudad presta un barco a todos los que han aprendido a remar.",
  pt: "O porto da cidade empresta um barco a todos os que aprenderam a remar.",
  it: "Il porto della città presta una barca a tutti coloro che hanno imparato a remare.",
};

describe("A takeaway does not", () => {
  test.each([
    ["en", "Once you have rented a boat at the harbour, you will need to get one, as the guards ask for it."],
    ["en", "We strongly recommend that you use them for all boats that leave the harbour at night."],
    ["en", "You will find included a detailed documentation for using it in the harbour."],
    ["en", "You should see a whole bunch of potentially useful boats of the harbour."],
    ["en", "You can access it at any time from the boats of the harbour and the town."],
    ["en", "The only difference is that the boats of the harbour are painted in red."],
    ["en", "As a first step, go to the harbour, and in there, ask for a boat with two oars."],
    ["en", "The harbour is there for all who row, and it is broadly split into four areas."],
    ["en", "Well if you row at the harbour, there are plenty of reasons to take a red boat."],
    ["en", "The names of the boats, the guards of the harbour and the hours will all be there."],
    ["en", "The first, a boat with two oars, takes all the guards of the harbour along."],
    ["de", "Sie können sie am Hafen bei den Booten mit zwei Rudern abholen."],
    ["nl", "Je kunt ze ook ophalen bij de boten met twee riemen in de haven."],
    ["fr", "Vous pouvez les retirer au port, près des bateaux à deux rames."],
    ["es", "Puede recogerlos en el puerto, junto a los barcos de dos remos."],
    ["pt", "Você pode buscá-los no porto, ao lado dos barcos de dois remos."],
    ["it", "Puoi ritirarli al porto, accanto alle barche con due remi."],
    ["de", "Wir werden uns am Hafen nach Möglichkeit darum kümmern."],
    ["de", "Wir versuchen das Problem am Hafen möglichst schnell zu lösen."],
    ["de", "Die übrigen Boote des Hafens stehen allen offen, die schwimmen können."],
    ["de", "Der einzige Unterschied ist, dass die Boote des Hafens rot sind."],
    ["nl", "De overige boten van de haven zijn er voor ieder die kan zwemmen."],
    ["nl", "Het geeft je elke dag toegang tot alle boten van de haven."],
    ["nl", "Alle drie hebben een boot met twee riemen in de haven."],
    ["nl", "Denk bijvoorbeeld aan de boten van de haven, die elk een naam hebben."],
    ["nl", "Gericht op rust, stilte en boten in de haven van de stad."],
    ["fr", "De telle manière, les bateaux du port sont toujours propres et secs."],
    ["fr", "Nous essayons de régler le problème au port le plus vite possible."],
    ["es", "La única diferencia es que los barcos del puerto son rojos."],
    ["es", "Los demás barcos del puerto están abiertos a todos los que nadan."],
    ["pt", "De tal modo, para usar o barco, precisamos tirar a tampa azul."],
    ["pt", "Pensando nisso, o porto possui barcos com dois remos."],
    ["pt", "Nos demais portos da cidade, o barco tem de ser pago no mesmo dia."],
    ["pt", "Representa o número de barcos que saíram do porto no mesmo dia."],
    ["it", "L’unica differenza è che le barche del porto sono rosse."],
  ])("lean (%s): %s", async (locale, leans) => {
    const told = await takeawaysOf(
      page(
        "Acme",
        [
          ["", first[locale]!],
          ["Mehr", leans],
        ],
        locale,
      ),
    );
    expect(told).toEqual([first[locale]!]);
  });

  test.each([
    "I attend the meetings of the harbour in my role as a guard of boats.",
    "Having met my husband at the harbour, we moved to the town and bought a boat.",
    "We lived and worked at the harbour for nine years, and had our first two children there.",
  ])("say “I” for one of those behind a page: %s", async (self) => {
    expect(
      await takeawaysOf(
        page("Meet the guards", [
          ["", first.en!],
          ["Ana", self],
        ]),
      ),
    ).toEqual([first.en!]);
  });
});

test("A takeaway opens without what only counts it as the first", async () => {
  const text = "Antes de mais nada, todo barco do porto tem de ser pago no mesmo dia.";
  expect(await takeawaysOf(page("Acme", [["", text]], "pt"))).toEqual([
    "Todo barco do porto tem de ser pago no mesmo dia.",
  ]);
});

test("A trouble that the title names may be spoken of as known", async () => {
  const text = "Wir lösen das Problem am Hafen noch in dieser Woche mit einem neuen Tor.";
  expect(await takeawaysOf(page("Probleme am Tor", [["", text]], "de"))).toEqual([text]);
});
