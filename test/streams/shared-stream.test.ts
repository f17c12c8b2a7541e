import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { SharedStream } from "../../src/streams/shared-stream.ts";

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const seen: T[] = [];
  for await (const value of values) seen.push(value);
  return seen;
}

const forever = () => new AbortController().signal;

function numbers(count: number, state = { made: 0, ended: false }) {
  const source = async function* (signal: AbortSignal) {
    try {
      while (state.made < count && !signal.aborted) {
        await Bun.sleep(0);
        yield state.made++;
      }
    } finally {
      state.ended = true;
    }
  };
  return { state, source };
}

describe("SharedStream", () => {
  test("every reader gets every value once and in order, whenever it comes and however slow it is", async () => {
    const readers = fc.array(fc.record({ after: fc.nat(5), pause: fc.nat(2) }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.nat(20), readers, async (count, plans) => {
        const { source, state } = numbers(count);
        const shared = new SharedStream(source);
        const seen = await Promise.all(
          plans.map(async ({ after, pause }, first) => {
            // The first one stays from the start, so that the source is never given up.
            if (first > 0) await Bun.sleep(after);
            const values: number[] = [];
            for await (const value of shared.read(forever())) {
              values.push(value);
              if (pause > 0) await Bun.sleep(pause);
            }
            return values;
          }),
        );
        for (const values of seen) expect(values).toEqual(Array.from({ length: count }, (_, at) => at));
        expect(state.made).toBe(count);
      }),
      { numRuns: 25 },
    );
  });

  test("the source is pulled no faster than its fastest reader", async () => {
    const { source, state } = numbers(100);
    const reader = new SharedStream(source).read(forever());
    for (const _ of [1, 2, 3]) await reader.next();
    await Bun.sleep(20);
    expect(state.made).toBe(3);
    await reader.return(undefined);
  });

  test("a reader that leaves does not disturb the others; the last one aborts the source", async () => {
    const { source, state } = numbers(1_000);
    let over = false;
    const shared = new SharedStream(source, () => {
      over = true;
    });
    const [first, second] = [shared.read(forever()), shared.read(forever())];
    await first.next();
    await second.next();
    await first.return(undefined);
    expect({ over, ended: state.ended }).toEqual({ over: false, ended: false });
    expect((await second.next()).value).toBe(1);
    await second.return(undefined);
    expect({ over, ended: state.ended }).toEqual({ over: true, ended: true });
  });

  test.each<[string, (reader: AsyncGenerator, abort: AbortController) => unknown]>([
    ["returns", (reader) => reader.return(undefined)],
    ["is aborted", (_, abort) => abort.abort()],
  ])("a reader that %s before it has asked for anything has left; one that waits to ask has not", async (_, leave) => {
    let over = false;
    const shared = new SharedStream(numbers(3).source, () => {
      over = true;
    });
    const [leaving, abort] = [shared.read(forever()), new AbortController()];
    const last = shared.read(abort.signal);
    await leaving.return(undefined);
    expect(over).toBe(false);
    await leave(last, abort);
    expect(over).toBe(true);
  });

  test("an aborted reader is let go at once, while it waits, with its signal's reason", async () => {
    let signalled = false;
    const shared = new SharedStream(async function* (signal) {
      yield 1;
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      signalled = true;
    });
    const abort = new AbortController();
    const reading = all(shared.read(abort.signal));
    await Bun.sleep(5);
    abort.abort(new Error("left"));
    expect(reading).rejects.toThrow("left");
    await reading.catch(() => {});
    expect(signalled).toBe(true);
  });

  test("a failure reaches every reader after the values before it, also one that comes later", async () => {
    const shared = new SharedStream(async function* () {
      yield 1;
      throw new Error("failed");
    });
    const read = async (pause: number) => {
      const seen: unknown[] = [];
      try {
        for await (const value of shared.read(forever())) {
          seen.push(value);
          await Bun.sleep(pause);
        }
      } catch (error) {
        seen.push((error as Error).message);
      }
      return seen;
    };
    expect(await Promise.all([read(0), read(20)])).toEqual([
      [1, "failed"],
      [1, "failed"],
    ]);
    expect(await read(0)).toEqual([1, "failed"]);
  });

  test("a reader may come after the end", async () => {
    let over = false;
    const shared = new SharedStream(numbers(3).source, () => {
      over = true;
    });
    await all(shared.read(forever()));
    expect(await all(shared.read(forever()))).toEqual([0, 1, 2]);
    expect(over).toBe(true);
  });
});
