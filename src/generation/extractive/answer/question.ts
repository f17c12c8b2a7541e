import type { AnswerTask, SourcePage } from "../../../schemas/generation.ts";
import type { Language } from "../language/language.ts";
import type { Pace } from "../pace.ts";
import { termsOf } from "../terms.ts";
import { isUnspaced, wordsIn } from "../words.ts";

/** What the visitor asks, weighed against the evidence at hand. */
export interface Question {
  /** Weight of each query term: its idf among the passages at hand, less for words that are too general. */
  readonly weights: ReadonlyMap<string, number>;
  /** Sum of the weights. */
  readonly total: number;
  readonly howTo: boolean;
  readonly quantity: boolean;
  /** Stems of the thing that a "what is …" question asks about. */
  readonly subject: readonly string[];
}

/** What a turn before adds to a follow-up, against the visitor's own words. */
const CARRY = 0.5;
/** What a general word counts beside words of a topic. */
const GENERAL = 0.05;

/** Reads the query, with the turn before where the query leans on it. */
export async function questionOf(task: AnswerTask, language: Language, pace: Pace): Promise<Question> {
  const query = task.query.trim();
  const weights = new Map<string, number>();
  const idf = await idfOf(task.sources, pace);
  const general = new Set([...language.general].flatMap((word) => termsOf(word, task.locale)));
  const add = (text: string, factor: number) => {
    for (const term of queryTerms(text, task.locale)) {
      const weight = idf(term) * factor * (general.has(term) ? GENERAL : 1);
      weights.set(term, Math.max(weights.get(term) ?? 0, weight));
    }
  };
  add(query, 1);
  if (weights.size <= 1 || language.followUp.test(query)) add(previousMessage(task), CARRY);
  const subject = language.definition.exec(query);
  return {
    weights,
    total: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
    howTo: language.howTo.test(query),
    quantity: language.quantity.test(query),
    subject: subject === null ? [] : termsOf(subject[1] ?? subject[2] ?? "", task.locale),
  };
}

/** Terms of a query; without blanks between words, only those within a dictionary word, not across two. */
function queryTerms(text: string, locale: string): string[] {
  return isUnspaced(text) ? wordsIn(text).flatMap((word) => termsOf(word, locale)) : termsOf(text, locale);
}

function previousMessage(task: AnswerTask): string {
  const earlier = task.conversation.filter((turn) => turn.role === "user" && turn.content.trim() !== task.query.trim());
  return earlier.at(-1)?.content ?? "";
}

/** Smoothed, so that a term of every passage still weighs something and an unknown one weighs most. */
async function idfOf(sources: readonly SourcePage[], pace: Pace): Promise<(term: string) => number> {
  const frequency = new Map<string, number>();
  let passages = 0;
  for (const source of sources) {
    for (const passage of source.passages) {
      passages++;
      await pace.step();
      const terms = new Set(termsOf(`${source.title}\n${passage.heading}\n${passage.text}`, source.locale));
      for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
    }
  }
  return (term) => Math.log(1 + (passages + 1) / ((frequency.get(term) ?? 0) + 0.5));
}
