import { termsOf } from "../../../text/terms.ts";
import { isTold } from "../asked-for/beside.ts";
import { tellsHours } from "../asked-for/hours.ts";
import type { Question } from "../question.ts";
import type { Above, ScoredBlock } from "./relevance.ts";

/** How near to the best page another has to come for one word to speak for it, and where it tells the time asked for. */
const FAR = 0.85;
const FAR_FOR_TIME = 0.65;
/** Share of the question from which on a term of it counts. */
const SAYS = 0.15;

/**
 * Whether all that a block of a page that search found far behind another shares with the question is one word of
 * several: it comes to that by the way.
 */
export function comesByTheWay({ block, terms }: ScoredBlock, question: Question, best: number): boolean {
  const { source, headingTerms } = block.units[0]!;
  const far = question.when && tellsHours(block) ? FAR_FOR_TIME : FAR;
  if (question.followsUp || source.score >= far * best) return false;
  const said = new Set([...terms, ...headingTerms, ...termsOf(source.title, source.locale)]);
  const telling = [...question.weights].filter(([, weight]) => weight >= SAYS * question.total).map(([term]) => term);
  return telling.length > 1 && telling.filter((term) => isTold(term, said, question)).length < 2;
}

/** Whether a block says little of what the turn before was about, to whom asks on: "And how much is it?" */
export function leavesTopic({ terms, block }: ScoredBlock, question: Question, { heading, title }: Above): boolean {
  const { topic } = question;
  if (topic.length === 0) return false;
  const said = new Set([...terms, ...(block.lead?.terms ?? []), ...heading, ...title]);
  return topic.filter((term) => isTold(term, said, question)).length < topic.length / 2;
}
