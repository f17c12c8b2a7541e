import { describe, expect, test } from "bun:test";
import {
  isFullName,
  isPerson,
  tellsApart,
} from "../../../src/generation/extractive/faqs/questions/defined-in-forms.ts";
import { tidy } from "../../../src/generation/extractive/sentence/trim.ts";
import { english } from "../../../src/generation/language/en.ts";
import { askedOn, faqsOf, faqUnder, page } from "./fixtures.ts";

describe("The answer to a question of the page itself", () => {
  test("begins with its first sentence, though that leans on the question", async () => {
    const text =
      "They are open to whoever takes part in the crew. Invite each person who sends boxes from the harbour to the city.";
    expect((await faqUnder("Who should be invited to the meetings?", text))?.answer).toBe(text);
  });

  test("begins behind what is not so, which is said for the sake of what is", async () => {
    const text =
      "These meetings do not build any boxes. The crew plans to send more boxes from the harbour to the city each year.";
    expect((await faqUnder("What does the crew plan to do?", text))?.answer).toStartWith("The crew plans");
  });

  test("begins later where a sentence that speaks of what is asked would not be told", async () => {
    const text =
      "Ces derniers mois, différentes nouvelles sont sorties. Ainsi, nous avons été amenés à vous présenter des boîtes du port en bois de Kibo, de Lumo et d'autres ateliers de la ville. Le musée commence à montrer des boîtes en bois. On est déjà capable de faire des boîtes en verre au port.";
    const [faq] = await faqsOf(page("Nouvelles", [["Quel avenir pour les boîtes du port ?", text]], "fr"));
    expect(faq?.answer).toEndWith("On est déjà capable de faire des boîtes en verre au port.");
  });

  test("is none behind a sentence that it adds to and that cannot be shown", async () => {
    const text =
      "La carte du port montre les boîtes (voir plus bas. Vous pouvez également consulter le plan des boîtes au guichet du port.";
    expect(await faqsOf(page("Port", [["Où consulter le plan des boîtes ?", text]], "fr"))).toEqual([]);
  });
});

describe("A list below a question of the page itself", () => {
  test("answers it, though the line above it leans on the question", async () => {
    const text =
      "Dit betekent dat je bij elke doos rekening houdt met de regels van de haven:\n\n- regels over de vorm van de doos\n- regels over het gewicht van de doos";
    const [faq] = await faqsOf(page("Dozen", [["Wat is het veilig sturen van dozen?", text]], "nl"));
    expect(faq?.answer).toBe(
      "Dit betekent dat je bij elke doos rekening houdt met de regels van de haven: regels over de vorm van de doos; regels over het gewicht van de doos.",
    );
  });
});

describe("What a page calls its thing", () => {
  const text = "A short meeting of the crew at the start of each day, at which it plans the boxes of the harbour.";

  test.each([
    ["Daily meetings", "What are they?", "What are daily meetings?"],
    ["Harbour procedure", "Who does this procedure apply to?", "Who does the harbour procedure apply to?"],
  ])("stands in its question: %s", async (title, heading, question) => {
    expect(await askedOn(title, [heading, text])).toContain(question);
  });
});

describe("A question is asked by nobody", () => {
  test("what half a sentence or somebody by a first name is", () => {
    expect(tellsApart("Creemos que", "único camino para enviar las cajas del puerto.")).toBe(false);
    expect(isPerson("Ines", "persona que envía cajas.") && !isFullName("Ines")).toBe(true);
  });

  test("whether what harms should be done", async () => {
    expect(await askedOn("Safety", ["Boxes", "Never send boxes during electrical storms."])).toEqual([]);
  });

  test("how a principle comes first", async () => {
    const text =
      "Ask the guests of the harbour what they need. Write their needs on a label. Keep the label on the box.";
    expect(await askedOn("Principles", ["Start with people and their needs", text])).toEqual([]);
  });
});

describe("A question in Spanish", () => {
  test.each([
    ["Antes de seguir, pensemos ¿Cuánto cuesta enviar una caja?", "¿Cuánto cuesta enviar una caja?"],
    ["Cuando la caja no cierra, ¿quién paga el envío?", "Cuando la caja no cierra, ¿quién paga el envío?"],
    ["¿Cuánto cuesta enviar una caja? ¿Es gratis?", "¿Cuánto cuesta enviar una caja? ¿Es gratis?"],
    ["La caja no cierra. ¿Quién paga el envío?", "La caja no cierra. ¿Quién paga el envío?"],
  ])("has one opening mark, where it asks: %s", async (heading, question) => {
    const text = "El puerto paga el envío de cada caja que no cierra, y enviar otra caja cuesta cinco euros.";
    expect((await faqsOf(page("Puerto", [[heading, text]], "es"))).map((faq) => faq.question)).toEqual([question]);
  });
});

describe("A name keeps its letters", () => {
  test("of two words, where the page writes them so", async () => {
    const text =
      "Press the key and select the link. Guests of the harbour like Link Previews, as each link then shows its box. Previews close again.";
    expect(await askedOn("Link Previews", ["Using Link Previews in Acme", text])).toContain(
      "How do I use Link Previews in Acme?",
    );
  });

  test("written small before its number", () => {
    expect(tidy("v2 runs on the crane of the harbour.", english)).toBe("v2 runs on the crane of the harbour.");
  });
});

describe("A bracket that nothing opens", () => {
  test("goes before the full stop, and stays behind what counts", () => {
    expect(tidy("Boxes are sent by the harbour).", english)).toBe("Boxes are sent by the harbour.");
    expect(tidy("Boxes (and lids) are sent by the harbour.", english)).toBe(
      "Boxes (and lids) are sent by the harbour.",
    );
  });
});
