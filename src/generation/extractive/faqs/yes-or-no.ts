/** A question for yes or no, in the languages of the engine. */
const YES_OR_NO =
  /(?:^|[.!,] )(?:is|are|was|were|do|does|did|can|could|should|would|will|may|must|has|have|am)\b|^¿?(?:puedo|puede|pueden|debo|debe|tengo|necesito|es|hay|está)\b|^(?:puis-je|peut-on|dois-je|est-ce|faut-il|y a-t-il)(?!\p{L})|^(?:kann|können|darf|muss|ist|sind|gibt)\b|^(?:posso|può|devo|è|pode|é|há)(?!\p{L})|^(?:kan|mag|moet|zijn)\b|吗[？?]?$|[是能可]否/iu;

/** Whether a question asks for yes or no. */
export function asksYesOrNo(question: string): boolean {
  return YES_OR_NO.test(question);
}

/** What says yes or no at once, in English. */
export const REPLIES = /^(?:yes|no)\b/i;
