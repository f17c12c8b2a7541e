import { expect, test } from "bun:test";
import { isSupported } from "../../src/generation/grounding/grounding.ts";

const tickets = "Ticket | Adult | Child\nZoo | £28 | £15\nAquarium | £22 | £11";

test.each([
  ["Zoo: child £15.", true],
  ["Aquarium: adult £22, child £11.", true],
  ["Zoo: child £28.", false],
  ["Zoo: adult £22.", false],
  ["Aquarium: child £15.", false],
  ["The zoo: £28 for an adult.", true],
  ["The zoo: £15 for an adult.", false],
])("a cell is said of its row and of its column: %s", (said, isBorneOut) => {
  expect(isSupported(said, tickets, "en")).toBe(isBorneOut);
});

test("a row stands as it is written", () => {
  expect(isSupported("Zoo | £28 | £15", tickets, "en")).toBe(true);
});
