import type { FaqsTask } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import type { Unit } from "../../page/unit.ts";
import { asksForLines, ofAll } from "../answer/of-all.ts";
import type { Answer } from "../answer.ts";
import { askHeading } from "../questions/ask.ts";
import type { PageWords } from "../wording/page-words.ts";

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

/** A line that only names what follows it: "Normal opening hours." */
const NAMES_ALL =
  /^(?:(?:the|our|normal|usual|regular|current) ){0,2}(?:[\p{L}-]+ ){0,2}(?:(?:opening|closing|session|training|surgery|office) (?:times|hours)|fees|prices|charges)$|^(?:[\p{L}\p{N}'’-]+ ){1,6}(?:fees|prices|rates|charges)$/iu;
/** Prices of something that has a name of several words: "Boat Club 2031 rates". */
const OF_A_NAME = /^\p{Lu}\S* \p{Lu}/u;
const MOST_CHARACTERS = 60;

/** The times or prices that stand below the line at `index`, which says so; undefined for any other unit. */
export function rowsListAt(
  units: readonly Unit[],
  index: number,
  words: PageWords,
  task: FaqsTask,
  language: Language,
): RowsList | undefined {
  const question = units[index]!.kind === "prose" ? askedOver(units[index]!, words, task) : undefined;
  if (question === undefined) return undefined;
  const kindBelow = units[index + 1]?.kind;
  const end = units.findIndex((unit, i) => i > index && unit.kind !== kindBelow);
  const answer = ofAll(question, units.slice(index + 1, end < 0 ? units.length : end), task, language);
  return answer && { question, answer };
}

function inSmall(words: string): string {
  return words.toLowerCase();
}

/** What a line asks that leads to times or prices, or only names them. */
function askedOver({ text, opensLine }: Unit, words: PageWords, { page }: FaqsTask): string | undefined {
  const { things = "" } = LEAD.exec(text)?.groups ?? {};
  if (things !== "" && !POINTS.test(things)) return `What are the ${things.charAt(0).toLowerCase()}${things.slice(1)}?`;
  const line = text.replace(/[.:]$/, "");
  if (!opensLine || line.length > MOST_CHARACTERS || POINTS.test(line)) return undefined;
  const named = NAMES_ALL.test(line)
    ? line.replace(/^(?:the|our) /i, "").replace(/\S+(?: (?:times|hours))?$/i, inSmall)
    : "";
  const question =
    named === ""
      ? askHeading(line, "", words, page.locale)?.question
      : `What are the ${OF_A_NAME.test(named) ? named : words.inSentence(named)}?`;
  return question !== undefined && asksForLines(question) ? question : undefined;
}
