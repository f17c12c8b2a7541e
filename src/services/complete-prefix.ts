import type { Context } from "../context.ts";
import type { CompletionsRequest, CompletionsResult } from "../schemas/search.ts";
import { normalisePrefix } from "../search/completions/normalise.ts";
import type { Completion, Segment } from "../search/segment.ts";
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
  const segment = found.revision.settings.popularCompletions ? context.popular.over(found) : found.segment;
  const count = scope.private || prefix.trim() === "" ? 0 : Math.min(request.n ?? 5, most);
  const completions = count === 0 ? [] : completed(segment, prefix, count, request.previous_completions);
  return { prefix, completions, best: completions[0] ?? null };
}

/** What is typed in full already is no completion: there is nothing to show behind it. */
function completed(segment: Segment, prefix: string, count: number, previous: readonly string[] = []): Completion[] {
  const found = segment.complete(prefix, count, new Set(previous));
  if (found.every(({ suffix }) => suffix !== "")) return found;
  return segment.complete(prefix, count, new Set([...previous, prefix]));
}
