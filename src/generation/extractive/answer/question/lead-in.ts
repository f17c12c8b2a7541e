import { civility } from "../../../language/language.ts";
import { languages } from "../../../language/languages.ts";
import { asksElse, asksYesOrNo } from "../../../text/yes-or-no.ts";

/** More of a message is looked at by nobody for what leads to its question. */
const LONGEST = 600;
/** A greeting that no mark parts from the question. */
const GREETS =
  /^[¡\s]*(?:hi|hey|hello|hallo|hola|bonjour|salut|ciao|salve|olá|oi|hoi|moin|sorry|entschuldigung|pardon|perdón|perdona|scusate?|scusi|desculpe)(?: there| guys| all)?(?!\p{L})[\s,.!–-]*/iu;
/** What says that a question follows, at the end of what leads to it: who knows, asks or tells. */
const ANNOUNCES =
  /(?<!\p{L})(?:knows?|asks?|asking|wonder(?:s|ing)?|tell (?:me|us)|idea|questions?|find out|fragt?|fragen|frage|wissen|wisst ihr|weißt du|wüsste gerne?|sagen|verraten|savoir|dire|demande[rs]?|questions?|sa(?:vez-vous|is-tu)|saber(?:lo)?|decir(?:me|nos)?|sab(?:e|en|es|éis)|pregunt(?:a[rns]?|o)|dudas?|dizer(?:-me|-nos)?|sabe[ms]?|pergunt(?:a|as|ar|o)|dúvidas?|sapere|dir(?:mi|ci)|sa(?:i|pete)|chied(?:e|ere|o)|domand[ae]|wet(?:en)?|weet (?:je|u|iemand)|zeggen|vertellen|vra(?:ag|agt|gen)|vraagje)\s*[,:;–—-]?\s+(?=\S)/giu;
/** What opens a question that another sentence holds: "… whether you do tours". */
const WHETHER = /^(?:if|whether|ob|si|se|of)(?!\p{L})/iu;
/** Words of what leads to a question, at most. */
const MOST_WORDS = 12;
/** Where a sentence ends and another begins. */
const BETWEEN_SENTENCES = /(?<=[.!?…？！。])\s+/u;

/**
 * A message without what asks nothing: greetings, thanks, and what announces a question ("Quick question: …", "My wife
 * wants to know when …"). As it is where nothing else is in it.
 */
export function withoutLeadIn(message: string): string {
  if (message.length > LONGEST) return message;
  const sentences = message.trim().split(BETWEEN_SENTENCES);
  const said = sentences.filter((sentence) => !isCivil(sentence)).join(" ");
  const greeted = said.replace(GREETS, "");
  const asked = asks(greeted) ? greeted : said;
  return announced(asked) || asked || message;
}

/** What a clause announces, "" where it announces nothing. */
function announced(text: string): string {
  for (const found of text.matchAll(ANNOUNCES)) {
    const before = text.slice(0, found.index);
    if (before.split(/\s+/).length > MOST_WORDS || asksElse(before.trim()) || /[.!?]/u.test(before)) return "";
    const rest = text.slice(found.index + found[0].length);
    if (asks(rest.split(/[,.;:!]/u, 1)[0]!) || WHETHER.test(rest)) return rest;
  }
  return "";
}

const asks = (text: string): boolean => asksElse(text) || asksYesOrNo(text);

/** Whether a sentence only greets or thanks, in any language. */
function isCivil(sentence: string): boolean {
  const bare = sentence.replace(/[,;:–—-]$/u, "");
  return languages.some((language) => civility(language, bare) !== undefined);
}
