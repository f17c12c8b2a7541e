import { denies } from "../search/analysis/denial.ts";
import { ASKS } from "./extractive/sentence-marks.ts";
import { asksYesOrNo } from "./extractive/yes-or-no.ts";

/**
 * What a question bears out: what it asks ("yes"), the opposite ("no"), or neither ("unclear"), as the sentence behind
 * it replies.
 */
export type Asked = "yes" | "no" | "unclear";

/** Letters of a reply that may deny as a whole: what is longer says something of its own. */
const MOST_REPLY = 60;
/** How a reply begins, in the languages of the engine and in Japanese. */
const YES =
  /^(?:yes|yep|sure|of course|absolutely|certainly|definitely|sí|claro|por supuesto|oui|bien sûr|ja|natürlich|selbstverständlich|sim|sì|certo|是的?|可以|能|はい)(?!\p{L})/iu;
const NO =
  /^(?:no|nope|never|not|sorry|unfortunately not|nunca|todavía no|non|jamais|pas (?:encore|toujours)|nein|nie(?:mals)?|noch nicht|leider (?:nein|nicht)|não|ainda não|mai|purtroppo no|nee|nooit|nog niet|helaas niet|不|没|いいえ)(?!\p{Ll})/iu;
/** What makes of a yes one for some, or in a case. */
const LIMITS =
  /(?<!\p{L})(?:only|if|unless|but|as long as|except|provided|depends|until|usually|sólo|solo|solamente|pero|si|salvo|seulement|sauf|mais|nur|aber|wenn|außer|sofern|apenas|mas|se|exceto|soltanto|ma|tranne|alleen|maar|als|tenzij)(?!\p{L})|只|但|如果/iu;

/** How a sentence that asks is answered by the one behind it; `undefined` of a sentence that does not ask. */
export function askedBy(sentence: string, reply: string | undefined, locale: string): Asked | undefined {
  if (!ASKS.test(sentence)) return undefined;
  if (reply === undefined || ASKS.test(reply)) return "unclear";
  const denied = denies(sentence, locale);
  if (!asksYesOrNo(sentence)) return denied ? "no" : "yes";
  if (denied) return "unclear";
  if (NO.test(reply) || (reply.length <= MOST_REPLY && !YES.test(reply) && denies(reply, locale))) return "no";
  return YES.test(reply) && !LIMITS.test(reply) ? "yes" : "unclear";
}
