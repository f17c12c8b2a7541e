import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";
import { isComplete } from "../../sentence/standing.ts";
import type { Block } from "../block.ts";

/** Questions for the one who has an office; what follows names that. */
const ASKS =
  /^(?:and |so )?(?:who(?: is|['’]s)|wer ist|qui est|¿?qui[eé]n es|chi(?: è|['’]è)|quem é|wie is) (?:(?:the|your|our|der|die|das|eure?|ihre?|le|la|votre|el|su|vuestro|il|lo|o|a|de|het|jullie|uw) |l['’])(?<role>\p{L}[^?.!]*)/iu;
/** A message that is one word. */
const ALONE = /^\P{L}*(?<role>\p{L}{4,})\P{L}*$/u;
/** The name of a person: two to four words, each with a capital. */
const NAME = anyOf(/^(?:\p{Lu}[\p{L}'’.-]*(?: |$)){2,4}$/u);
/** Letters of a line that tells an office and no more. */
const LONGEST = 60;

/** The term of the office whose holder is asked for, `""` of any other query: "president" of "Who is the president of …?" */
export function roleOf(query: string, locale: string): string {
  const role = ASKS.exec(query)?.groups?.role ?? ALONE.exec(query)?.groups?.role ?? "";
  return termsOf(role, locale)[0] ?? "";
}

/** Whether a block is the line below a person's name that tells the office that is asked for. */
export function holdsRole({ form, units, passage }: Block, role: string): boolean {
  const [only, next] = units;
  const isFirst = next === undefined && only!.start <= only!.marker.length;
  if (role === "" || !isFirst || (form !== "prose" && form !== "list")) return false;
  const { text, terms, headingTerms } = only!;
  const isLine = text.length <= LONGEST && !isComplete(text) && terms[0] === role;
  return isLine && NAME.test(passage.heading) && !headingTerms.includes(role);
}

/** The same line with the name above it. */
export function withHolder(block: Block, role: string): Block {
  return holdsRole(block, role) ? { ...block, form: "list", rest: [] } : block;
}
