import { describe, expect, test } from "bun:test";
import { lends, page, takeawaysOf } from "./fixtures.ts";

// What begins like a sentence that is no takeaway, and is one.

async function shownOf(sentence: string, locale: keyof typeof lends, title = "Boats"): Promise<string[]> {
  return await takeawaysOf(page(title, [["", `${lends[locale]} ${sentence}`]], locale));
}

describe("A takeaway may tell, with all courtesy,", () => {
  test.each([
    ["that something is closed", "en", "Sorry to say the pier of the boats is closed until the ice has gone."],
    ["what is well done", "en", "Well done oars are painted until no wood of the boat is seen."],
    ["what has a merry name", "en", "Merry Bay is a harbour for boats in the north."],
    ["what is not allowed", "de", "Wir bitten um Verständnis, dass Hunde auf den Booten nicht erlaubt sind."],
    ["where to write", "fr", "N’hésitez pas à nous écrire à l’adresse port@acme.example."],
    ["what is not possible", "es", "Lamentamos no poder aceptar mascotas en los barcos del puerto."],
    ["what is called off", "pt", "Lamentamos informar que a corrida dos barcos foi cancelada."],
    ["whom something comes from", "nl", "Informatie over boten komt van de haven en niet van de roeiers."],
  ] as const)("%s, %s: %s", async (_, locale, sentence) => {
    expect(await shownOf(sentence, locale)).toContain(sentence);
  });

  test("and how a thing was made, which is not its text", async () => {
    const tool = "This lamp was built with AI to count the boats at night.";
    expect(await takeawaysOf(page("Lamp", [["", tool]]))).toEqual([tool]);
    const italian = "Questo porto è stato creato con il contributo della Regione per offrire barche ai cittadini.";
    expect(await takeawaysOf(page("Porto", [["", italian]], "it"))).toEqual([italian]);
    const french = "Cette page a été créée avec ce que j’ai appris au port des bateaux.";
    expect(await takeawaysOf(page("Bateaux", [["", french]], "fr"))).toEqual([french]);
  });

  test("what keeps a body well", async () => {
    const sentence = "Anal sex carries the highest risk of infection for those who have no condom.";
    expect(await takeawaysOf(page("Safe sex", [["", sentence]]))).toEqual([sentence]);
  });
});

describe("A takeaway may have a verb that is seldom seen", () => {
  test.each([
    ["fr", "Un bateau part à midi."],
    ["fr", "Une rame coûte dix euros."],
    ["fr", "Une carte du port donne droit à dix bateaux."],
    ["fr", "Un abonnement du port donne accès à toutes les rames."],
    ["es", "Cuota de remo vale doce euros al año."],
    ["es", "Llama para reservar un barco con un día de antelación."],
    ["nl", "Als lid van de haven leen je boten zonder kosten."],
  ] as const)("%s: %s", async (locale, sentence) => {
    expect(await takeawaysOf(page("Boats", [["", `${lends[locale]}\n\n${sentence}`]], locale))).toContain(sentence);
  });
});

describe("A takeaway leans on nothing where it", () => {
  test.each([
    ["addresses its reader", "de", "Sie selbst bestimmen die Farbe der Boote."],
    ["has nobody for its subject", "fr", "En tant que rameur, il vous suffit de présenter votre carte au port."],
    ["counts days", "nl", "Op beide dagen liggen de boten aan de kade voor iedereen klaar."],
    ["names a case of its own", "es", "Si aún no tiene un barco, puede pedirlo gratis en el puerto."],
    ["names a case of its own", "it", "Se ancora non hai una barca, puoi chiederla al porto."],
    ["names a case of its own", "pt", "Se ainda não tem um barco, peça um no porto."],
  ] as const)("%s, %s: %s", async (_, locale, sentence) => {
    expect(await shownOf(sentence, locale)).toContain(sentence);
  });

  test("points at what its title names, or at what a page of its own is about", async () => {
    const row = "We organiseren deze roeitocht elk jaar langs de eilanden van de haven.";
    expect(await shownOf(row, "nl", "Roeitocht")).toContain(row);
    expect(await shownOf(row, "nl", "Lampen")).not.toContain(row);
    const goal = "Het doel van deze wedstrijd is veilig roeien met een lamp.";
    expect(await shownOf(goal, "nl", "Roeien")).toContain(goal);
  });
});

describe("A takeaway may tell", () => {
  test.each([
    ["en", "The office of the boats can be reached on the right side of the building."],
    ["en", "Seals can be seen at the bottom of the cliffs of the harbour."],
    ["en", "The stairs to the boats are located on the left side of the church."],
    ["de", "Das Büro befindet sich an der Ecke der Seilergasse."],
    ["es", "El puerto se encuentra en la esquina de la plaza de los remos."],
    ["nl", "De winkel bevindt zich op de hoek van de kade."],
  ] as const)("where a place is, %s: %s", async (locale, sentence) => {
    const others: Readonly<Record<string, string>> = {
      en: "Boats that are rented are painted each spring. Rowers need a lamp at night.",
      de: "Boote werden im Frühling gestrichen. Ruderer brauchen nachts eine Lampe.",
      es: "Los barcos se pintan en primavera. Los remeros necesitan una lámpara.",
      nl: "Boten worden in de lente geverfd. Roeiers hebben een lamp nodig.",
    };
    const shown = await takeawaysOf(page("Boats", [["", `${sentence} ${lends[locale]} ${others[locale]}`]], locale));
    expect(shown).toContain(sentence);
  });

  test.each([
    ["en", "The places of all boats are stored in %APPDATA%\\Harbour on each computer."],
    ["de", "24. Dezember und Silvester bleiben die Boote am Steg."],
  ] as const)("what has marks and numbers of its own, %s: %s", async (locale, sentence) => {
    expect(await shownOf(sentence, locale)).toContain(sentence);
  });

  test.each([
    ["de", "Eine der wichtigsten Regeln ist das Tragen einer Weste."],
    ["de", "Für alle Ruderer ist es immer kostenlos."],
    ["fr", "Le port des bateaux existe depuis 1987."],
  ] as const)("what holds for all or since a year, %s: %s", async (locale, sentence) => {
    expect(await shownOf(sentence, locale)).toContain(sentence);
  });

  test("in a post what is called off, where its title says so, and of whose evening", async () => {
    const url = "https://www.acme.example/news/2026/03/rowing";
    const off = "Following tonight's storm we have cancelled all lessons on the boats of the harbour.";
    expect(await takeawaysOf({ ...page("Boats", [["", `${lends.en} ${off}`]]), url })).toContain(off);
    const next = "Unfortunately all lessons of the harbour are cancelled tonight for all rowers.";
    expect(await takeawaysOf({ ...page("Boats", [["", `${lends.en} ${next}`]]), url })).not.toContain(next);
    expect(await takeawaysOf({ ...page("Boats cancelled", [["", `${lends.en} ${next}`]]), url })).toContain(next);
  });
});
