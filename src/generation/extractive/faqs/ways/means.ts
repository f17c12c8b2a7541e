import type { FaqsTask } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { termsOf } from "../../../text/terms.ts";
import { countWords } from "../../../text/words.ts";
import type { Unit } from "../../page/unit.ts";
import { bids } from "../../sentence/instruction.ts";
import { standsAlone } from "../../sentence/standing.ts";
import { tidy } from "../../sentence/trim.ts";
import { LIMITS_WHOM, WARNS } from "../../sentence/warnings.ts";
import { type Answer, answerOf } from "../answer.ts";
import { roomOf } from "../answer-size.ts";
import { HOW_TO } from "../fit/kinds.ts";

/** Sentences of a section among which its means are looked for. */
const MOST_LOOKED = 8;
const LEAST_WORDS = 8;
/** Share of what a task is done to that a sentence has to name. */
const MOSTLY = 0.5;

const ACT = "(?<act>[^,;:.]{4,90}?)";
/** "You can add it by editing the page", "Acme lets you add it with a plugin", "To add it, use the plugin", "The easiest way …". */
const MEANS: readonly RegExp[] = [
  new RegExp(
    `^(?:you can|\\p{Lu}[\\p{L}\\p{N}.-]*(?: [\\p{L}\\p{N}.-]+){0,3} (?:lets|allows|enables) you(?: to)?) (?:easily |quickly |simply )?${ACT} (?:by (?!default)\\p{L}+ing|(?<!\\b(?:are|is|be|were|been) )using|via|through|with (?:our|the|an?)) .{4,}`,
    "iu",
  ),
  new RegExp(
    `^(?:in order )?to ${ACT},? (?:please |simply |just )?(?:you(?:['’]ll| will)? (?:can|need to|have to|must|should) )?(?:simply |just )?(?:use|install|contact|e-?mail|send|call|write to|ask|fill (?:in|out)|sign up|register) .{4,}`,
    "iu",
  ),
  new RegExp(
    `^the (?:easiest|simplest|quickest|fastest|best|recommended|preferred|safest|most \\p{L}+) way to ${ACT} is (?:to|by|with|via|through|using) .{4,}`,
    "iu",
  ),
];
/** "Add it by editing the page": an order that says with what. */
const ORDER = new RegExp(
  `^(?:please )?${ACT} (?:by (?!default)\\p{L}+ing|using|via|through (?:the|your|our) (?!end|start|year)) .{4,}`,
  "iu",
);
/** What stands elsewhere, or is no means: "follow the steps below". */
const ELSEWHERE =
  /\b(?:below|above|here|following|this (?:guide|page|article|tutorial|section|post|method|script|command|code|snippet|example)|these|steps|instructions|tutorial|guide|article)\b/i;
/** A means besides another one. */
const BESIDES = /\b(?:also|too|as well|instead|alternatively)\b/i;
/** What takes a means back, or says for whom alone it is one. */
const TURNS =
  /^(?:but|however|unfortunately|yet|though|only|except|unless)\b|\b(?:deprecated|no longer|not recommended)\b/i;
/** What has to be there, or be done, first. */
const NEEDS = /\b(?:you(?:['’]ll| will)? need|you must|first|lose)\b/i;
/** Verbs by which sites call one task: to install a thing is to add it. */
const TO_ADD =
  /^(?:add|install|embed|insert|include|integrate|connect|enable|implement|set|use|put|place|deploy|setup)$/i;
const TO_IMPORT = /^(?:import|migrate|move|transfer|bring|convert|copy)$/i;
/** What a task is done with or to, behind its object: "on WordPress". */
const THERE =
  /\b(?:on|in|into|to|with|via|for|from|through) (?!.*\b(?:on|in|into|to|with|via|for|from|through) )(?<there>.+)$/iu;

/**
 * By what means a task is done, in one sentence of what opens its section: what there is to say of a way that is too
 * long to be told. Undefined where no sentence says so, or the next one takes it back. English alone.
 */
export function meansTo(
  question: string,
  units: readonly Unit[],
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  if (!HOW_TO.test(question) || questionFormsOf(task.page.locale) !== undefined) return undefined;
  const asked = question.replace(HOW_TO, "").replace(/\?$/, "").trim();
  const at = units.slice(0, MOST_LOOKED).findIndex(({ kind, text }) => kind === "prose" && saysHow(text, asked));
  const [unit, next] = [units[at], units[at + 1]];
  if (unit === undefined || (next !== undefined && !next.opensLine && turns(next.text))) return undefined;
  const text = tidy(unit.text, language);
  if (!standsAlone(text, language)) return undefined;
  if (countWords(text) > roomOf(task).lineWords) return undefined;
  return answerOf(task.format === "bullets" ? `- ${text}` : text, [unit], LEAST_WORDS);
}

/** Whether what stands behind a means takes it back, warns of it, or says what it needs. */
function turns(text: string): boolean {
  return [TURNS, WARNS, LIMITS_WHOM, NEEDS].some((kind) => kind.test(text));
}

function saysHow(sentence: string, asked: string): boolean {
  if (ELSEWHERE.test(sentence) || BESIDES.test(sentence) || TURNS.test(sentence)) return false;
  return (bids(sentence) ? [...MEANS, ORDER] : MEANS).some((means) => {
    const act = means.exec(sentence)?.groups?.act;
    return act !== undefined && isTask(act, asked);
  });
}

/** Whether an act is a task, by its verb and what it is done to; where it is done says so as well. */
function isTask(act: string, asked: string): boolean {
  const [verb = "", ...object] = asked.split(" ");
  const [other = ""] = act.split(" ");
  // "Use" and "work" say too little to have a stem.
  const [wanted = verb.toLowerCase()] = termsOf(verb, "en");
  const isSame =
    wanted === (termsOf(other, "en")[0] ?? other.toLowerCase()) ||
    [TO_ADD, TO_IMPORT].some((alike) => alike.test(verb) && alike.test(other));
  if (!isSame) return false;
  const said = new Set(termsOf(act, "en"));
  const met = (text: string) => {
    const terms = termsOf(text, "en");
    return terms.length === 0 ? 0 : terms.filter((term) => said.has(term)).length / terms.length;
  };
  if (particleOf(act) !== particleOf(asked)) return false;
  const there = THERE.exec(asked)?.groups?.there ?? "";
  if (there !== "" && met(there) < 1) return false;
  const thing = object.join(" ").slice(0, there === "" ? undefined : -there.length);
  // "Our script" may be the thing, whatever its name.
  const isOurs =
    there !== "" && /\bour (?:script|code|snippet|plugin|widget|app|tag|extension|library|package)\b/i.test(act);
  return isOurs || termsOf(thing, "en").length === 0 || met(thing) > (there === "" ? MOSTLY : 0);
}

/** "Turn off the lamp", "turn the lamp off". */
const PARTICLE = /^\S+ (?:(on|off|in|out|up|down)\b|(?:\S+ ){1,5}?(on|off|in|out|up|down)$)/i;

/** "On" or "off" behind a verb or its object, by which it is another one. */
function particleOf(act: string): string {
  const [, behind, last] = PARTICLE.exec(act) ?? [];
  return (behind ?? last ?? "").toLowerCase();
}
