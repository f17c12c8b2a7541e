import { questionFormsOf } from "../../language/questions.ts";
import { termsOf } from "../../text/terms.ts";
import type { Unit } from "../page/unit.ts";
import { bids } from "../sentence/instruction.ts";

/** "Wir lösen das Problem": a trouble that is taken for known, in the languages whose questions are templates. */
const THE_TROUBLE =
  /(?<!\p{L})(?:das|dieses|dem|des|het|dit|dat|le|ce|el|este|ese|o|este|esse|il|questo) (problem[s]?|probleem|problème|problema)(?!\p{L})(?! (?:mit|bei|der|des|von|vom|dass|in|beim|met|van|dat|de|du|des|avec|que|qui|con|del|com|do|da|della|dei|di|che)(?!\p{L}))(?!, (?:dass|das|dat|que|qui|che)(?!\p{L}))/iu;
/** Letters by which it is known in another form. */
const STEM = /probl[eèé]e?m/iu;

/** Whether a sentence speaks of a trouble that neither it nor the title of its page has named. English has rules of its own. */
export function pointsAtTrouble(text: string, title: string): boolean {
  const found = THE_TROUBLE.exec(text);
  return found !== null && !STEM.test(title) && !STEM.test(text.slice(0, found.index));
}

/** A heading of what has gone wrong. */
const TROUBLE =
  /(?<!\p{L})(?:won['’]t|can['’]?not|can['’]t|does(?:n['’]t| not)|do(?:n['’]t| not)|is(?:n['’]t| not)|fails?|failed|crash\p{L}*|errors?|stuck|freezes|frozen|broken|is (?:red|blinking|flashing|slow|empty)|fehler\p{L}*|abstürz\p{L}*|stürzt|kaputt|lässt sich nicht|geht nicht|startet nicht|funktioniert nicht|erreur|ne (?:\p{L}+ ){1,3}pas|plante|bloqué\p{L}*|error|falla|no (?:funciona|arranca|carga|enciende)|bloquead[oa]|errore|non (?:funziona|parte|si)|bloccat[oa]|erro|falha|não (?:funciona|liga|abre|carrega)|travad[oa]|fout\p{L}*|kapot|werkt niet|start niet|vastgelopen)(?!\p{L})/iu;

/** What names the case in which it holds. */
const IN_CASE =
  /^(?:if|when|whenever|once|in case|wenn|falls|sobald|bei|si|quand|lorsque?|en cas|cuando|en caso|se|quando|in caso|caso|als|wanneer|indien)(?!\p{L})/iu;

/** Whether a sentence bids what helps against the trouble that its heading names, and neither it nor the title has a word of that. */
export function curesUnnamed({ text, passage, terms, source }: Unit): boolean {
  const trouble = TROUBLE.exec(passage.heading)?.[0];
  if (trouble === undefined || IN_CASE.test(text)) return false;
  const isOrder = questionFormsOf(source.locale)?.bids.test(text) ?? bids(text);
  const named = [trouble, source.title].flatMap((each) => termsOf(each, source.locale));
  return isOrder && !named.some((term) => terms.includes(term));
}
