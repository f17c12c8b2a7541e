import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import type { PackageSettings } from "../../schemas/company-file.ts";
import type { Cta, MarketingMessage } from "../../schemas/search.ts";
import { firstMatch, RuleContext, usesHistory } from "../../search/rules/rules.ts";
import type { Search } from "../../search/search.ts";
import { visitorLocale } from "../caller/visitor-locale.ts";

/** Tiles that rules look at: the same number on every route, so that each gives the same answer. */
export const ruleTiles = 6;

/** Whether a rule of the package looks at what the session asked before. */
export function rulesUseHistory({ ctas, marketing }: PackageSettings): boolean {
  return usesHistory(ctas) || usesHistory(marketing);
}

/** What rules see of a query: it and what it finds by itself. `history` holds the session's earlier queries. */
export function ruleContext(search: Search, locale: string | undefined, history: readonly string[]): RuleContext {
  const { query } = search;
  const tiles = search.hits.slice(0, ruleTiles).map((_, rank) => search.card(rank));
  const told = visitorLocale(search.language, tiles);
  const languages = [...new Set([locale ?? told, told].map(primaryLanguage))];
  return new RuleContext({ query, locale: locale ?? told, languages, history, tiles });
}

export function chooseMarketing({ marketing }: PackageSettings, context: RuleContext): MarketingMessage {
  const rule = firstMatch(marketing, context);
  return { message: rule?.message ?? "", link: rule?.link ?? "" };
}

export function chooseCta({ ctas }: PackageSettings, context: RuleContext): Cta {
  const rule = firstMatch(ctas, context);
  return { text: rule?.text ?? "", url: rule?.url ?? "", open_type: rule?.open_type ?? "self" };
}
