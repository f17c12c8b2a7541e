import { describe, expect, test } from "bun:test";
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
