import { describe, expect, test } from "bun:test";
import { permissionOf } from "../../../src/generation/extractive/answer/asked-for/permission.ts";
import { answerTask, nothingFound, page, run, textOf } from "./fixtures.ts";

// Who asks whether a thing may be brought is answered by what says that it is welcome.

const ask = async (query: string, text: string, locale = "en") =>
  textOf(await run(answerTask(query, [page("Our house", [["", text]], locale)], { locale })));

describe("A question whether a thing may be brought or used is answered without that verb", () => {
  test.each([
    ["en", "Can I bring my dog?", "Dogs are allowed on a lead."],
    ["en", "Do I need to wear a helmet?", "A helmet is required on the lake."],
    ["en", "am i allowed to bring my own beer", "Beer of your own is forbidden."],
    ["de", "Darf ich meinen Hund mitbringen?", "Hunde sind willkommen."],
    ["fr", "Puis-je amener mon chien ?", "Les chiens sont interdits."],
    ["es", "¿Puedo llevar a mi perro?", "No se admiten perros."],
    ["it", "Posso portare il mio cane?", "I cani sono ammessi."],
    ["pt", "Posso levar o meu cão?", "Os cães são bem-vindos."],
    ["nl", "Mag ik mijn hond meenemen?", "Honden zijn toegestaan."],
  ])("%s: %s: %s", async (locale, query, text) => {
    expect(await ask(query, text, locale)).toBe(text);
  });

  test("but not by what allows something else, nor where the verb says more", async () => {
    expect(await ask("Can I bring my dog?", "Bicycles are allowed in the cellar.")).toStartWith(nothingFound);
    expect(await ask("How can I keep my appointment?", "Walk-in appointments are welcome.")).toStartWith(nothingFound);
    const german = await ask("Wie kann ich den Termin bezahlen?", "Der Termin ist möglich.", "de");
    expect(german).not.toStartWith("Der Termin");
    expect(await ask("Can I keep my appointment?", "Walk-in appointments are welcome.")).toStartWith(nothingFound);
    expect(await ask("Can I rent a boat?", "Your boat is welcome in our harbour.")).toStartWith(nothingFound);
  });
});

describe("Whether a thing is allowed is told by what forbids it or sets it limits", () => {
  test.each([
    ["en", "Are jet skis allowed?", "Jet skis are prohibited in the harbour."],
    ["en", "is it ok to smoke", "Smoking is forbidden in the hall."],
    ["en", "can i smoke inside", "Smoking is forbidden in all buildings."],
    ["en", "Are dogs allowed?", "Dogs must be kept on a lead."],
    ["en", "may i bring a glass bottle", "No glass bottles at the lake."],
    ["en", "Can I light a fire on the beach?", "Fires must be out by ten on every beach."],
    ["de", "Sind Drohnen erlaubt?", "Drohnen sind untersagt."],
    ["de", "Sind Hunde erlaubt?", "Hunde müssen an die Leine."],
    ["fr", "Les chiens sont-ils admis ?", "Les chiens doivent être tenus en laisse."],
    ["fr", "Est-ce permis de fumer ?", "Il est interdit de fumer dans le port."],
    ["es", "¿Está permitido fumar?", "Está prohibido fumar en el puerto."],
    ["es", "¿Se admiten perros?", "Los perros deben ir atados."],
    ["it", "È permesso fumare?", "È vietato fumare nel porto."],
    ["pt", "É permitido fumar?", "É proibido fumar no porto."],
    ["nl", "Zijn honden toegestaan?", "Honden moeten aan de lijn."],
  ])("%s: %s: %s", async (locale, query, text) => {
    expect(await ask(query, text, locale)).toBe(text);
  });

  test("but not by what says of something else that it must be or may not, nor of which things", async () => {
    expect(await ask("Are dogs allowed?", "Everybody in the harbour and the yard must feed the dogs.")).toStartWith(
      nothingFound,
    );
    expect(await ask("Are dogs allowed?", "Dogs do not like the sound of the horn.")).toStartWith(nothingFound);
    expect(permissionOf("My account was banned, what now?", "en")).toBeUndefined();
    expect(permissionOf("I clicked ok and nothing happens", "en")).toBeUndefined();
    expect(permissionOf("jet skis allowed?", "en")).toBeDefined();
    const text = "Dogs must be kept on a lead.\n\nBicycles are allowed in the yard.";
    expect(await ask("What vehicles are allowed in the yard?", text)).not.toContain("Dogs");
  });
});

test.each([
  ["en", "Can I bring my dog?", "Pets are not allowed on the pier, except guide dogs."],
  ["de", "Darf ich meinen Hund mitbringen?", "Haustiere sind auf der Mole nicht gestattet."],
  ["nl", "Mogen we onze hond meenemen?", "Huisdieren zijn op de pier niet toegestaan."],
])("Whether a thing may be brought is told of it by another word as well (%s): %s", async (locale, query, told) => {
  // Search is not sure of a page that has none of the words.
  const sources = [{ ...page("Pier", [["", told]], locale), score: 0.4 }];
  expect(textOf(await run(answerTask(query, sources, { locale, markdown: false })))).toBe(told);
});
