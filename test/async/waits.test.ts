import { describe, expect, test } from "bun:test";
import { Unawaited } from "../../src/async/unawaited.ts";
import { untilAborted } from "../../src/async/until-aborted.ts";
import { within } from "../../src/async/within.ts";

const never = new Promise<never>(() => {});

/** A signal that tells how many listeners it has. */
function countedSignal() {
  const controller = new AbortController();
  const { signal } = controller;
  let listeners = 0;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    listeners++;
    add(...args);
  };
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    listeners--;
    remove(...args);
  };
  return { controller, signal, listeners: () => listeners };
}

describe("untilAborted", () => {
  test.each([
    ["a value", () => Promise.resolve(1), "resolves"],
    ["a failure", () => Promise.reject(new Error("own")), "own"],
  ])("passes on %s, and leaves no listener behind", async (_, make, outcome) => {
    const { signal, listeners } = countedSignal();
    const seen = await untilAborted(make(), signal).then(
      () => "resolves",
      (error: Error) => error.message,
    );
    expect(seen).toBe(outcome);
    expect(listeners()).toBe(0);
  });

  test("rejects with the reason as soon as the signal is aborted, and leaves no listener behind", async () => {
    const { controller, signal, listeners } = countedSignal();
    const waiting = untilAborted(never, signal);
    expect(listeners()).toBe(1);
    const reason = new Error("left");
    controller.abort(reason);
    expect(await waiting.catch((error: unknown) => error)).toBe(reason);
    expect(listeners()).toBe(0);
  });

  test("of a signal that was aborted before, the reason wins over a value that is there", async () => {
    const reason = new Error("left");
    const outcome = await untilAborted(Promise.resolve(1), AbortSignal.abort(reason)).catch((error: unknown) => error);
    expect(outcome).toBe(reason);
  });
});

describe("within", () => {
  test("gives the promise's value or failure where it comes in time", async () => {
    expect(await within(60_000, Promise.resolve(1), () => 2)).toBe(1);
    await expect(within(60_000, Promise.reject(new Error("own")), () => 2)).rejects.toThrow("own");
  });

  test("gives or throws what it is told to where it takes longer", async () => {
    expect(await within(5, never, () => 2)).toBe(2);
    const late = () => {
      throw new Error("late");
    };
    await expect(within(5, never, late)).rejects.toThrow("late");
  });

  test("leaves no timer that would keep the process alive", async () => {
    const script = `import { within } from ${JSON.stringify(require.resolve("../../src/async/within.ts"))};
      await within(60_000, Promise.resolve(), () => {});`;
    const child = Bun.spawn([process.execPath, "-e", script], { stderr: "inherit" });
    const outcome = await Promise.race([child.exited, Bun.sleep(30_000).then(() => "still there")]);
    child.kill();
    expect(outcome).toBe(0);
  });
});

describe("Unawaited work", () => {
  test("is waited for at the end, however it ends", async () => {
    const work = new Unawaited();
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    work.add(first.promise);
    work.add(second.promise.catch(() => {}));
    let ended = false;
    const end = work.end(60_000).then(() => {
      ended = true;
    });
    first.resolve();
    await Bun.sleep(5);
    expect(ended).toBe(false);
    second.reject(new Error("its own business"));
    await end;
    expect(ended).toBe(true);
  });

  test("that takes too long is left", async () => {
    const work = new Unawaited();
    work.add(never);
    const startedAt = performance.now();
    await work.end(10);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});
