import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import { analyzerOf } from "../../../search/analysis/analyzer.ts";
import { stem } from "../../../search/analysis/stems.ts";
import { stopWordsOf } from "../../../search/analysis/stop-words.ts";
import { namesOf, numbersOf, wordsOf } from "../../grounding/facts.ts";
import { opposes } from "../../grounding/marks.ts";
import { contentTerms } from "../../grounding/terms.ts";
import { type NumberedPassage, shareOf, textsOf } from "../evidence.ts";
import { leadsAway } from "../links.ts";

/** Share of a question's terms that the passage must speak of. */
const spokenOf = 0.5;
/** Plain words of asking, by language: they claim nothing, and need not stand on the page. */
const ASKING: Readonly<Record<string, string>> = {
  en: "long much many often far soon early late big large old fast cost price pay happen mean need get use find work take do know make give offer have include provide apply available possible allow kind type sort way place time reason difference different people person start begin come enable activate set configure change create limit control avoid prevent",
  es: "tiempo cuánto cuesta cuestan dura tarda pasa hay tipo tipos forma manera",
  fr: "temps coûte coûtent dure prend passe type types sorte façon",
  de: "lange viel viele oft weit kostet kosten dauert gibt passiert art arten kommt",
  pt: "tempo custa custam dura demora acontece tipo tipos forma",
  it: "tempo costa costano dura succede tipo tipi modo",
  nl: "lang vaak kost kosten duurt gebeurt soort soorten",
};
/** "What is the purpose of …?" claims nothing but what it asks the purpose of, by language. */
const ASKED_OF: Readonly<Record<string, RegExp>> = {
  en: /^wh(?:at|ich) (?:(?:is|are|was|were) the (?:main |key )?)?(?<asked>\p{L}+) (?:of|for|behind) /iu,
  es: /^¿?\s*(?:cuál(?:es)?|qué) (?:es|son) (?:el|la|los|las) (?<asked>\p{L}+) (?:de|del|para) /iu,
  fr: /^quel(?:le)?s? (?:est|sont) (?:le |la |les |l['’])(?<asked>\p{L}+) (?:de |du |des |d['’])/iu,
  de: /^(?:was|welche[rs]?) (?:ist|sind) (?:der|die|das) (?<asked>\p{L}+) (?:des|der|von|für|eine[rs]) /iu,
  pt: /^(?:qual|quais) (?:é|são) (?:o|a|os|as) (?<asked>\p{L}+) (?:de|do|da|dos|das) /iu,
  it: /^qual[ie]? ?(?:è|sono) (?:il |lo |la |i |gli |le |l['’])(?<asked>\p{L}+) (?:di|del|dello|della|dei|degli|delle) /iu,
  nl: /^wat (?:is|zijn) (?:de|het) (?<asked>\p{L}+) van /iu,
};

/** Whether a question says nothing that its passage, the heading and the title do not: no word, number or name of its own. */
export function isAskable(question: string, found: NumberedPassage): boolean {
  const { locale } = found.source;
  const language = primaryLanguage(locale);
  const texts = textsOf(found);
  const evidence = texts.join("\n\n");
  const asked = askedOf(question, language);
  const [numbers, words] = [numbersOf(evidence), wordsOf(evidence, language)];
  return (
    isOnSubject(question, found) &&
    [...numbersOf(question)].every((number) => numbers.has(number)) &&
    [...namesOf(question, language)].every((name) => words.has(name) || name === asked) &&
    claimsOf(question, locale).isSubsetOf(contentTerms(evidence, locale)) &&
    !turnsRound(question, evidence, locale)
  );
}

/** Whether a question leads nowhere else, and half of what it says is what its passage speaks of. */
export function isOnSubject(question: string, found: NumberedPassage): boolean {
  const { locale } = found.source;
  const texts = textsOf(found);
  const known = contentTerms(texts.join("\n\n"), locale);
  return !leadsAway(question, texts) && shareOf(contentTerms(question, locale), known) >= spokenOf;
}

/** Whether a question and its answer speak of the same thing of the passage; one that its heading asks is its author's. */
export function isAnsweredBy(answer: string, question: string, { source, passage }: NumberedPassage): boolean {
  const { locale } = source;
  const asked = contentTerms(question, locale);
  if (asked.isSubsetOf(contentTerms(`${passage.heading}\n${passage.under ?? ""}`, locale))) return true;
  const said = contentTerms(`${passage.heading}\n${passage.text}`, locale);
  return !asked.intersection(contentTerms(answer, locale)).isDisjointFrom(said);
}

/** Whether a word that is the question's alone says the opposite of one of the evidence: "disable" for "enable". */
function turnsRound(question: string, evidence: string, locale: string): boolean {
  const known = contentTerms(evidence, locale);
  const own = analyzerOf(locale)
    .terms(question)
    .filter(({ term, stop }) => !stop && !known.has(term));
  return opposes(own.map(({ surface }) => surface).join(" "), evidence, locale);
}

/** The stem of what a question asks for of something else. */
function askedOf(question: string, language: string): string | undefined {
  const asked = ASKED_OF[language]?.exec(question)?.groups?.asked;
  return asked === undefined ? undefined : stem(asked, language);
}

/** What a question takes for granted. None where it cannot be told from how a language asks. */
function claimsOf(question: string, locale: string): Set<string> {
  const language = primaryLanguage(locale);
  if (stopWordsOf(language).size === 0) return new Set();
  const asking = new Set((ASKING[language] ?? "").split(" ").map((word) => stem(word, language)));
  const asked = askedOf(question, language);
  if (asked !== undefined) asking.add(asked);
  const terms = analyzerOf(locale).terms(question);
  return new Set(terms.flatMap(({ term, stop, request }) => (stop || request || asking.has(term) ? [] : [term])));
}
