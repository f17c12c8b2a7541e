import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { denies } from "../analysis/denial.ts";
import { fold } from "../analysis/fold.ts";
import { stopWordsOf } from "../analysis/stop-words.ts";
import { LONGEST_PHRASE } from "./phrase-writer.ts";
import { INFINITIVE_FIRST, TASK_VERBS } from "./task-verbs.ts";

/** Words and UTF-16 units of a phrase from within a title at most: more is a sentence without its beginning. */
const MOST_WORDS = 6;
const LONGEST = 60;
/** Letters that a word needs to begin one. */
const LEAST_LETTERS = 3;

/** What questions and tasks of several languages begin with, before what is asked for: "How do I", "Wo finde ich". */
const LEAD =
  /^[¿¡]?(?:how (?:(?:do|can|should|would|could) (?:i|we|you)|to)|(?:where|when) (?:can|do|should) (?:i|we|you)|(?:can|may|could|should) (?:i|we|you)|what (?:is|are)(?: the| an?)?|wie (?:kann|muss|soll|darf) (?:ich|man)|wo (?:kann|finde) ich|(?:kann|darf) ich|was (?:ist|sind)(?: d(?:er|ie|as)| eine?)?|comment(?: (?:puis-je|peut-on|faire pour))?|où (?:puis-je|trouver)|puis-je|cómo(?: (?:puedo|se))?|dónde puedo|puedo|qué (?:es|son)(?: el| l[ao]s?| una?)?|come(?: (?:posso|si))?|dove posso|posso|como(?: (?:posso|faço para))?|onde posso|o que (?:é|são)(?: [oa]s?| uma?)?|hoe (?:kan|moet|mag) ik|(?:kan|mag) ik|waar (?:kan|vind) ik|wat (?:is|zijn)(?: de| het| een)?) /iu;
/** What makes a clause of a title: a part of it would lose who does what. */
export const CLAUSE =
  /(?<!\p{L})(?:is|are|was|were|we|i|you|they|it|who|if|that|which|ist|sind|wir|ich|du|ihr|wer|wenn|ob|dass|est|sont|nous|vous|je|qui|que|si|es|son|somos|quien|è|sono|che|chi|se|é|são|quem|zijn|wij|je|jij|ik|wie|als|dat)(?!\p{L})/iu;
/** A title that begins with a verb: what that is done to is cut where it goes on with a small word. */
const VERB_FIRST: Readonly<Record<string, RegExp>> = {
  ...INFINITIVE_FIRST,
  en: new RegExp(`^(?:${TASK_VERBS}|point|redirect|set|view) `, "i"),
  // Its tasks begin with an order, which looks like any word.
  nl: /^\p{Lu}\p{Ll}+ (?=\p{L})/u,
};
const JOINED =
  / (?:to|from|with|for|in|into|on|at|as|vers|avec|pour|dans|sur|depuis|aux?|en|con|para|por|desde|com|em|n[ao]s?|per|nell['’]?\p{L}*|sull?['’]?\p{L}*|met|voor|naar|op|via|bij|aan|uit|zu|zum|zur|mit|für|im|von|bei) /iu;
/** Small words behind which the thing that they belong to is lost: "correo electrónico asociado" of "direcciones de …". */
const OF = /^(?:de|di|do|da|dos|das|du|des|del|della|dei|van|von|of)$/iu;
const WORDS_BEHIND_OF = 3;
/** The rest of a Dutch verb, without the verb: "certificaat aan in Plesk" of "Maak een certificaat aan in Plesk". */
const PARTICLE = /(?<=\S) (?:aan|af|toe|uit|mee|weg|terug|vast|op)(?:$| (?:in|op|voor|via|met|bij|naar)(?!\p{L}))/iu;
/** "From Monday to Friday": neither end is meant alone. */
const RANGE =
  /^(?:from .* (?:to|until)|(?:von|vom) .* (?:bis|nach|zum?|zur)|(?:de|du|da|dal|del|desde) .* (?:à|a|al|au|até|hasta|jusqu['’]à)|van .* (?:tot|naar|t\/m)) /iu;
/** What asks for a thing, not for a task. */
const ASKS_WHAT = /^[¿¡]?(?:what|was|qué|o que|wat) /iu;
const ROMANCE: ReadonlySet<string> = new Set(["fr", "es", "it", "pt"]);
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
    const isTask = (i === 0 && lead !== "" && !ASKS_WHAT.test(lead)) || VERB_FIRST[primaryLanguage(locale)]?.test(part);
    const inner = CLAUSE.test(part) || RANGE.test(part) ? [] : behindSmallWords(part, isTask ?? false, locale);
    return i === 0 ? inner : [part, ...inner];
  });
  return [...new Set(found)].filter((phrase) => opensWell(phrase, locale));
}

function behindSmallWords(part: string, isTask: boolean, locale: string): string[] {
  const words = part.split(" ");
  // In any but the first word's place, Dutch tasks are not told from titles of things.
  const mayTear = (i: number) =>
    i === 0 || (primaryLanguage(locale) !== "nl" && !JOINED.test(`${words.slice(0, i + 1).join(" ")} `));
  return words.slice(1).flatMap((_, i) => {
    const inner = words.slice(i + 1).join(" ");
    const before = words[i] ?? "";
    const isTorn = isTask && mayTear(i) && JOINED.test(inner);
    if (isTorn) return [];
    if (isSmall(before, locale))
      return OF.test(before) && words.length - i - 1 > WORDS_BEHIND_OF ? [] : uncut(inner, locale);
    // In Romance languages what stands in small letters behind a thing tells of it: "barche piccole".
    const tells = !isTask && ROMANCE.has(primaryLanguage(locale)) && /^\p{Ll}/u.test(inner);
    return i === 0 && !tells ? uncut(inner, locale) : [];
  });
}

/** What is whole of a phrase from within a title. */
function uncut(phrase: string, locale: string): string[] {
  return primaryLanguage(locale) === "nl" && PARTICLE.test(phrase) ? [] : [phrase];
}

/** Whether a phrase is short, and begins with a word that means something. */
export function opensWell(phrase: string, locale: string): boolean {
  const words = phrase.split(" ");
  if (words.length > MOST_WORDS || phrase.length > LONGEST) return false;
  const [first = ""] = words;
  const letters = first.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters >= LEAST_LETTERS && /^[\p{L}\p{N}]/u.test(first) && !isSmall(first, locale);
}

function isSmall(word: string, locale: string): boolean {
  return stopWordsOf(primaryLanguage(locale)).has(fold(word));
}
