import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const asked = async (locale: string, text: string): Promise<string[]> =>
  (await faqsOf(page("Acme", [["", text]], locale))).map(({ question }) => question.replaceAll("\u00a0", " "));

describe("what to do about a trouble", () => {
  test.each([
    ["es", "Si no recibe la caja en tres días, escriba a la tienda.", "¿Qué hacer si no recibe la caja en tres días?"],
    ["es", "Si olvidó su clave, tendrá que pedir otra en la tienda.", "¿Qué hacer si olvidó su clave?"],
    ["pt", "Se você perdeu a sua chave, peça outra na loja mais perto.", "O que fazer se você perdeu a sua chave?"],
    ["pt", "Caso ocorra um erro na caixa, tente abrir outra vez.", "O que fazer caso ocorra um erro na caixa?"],
    ["it", "Se non ricevi la scatola, scrivi al negozio di Acme.", "Che cosa fare se non ricevi la scatola?"],
    ["fr", "Si vous avez oublié votre clé, demandez-en une autre.", "Que faire si vous avez oublié votre clé ?"],
    ["fr", "Si la boîte ne s’ouvre pas, appuyez sur le couvercle.", "Que faire si la boîte ne s’ouvre pas ?"],
    [
      "de",
      "Wenn Sie Ihren Schlüssel verloren haben, rufen Sie den Laden an.",
      "Was tun, wenn Sie Ihren Schlüssel verloren haben?",
    ],
    [
      "nl",
      "Als je de sleutel niet kunt vinden, bel dan naar de winkel.",
      "Wat te doen als je de sleutel niet kunt vinden?",
    ],
  ])("is asked for a sentence that tells it (%s): %s", async (locale, text, question) => {
    expect(await asked(locale, text)).toContain(question);
  });

  test.each([
    ["es", "Si desea otra caja, escriba a la tienda de su barrio."],
    ["es", "Si esto no funciona, escriba a la tienda de su barrio."],
    ["es", "Si olvidó su clave, la tienda estará cerrada los lunes."],
    ["es", "Si tiene problemas con la caja, consulte la guía de las cajas."],
    ["fr", "Si vous ne la trouvez pas, demandez-en une autre à la réserve."],
    ["nl", "Als je de doos niet nodig hebt, zet haar dan in de kast."],
    ["de", "Wenn Sie nicht auf die Kiste achten, nehmen Sie eine andere."],
    ["de", "Wenn Sie keine Probleme haben, können Sie diesen Abschnitt überspringen."],
    ["de", "Wenn die Kiste keine Fehler zeigt, können Sie den Deckel schließen."],
    ["fr", "Si vous n’avez pas de problème, cliquez sur le couvercle."],
    ["fr", "Si vous ne pouvez pas venir avec une autre boîte, appelez le magasin."],
    ["nl", "Als je niks kunt vinden over de fout, bel dan naar de winkel."],
    ["nl", "Als je de sleutel niet kunt vinden, bel dan naar de winkel. Je vindt het nummer in dit voorbeeld."],
    ["es", "La caja tiene una sola llave. Si se bloquea la llave, tendrá que tirar su caja."],
  ])("is not, where that is no trouble, is not told or was spoken of before (%s): %s", async (locale, text) => {
    expect(await asked(locale, text)).toEqual([]);
  });

  test("is not where it is told under a heading of its own, or is what another section is about", async () => {
    const text = "Si no puede abrir su caja grande, tendrá que eliminar su cuenta.";
    const questions = async (...sections: [string, string][]) =>
      (await faqsOf(page("Acme", [["", text], ...sections], "es"))).map(({ question }) => question);
    const open = "Espere diez minutos y use la otra llave.";
    const asked = "¿Qué hacer si no puede abrir su caja grande?";
    expect(await questions()).toEqual([asked]);
    expect(await questions(["Problemas para abrir la caja grande", open])).not.toContain(asked);
    expect(await questions(["Eliminar su cuenta", open])).not.toContain(asked);
  });
});
