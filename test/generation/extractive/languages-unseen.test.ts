import { describe, expect, test } from "bun:test";
import { faqsOf, page, takeawaysOf } from "./fixtures.ts";

// What pages in other languages say that neither a takeaway nor a FAQ can be made of.

const told = (title: string, text: string, locale: string, count = 3) =>
  takeawaysOf(page(title, [["", text]], locale), count);

describe("That steps follow", () => {
  const announced = [
    ["Changer la serrure d'une caisse", "Suivez ces étapes pour changer la serrure d'une caisse.", "fr"],
    ["Cambiar la cerradura de una caja", "Siga estos pasos para cambiar la cerradura de una caja.", "es"],
    ["Das Schloss einer Kiste ändern", "Folgen Sie diesen Schritten, um das Schloss einer Kiste zu ändern.", "de"],
    ["Change the lock of a box", "Follow these steps to change the lock of a box.", "en"],
  ] as const;

  test.each(announced)("is no takeaway of a page, even for want of others: %s", async (title, text, locale) => {
    expect(await told(title, text, locale)).toEqual([]);
  });

  test.each(announced)("is no answer to how something is done: %s", async (title, text, locale) => {
    for (const format of ["paragraph", "bullets"] as const)
      expect(await faqsOf(page(title, [["", text]], locale), format)).toEqual([]);
  });
});

test.each([
  ["Ver las reglas en la guía de cajas de la casa.", "es"],
  ["Voir les règles dans le guide des caisses de la maison.", "fr"],
  ["Siehe die Regeln im Handbuch der Kisten des Hauses.", "de"],
])("What only sends its reader on is no takeaway of a page: %s", async (text, locale) => {
  expect(await told("Acme", text, locale)).toEqual([]);
});

describe("French takeaways", () => {
  const said = "Acme envoie les caisses de toute taille par le train en un jour.";

  test.each([
    "En formant des gardiens de caisses venus de chaque ville.",
    "Pour compter les caisses de la ville, les garder ou les rendre.",
    "Se comptant par milliers dans la ville, ces caisses sont souvent perdues.",
    "Ayant permis de compter les caisses de la ville, il a montré leur prix.",
    "Acme envoie des caisses par le train pour plusieurs raisons.",
  ])("are whole, name their subject and tell something: %s", async (text) => {
    expect(await told("Les caisses d'Acme", `${said}\n\n${text}`, "fr")).toEqual([said]);
  });

  test.each([
    "Pour envoyer une caisse, le gardien de la ville signe un reçu.",
    "En signant le reçu, vous acceptez les règles de la maison des caisses.",
    "Concernant les caisses perdues, elles sont gardées un an dans la maison.",
  ])("stay what they are with who does what: %s", async (text) => {
    expect(await told("Les caisses d'Acme", `${said}\n\n${text}`, "fr")).toContain(text);
  });
});

test.each([
  ["Acme nutzt Kisten aus Holz aus vielen Gründen.", "Acme schickt Kisten in einem Tag mit dem Zug.", "de"],
  ["Acme usa cajas de madera por varias razones.", "Acme envía cajas en tren en un solo día.", "es"],
])("That there are reasons is no takeaway: %s", async (text, said, locale) => {
  expect(await told("Acme", `${text} ${said}`, locale)).toEqual([said]);
});

test.each([
  "En la primera parte de esta guía te contamos qué cajas envía Acme.",
  "En la segunda, vas a encontrar las reglas de las cajas que envía Acme.",
])("What a Spanish guide will tell in one of its parts is no takeaway: %s", async (part) => {
  const said = "Acme envía cajas de toda medida en tren y en un solo día.";
  expect(await told("Guía de cajas de Acme", `${part} ${said}`, "es")).toEqual([said]);
});

describe("Spanish questions", () => {
  test("are no headings that name a thing by what can be done with it, over what it lets people do", async () => {
    const text = "Permite a los guardias de la casa abrir una caja sin llave.";
    expect(await faqsOf(page("Cajas", [["Saltar cerraduras", text]], "es"))).toEqual([]);
  });

  test("name what they ask about", async () => {
    const text = "Para que las cajas lleguen a tiempo, deben llevar el nombre de su ciudad.";
    expect(await faqsOf(page("Cajas", [["¿Por qué es importante marcarlas?", text]], "es"))).toEqual([]);
  });
});

test("A name of several words keeps its capitals in a French question", async () => {
  const text = "Albert API est une maison publique de caisses qui envoie des trains dans chaque ville.";
  const [faq] = await faqsOf(page("Albert API", [["", text]], "fr"));
  expect(faq?.question).toContain("Albert API");
});

describe("What a takeaway points at is shown with it", () => {
  const said = {
    de: "Acme schickt Kisten jeder Größe in einem Tag mit dem Zug.",
    es: "Acme envía cajas de cualquier tamaño en tren en un solo día.",
    fr: "Acme envoie les caisses de toute taille par le train en un jour.",
    it: "Acme spedisce casse di ogni misura in treno in un giorno.",
    nl: "Acme verstuurt kisten van elke maat in een dag met de trein.",
    pt: "A Acme envia caixas de qualquer tamanho de trem em um dia.",
  };

  test.each([
    ["Glücklicherweise lassen sich diese Probleme mit einer neuen Kiste beheben.", "de"],
    ["Um dies zu tun, braucht eine Kiste von Acme ein Schild.", "de"],
    ["Der Empfänger wird dann jede Kiste von Acme am Zug abholen.", "de"],
    ["Le gardien continuera alors à garder chaque caisse du train.", "fr"],
    ["Para confirmar si ese es el caso, abra la caja de Acme en el tren.", "es"],
    ["Au bout de cette période, la caisse est rendue au gardien du train.", "fr"],
    ["Per fortuna questi problemi si risolvono con una cassa nuova.", "it"],
    ["Per farlo è necessario portare la cassa di Acme al treno.", "it"],
    ["Als dit niet lukt, gaat een kist van Acme in de trein op slot.", "nl"],
    ["Na caixa de Acme, você encontra esses papéis do trem.", "pt"],
  ] as const)("or it is none: %s", async (text, locale) => {
    expect(await told("Acme", `${said[locale]}\n\n${text}`, locale)).toEqual([said[locale]]);
  });

  test.each([
    ["Wenn eine Kiste verloren geht, ersetzt Acme diese Kiste noch in diesem Jahr.", "de"],
    ["Toutes les caisses du train sont comptées, et ces caisses sont gardées un an.", "fr"],
    ["Le casse pesanti hanno un prezzo, e questo prezzo non cambia in treno.", "it"],
  ] as const)("as it is where it names the thing: %s", async (text, locale) => {
    expect(await told("Acme", `${said[locale]}\n\n${text}`, locale)).toContain(text);
  });

  test("What only counts on from something else goes without its number", async () => {
    expect(await told("Acme", "Tout d'abord, vous pouvez envoyer une caisse par le train.", "fr")).toEqual([
      "Vous pouvez envoyer une caisse par le train.",
    ]);
  });
});
