import type { Context } from "../../context.ts";
import type { RuntimePackage } from "../../runtime-package/packages.ts";
import type { CompletionsRequest, CompletionsResult } from "../../schemas/search.ts";
import { normalisePrefix } from "../../search/completions/normalise.ts";
import { packageOf, type RequestScope } from "../caller/scope.ts";

const most = 10;

/** Ghost text for a prefix, at once where the index is in memory. Private requests and empty prefixes get none. */
export function completePrefix(
  context: Context,
  scope: RequestScope,
  request: CompletionsRequest,
): Promise<CompletionsResult> | CompletionsResult {
  const found = packageOf(context, scope);
  const completed = (loaded: RuntimePackage) => completedBy(context, loaded, scope, request);
  return found instanceof Promise ? found.then(completed) : completed(found);
}

function completedBy(
  context: Context,
  found: RuntimePackage,
  scope: RequestScope,
  request: CompletionsRequest,
): CompletionsResult {
  const prefix = normalisePrefix(request.prefix);
  const completing = found.revision.settings.popularCompletions ? context.popular.over(found) : found.segment;
  const count = scope.private || prefix.trim() === "" ? 0 : Math.min(request.n ?? 5, most);
  const completions = count === 0 ? [] : context.complete(completing, prefix, count, request.previous_completions);
  return { prefix, completions: [...completions], best: completions[0] ?? null };
}
