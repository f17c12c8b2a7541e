import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import type { SuggestionsTask } from "../../../schemas/generation.ts";
import { contentTerms } from "../../grounding/terms.ts";
import { Said } from "../../said.ts";
import { evidenceOf, type NumberedPassage, numberPassages } from "../evidence.ts";
import { suggestionsPrompt } from "../prompts/items.ts";
import { isAskable, isOnSubject } from "./askable.ts";
import { type ItemKind, passageOf, plainLine } from "./item-kind.ts";

/** The nearest; those behind them are for an engine that finds fewer questions on a page than a model does. */
const mostPages = 8;

const element = TypeCompiler.Compile(
  Type.Object({ passage: Type.Integer(), prompt: Type.String({ minLength: 1, maxLength: 300 }) }),
);

/** What to ask next: its prompt, and how what a model writes is read and checked. */
export function suggestions(task: SuggestionsTask): ItemKind {
  const passages = numberPassages(task.sources.slice(0, mostPages));
  const said = new Said([task.query, ...task.history, ...task.exclude].filter(Boolean), (text) =>
    contentTerms(text, task.locale),
  );
  return {
    prompt: suggestionsPrompt(task, passages),
    count: task.count,
    take(value) {
      if (!element.Check(value)) return [];
      const found = passageOf(passages, value.passage);
      const item = plainLine(value.prompt);
      if (!found || !isPrompt(item, task, found) || said.has(item)) return [];
      said.add(item);
      return [{ item, evidence: evidenceOf(found, item) }];
    },
    rest: () => [],
  };
}

/** A question, or what the company itself wrote, which may say more than the page. */
function isPrompt(text: string, { configured }: SuggestionsTask, found: NumberedPassage): boolean {
  return configured.includes(text) ? isOnSubject(text, found) : /[?？]$/u.test(text) && isAskable(text, found);
}
