import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import type { Evidence, RewriteTask } from "../../../schemas/generation.ts";
import { numbersOf } from "../../grounding/facts.ts";
import { isSupported } from "../../grounding/grounding.ts";
import { contentTerms } from "../../grounding/terms.ts";
import { evidenceOf, numberPassages, shareOf } from "../evidence.ts";
import { leadsAway } from "../links.ts";
import { rewritePrompt } from "../prompts/items.ts";
import { type Grounded, type ItemKind, plainLine } from "./item-kind.ts";

const element = TypeCompiler.Compile(
  Type.Object({ number: Type.Integer(), text: Type.String({ minLength: 1, maxLength: 2_000 }) }),
);

/** Each bullet once and in order: rewritten where the bullet bears that out, else as it stands. */
export function rewrite(task: RewriteTask): ItemKind {
  const { bullets } = task;
  let next = 0;
  const upTo = (end: number): Grounded[] => {
    const skipped = bullets.slice(next, end);
    next = Math.max(next, end);
    return skipped.map((bullet) => ({ item: bullet, evidence: nearest(bullet, task) }));
  };
  return {
    prompt: rewritePrompt(task),
    count: bullets.length,
    take(value) {
      if (!element.Check(value) || value.number - 1 < next) return [];
      const bullet = bullets[value.number - 1];
      const text = plainLine(value.text);
      if (bullet === undefined || !keepsMeaning(text, bullet, task.page.locale)) return [];
      const skipped = upTo(value.number - 1);
      next = value.number;
      return [...skipped, { item: text, evidence: nearest(bullet, task) }];
    },
    // Where nothing could be rewritten another engine may do better.
    rest: () => (next > 0 ? upTo(bullets.length) : []),
  };
}

function keepsMeaning(text: string, bullet: string, locale: string): boolean {
  const numbers = numbersOf(text);
  const keepsNumbers = [...numbersOf(bullet)].every((number) => numbers.has(number));
  return text !== "" && keepsNumbers && !leadsAway(text, [bullet]) && isSupported(text, bullet, locale);
}

/** What of the page comes nearest; the caller's own bullet may go beyond it. */
function nearest(bullet: string, { page }: RewriteTask): Evidence {
  const wanted = contentTerms(bullet, page.locale);
  const ranked = numberPassages([page]).map((found) => ({
    found,
    share: shareOf(wanted, contentTerms(found.passage.text, page.locale)),
  }));
  const best = ranked.sort((a, b) => b.share - a.share)[0];
  return best ? evidenceOf(best.found, bullet) : { url: page.url, passage: 0, quote: "" };
}
