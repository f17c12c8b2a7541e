import { GenerationError } from "../generation/failure.ts";
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
    const { standIn } = scope.generator;
    if (!standIn || scope.signal.aborted || !(error instanceof GenerationError)) throw error;
    return collect<Body>(await tell({ ...scope, generator: standIn(error) }));
  }
}
