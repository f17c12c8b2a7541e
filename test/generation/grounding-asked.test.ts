import { describe, expect, test } from "bun:test";
import { bearsOut } from "../../src/generation/gemini/evidence.ts";
import { isSupported } from "../../src/generation/grounding/grounding.ts";
import { asksYesOrNo } from "../../src/generation/text/yes-or-no.ts";
import { page } from "./extractive/fixtures.ts";

// A question says nothing by itself: what it asks is borne out as far as the sentence behind it replies.

const isBorneOut = (heading: string, text: string, said: string, locale: string) => {
  const source = page("Guide", [[heading, text]], locale);
  return bearsOut({ number: 1, source, passage: source.passages[0]! }, said);
};

type Case = [heading: string, text: string, refused: string, accepted: string, locale?: string];

const cases: Case[] = [
  [
    "Can I take the box on a plane?",
    "No. It holds more than 160 Wh, so airlines do not accept it.",
    "You can take the box on a plane.",
    "You cannot take the box on a plane.",
  ],
  [
    "Is the box recyclable?",
    "It isn't, because it is coated. The tray is made of paper.",
    "The box is recyclable.",
    "The box isn't recyclable, because it is coated.",
  ],
  [
    "Can I open a joint account?",
    "Not yet. We expect to launch them in autumn.",
    "You can open a joint account.",
    "You can not open a joint account yet.",
  ],
  ["Do you ship to Ireland?", "We don't.", "We ship to Ireland.", "We do not ship to Ireland."],
  [
    "Who should not use the sauna?",
    "People with heart problems and small children.",
    "People with heart problems should use the sauna.",
    "People with heart problems should not use the sauna.",
  ],
  [
    "Can two kits be linked?",
    "Yes, up to four kits can be linked with a cable.",
    "Two kits cannot be linked.",
    "Two kits can be linked.",
  ],
  ["Is parking free?", "Yes there is no charge.", "Parking is not free.", "Parking is free."],
  ["Can I order online?", "Yes, and it ships within three days.", "You cannot order online.", "You can order online."],
  ["Can I bring my dog?", "Of course not.", "You can bring your dog.", "You cannot bring your dog."],
  ["Sind Haustiere erlaubt?", "Nein.", "Haustiere sind erlaubt.", "Haustiere sind nicht erlaubt.", "de"],
  ["¿Puedo pagar con tarjeta?", "Sí, en la caja.", "No puede pagar con tarjeta.", "Puede pagar con tarjeta.", "es"],
];

describe("What is asked is borne out as it is replied to", () => {
  test.each(cases)("under a heading: %s %s", (heading, text, refused, accepted, locale = "en") => {
    expect(isBorneOut(heading, text, refused, locale)).toBe(false);
    expect(isBorneOut(heading, text, accepted, locale)).toBe(true);
  });

  test.each(cases)("within a text: %s %s", (heading, text, refused, accepted, locale = "en") => {
    expect(isSupported(refused, `${heading} ${text}`, locale)).toBe(false);
    expect(isSupported(accepted, `${heading} ${text}`, locale)).toBe(true);
  });

  test.each([
    ["a case", "Can I light a fire?", "Only in the fire pit.", "You can light a fire."],
    ["a condition behind a yes", "Can children swim?", "Yes, but only with an adult.", "Children can swim."],
    ["what it depends on", "May I bring my kayak?", "That depends on its size.", "You may bring your kayak."],
    ["a limit behind a no", "Do I need a visa?", "Not if you stay for less than 90 days.", "You do not need a visa."],
    ["a limit in its next sentence", "Can I bring a dog?", "Yes. But not in July.", "You can bring a dog."],
    ["what is no trouble", "Can I bring my dog?", "No problem! We love dogs.", "You cannot bring your dog."],
    ["nothing of what it supposes", "Where can I smoke?", "Nowhere.", "You can smoke."],
    ["what it only supposes", "What happens if I lose my key?", "We send a new one.", "You lose your key."],
    ["another question", "Can I bring nuts?", "Are you serious?", "You can bring nuts."],
    ["nothing", "Is smoking allowed?", "", "Smoking is allowed."],
  ])("and by %s not at all", (_, heading, text, said) => {
    expect(isBorneOut(heading, text, said, "en")).toBe(false);
  });

  test("a list below a question for what is not so is of what is not", () => {
    const text = "- Frozen fish\n- Live animals";
    expect(isBorneOut("What can I not send?", text, "You can send frozen fish.", "en")).toBe(false);
  });
});

test.each([
  ["Was kostet ein Ticket?", false],
  ["Do que preciso?", false],
  ["After cancelling, how long is it kept?", false],
  ["Payment methods?", false],
  ["Bis wann kann ich bestellen?", false],
  ["Worden honden toegelaten?", true],
  ["Hoef ik te reserveren?", true],
  ["Tenho que pagar o bilhete?", true],
  ["Was the box sent?", true],
  ["Il prezzo include la cena?", true],
])("%s asks for yes or no: %p", (question, is) => {
  expect(asksYesOrNo(question)).toBe(is);
});
