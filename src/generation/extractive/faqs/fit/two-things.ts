import type { FaqsTask } from "../../../../schemas/generation.ts";
import { termsOf } from "../../../text/terms.ts";

const BETWEEN = /\bdifferences? between (.{1,80}?) and (.{1,80}?)\?$/i;

/** Whether an answer to what sets two things apart speaks of one of them alone. */
export function tellsOneOfTwo(question: string, text: string, task: FaqsTask): boolean {
  const [, one, other] = BETWEEN.exec(question) ?? [];
  if (one === undefined || other === undefined) return false;
  const [asked, against] = [termsOf(one, task.page.locale), termsOf(other, task.page.locale)];
  const said = new Set(termsOf(text, task.page.locale));
  const isNamed = (own: string[], others: string[]) => {
    const apart = own.filter((term) => !others.includes(term));
    return apart.length === 0 || apart.some((term) => said.has(term));
  };
  return isNamed(asked, against) !== isNamed(against, asked);
}
