import type { GenerationPart } from "../schemas/generation.ts";
import type { Generator } from "./generator.ts";

/** A generation whose maker is known. Disposing of it lets go of the engine, read or not. */
interface Answering extends AsyncDisposable {
  /** The engine that answers. */
  readonly model: string;
  /** Everything it gives, without the `model` part. Throws what the engine throws. */
  readonly parts: AsyncIterable<GenerationPart>;
}

/** The engine that gave parts which are all there. */
export function makerOf(parts: readonly GenerationPart[], asked: Generator): string {
  const opening = parts[0];
  return opening?.type === "model" ? opening.id : asked.id;
}

type First = { result: IteratorResult<GenerationPart> } | { error: unknown };

/**
 * Tells who answers: at once where one engine stands behind `asked`, else as soon as the first part is there. `parts`
 * are what it gave for a task, or what the cache kept of that.
 */
export async function answering(parts: AsyncIterable<GenerationPart>, asked: Generator): Promise<Answering> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = asked.engine && (await firstOf(iterator));
  const opening = first && "result" in first && !first.result.done ? first.result.value : undefined;
  return {
    model: makerOf(opening ? [opening] : [], asked),
    parts: contentOf(iterator, first),
    async [Symbol.asyncDispose]() {
      await iterator.return?.();
    },
  };
}

function firstOf(iterator: AsyncIterator<GenerationPart>): Promise<First> {
  return iterator.next().then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
}

async function* contentOf(
  iterator: AsyncIterator<GenerationPart>,
  first: First | undefined,
): AsyncGenerator<GenerationPart> {
  if (first && "error" in first) throw first.error;
  for (let next = first?.result ?? (await iterator.next()); !next.done; next = await iterator.next()) {
    if (next.value.type !== "model") yield next.value;
  }
}
