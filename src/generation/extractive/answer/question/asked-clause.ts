import { asksElse, asksYesOrNo } from "../../../text/yes-or-no.ts";

/** Where a clause of a message ends and the next one begins. */
const BETWEEN = /(?<=[.!?…？])\s+|(?<=[,;:–—])\s+/u;
const ENDS = /[.!?…？]$/u;
/** What only says in which case something is asked belongs to the question. */
const GIVEN =
  /^(?:if|when|once|after|before|as|for|in|on|at|with|without|during|because|since|while|unless|given|wenn|falls|si|cuando|quand|se|quando|als|wanneer)(?!\p{L})/iu;
/** A clause that asks nothing itself. */
const CASE = /^(?:if|unless|wenn|falls|sofern|als|indien|si (?:j['’]|je|on|nous|mon|ma)) ?/iu;
/** What a message asks, and what it tells before. */
interface AskedClause {
  readonly asked: string;
  readonly told: string;
}

/**
 * The clause of a message that asks, where all before it only tells: "I ordered two, can I still cancel the order?"
 * `isWhole` tells whether what is asked stands by itself.
 */
export function askedClauseOf(message: string, isWhole: (asked: string, told: string) => boolean): AskedClause {
  const clauses = message.split(BETWEEN);
  const asks = (clause: string) => asksElse(clause) || asksYesOrNo(clause);
  const first = withGiven(clauses, clauses.findIndex(asks));
  if (first <= 0) return { asked: message, told: "" };
  const [told, asked] = [clauses.slice(0, first).join(" "), clauses.slice(first).join(" ")];
  return isWhole(asked, told) ? { asked, told } : { asked: message, told: "" };
}

/** Where the clause that asks begins with what its sentence says of the case: "Hi, if I pay by card, is there a fee?" */
function withGiven(clauses: readonly string[], asking: number): number {
  let first = asking;
  // "Bekomme ich sie zurück, wenn ich gehe?": the mark of the question stands behind its case.
  if (asking >= 0 && CASE.test(clauses[asking]!)) while (first > 0 && !ENDS.test(clauses[first - 1]!)) first--;
  for (let at = first - 1; at >= 0 && !ENDS.test(clauses[at]!); at--) if (GIVEN.test(clauses[at]!)) first = at;
  return first;
}
