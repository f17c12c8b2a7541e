import { isTold } from "../asked-for/beside.ts";
import type { Question } from "../question.ts";
import type { Scored } from "./relevance.ts";

/** How near to the best page another has to come for one word to speak for it. */
const FAR = 0.65;
/** Share of the question from which on a term of it counts. */
const SAYS = 0.15;

/**
 * Whether all that a block of a page that search found far behind another shares with the question is one word of
 * several: it comes to that by the way.
 */
export function comesByTheWay({ block, terms }: Scored, question: Question, best: number): boolean {
  const { source, headingTerms } = block.units[0]!;
  if (question.followsUp || source.score >= FAR * best) return false;
  const said = new Set([...terms, ...headingTerms]);
  const telling = [...question.weights].filter(([, weight]) => weight >= SAYS * question.total).map(([term]) => term);
  return telling.length > 1 && telling.filter((term) => isTold(term, said, question)).length < 2;
}
