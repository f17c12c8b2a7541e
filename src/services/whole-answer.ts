import { GenerationError } from "../generation/failure.ts";
import type { Generator } from "../generation/generator.ts";
import { collect, type Parts } from "../streams/parts.ts";
import type { RequestScope } from "./scope.ts";

/**
 * The body of an answer of which its reader has seen nothing yet. Where the engine broke off midway, the whole of it is
 * told by the one that stands in: never both in one. Throws what `tell` throws.
 */
export async function wholeAnswer<Body>(
  scope: RequestScope,
  tell: (scope: RequestScope) => Parts | Promise<Parts>,
): Promise<Body> {
  try {
    return await collect<Body>(await tell(scope));
  } catch (error) {
    const generator = standInFor(scope, error);
    if (!generator) throw error;
    return collect<Body>(await tell({ ...scope, generator }));
  }
}

/** The engine that may tell the whole of an answer after this error: there is one, and the reader has seen nothing yet. */
export function standInFor({ generator, streamed, signal }: RequestScope, error: unknown): Generator | undefined {
  return streamed || signal.aborted || !(error instanceof GenerationError) ? undefined : generator.standIn?.(error);
}
