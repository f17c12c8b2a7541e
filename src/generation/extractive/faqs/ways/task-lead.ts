import { analyzerOf } from "../../../../search/analysis/analyzer.ts";
import { synonymsIn } from "../../../../search/analysis/synonyms.ts";
import { isVagueTask } from "../../../../search/analysis/vague.ts";
import { termsOf } from "../../../text/terms.ts";
import { type Unit, verbatim } from "../../page/unit.ts";
import { HOW_TO } from "../fit/kinds.ts";

const STEPS = "(?:the |these )?(?:following )?(?:\\p{L}+ )?steps?(?: below)?";
/** "To add a folder:", "Follow these steps to add a folder:", "To add a folder, complete the following steps:". */
const LEADS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:Optionally|Alternatively|Then|Next|Now|Finally),? )?[Tt]o (?<task>[^,:;.()]{4,80}?)(?:, (?:please )?(?:you(?:['’]ll)? (?:can|need to|should|must) )?(?:complete|follow|take|do|perform|use) (?:${STEPS}|the following))?:$`,
    "u",
  ),
  new RegExp(
    `^(?:Please )?(?:[Cc]omplete|[Ff]ollow|[Tt]ake|[Uu]se|[Pp]erform) ${STEPS} (?:to|in order to) (?<task>[^,:;.()]{4,80}):$`,
    "u",
  ),
  /^How (?:to|do I|you) (?<task>[^,:;.()?]{4,80}):$/u,
  /^(?:Here(?:['’]s| is)|This is) how (?:to|you(?: can)?) (?<task>[^,:;.()]{4,80}):$/u,
];
/** What says nothing of what is done, or that it goes on: "to do this", "to get started", "to continue". */
const NAMES_NO_TASK =
  /\b(?:you|we) (?:must|need to|should|have to) \p{L}+$|^(?:do|be|have|get started|start|begin|continue|proceed|finish|complete|learn|see|find out|help|make (?:sure|the most)|ensure|summari[sz]e|recap|decide|understand|illustrate|steal)\b/iu;

/** The task that a line names above what has to be done for it; "" where it names none. */
export function taskOf({ kind, text }: Unit): string {
  if (kind !== "prose") return "";
  const task = LEADS.map((lead) => lead.exec(text)?.groups?.task?.trim()).find((found) => found !== undefined) ?? "";
  return NAMES_NO_TASK.test(task) || isVagueTask(task) ? "" : task;
}

/** What is found out, which is no way to do anything else: "check if you are an admin". */
const FINDS_OUT = /^(?:check|verify|confirm|see|find out|test) (?:if|whether|that|which|what)\b/i;

const LOOKS = /^(?:check|verify|confirm|see|find|test|know|tell|track)\b/i;

/** "To return to a saved event, …": what is done to a thing that is there already. */
const DONE_LATER =
  /^(?:In order to|To) (return|undo|revert|restore|delete|remove|cancel|edit|change|update|modify|rename|view|export|reset)\b[^,:.]{0,80}[,:]/u;
const CHANGES =
  /\b(?:edit|change|update|modify|rename|reset|customi[sz]e|adjust|set|switch|replace|turn|arrange|reorder|sort|organi[sz]e|move|manage|configure)\b/i;

/** Whether an answer opens with what is done later, which was not asked for. */
function tellsLater(quote: string, act: string): boolean {
  const [, later = ""] = DONE_LATER.exec(quote) ?? [];
  if (later === "" || (CHANGES.test(later) && CHANGES.test(act))) return false;
  return !termsOf(later, "en").some((term) => saidFor(act).has(term));
}

/** Whether an answer to a question for a way is what a line names another task for, be the line shown or not. */
export function tellsAnother(quote: string, units: readonly Unit[], question: string): boolean {
  if (!HOW_TO.test(question)) return false;
  const act = question.replace(HOW_TO, "").trim();
  if (tellsLater(quote, act)) return true;
  const isShown = (unit: Unit | undefined) => unit !== undefined && quote.includes(verbatim(unit));
  const lead = units.find((unit, i) => taskOf(unit) !== "" && (isShown(unit) || isShown(units[i + 1])));
  if (lead === undefined) return false;
  if (FINDS_OUT.test(taskOf(lead)) && !LOOKS.test(act)) return true;
  const asked = saidFor(act);
  return !termsOf(taskOf(lead), "en").some((term) => asked.has(term));
}

/** The terms of a task, and of what is said for it: "log in" for "sign in". */
function saidFor(task: string): ReadonlySet<string> {
  const others = synonymsIn(analyzerOf("en").terms(task), "en").flatMap((synonyms) => synonyms.others.flat());
  return new Set([...termsOf(task, "en"), ...others.map(({ term }) => term)]);
}

/** A line that says to which end the steps below it are done, whatever they are done to. */
const NAMES_END = /^(?:\p{L}+, )?[Tt]o (?!(?:your|my|our|the|an?|this|that|all|each|every)\b)\p{Ll}{2,}[^:.!?]*[:：]$/u;

/** Whether a line names the end of the steps below it. */
export function namesEnd({ kind, text }: Unit): boolean {
  return kind === "prose" && NAMES_END.test(text);
}
