import type { Sentence } from "../../corpus/language/sentences.ts";
import type { Passage } from "../../schemas/page.ts";
import { disowns } from "../analysis/denial.ts";

/**
 * How a heading is that speaks of the things below it: "We do not accept", "Common myths". Any other may tell of a
 * trouble: below "The box does not open" stands what helps.
 */
const OF_THINGS =
  /^(?:what|things|we|not|never|avoid|do(?:n['’]t| not)|common|\p{L}+s (?:we|that|which|not|to)|no|ne|nous|non|não|was|nicht|wat|niet|cosa|qué)(?!\p{L})|[:：]\s*$|\b(?:myths?|misconceptions?|mistakes|pitfalls|deprecated|exclusions?|excluded|prohibited|forbidden|never)\b/iu;
/** UTF-16 units of a lead-in that are looked at. */
const LEAD_END = 200;

/**
 * The items of a passage that the line above their list, or for want of one its heading, forbids or denies: quoted by
 * itself, each would say the opposite of its page.
 */
export function deniedItems({ heading, text }: Passage, sentences: readonly Sentence[], locale: string): Set<Sentence> {
  const denied = new Set<Sentence>();
  if (!sentences.some(({ kind }) => kind === "item")) return denied;
  const byHeading = OF_THINGS.test(heading) && disowns(heading, locale);
  let isDenied = byHeading;
  for (const sentence of sentences) {
    if (sentence.kind === "item" && isDenied) denied.add(sentence);
    if (sentence.kind !== "prose") continue;
    const line = text.slice(sentence.start, sentence.end);
    isDenied = /[:：]$/u.test(line) ? disowns(line.slice(-LEAD_END), locale) : byHeading;
  }
  return denied;
}
