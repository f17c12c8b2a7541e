import type { Context } from "../context.ts";
import type { CompletionsRequest, CompletionsResult } from "../schemas/search.ts";
import { normalisePrefix } from "../search/completions/normalise.ts";
import { packageOf, type RequestScope } from "./scope.ts";

const most = 10;

/** Ghost text for a prefix. Private requests and empty prefixes get none. */
export async function completePrefix(
  context: Context,
  scope: RequestScope,
  request: CompletionsRequest,
): Promise<CompletionsResult> {
  const prefix = normalisePrefix(request.prefix);
  const found = await packageOf(context, scope);
  const completing = found.revision.settings.popularCompletions ? context.popular.over(found) : found.segment;
  const count = scope.private || prefix.trim() === "" ? 0 : Math.min(request.n ?? 5, most);
  const completions = count === 0 ? [] : context.complete(completing, prefix, count, request.previous_completions);
  return { prefix, completions: [...completions], best: completions[0] ?? null };
}
