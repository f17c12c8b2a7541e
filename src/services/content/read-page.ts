import type { Context } from "../../context.ts";
import type { GenerationTask, SourcePage } from "../../schemas/generation.ts";
import type { SnackableReadRequest, SnackableReadResult } from "../../schemas/page-content.ts";
import type { Parts } from "../../streams/parts.ts";
import type { RequestScope } from "../caller/scope.ts";
import type { ContentKind } from "./content-kind.ts";
import { readContent } from "./page-content.ts";

/** Takeaways of an indexed page, as a stream of parts that ends in a SnackableReadResult. */
export function readPage(context: Context, scope: RequestScope, given: SnackableReadRequest): Promise<Parts> {
  return readContent(context, scope, given, (request) => takeaways(scope, request));
}

function takeaways(scope: RequestScope, request: SnackableReadRequest): ContentKind<string> {
  const max = request.max_bullets ?? 3;
  const tone = request.tone ?? "neutral";
  const existing = (request.existing_bullets ?? []).slice(0, max);
  // A private caller's bullets are rewritten in the tone; otherwise they stand as they are and are counted.
  const rewrites = scope.private && existing.length > 0;
  return {
    name: "takeaways",
    eventType: "snackable_read",
    parameters: [max, tone, existing, request.locale, request.title],
    given: rewrites ? [] : existing,
    task(page): GenerationTask | undefined {
      const common = { page: titled(page, request.title), tone, locale: request.locale ?? page.locale };
      if (rewrites) return { kind: "rewrite", ...common, bullets: existing };
      const count = max - existing.length;
      return count > 0 ? { kind: "takeaways", ...common, count, existing } : undefined;
    },
    body: (status, bullets, fields): SnackableReadResult => ({
      status,
      bullets: status === "ready" ? [...bullets] : [],
      ...fields,
    }),
  };
}

/** The page under the title that the caller gave it. */
export function titled(page: SourcePage, title: string | undefined): SourcePage {
  return title === undefined ? page : { ...page, title, ownTitle: page.title };
}
