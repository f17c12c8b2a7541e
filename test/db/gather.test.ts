import { expect, test } from "bun:test";
import { gather } from "../../src/db/gather.ts";

test("calls of one turn of the event loop are answered together, a few at a time, each with its own answer", async () => {
  const asked: number[][] = [];
  const double = gather(async (numbers: number[]) => {
    asked.push(numbers);
    return numbers.map((number) => number * 2);
  }, 3);
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(await double(6)).toBe(12);
  expect(asked).toEqual([[1, 2, 3], [4, 5], [6]]);
});

test("the first few have their answers before the next are asked", async () => {
  const order: string[] = [];
  const note = gather(async (names: string[]) => {
    order.push(`asked ${names}`);
    await Bun.sleep(1);
    return names;
  }, 1);
  await Promise.all(["a", "b"].map((name) => note(name).then(() => order.push(`told ${name}`))));
  expect(order).toEqual(["asked a", "told a", "asked b", "told b"]);
});

test("calls of several tasks are answered together where they are gathered for a turn of the event loop", async () => {
  const askedBy = async (begin: typeof queueMicrotask) => {
    const asked: number[][] = [];
    const answer = async (numbers: number[]) => {
      asked.push(numbers);
      return numbers;
    };
    const ask = gather(answer, 9, begin);
    // Timers of one moment run in one turn, each a task of its own.
    await Promise.all([1, 2].map((number) => new Promise((done) => setTimeout(() => done(ask(number)), 0))));
    return asked;
  };
  expect(await askedBy(queueMicrotask)).toEqual([[1], [2]]);
  expect(await askedBy(setImmediate)).toEqual([[1, 2]]);
});

test("a failure reaches those that were asked together, and no one else", async () => {
  const refuseOdd = gather(async (numbers: number[]) => {
    if (numbers.some((number) => number % 2 === 1)) throw new Error("odd");
    return numbers;
  }, 2);
  const settled = await Promise.allSettled([1, 2, 4, 6].map(refuseOdd));
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled", "fulfilled"]);
  expect(await refuseOdd(8)).toBe(8);
});
