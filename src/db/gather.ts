/**
 * Answers calls together, `most` at a time: those of one task, or with `setImmediate` as `begin` of one turn of the
 * event loop, which takes what several sockets brought.
 */
export function gather<In, Out>(
  answer: (items: In[]) => Promise<Out[]>,
  most: number,
  begin: (run: () => void) => void = queueMicrotask,
): (item: In) => Promise<Out> {
  interface Call {
    item: In;
    resolve(out: Out): void;
    reject(error: unknown): void;
  }
  let calls: Call[] = [];

  async function answerAll(): Promise<void> {
    const all = calls;
    calls = [];
    for (let at = 0; at < all.length; at += most) await answerSome(all.slice(at, at + most));
  }

  async function answerSome(some: Call[]): Promise<void> {
    try {
      const outs = await answer(some.map(({ item }) => item));
      for (const [index, { resolve }] of some.entries()) resolve(outs[index] as Out);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (calls.length === 0) begin(answerAll);
      calls.push({ item, resolve, reject });
    });
}
