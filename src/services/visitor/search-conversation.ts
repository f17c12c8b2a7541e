import { withoutLeadIn } from "../../generation/extractive/answer/question/lead-in.ts";
import { languageOf } from "../../generation/language/languages.ts";
import { asksElse } from "../../generation/text/yes-or-no.ts";
import { analyzerOf } from "../../search/analysis/analyzer.ts";
import { isMeasureAsked } from "../../search/analysis/question-phrases.ts";
import { ANSWERING_SCORE } from "../../search/ranking/confidence.ts";
import { type Search, searchAnew } from "../../search/search.ts";
import type { Hit, SearchOptions, Segment } from "../../search/segment.ts";
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
  /** The pages that it is replied from, the nearest first. */
  hits: readonly Hit[];
  /** The message as a question of its own, where it only names another thing than the one before. */
  asked: string;
  leaning: Leaning;
}

/** Earlier questions that a follow-up is searched with: the last ones that name something. */
const questionsBefore = 2;
/** A message with no more words of its own leans on what was said before, if it sounds so ("and the price?"). */
const leaningWords = 1;
/** Up to so many, one that sounds so may lean on that: "And is it safe for a hospital?" */
const soundingWords = 3;

/**
 * Searches for a message of a conversation. A follow-up ("and how much is it?") is searched together with the words of
 * the last questions and the title of the page that the last reply cited: one that finds nothing that would answer it
 * by itself, or that sounds like one and hardly names anything. One that sounds so and names a few things is searched in
 * both ways. What names things that the pages know stands by itself.
 */
export async function searchConversation(
  segment: Segment,
  message: string,
  before: Before,
  options: SearchOptions,
): Promise<Found> {
  const alone = searchAnew(segment, withoutLeadIn(message), options);
  const asFound = (search: Search, leaning?: Leaning, asked = message): Found => {
    return { alone, search, hits: search.hits, asked, leaning };
  };
  if (before.messages.length === 0) return asFound(alone);
  const whole = takenUp(message, questionBefore(before.messages));
  if (whole !== message) return asFound(searchAnew(segment, whole, options), undefined, whole);
  const named = contentWords(segment, message).length;
  const sounds = soundsLike(segment, message);
  const isFollowUp = leans({ sounds, named }, alone);
  const isPerhaps = !isFollowUp && sounds !== undefined && named <= soundingWords;
  if (!isFollowUp && !isPerhaps) return asFound(alone, named <= leaningWords ? "names little" : undefined);
  const asked = before.messages.map((text) => contentWords(segment, text)).filter((words) => words.length > 0);
  const context = [...asked.slice(-questionsBefore).flat(), before.citedTitle].join(" ").trim();
  const together = context === "" ? alone : searchAnew(segment, `${message} ${context}`, options);
  const found = asFound(together.hits.length > 0 ? together : alone, "sounds");
  return isPerhaps ? { ...found, hits: inTurns(found.hits, alone.hits) } : found;
}

/** The last message as the question it stood for: "And my domain?" may itself have been asked of another one. */
function questionBefore(messages: readonly string[]): string | undefined {
  return messages.reduce<string | undefined>((question, message) => takenUp(message, question), undefined);
}

type Sounds = "plainly" | "perhaps" | undefined;

/**
 * How a message sounds like a follow-up: plainly where it opens or closes so ("And …?", "… then?"), perhaps where a
 * pronoun within it may stand for something that it names itself, or where it asks why.
 */
function soundsLike({ languages }: Segment, message: string): Sounds {
  const cues = languages.map((language) => cuesIn(message, languageOf(language).followUp));
  const found = cues.find(({ length }) => length > 0);
  const [first, last] = [found?.[0], found?.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const behind = message.slice(last.index + last[0].length);
  const opens = first.index === 0 && !asksElse(first[0]);
  return opens || !/\p{L}/u.test(behind) ? "plainly" : "perhaps";
}

function cuesIn(message: string, cue: RegExp): RegExpExecArray[] {
  return [...message.matchAll(new RegExp(cue, `${cue.flags}g`))];
}

/** Whether a message says too little by itself to be told what it asks. */
function leans({ sounds, named }: { sounds: Sounds; named: number }, { hits, unknown }: Search): boolean {
  const own = sounds === "plainly" ? soundingWords : leaningWords;
  if (sounds !== undefined && named <= own) return true;
  const standsAlone = sounds === undefined && named > leaningWords && unknown.length === 0 && hits.length > 0;
  return !standsAlone && (hits[0]?.score ?? 0) < ANSWERING_SCORE;
}

/** One of each by turns, no page twice. */
function inTurns(some: readonly Hit[], others: readonly Hit[]): Hit[] {
  const turns = [...some.flatMap((hit, i) => [hit, ...others.slice(i, i + 1)]), ...others.slice(some.length)];
  return turns.filter(({ page }, i) => turns.findIndex((other) => other.page === page) === i);
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
