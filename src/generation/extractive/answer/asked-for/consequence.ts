import { languageOf } from "../../../language/languages.ts";
import { isOrder } from "../../sentence/orders.ts";
import type { Block } from "../block.ts";
import type { Question } from "../question.ts";

/** How a sentence begins that says what comes of an act, in the languages of the engine. */
const ONCE_DONE =
  /^(?:if|when(?:ever)?|once|after|as soon as|wenn|sobald|falls|nachdem|lorsque|quand|si|une fois que|après|cuando|una vez que|tras|después de|se|quando|caso|depois (?:de|que)|assim que|dopo|una volta che|als|wanneer|zodra|nadat)(?!\p{L})|^(?:lorsqu|une fois qu)['’]/iu;
/** Whoever wants to do it is told how. */
const WANTS =
  /(?<!\p{L})(?:want|wish|like|need|trying|try|unable|can(?:not|['’]t)|möcht\p{L}*|woll\p{L}*|will(?:st)?|souhait\p{L}*|voul\p{L}*|désir\p{L}*|quier\p{L}*|dese\p{L}*|necesit\p{L}*|quis\p{L}*|quer\p{L}*|precis\p{L}*|vuo\p{L}*|vogli\p{L}*|desider\p{L}*|wil(?:t|len)?|wenst?)(?!\p{L})/iu;

/** Whether a block only says what comes of the act whose way is asked for: "When you close your account, all is lost." */
export function tellsConsequence({ form, lead, units }: Block, { howTo, wanted }: Question): boolean {
  if (!howTo || wanted.act.length === 0 || (form !== "prose" && lead === undefined)) return false;
  const first = lead ?? units[0]!;
  const [given = "", ...main] = first.text.split(/, |(?<=\p{L}) : /u);
  if (!ONCE_DONE.test(given) || WANTS.test(given) || main.length === 0) return false;
  const { locale } = first.source;
  const isDone = first.terms.some((term) => wanted.act.includes(term));
  return isDone && !isOrder(main.join(", "), locale) && !main.some((clause) => isOrder(clause, locale));
}

/** How the last sentence of a way begins, when all is done. */
const DONE =
  /^(?:pronto|done|voilà|c['’]est (?:tout|fait|terminé)|das war['’]?s|fertig|geschafft|listo|ya está|eso es todo|(?:ecco )?fatto|è tutto|klaar|dat (?:is|was) het|(?:and )?that(?:['’]s| is) (?:it|all)|you(?:['’]re| are) all set|congratulations|all done)(?: então)?[,.!;:–—]/iu;

/** Whether a block closes a way: it says that all is done, and not how. */
export function isDoneAlready({ form, units: [first] }: Block): boolean {
  return form === "prose" && DONE.test(first!.text);
}

/** Whether the heading above a block asks for the way to the act that is asked for, though to others too: "How do I renew or cancel?" */
export function isBelowItsWay({ passage: { heading }, units: [first] }: Block, { howTo, wanted }: Question): boolean {
  const { headingTerms, source } = first!;
  const isNamed = headingTerms.some((term) => wanted.act.includes(term));
  return howTo && isNamed && languageOf(source.locale).howTo.test(heading);
}
