import { expect, test } from "bun:test";
import { takenUp } from "../../src/services/visitor/taken-up.ts";
import { processorClock } from "../support/processor-clock.ts";

test.each([
  ["How do I close my box?", "And my account?", "How do I close my account?"],
  ["¿Cómo cambio mi caja?", "¿Y mi correo?", "¿Cómo cambio mi correo?"],
  ["Comment fermer une boîte ?", "Et mes comptes ?", "Comment fermer mes comptes ?"],
  ["Wie kann ich meine Kiste schließen?", "Und mein Konto?", "Wie kann ich mein Konto schließen?"],
  ["Wie schließe ich eine neue Kiste?", "Und ein Konto?", "Wie schließe ich ein Konto?"],
  ["Como fecho a minha caixa?", "E a minha conta?", "Como fecho a minha conta?"],
  ["Come chiudo la scatola?", "E il mio conto?", "Come chiudo il mio conto?"],
  ["Hoe kan ik mijn doos sluiten?", "En mijn account?", "Hoe kan ik mijn account sluiten?"],
  ["Can I open the box on my table?", "And my shelf?", "Can I open the box on my shelf?"],
  ["¿Cómo cambio mi número de caja?", "¿Y mi correo?", "¿Cómo cambio mi correo?"],
  ["Where is my box?", "And my lid?", "Where is my lid?"],
])("Another thing is put in the place of the one before: %s %s", (before, message, asked) => {
  expect(takenUp(message, before)).toBe(asked);
});

test.each([
  ["How much is a large box?", "And a small one?"],
  ["How do I close my box?", "And how much is it?"],
  ["How do I close my box?", "My account is closed."],
  ["How do I close my box?", "And the price?"],
  ["Comment fermer ma boîte ?", "Et le prix ?"],
  ["How do I cancel the box?", "And a refund?"],
  ["How do I add a box?", "And an example?"],
  ["Is the box open?", "And an hour later?"],
  ["When does our shop open on Sunday?", "And our parking?"],
  ["When does our shop open?", "And our parking?"],
  ["How long does it take to the islands?", "And my box?"],
  ["Do I need a box?", "And my kids?"],
  ["Wie lange ist ein Spiel reserviert?", "Und ein Buch?"],
  ["Hoe zeg ik mijn contract op?", "En mijn domein?"],
  ["Why?", "And my account?"],
])("What names no other thing stays as it is: %s %s", (before, message) => {
  expect(takenUp(message, before)).toBe(message);
  expect(takenUp(message, undefined)).toBe(message);
});

test("What was asked may hold any sign", () => {
  expect(takenUp("And my $& box?", "How do I close my lid?")).toBe("How do I close my $& box?");
});

test("A long message takes a time that grows with its length", () => {
  const spent = processorClock();
  takenUp(`and my ${"box ".repeat(50_000)}`, `how do I close my ${"lid ".repeat(50_000)}`);
  takenUp(`and my ${"box ".repeat(48)}!`, `wie kann ich die ${"kleine ".repeat(26)}!`);
  expect(spent()).toBeLessThan(200);
});
