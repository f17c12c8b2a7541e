import { expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

// A single question in a paragraph of its own stands over what follows it, where no author asks it for effect.
test.each([
  [
    "fr",
    "Pourquoi réserver une place ?",
    "Une place réservée reste libre jusqu'à midi, même quand le port est plein de bateaux.",
    "Quoi de plus beau qu'un port ?",
  ],
  [
    "de",
    "Wie kann ich einen Platz reservieren?",
    "Rufen Sie uns an und nennen Sie den Namen und die Länge Ihres Bootes.",
    "Was macht einen Hafen aus?",
  ],
  [
    "es",
    "¿Por qué reservar un lugar?",
    "Un lugar reservado queda libre hasta el mediodía, aunque el puerto esté lleno de barcos.",
    "¿Qué es lo mejor del puerto?",
  ],
])("a single question line is a visitor's own (%s)", async (locale, own, answer, forEffect) => {
  const opening = { fr: "Le port est ouvert.", de: "Der Hafen ist offen.", es: "El puerto está abierto." }[locale];
  const of = async (line: string) =>
    (await faqsOf(page("Hafen", [["", `${opening}\n\n${line}\n\n${answer}`]], locale))).map(({ question }) => question);
  expect(await of(own)).toEqual([own]);
  expect(await of(forEffect)).not.toContain(forEffect);
});
