import type { FaqsTask } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import type { Unit } from "../../page/unit.ts";
import { ofAll } from "../answer/of-all.ts";
import type { Answer } from "../answer.ts";

/** "As of May, times of sessions are:", "Our prices are as follows:". */
const LEAD =
  /^(?:(?:As of|From|Since) [^,:]{3,40}, |Currently,? )?(?:[Tt]he |[Oo]ur )?(?<things>(?:[\p{L}-]+ ){0,2}(?:times|hours|fees|prices|rates|charges)(?: (?:of|for) (?:(?:the|our) )?[\p{L}-]+(?: [\p{L}-]+)?)?) are(?: currently| now)?(?: as follows| the following)?:$/u;
/** Which, only what stands before tells. */
const POINTS = /\b(?:these|those|their|its|his|her|following|other|some|all)\b/i;

/** A question that the rows or lines below a line answer with all of them. */
interface RowsList {
  readonly question: string;
  readonly answer: Answer;
}

/** The times or prices that stand below the line at `index`, which says so; undefined for any other unit. English alone. */
export function rowsListAt(
  units: readonly Unit[],
  index: number,
  task: FaqsTask,
  language: Language,
): RowsList | undefined {
  const { kind, text } = units[index]!;
  const { things = "" } = (kind === "prose" && LEAD.exec(text)?.groups) || {};
  if (things === "" || POINTS.test(things)) return undefined;
  const question = `What are the ${things.charAt(0).toLowerCase()}${things.slice(1)}?`;
  const kindBelow = units[index + 1]?.kind;
  const end = units.findIndex((unit, i) => i > index && unit.kind !== kindBelow);
  const answer = ofAll(question, units.slice(index + 1, end < 0 ? units.length : end), task, language);
  return answer && { question, answer };
}
