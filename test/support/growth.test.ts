import { expect, test } from "bun:test";
import { growthOf } from "./growth.ts";

let sum = 0;
/** Work of so many steps. */
function work(steps: number): void {
  for (let step = 0; step < steps; step++) sum = (sum * 31 + step) | 0;
}

test("growth tells linear work from work by the square", () => {
  expect(growthOf((size) => work(size * 1_000), 1_000)).toBeLessThan(3);
  expect(growthOf((size) => work(size * size), 1_000)).toBeGreaterThan(3);
});
