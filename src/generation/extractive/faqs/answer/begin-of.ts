import { termsOf } from "../../../text/terms.ts";
import { REPLIES } from "../../../text/yes-or-no.ts";
import type { Unit } from "../../page/unit.ts";
import { ADVISES_AGAINST, ASKS_WHEN, SAYS_WHEN, thingOf } from "../fit/kinds.ts";
import { saysWhat } from "../questions/topic.ts";

/** What makes its reader think about it first. */
const HESITATES = /^(?:think|before)\b/i;

/** "Are there places where I can't pay by card?" */
const ASKS_WHAT_IS_NOT = /^(?:is|are) there [^.!?]{0,200}(?:n['’]t|\b(?:not|cannot|never))\b[^.!?]{0,200}\?$/i;
/** The act that such a question asks for; group 1 is its verb. */
const NOT_DONE = /(?:n['’]t|\b(?:not|cannot|never)) (?:be |get )?(\p{L}+)/iu;
/** What is not so, in a paragraph of its own: no reply, no case, no order. */
const SAYS_WHAT_IS_NOT =
  /^(?!(?:if|when|unless|don['’]t|do not|they|these|those|it|this|that|yes|no)\b)[^.!?]*?(?:n['’]t|\b(?:not|cannot|never))\b(.*)/i;

/** "What is expected of a guest?" */
const ASKS_DONE = /^what(?:['’]s| is| are) (expected|required|included|covered|needed|provided)\b/i;

/** Where an answer begins: with the sentence that says what was asked for, where one does. */
export function beginOf(question: string, units: readonly Unit[]): number {
  const tells = tellsAskedFor(question, units);
  return Math.max(
    units.findIndex((unit) => unit.kind === "prose" && tells(unit)),
    0,
  );
}

/** Tells the sentence that says when something is for, what is not so, or what a thing is, as the question asks. */
function tellsAskedFor(question: string, units: readonly Unit[]): (unit: Unit) => boolean {
  const first = units[0]?.text ?? "";
  if (ASKS_WHEN.test(question) && HESITATES.test(first))
    return ({ text }) => SAYS_WHEN.test(text) && !ADVISES_AGAINST.test(text);
  if (ASKS_WHAT_IS_NOT.test(question) && units[0]?.kind === "prose" && !REPLIES.test(first))
    return ({ text, opensLine }) => {
      const [act] = termsOf(NOT_DONE.exec(question)?.[1] ?? "", "en");
      const said = opensLine ? termsOf(SAYS_WHAT_IS_NOT.exec(text)?.[1] ?? "", "en") : [];
      return act !== undefined && said.includes(act);
    };
  const done = ASKS_DONE.exec(question)?.[1]?.toLowerCase();
  if (done !== undefined) return opensParagraph(units, ({ text }) => text.includes(done));
  const thing = thingOf(question);
  return ({ text }) => thing !== "" && saysWhat(thing, text);
}

/** Tells the sentence that opens the first paragraph in which one is as wanted. */
function opensParagraph(units: readonly Unit[], isWanted: (unit: Unit) => boolean): (unit: Unit) => boolean {
  const at = units.findIndex(isWanted);
  const opening = units.findLastIndex(({ opensLine }, i) => opensLine && i <= at);
  return (unit) => unit === units[opening];
}
