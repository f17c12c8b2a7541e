import { Value } from "@sinclair/typebox/value";
import { defineCommand } from "citty";
import type { RuleCondition } from "../schemas/company-file.ts";
import { Locale, VisibleText } from "../schemas/formats.ts";
import type { Explanation } from "../search/segment.ts";
import { explainQuery, type QueryExplanation } from "../services/search/explain-query.ts";
import { print } from "./output.ts";
import { companyNamed, jsonFlag, UsageError, withContext } from "./shared.ts";

/** `usher query <company> "…" [--explain]`: the tiles, message and CTA that a visitor would see, and why. */
export const queryCommand = defineCommand({
  meta: { name: "query", description: "Show what a query finds, and why" },
  args: {
    company: { type: "positional", description: "The company's slug", required: true },
    query: { type: "positional", description: "The query", required: true },
    version: { type: "string", description: "published or unpublished", default: "published" },
    locale: { type: "string", description: "The visitor's language, such as en or es-MX" },
    before: { type: "string", description: "What the visitor asked before, for rules with history_terms" },
    explain: { type: "boolean", description: "Tell why each tile, message and CTA came", default: false },
    ...jsonFlag,
  },
  async run({ args }) {
    const { version, locale, before } = args;
    if (!Value.Check(VisibleText, args.query)) throw new UsageError(`query: Expected ${VisibleText.description}`);
    if (version !== "published" && version !== "unpublished") throw new UsageError(`${version} is no version`);
    if (locale !== undefined && !Value.Check(Locale, locale))
      throw new UsageError(`--locale: Expected ${Locale.description}`);
    await withContext(async (context) => {
      const found = await context.packages.resolve(await companyNamed(context, args.company), version);
      if (!found) throw new Error(`${args.company} has no ${version} package`);
      const explanation = explainQuery(found, args.query, { locale, before: before === undefined ? [] : [before] });
      await print(args.json, explanation, textOf(explanation, args.explain));
    });
  },
});

function textOf({ tiles, marketing, cta }: QueryExplanation, explain: boolean): string {
  const lines = tiles.flatMap(({ score, title, link, quotes, why }) => [
    `${score.toFixed(3)}  ${title}  ${link}`,
    ...(explain ? [...quotes.map((quote) => `         “${quote}”`), ...reasonsOf(why)] : []),
  ]);
  const rules = [
    `message: ${marketing ? `${marketing.message}  ${marketing.link}${conditionOf(marketing.when)}` : "none"}`,
    `cta: ${cta ? `${cta.text}  ${cta.url}${conditionOf(cta.when)}` : "none"}`,
  ];
  return [...(lines.length > 0 ? lines : ["Nothing found."]), ...(explain ? rules : [])].join("\n");
}

function reasonsOf({
  terms,
  unknown,
  title,
  asked,
  heading,
  proximity,
  together,
  semantic,
  told,
  news,
  feedback,
}: Explanation): string[] {
  const named = terms.map(({ term, kind, contribution }) => `${term} (${kind}) ${contribution.toFixed(2)}`);
  const learned = feedback.map(({ term, contribution }) => `${term} ${contribution.toFixed(2)}`);
  const signals = [
    `title ${title.toFixed(2)}, asked in it ${asked.toFixed(2)}, heading ${heading.toFixed(2)}`,
    `proximity ${proximity.toFixed(2)}, in one passage ${together.toFixed(2)}, meaning ${semantic.toFixed(2)}`,
    ...(told > 0 ? [`tells the amount or time ${told.toFixed(2)}`] : []),
    ...(news ? ["news"] : []),
  ].join(", ");
  return [
    `         terms: ${named.join(", ") || "none"}`,
    `         ${signals}`,
    ...(learned.length > 0 ? [`         feedback: ${learned.join(", ")}`] : []),
    ...(unknown.length > 0 ? [`         not in the corpus: ${unknown.join(", ")}`] : []),
  ];
}

function conditionOf(when: RuleCondition | null): string {
  return when ? `  (when ${JSON.stringify(when)})` : "  (no condition)";
}
