import type { Language } from "../../../language/language.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { termsOf } from "../../../text/terms.ts";
import type { Unit } from "../../page/unit.ts";

/** What leads to another way than the one that is told already, to one for some alone, or to several of them. */
const ANOTHER =
  /(?<!\p{L})(?:aussi|également|plusieurs|seule?s?|sinon|autrement|auch|mehrere[nr]?|nur|sonst|andernfalls|alternativ|también|vari[ao]s|sólo|solo|además|también|também|vári[ao]s|apenas|só|anche|divers[ie]|soltanto|altrimenti|ook|meerdere|alleen|anders|(?:solu[tcz]i|op[tcz]i|possibi)\p{L}+|méthodes|möglichkeiten|lösungen|opties|mogelijkheden)(?!\p{L})/iu;
/** The case that a list is for. */
const OF_A_CASE =
  /^(?:\p{L}+, )?(?:si|s['’]ils?|dans le cas|en cas|wenn|falls|sofern|im falle?|se|caso|nel caso|en caso|als|indien|wanneer|in het geval|quand|lorsque|cuando|quando|de qualquer (?:maneira|forma|modo)|de todas formas|en tout cas|comunque|in ogni caso|jedenfalls|in elk geval)(?!\p{L})/iu;
/** The same of what stands before it. */
const OF_ANOTHER_CASE =
  /^(?:\p{L}+, )?(?:si (?:ce n['’]est pas|tel n['’]est pas) le cas|wenn (?:das|dies) nicht der fall ist|(?:si|de) no (?:es|fuera) así|se (?:não|nao) for o caso|se (?:così non è|non è così)|als dat niet zo is|zo niet|sinon|andernfalls|altrimenti|caso contrário|de lo contrario)(?!\p{L})/iu;

/** "To add a box:" */
const TO_AN_END = /^(?:pour|para|per|um|om) /iu;

/** Whether a line says of what stands before it that it does not hold. */
export function isOfOtherCase({ text }: Unit): boolean {
  return OF_ANOTHER_CASE.test(text);
}

/** Whether a line leads to a list for one case. */
export function leadsForCase({ kind, text }: Unit): boolean {
  return kind === "prose" && /[:：]$/u.test(text) && OF_A_CASE.test(text);
}

/**
 * Whether an unnumbered list of orders is the way that its section tells, in a language of templates: it opens the section,
 * or stands behind a line that leads to it, is said for all and of the task, and no way is told before it.
 */
export function isLedTo(units: readonly Unit[], first: number, question: string, language: Language): boolean {
  if (first === 0) return true;
  const lead = units[first - 1]!;
  const forms = questionFormsOf(lead.source.locale);
  if (forms === undefined) return true;
  if (lead.kind !== "prose" || !/[:：]$/u.test(lead.text)) return false;
  if (ANOTHER.test(lead.text) || OF_A_CASE.test(lead.text) || language.dangling.test(lead.text)) return false;
  const asked = new Set(termsOf(question, lead.source.locale));
  const isOfTask = lead.terms.some((term) => asked.has(term));
  if (isOfTask && TO_AN_END.test(lead.text)) return true;
  const tells = [forms.bids, forms.obliges];
  const before = units.slice(0, first - 1);
  if (before.some(({ text }) => tells.some((form) => form.test(text)))) return false;
  return before.length === 0 || isOfTask;
}
