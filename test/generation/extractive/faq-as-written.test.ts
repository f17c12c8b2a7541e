import { expect, test } from "bun:test";
import { faqsOf, page, type Section } from "./fixtures.ts";

const asked = async (...sections: Section[]) =>
  (await faqsOf(page("Rowing club", sections))).map((faq) => faq.question);

// Pictures

test.each([
  "You only have to sign the list at the boathouse door! 🎉🎉",
  "You only have to sign the list at the boathouse door 🚣‍♀️!",
  "You only have to sign the list at the boathouse door! 🇫🇷",
])("an answer is shown without the pictures at the end of its sentences (%s)", async (text) => {
  const [faq] = await faqsOf(page("Rowing club", [["How can I join a crew?", text]]));
  expect(faq?.answer).toBe("You only have to sign the list at the boathouse door!");
});

test("what is pressed keeps the picture that is its name", async () => {
  const text = "Open the plan of the crew and then press ⚙️.";
  expect(await asked(["How can I change my crew?", text])).toEqual([]);
});

// A case and its question

test.each([
  [
    "What if I miss a training and my seat is taken? Will I lose my place?",
    "No, your place is kept for thirty days in such a case.",
  ],
  [
    "I joined last month and now I am a student. Can I get a discount?",
    "We give no discounts in such cases before the next season.",
  ],
])("a heading that tells a case and asks something in it is one question (%s)", async (heading, text) => {
  expect(await asked([heading, text])).toEqual([heading]);
});

test("a line of a case and its question stands over what follows it", async () => {
  const line = "What if I miss a training and my seat is taken? Will I lose my place?";
  const text = `${line}\nNo, your place is kept for thirty days in such a case.`;
  expect(await asked(["Frequently asked questions", text])).toEqual([line]);
});

// Lines that ask

test.each([
  [
    "en",
    "Frequently asked questions",
    "What happens if I cancel my place?",
    "Your crew is told at once and finds somebody else.",
  ],
  ["de", "Häufige Fragen", "Wann ist das Bootshaus offen?", "Jeden Samstag von 9 bis 12 Uhr, auch im Winter."],
  ["fr", "Foire aux questions", "Combien de places y a-t-il ?", "Quarante bateaux y trouvent une place toute l'année."],
  ["es", "Preguntas frecuentes", "¿Dónde está el embarcadero?", "Detrás del molino viejo, junto al puente de piedra."],
  ["it", "Domande frequenti", "Dove si trova il pontile?", "Dietro il vecchio mulino, vicino al ponte di pietra."],
  ["pt", "Perguntas frequentes", "Onde fica o cais?", "Atrás do velho moinho, perto da ponte de pedra."],
  ["nl", "Veelgestelde vragen", "Waar ligt de steiger?", "Achter de oude molen, naast de stenen brug."],
])("a single line that asks right below a heading of questions is one (%s)", async (locale, heading, line, answer) => {
  const faqs = await faqsOf(page("Club", [[heading, `${line}\n${answer}`]], locale));
  expect(faqs).toEqual([{ question: line, answer }]);
});

// Titles

test.each([
  [
    "en",
    "Where do you row?",
    "We train on the lake of the old quarry in Thornby.",
    "Write to us",
    "If you want to row with us, send us an e-mail to learn about prices and times.",
  ],
  [
    "es",
    "¿Dónde remáis?",
    "Entrenamos en el lago de la vieja cantera de Torneda.",
    "Escríbenos",
    "Si te interesa remar con nosotros, envíanos un correo para informarte de precios.",
  ],
  [
    "de",
    "Wo rudert ihr?",
    "Wir trainieren auf dem See im alten Steinbruch bei Thornau.",
    "Schreibt uns",
    "Wenn ihr mit uns rudern wollt, schreibt uns eine E-Mail wegen der Preise.",
  ],
])(
  "what stands right below a title that asks answers it, in whatever words (%s)",
  async (locale, title, answer, heading, more) => {
    const faqs = await faqsOf(
      page(
        title,
        [
          ["", answer],
          [heading, more],
        ],
        locale,
      ),
    );
    expect(faqs.find(({ question }) => question === title)?.answer).toBe(answer);
  },
);

test("a need that a title asks for is told by the condition below it", async () => {
  const answer = "The only condition is that you want to row with us. We have no limit of age.";
  expect(await faqsOf(page("What do I need to be a member?", [["", answer]]))).toEqual([
    { question: "What do I need to be a member?", answer },
  ]);
});
