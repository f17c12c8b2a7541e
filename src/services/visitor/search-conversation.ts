import { languageOf } from "../../generation/language/languages.ts";
import { analyzerOf } from "../../search/analysis/analyzer.ts";
import { isMeasureAsked } from "../../search/analysis/question-phrases.ts";
import { ANSWERING_SCORE } from "../../search/ranking/confidence.ts";
import { type Search, searchAnew } from "../../search/search.ts";
import type { SearchOptions, Segment } from "../../search/segment.ts";
import type { Leaning } from "./cited-again.ts";
import { takenUp } from "./taken-up.ts";

/** What a message may lean on. */
export interface Before {
  /** The visitor's earlier messages, oldest first. */
  messages: readonly string[];
  /** Title of the page that the last reply cited, "" where it cited none. */
  citedTitle: string;
}

/** What a message finds. */
export interface Found {
  /** By itself, whatever was said before: what rules see. */
  alone: Search;
  /** With what was said before, where the message leans on it: what is replied from. */
  search: Search;
  /** The message as a question of its own, where it only names another thing than the one before. */
  asked: string;
  leaning: Leaning;
}

/** Earlier questions that a follow-up is searched with: the last ones that name something. */
const questionsBefore = 2;
/** A message with no more words of its own leans on what was said before, if it sounds so ("and the price?"). */
const leaningWords = 1;

/**
 * Searches for a message of a conversation. A follow-up ("and how much is it?") is searched together with the words of
 * the last questions and the title of the page that the last reply cited: one that finds nothing that would answer it
 * by itself, or that sounds like one and hardly names anything. What names things that the pages know stands by itself.
 */
export async function searchConversation(
  segment: Segment,
  message: string,
  before: Before,
  options: SearchOptions,
): Promise<Found> {
  const alone = searchAnew(segment, message, options);
  if (before.messages.length === 0) return { alone, search: alone, asked: message, leaning: undefined };
  const whole = takenUp(message, questionBefore(before.messages));
  if (whole !== message)
    return { alone, search: searchAnew(segment, whole, options), asked: whole, leaning: undefined };
  if (!isFollowUp(segment, message, alone)) {
    const namesLittle = contentWords(segment, message).length <= leaningWords;
    return { alone, search: alone, asked: message, leaning: namesLittle ? "names little" : undefined };
  }
  const asked = before.messages.map((text) => contentWords(segment, text)).filter((words) => words.length > 0);
  const context = [...asked.slice(-questionsBefore).flat(), before.citedTitle].join(" ").trim();
  const together = searchAnew(segment, `${message} ${context}`, options);
  const search = context !== "" && together.hits.length > 0 ? together : alone;
  return { alone, search, asked: message, leaning: "sounds" };
}

/** The last message as the question it stood for: "And my domain?" may itself have been asked of another one. */
function questionBefore(messages: readonly string[]): string | undefined {
  return messages.reduce<string | undefined>((question, message) => takenUp(message, question), undefined);
}

function isFollowUp({ languages }: Segment, message: string, { hits, unknown }: Search): boolean {
  const sounds = languages.some((language) => languageOf(language).followUp.test(message));
  const namesLittle = contentWords({ languages }, message).length <= leaningWords;
  if (sounds && namesLittle) return true;
  const standsAlone = !sounds && !namesLittle && unknown.length === 0 && hits.length > 0;
  return !standsAlone && (hits[0]?.score ?? 0) < ANSWERING_SCORE;
}

/** Words that name something in each language of the corpus: no function words, no requests, no "how *long*". */
function contentWords({ languages }: Pick<Segment, "languages">, text: string): string[] {
  const named = languages.map((language) => {
    const terms = analyzerOf(language).terms(text);
    const words = terms.filter(
      ({ stop, request, kind }, at) => kind !== "part" && !stop && !request && !isMeasureAsked(terms, at, language),
    );
    return new Set(words.map(({ surface }) => surface));
  });
  const [first, ...others] = named;
  return [...(first ?? [])].filter((word) => others.every((words) => words.has(word)));
}
