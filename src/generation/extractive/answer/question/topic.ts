import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { termsOf } from "../../../text/terms.ts";

/** The act that a question for a way names first, behind who does it: "How do I sign up?", "Comment puis-je adhérer ?" */
const ACT =
  /^\P{L}*(?:(?:how|where|can|may) (?:(?:do|can|may) )?(?:i|we|you|one|to) |comment (?:puis-je |peut-on |je peux |faire pour )?(?:m['’]|s['’]|me |se )?|c[oó]mo (?:puedo |se puede )?(?:me |se )?|come (?:posso |si può )?(?:mi |si )?|como (?:posso |faço para )?(?:me )?|hoe (?:kan ik |meld ik |moet ik )?(?:me |mij )?)(\p{L}+)/iu;
/** A noun of German, which alone begins with a large letter within a sentence. */
const NOUN = /^\s*\S+\s.*?(?<!\p{L})\p{Lu}\p{L}/su;

/**
 * What a question is about to who asks on for its price: none where it names an act alone ("How do I sign up?"), of which
 * the price is told by other words.
 */
export function topicOf(question: string, terms: readonly string[], locale: string): readonly string[] {
  if (primaryLanguage(locale) === "de") return NOUN.test(question) ? terms : [];
  const act = termsOf(ACT.exec(question)?.[1] ?? "", locale);
  return terms.every((term) => act.includes(term)) ? [] : terms;
}
