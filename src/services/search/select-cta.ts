import type { Context } from "../../context.ts";
import type { Cta, CtaSelectionRequest } from "../../schemas/search.ts";
import { packageOf, type RequestScope } from "../caller/scope.ts";
import { chooseCta, ruleContext, rulesUseHistory, ruleTiles } from "./choose-rules.ts";

/** The CTA of a query: the same that `queries` gives in the same context. */
export async function selectCta(context: Context, scope: RequestScope, request: CtaSelectionRequest): Promise<Cta> {
  const found = await packageOf(context, scope);
  const { segment, revision } = found;
  const { locale } = request;
  const query = request.query.trim();
  const search = scope.search(segment, query, { limit: ruleTiles, ...(locale ? { locale } : {}) });
  const history = rulesUseHistory(revision.settings) ? await scope.trace.earlierQueries() : [];
  const rules = ruleContext(search, locale, history);
  const cta = chooseCta(revision.settings, rules);
  scope.trace.remember(found, { cta, locale: locale ?? "" });
  return cta;
}
