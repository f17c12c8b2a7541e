import { english } from "../../../language/en.ts";
import type { Language } from "../../../language/language.ts";
import { asksYesOrNo } from "../../../text/yes-or-no.ts";
import { isStep, type Unit } from "../../page/unit.ts";
import { freeOf } from "../../sentence/price.ts";
import { isComplete } from "../../sentence/standing.ts";
import type { Block } from "../block.ts";

/** Questions of one kind, and what a sentence says that answers them. Known of English alone. */
interface Kind {
  readonly asks: RegExp;
  readonly tells: RegExp;
}

/** What tells in any reply for yes or no. */
const SETTLES = "yes|no|not|never|cannot|only|without|neither|nor|rather than|unfortunately|avoid";

/** A reply for yes or no, by what is asked: whether something has to be or may be. */
const VERDICTS: readonly Kind[] = [
  {
    asks: /\b(?:needs?|needed|have to|must|required?|should|necessary)\b/i,
    tells: said(
      `${SETTLES}|must|(?<!(?:what|that|which|who) )needs?|needed|required?|requires|optional|recommend(?:s|ed)?|ha(?:s|ve) to|should|necessary|mandatory|can|depending`,
    ),
  },
  {
    asks: /\b(?:can|could|may|possible|allowed|able)\b/i,
    tells: said(
      `${SETTLES}|can|may|could|allow(?:s|ed|ing)?|permit(?:s|ted)?|lets?|enables?|must|forbid(?:s|den)?|prohibit(?:s|ed)?|banned|welcome|support(?:s|ed)?|(?:un)?available|(?:im)?possible|(?:un)?able|compatible|works?`,
    ),
  },
];
/** The same where it is asked whether something is so. */
const SO: Kind = {
  asks: /(?:)/,
  tells: said(`${SETTLES}|can|may|must|will|support(?:s|ed)?|works?|all|always|every|optional|(?:un)?available`),
};
/** A request in the form of a question: what it asks for is named behind it. */
const REQUESTS =
  /^(?:please,? )?(?:(?:can|could|would|will) you (?:please )?(?:tell|show|explain|help|teach)\b|do you know (?:how|wh\p{L}+)\b)/iu;
/** Who somebody is, and where something is. */
const PARTICULARS: readonly Kind[] = [
  {
    asks: /^(?:and |so |by )?who(?:m|se)?\b/i,
    tells: said(
      "by|teams?|admins?|administrators?|members?|only|anyone|everyone|people|open to|responsible|own(?:s|ed|ers?)|found(?:ed|ers?)|company|we|staff|managers?|group|community|contributors?",
    ),
  },
  {
    asks: /^(?:and |so )?where\b/i,
    tells:
      /[>›→]|\b(?:navigate|go) to\b|\b(?:in|on|under|from|at|via) (?:the|your|our) (?:\S+ ){0,4}(?:section|menu|page|folder|tab|settings|dashboard|directory|forum|panel|sidebar|channel|file)\b|\S@\S|https?:|\w\.(?:com|org|gov|net)\b|\/\w/iu,
  },
];

function said(words: string): RegExp {
  return new RegExp(`\\b(?:${words})\\b|n['’]t\\b`, "iu");
}

/** What a sentence says that answers a query of its kind; `undefined` where the kind or the language is not known. */
export function expectedOf(query: string, language: Language): RegExp | undefined {
  if (language !== english || REQUESTS.test(query)) return undefined;
  const kinds = asksYesOrNo(query) ? [...VERDICTS, SO] : PARTICULARS;
  return freeOf(query) ?? kinds.find(({ asks }) => asks.test(query))?.tells;
}

/** The same of a query whether something has to be or may be: what is there alone tells neither. */
export function verdictOf(query: string, language: Language): RegExp | undefined {
  if (language !== english || REQUESTS.test(query) || !asksYesOrNo(query)) return undefined;
  return VERDICTS.find(({ asks }) => asks.test(query))?.tells;
}

/** Whether a block says what is expected in its sentences, or in what leads to its list or code: the heading of a list that nothing else leads to. */
export function tellsExpected({ form, lead, units, passage }: Block, expected: RegExp): boolean {
  if (form === "prose") return units.some(({ text }) => expected.test(text));
  const leading = lead?.text ?? (form === "list" ? passage.heading : "");
  return (form === "list" || form === "code") && expected.test(leading);
}

/** Whether a rule in a list, a sentence that is no step, says what is expected of a thing that is asked for. */
export function ruleTells({ form, units }: Block, expected: RegExp, asked: ReadonlyMap<string, number>): boolean {
  const isRule = (unit: Unit) => !isStep(unit) && isComplete(unit.text) && expected.test(unit.text);
  return form === "list" && units.some((unit) => isRule(unit) && unit.terms.some((term) => asked.has(term)));
}
