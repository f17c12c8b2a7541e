import type { FaqsTask } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import { isStep, repeatsOtherPages } from "../../page/unit.ts";
import { standsAlone } from "../../sentence/standing.ts";
import { tidy } from "../../sentence/trim.ts";
import { ADDRESS } from "../answer/authors-answer.ts";
import { inOne } from "../answer.ts";
import type { Section } from "../sections/section.ts";
import { mine } from "../wording/person.ts";
import { type Draft, isOther } from "./draft.ts";

const SCORE = 0.5;
/** Stands for an address while a sentence is looked at. */
const PLACE = "address";
/** "Send your pitch to …": what is sent, with its article or in the plural. */
const SENT =
  /^(?:Please )?(?:You (?:can|may|should)(?: also)? )?(?<verb>send|e-?mail|mail|submit|report|forward)(?: us)? (?<what>(?:the|your|an?|any|all) [^,;:.]{3,70}?) (?:directly )?to (?:us at |the [^,;:.]{2,40} at )?address\b/iu;
/** "For questions about parcels, write to …" */
const QUESTIONS =
  /^(?:For|If you have)(?: other| an[y]| further| additional| more| general| specific){0,2} questions (?:about|on|regarding|concerning) (?<what>[^,;:.]{3,60}), (?:please )?(?:you (?:can|may) )?(?:contact|e-?mail|write|reach|get in touch|send|call)\b.*\baddress\b/iu;
/** Another case behind the questions: "… or would like to help". */
const OR_ELSE = / or (?:you |(?:would|want|need|wish|are|have|like)\b).*$/iu;
const US = /^(?:Please )?(?:You can )?(?:contact|e-?mail|reach|write to) us (?:at|via|by e-?mail at) address\b/iu;
/** What was spoken of before, or holds in a case of its own. */
const POINTS =
  /\b(?:it|its|this|that|these|those|them|their|here|below|above|if|before|after|either|both|each|other)\b/i;
/** An e-mail of some kind, "an email notification": what is sent in it, its sentence does not tell. */
const OF_SOME_KIND = /^(?:an?|any|all) e-?mail /i;
const A_MESSAGE = /^(?:an?|your) (?:e-?mail|message|note|letter|line)$/i;

/** Questions for where to send something, and whom to ask, each answered by the sentence that names an address. English alone. */
export function draftsOfContacts({ units }: Section, task: FaqsTask, language: Language): Draft[] {
  if (isOther(task)) return [];
  const isRepeated = repeatsOtherPages(task.page);
  return units.flatMap((unit) => {
    if (unit.kind !== "prose" || isStep(unit) || !unit.text.includes("@") || isRepeated(unit)) return [];
    const text = tidy(unit.text, language);
    const plain = text.replace(ADDRESS, PLACE);
    const question = standsAlone(plain, language) ? questionOf(plain) : undefined;
    const answer = question && inOne([{ text, first: unit, last: unit }]);
    return question && answer ? [{ question, answer, score: SCORE, order: unit.order, fact: true }] : [];
  });
}

function questionOf(sentence: string): string | undefined {
  const { verb = "", what = "" } = SENT.exec(sentence)?.groups ?? {};
  if (A_MESSAGE.test(what)) return "How do I contact you?";
  if (what !== "")
    return POINTS.test(what) || OF_SOME_KIND.test(what) ? undefined : `Where do I ${verb.toLowerCase()} ${mine(what)}?`;
  const about = (QUESTIONS.exec(sentence)?.groups?.what ?? "").replace(OR_ELSE, "");
  if (about !== "") return POINTS.test(about) ? undefined : `Whom do I ask questions about ${mine(about)}?`;
  return US.test(sentence) ? "How do I contact you?" : undefined;
}
