import { expect, test } from "bun:test";
import { Lookout } from "../../src/async/lookout.ts";
import { until } from "../support/agent.ts";

/** A lookout whose looks end when they are told to. */
function heldLookout(everyMs = 60_000) {
  const looks: PromiseWithResolvers<void>[] = [];
  const errors: unknown[] = [];
  const look = () => {
    looks.push(Promise.withResolvers());
    return looks.at(-1)?.promise ?? Promise.resolve();
  };
  return { looks, errors, lookout: new Lookout(look, everyMs, (error) => errors.push(error)) };
}

test("a lookout looks every so often, from its start to its stop", async () => {
  let looks = 0;
  const lookout = new Lookout(async () => looks++, 5);
  await Bun.sleep(20);
  expect(looks).toBe(0);
  lookout.start();
  await until(() => looks > 2);
  await lookout.stop();
  const seen = looks;
  await Bun.sleep(20);
  expect(looks).toBe(seen);
});

test("one that is woken during a look looks once more after it, however often it was woken", async () => {
  const { lookout, looks } = heldLookout();
  lookout.start();
  for (let woken = 0; woken < 5; woken++) lookout.wake();
  expect(looks).toHaveLength(1);
  looks[0]?.resolve();
  await until(() => looks.length === 2);
  looks[1]?.resolve();
  await Bun.sleep(5);
  expect(looks).toHaveLength(2);
  await lookout.stop();
});

test("a look that fails is told of, and the next one comes", async () => {
  const { lookout, looks, errors } = heldLookout();
  lookout.start();
  lookout.wake();
  looks[0]?.reject("away");
  await until(() => errors.length === 1);
  lookout.wake();
  await until(() => looks.length === 2);
  looks[1]?.resolve();
  await lookout.stop();
  expect(errors).toEqual(["away"]);
});

test("a stop waits for the look under way, and none follows", async () => {
  const { lookout, looks } = heldLookout();
  lookout.start();
  lookout.wake();
  lookout.wake();
  let stopped = false;
  const stopping = lookout.stop().then(() => {
    stopped = true;
  });
  await Bun.sleep(5);
  expect(stopped).toBe(false);
  looks[0]?.resolve();
  await stopping;
  lookout.wake();
  expect(looks).toHaveLength(1);
});
