import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { denies } from "../analysis/denial.ts";
import { fold } from "../analysis/fold.ts";
import { stopWordsOf } from "../analysis/stop-words.ts";
import { LONGEST_PHRASE } from "./phrase-writer.ts";

/** Words and UTF-16 units of a phrase from within a title at most: more is a sentence without its beginning. */
const MOST_WORDS = 6;
const LONGEST = 60;
/** Letters that a word needs to begin one. */
const LEAST_LETTERS = 3;

/** What questions and tasks of several languages begin with, before what is asked for: "How do I", "Wo finde ich". */
const LEAD =
  /^[¿¡]?(?:how (?:(?:do|can|should|would|could) (?:i|we|you)|to)|(?:where|when) (?:can|do|should) (?:i|we|you)|(?:can|may|could|should) (?:i|we|you)|what (?:is|are)(?: the| an?)?|wie (?:kann|muss|soll|darf) (?:ich|man)|wo (?:kann|finde) ich|(?:kann|darf) ich|was (?:ist|sind)(?: d(?:er|ie|as)| eine?)?|comment(?: (?:puis-je|peut-on|faire pour))?|où (?:puis-je|trouver)|puis-je|cómo(?: (?:puedo|se))?|dónde puedo|puedo|qué (?:es|son)(?: el| l[ao]s?| una?)?|come(?: (?:posso|si))?|dove posso|posso|como(?: (?:posso|faço para))?|onde posso|o que (?:é|são)(?: [oa]s?| uma?)?|hoe (?:kan|moet|mag) ik|(?:kan|mag) ik|waar (?:kan|vind) ik|wat (?:is|zijn)(?: de| het| een)?) /iu;
/** What makes a clause of a title: a part of it would lose who does what. */
const CLAUSE =
  /(?<!\p{L})(?:is|are|was|were|we|i|you|they|it|who|if|that|which|ist|sind|wir|ich|du|ihr|wer|wenn|ob|dass|est|sont|nous|vous|je|qui|que|si|es|son|somos|quien|è|sono|che|chi|se|é|são|quem|zijn|wij|je|jij|ik|wie|als|dat)(?!\p{L})/iu;
const ASKS = /[?？]\s*$/u;
/** Marks behind a title that are no part of a phrase from within it. */
const END = /[\s?？!！.…:：]+$/u;
/** What ends one part of a title: "Storage - rules for members". */
const PARTS = /\s[-–—|:]\s|[:：(),;]\s?/u;

/** What is asked for behind "How do I", and where a title has no such beginning, nothing. */
export function askedPhrase(title: string, locale: string): string | undefined {
  if (title.length > LONGEST_PHRASE) return undefined;
  const lead = LEAD.exec(title)?.[0] ?? "";
  const asked = title.slice(lead.length).replace(END, "");
  return lead !== "" && !CLAUSE.test(asked) && opensWell(asked, locale) ? asked : undefined;
}

/**
 * What stands in a title behind its first word or a small one, to the end of the title or of its part. A part that denies
 * or that is a clause is not taken apart: "No dogs allowed" allows none.
 */
export function innerPhrases(title: string, locale: string): string[] {
  if (title.length > LONGEST_PHRASE || denies(title, locale)) return [];
  const lead = LEAD.exec(title)?.[0] ?? "";
  // Any other question would lose what it asks.
  if (lead === "" && ASKS.test(title)) return [];
  const parts = title.slice(lead.length).replace(END, "").split(PARTS);
  const found = parts.flatMap((part, i) => {
    const inner = CLAUSE.test(part) ? [] : behindSmallWords(part, locale);
    return i === 0 ? inner : [part, ...inner];
  });
  return [...new Set(found)].filter((phrase) => opensWell(phrase, locale));
}

function behindSmallWords(part: string, locale: string): string[] {
  const words = part.split(" ");
  return words.slice(1).flatMap((_, i) => {
    const opens = i === 0 || isSmall(words[i] ?? "", locale);
    return opens ? [words.slice(i + 1).join(" ")] : [];
  });
}

function opensWell(phrase: string, locale: string): boolean {
  const words = phrase.split(" ");
  if (words.length > MOST_WORDS || phrase.length > LONGEST) return false;
  const [first = ""] = words;
  const letters = first.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters >= LEAST_LETTERS && /^[\p{L}\p{N}]/u.test(first) && !isSmall(first, locale);
}

function isSmall(word: string, locale: string): boolean {
  return stopWordsOf(primaryLanguage(locale)).has(fold(word));
}
