import type { FaqsTask } from "../../../../schemas/generation.ts";
import { termsOf } from "../../../text/terms.ts";

/** Share of the question's terms that the answer speaks of. */
export function meets(question: string, answer: string, task: FaqsTask): number {
  const asked = termsOf(question, task.page.locale);
  const said = new Set(termsOf(answer, task.page.locale));
  return asked.filter((term) => said.has(term)).length / (asked.length || 1);
}
