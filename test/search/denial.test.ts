import { expect, test } from "bun:test";
import { disowns } from "../../src/search/analysis/denial.ts";

test.each([
  ["en", "We do not accept:"],
  ["en", "We never ask for:"],
  ["en", "Of these, Acme does not sell:"],
  ["en", "Common myths"],
  ["es", "No se aceptan:"],
  ["es", "No incluido"],
  ["fr", "Nous n'acceptons pas :"],
  ["de", "Nicht im Preis enthalten"],
  ["de", "Was nicht erlaubt ist"],
  ["pt", "Não aceitamos:"],
  ["it", "Non accettiamo i seguenti articoli:"],
  ["nl", "Niet inbegrepen:"],
  ["zh", "不接受："],
])("(%s) %s says of the things below it that they are not so", (locale, line) => {
  expect(disowns(line, locale)).toBe(true);
});

test.each([
  ["en", "We accept:"],
  ["en", "My card is not accepted"],
  ["en", "I can't sign in"],
  ["en", "If the box does not open:"],
  ["en", "Why is my card not accepted?"],
  ["en", "Reasons why a card is not accepted:"],
  ["en", "To fix a page that does not load:"],
  ["en", "How to avoid scams"],
  ["en", "Things not to forget"],
  ["en", "What we don't charge for"],
  ["en", "All plans include, at no extra cost:"],
  ["es", "Sin coste adicional recibe:"],
  ["es", "No hay más que elegir:"],
  ["de", "Im Preis ohne Aufpreis enthalten:"],
  ["pt", "Sem custos adicionais, inclui:"],
  ["fr", "Ce n'est pas fini, vous recevez aussi:"],
  ["it", "Se non trovi la chiave:"],
  ["pt", "Se não encontrar a chave:"],
  ["fr", "S'il n'est jamais arrivé :"],
])("(%s) %s does not", (locale, line) => {
  expect(disowns(line, locale)).toBe(false);
});
