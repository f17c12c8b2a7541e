import { ASKS } from "./sentence-marks.ts";
import { countWords } from "./words.ts";

/** A question for yes or no, in the languages of the engine. */
const YES_OR_NO =
  /(?:^|[.!,] )(?:is|are|was(?= (?:the|it|this|that|there|my|your|our|an?|he|she|I)\b)|were|do(?! (?:que|qual|quem)\b)|does|did|can|could|should|would|will|may|must|has|have|am(?= I\b))\b|^¿?(?:puedo|puede|pueden|debo|debe|tengo|necesito|es|hay|está)\b|^(?:puis-je|peut-on|dois-je|est-ce|faut-il|y a-t-il)(?!\p{L})|^(?:kann|können|darf|muss|ist|sind|gibt)\b|^(?:posso|può|devo|è|pode|é|há)(?!\p{L})|^(?:kan|mag|moet|zijn)\b|吗[？?]?$|[是能可]否/iu;

/** What asks for something else, first of all or behind one word: "Who …?", "¿A qué hora …?", "Bis wann …?" */
const ASKS_ELSE =
  /(?:^|, |[–—-] )[¿\s]*(?:(?:a|à|o|de|du|da|do|en|em|in|on|no|na|por|para|pour|par|con|com|avec|sin|desde|hasta|até|bis|ab|seit|an|am|auf|für|mit|zu|um|von|vom|aus|bei|nach|vor|di|fino|tot|met|voor|op|om|uit|over|aan|bij|van|vanaf|dans|sur|sous|chez|vers|depuis|per|durch|über|unter|gegen|(?:à|a) partir de|a partire da|jusqu['’]à|at|by|for|from|to|with|under|since|until|during|after|before|and|but|y|et|und|e|en) )?(?:who|wh(?:at|en|ere|y|ich|ose|om)|how|qué|cómo|cuándo|cuánt[oa]s?|a?dónde|quién(?:es)?|cuál(?:es)?|qui|que|quoi|quel(?:le)?s?|quand|où|comment|pourquoi|combien|lequel|qu['’]|wer|was|wann|wie(?:viele?)?|warum|wieso|weshalb|welche?[mnrs]?|wem|wen|wessen|wo(?:her|hin|mit|zu|für|von|vor|durch|bei|nach|gegen|r(?:auf|an|in|aus|über|um|unter))?|quem|qua(?:l|is)|quando|onde|como|porqu[eê]|quant[oaie]s?|chi|che|cosa|dove|come|perché|quali?|wat|wanneer|waar(?:om|mee|voor|heen)?|welke?|hoe(?:veel|lang|ver)?)(?!\p{L})|什么|怎|如何|哪|谁|多少|几|何|いつ|どこ|なぜ|どう|誰|いくら|ど(?:の|れ|ちら)/iu;
/** Words of a question whose form says nothing: "Payment methods?" is none. */
const LEAST_WORDS = 3;

/** A question that a sentence only names: "Veuillez consulter Comment puis-je …?" */
const NAMES_QUESTION =
  /\p{Ll} (?:How|What|Why|When|Where|Who|Cómo|Qué|Cuándo|Dónde|Comment|Pourquoi|Quel(?:le)?s?|Quand|Où|Que|Wie|Was|Wann|Warum|Wo|Como|Quando|Onde|Come|Dove|Cosa|Hoe|Wat|Wanneer|Waar) /u;

/** Whether a question asks for yes or no: in its form, or because it asks for nothing else. */
export function asksYesOrNo(question: string): boolean {
  if (YES_OR_NO.test(question)) return true;
  if (!ASKS.test(question) || countWords(question) < LEAST_WORDS) return false;
  return ![ASKS_ELSE, NAMES_QUESTION].some((form) => form.test(question));
}

/** Whether a question asks for something else than yes or no: "Who …?", "¿Cuánto …?" */
export function asksElse(question: string): boolean {
  return ASKS_ELSE.test(question);
}

/** What says yes or no at once, in English. */
export const REPLIES = /^(?:yes|no)\b/i;

/** The words for either, in the languages of the engine that part their words. */
export const YES_AND_NO = "yes|no|sí|oui|non|ja|nein|sim|não|sì|nee";

/** What opens with yes or no, in the languages of the engine. */
export const OPENS_WITH_YES_OR_NO = new RegExp(
  `^(?:${YES_AND_NO})(?=[\\s,.!:–—-])|^(?:はい|いいえ|是的|不是)[、，。]`,
  "iu",
);

/** What is a yes or no by itself, and no "no" of what follows it: "Non seulement …", "No solo …" are none. */
export const IS_YES_OR_NO = new RegExp(`^(?:${YES_AND_NO})(?=\\s?[,.!:–—-]|$)`, "iu");
