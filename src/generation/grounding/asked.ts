import { denies } from "../../search/analysis/denial.ts";
import { ASKS } from "../text/sentence-marks.ts";
import { asksYesOrNo } from "../text/yes-or-no.ts";

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
/** What makes of a yes or no one for some, or in a case. */
const LIMITS =
  /(?<!\p{L})(?:only|if|unless|but|as (?:long|soon) as|except|provided|depends|until|usually|when|subject to|apart from|sólo|solo|solamente|pero|si|salvo|seulement|sauf|mais|nur|aber|wenn|außer|sofern|apenas|mas|se|exceto|soltanto|ma|tranne|alleen|maar|als|tenzij)(?!\p{L})|只|但|如果/iu;
/** A limit of time or place on what is asked, and none of what the reply adds: "Yes, and it ships within a day." */
const WITHIN =
  /^(?:(?!, (?:and|it|they)(?!\p{L})|[.;!] ).)*?(?<!\p{L})(?:outside|within|before|after)(?= \p{L}| \p{N})/isu;

/** A denial right behind a yes, "Of course not.", "Claro que no.", and none of something else: "Certainly no problem." */
const BUT_NO =
  /^\p{L}+(?: (?:course|supuesto|sûr|que))?,? (?:not(?! an? )|never|non|pas|nicht|nein|não|niet|nee|no(?=\P{L}*$|[.,;:!]| se ))(?!\p{L})/iu;
/** What begins like a no and is none, or one of something else. */
const NO_TROUBLE = /^(?:no (?:problem|worries|charges?|fees?|costs?|extra|limits?|need)|not only)(?!\p{L})/iu;
/** A reply to which nothing of what was asked is so: "Nowhere.", "Never." */
const NONE = /^(?:nowhere|never|nobody|no one|none|nothing)(?!\p{L})/iu;
/** What a question only supposes: "What happens if I lose my key?" */
const SUPPOSES = /(?<!\p{L})(?:if|when|si|wenn|falls|quand|lorsque|cuando|se|quando|als|indien)(?!\p{L})/iu;
/** Characters of a reply whose limit stands in the sentence behind it: "Yes. But not in July." */
const SHORT = 12;

/** How a sentence that asks is answered by those behind it; `undefined` of a sentence that does not ask. */
export function askedBy(sentence: string, behind: readonly string[], locale: string): Asked | undefined {
  if (!ASKS.test(sentence)) return undefined;
  const [reply, next = ""] = behind;
  if (reply === undefined || ASKS.test(reply)) return "unclear";
  const denied = denies(sentence, locale);
  if (!asksYesOrNo(sentence)) return askedElse(sentence, reply, denied, locale);
  if (denied || LIMITS.test(reply) || WITHIN.test(reply) || (reply.length <= SHORT && LIMITS.test(next)))
    return "unclear";
  if (NO_TROUBLE.test(reply)) return "unclear";
  if (YES.test(reply)) return BUT_NO.test(reply) ? "no" : "yes";
  return NO.test(reply) || (reply.length <= MOST_REPLY && denies(reply, locale)) ? "no" : "unclear";
}

/** What a question for something else supposes is so, unless the reply takes it back. */
function askedElse(sentence: string, reply: string, denied: boolean, locale: string): Asked {
  const takesBack = NONE.test(reply) || NO.test(reply) || (reply.length <= MOST_REPLY && denies(reply, locale));
  if (SUPPOSES.test(sentence.replace(/^\P{L}*\p{L}+/u, "")) || takesBack) return "unclear";
  return denied ? "no" : "yes";
}
