import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import type { TakeawaysTask } from "../../../schemas/generation.ts";
import { contentTerms } from "../../grounding/terms.ts";
import { Said } from "../../said.ts";
import { bearsOut, evidenceOf, numberPassages, textsOf } from "../evidence.ts";
import { leadsAway } from "../links.ts";
import { takeawaysPrompt } from "../prompts/items.ts";
import { type ItemKind, passageOf, plainLine } from "./item-kind.ts";

const element = TypeCompiler.Compile(
  Type.Object({ passage: Type.Integer(), text: Type.String({ minLength: 1, maxLength: 500 }) }),
);

/** Takeaways: their prompt, and how what a model writes is read and checked. */
export function takeaways(task: TakeawaysTask): ItemKind {
  const passages = numberPassages([task.page]);
  const said = new Said(task.existing, (text) => contentTerms(text, task.page.locale));
  return {
    prompt: takeawaysPrompt(task, passages),
    count: task.count,
    take(value) {
      if (!element.Check(value)) return [];
      const found = passageOf(passages, value.passage);
      const item = plainLine(value.text);
      if (!found || leadsAway(item, textsOf(found)) || said.has(item) || !bearsOut(found, item)) return [];
      said.add(item);
      return [{ item, evidence: evidenceOf(found, item) }];
    },
    rest: () => [],
  };
}
