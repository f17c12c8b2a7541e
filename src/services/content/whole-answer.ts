import { GenerationError } from "../../generation/failure.ts";
import type { Generator } from "../../generation/generator.ts";
import { collect, type Parts } from "../../streams/parts.ts";
import type { RequestScope } from "../caller/scope.ts";

/**
 * What `tell` gives, of which the reader has seen nothing yet: where the engine broke off, all of it is told anew by the
 * one that stands in, never both in one. Throws what `tell` throws.
 */
export async function tellUnseen<Told>(
  scope: RequestScope,
  tell: (scope: RequestScope) => Promise<Told>,
): Promise<Told> {
  try {
    return await tell(scope);
  } catch (error) {
    const generator = standInFor(scope, error);
    if (!generator) throw error;
    return tell({ ...scope, generator });
  }
}

/** The body of an answer that its reader gets whole. */
export function wholeAnswer<Body>(
  scope: RequestScope,
  tell: (scope: RequestScope) => Parts | Promise<Parts>,
): Promise<Body> {
  return tellUnseen(scope, async (own) => collect<Body>(await tell(own)));
}

/** Whether all of an answer that failed with this error is told anew, so that nobody is to hear of the failure. */
export function isToldAnew(scope: RequestScope, error: unknown): boolean {
  return !scope.streamed && standInFor(scope, error) !== undefined;
}

/** Who may tell all of an answer that broke off with this error before its reader saw anything of it. */
function standInFor({ generator, signal }: RequestScope, error: unknown): Generator | undefined {
  return signal.aborted || !(error instanceof GenerationError) ? undefined : generator.standIn?.(error);
}
