import { primaryLanguage } from "../../../search/analysis/stems.ts";
import { namesOf, numbersOf, wordsOf } from "../../grounding-facts.ts";
import { contentTerms } from "../../grounding-terms.ts";
import { type NumberedPassage, shareOf, textsOf } from "../evidence.ts";
import { leadsAway } from "../links.ts";

/** Share of a question's terms that the passage must speak of: a question asks for words that it does not know. */
const spokenOf = 0.5;

/** Whether a question is about what the passage says: no number and no name of its own, and on its subject. */
export function isAskable(question: string, found: NumberedPassage): boolean {
  const { locale } = found.source;
  const language = primaryLanguage(locale);
  const texts = textsOf(found);
  const evidence = texts.join("\n\n");
  const [numbers, words] = [numbersOf(evidence), wordsOf(evidence, language)];
  return (
    !leadsAway(question, texts) &&
    [...numbersOf(question)].every((number) => numbers.has(number)) &&
    [...namesOf(question, language)].every((name) => words.has(name)) &&
    shareOf(contentTerms(question, locale), contentTerms(evidence, locale)) >= spokenOf
  );
}
