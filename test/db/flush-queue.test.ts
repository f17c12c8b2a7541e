import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { createFlushQueue } from "../../src/db/flush-queue.ts";

/** A queue whose writes take as long as it is told, in turn. */
function slowQueue(writeMs: readonly number[]) {
  const written: number[] = [];
  let writes = 0;
  const queue = createFlushQueue<number>({
    async write(rows) {
      await Bun.sleep(writeMs[writes++ % writeMs.length] ?? 0);
      written.push(...rows);
    },
    onError: (error) => {
      throw error;
    },
  });
  return { queue, written };
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let waited = 0; waited < 3_000 && !isTrue(); waited += 10) await Bun.sleep(10);
}

describe("rows on their way to the database", () => {
  test("that come while a slow write is under way are written without a call for them", async () => {
    const { queue, written } = slowQueue([80]);
    queue.add(1);
    await Bun.sleep(40);
    queue.add(2);
    await until(() => written.length === 2);
    expect(written).toEqual([1, 2]);
    queue.add(3);
    await until(() => written.length === 3);
    expect(written).toEqual([1, 2, 3]);
    expect(queue.pending()).toEqual([]);
  });

  test("are all written once and in order, whenever they come and however long writes take", async () => {
    const moments = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 8 });
    const durations = fc.array(fc.integer({ min: 0, max: 70 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(moments, durations, async (pauses, writeMs) => {
        const { queue, written } = slowQueue(writeMs);
        for (const [row, pause] of pauses.entries()) {
          queue.add(row);
          await Bun.sleep(pause);
        }
        await until(() => written.length === pauses.length);
        expect(written).toEqual([...pauses.keys()]);
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});
