import type { RuntimePackage } from "../../runtime-package/packages.ts";
import type { RuleCondition } from "../../schemas/company-file.ts";
import { firstMatch, type RuleContext } from "../../search/rules/rules.ts";
import { searchAnew } from "../../search/search.ts";
import type { Explanation } from "../../search/segment.ts";
import { ruleContext, ruleTiles } from "./choose-rules.ts";

/** Why a query shows what it shows. */
export interface QueryExplanation {
  tiles: { score: number; title: string; link: string; quotes: string[]; why: Explanation }[];
  /** The rule that matched, as it stands in the company file; null where none does. */
  marketing: { message: string; link: string; when: RuleCondition | null } | null;
  cta: { text: string; url: string; when: RuleCondition | null } | null;
}

/** Who asks: his language, and what his session asked before. */
export interface Asking {
  locale?: string | undefined;
  before?: readonly string[];
}

/** The tiles, message and CTA of a query, each with its reason. */
export function explainQuery(
  { segment, revision }: RuntimePackage,
  query: string,
  { locale, before = [] }: Asking = {},
): QueryExplanation {
  const preference = locale === undefined ? {} : { locale };
  const search = searchAnew(segment, query, { limit: ruleTiles, ...preference });
  const rules = ruleContext(search, locale, before);
  const tiles = search.hits.map((hit, rank) => {
    const { score, title, link, highlight_list } = search.tile(rank);
    return { score, title, link, quotes: highlight_list, why: segment.explain(query, hit.page, preference) };
  });
  const { marketing, ctas } = revision.settings;
  return { tiles, marketing: matched(marketing, rules), cta: matched(ctas, rules) };
}

function matched<R extends { when?: RuleCondition | undefined }>(list: readonly R[], context: RuleContext) {
  const rule = firstMatch(list, context);
  return rule ? { ...rule, when: rule.when ?? null } : null;
}
