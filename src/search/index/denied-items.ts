import type { Sentence } from "../../corpus/sentences.ts";
import type { Passage } from "../../schemas/page.ts";
import { denies, forbids } from "../analysis/denial.ts";

/** What tells of a trouble, or why there is one: items below it are causes and remedies. */
const OF_TROUBLE =
  /[?？]|(?<!\p{L})(?:if|when|why|reasons?|causes?|I|my|si|cuando|motivos?|razones|mi|quand|raisons?|mon|ma|mes|wenn|falls|gründe|mein\p{L}*|quando|meus?|minha|mio|mia|als|redenen|mijn)(?!\p{L})/iu;
/** How a heading begins that says of things what they are not: "We do not accept", "Not included". */
const OF_THINGS =
  /^(?:what|things|we|not?|never|avoid|do(?:n['’]t| not)|common|\p{L}+s (?:we|that|which|not|to)|[^\p{L}]*$)|[:：]\s*$|\b(?:myths?|misconceptions?|mistakes|pitfalls|deprecated|exclusions?|excluded|never)\b/iu;
/** UTF-16 units of a lead-in that are looked at. */
const LEAD_END = 200;

/**
 * The items of a passage that the line or heading above their list forbids or denies: quoted by itself, each would say
 * the opposite of its page.
 */
export function deniedItems({ heading, text }: Passage, sentences: readonly Sentence[], locale: string): Set<Sentence> {
  const denied = new Set<Sentence>();
  if (!sentences.some(({ kind }) => kind === "item")) return denied;
  const byHeading = heading !== "" && OF_THINGS.test(heading) && !OF_TROUBLE.test(heading) && forbids(heading, locale);
  let byLead = false;
  for (const sentence of sentences) {
    if (sentence.kind === "item" && (byHeading || byLead)) denied.add(sentence);
    if (sentence.kind === "prose") byLead = isDenying(text.slice(sentence.start, sentence.end), locale);
  }
  return denied;
}

function isDenying(line: string, locale: string): boolean {
  if (!/[:：]$/u.test(line)) return false;
  const lead = line.slice(-LEAD_END);
  return !OF_TROUBLE.test(lead) && denies(lead, locale);
}
