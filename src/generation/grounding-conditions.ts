import { primaryLanguage } from "../search/analysis/stems.ts";
import { contentTerms } from "./grounding-terms.ts";

/** What narrows a statement to a case, an exception, a day or some people, by language. */
const CONDITIONS: Readonly<Record<string, RegExp>> = {
  en: words(
    "if|unless|when|whenever|only|except|excluding|provided|providing|as long as|so long as|in case|subject to|depending on|apart from|until|(?:once|after|before) (?:you|your order|the order|they|we)|(?:on|every|each) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?)|for (?:[a-z'-]+ ){0,2}(?:members?|subscribers|students?|seniors|children|residents|employees|companies|schools|customers|guests|orders)",
  ),
  es: words(
    "si|salvo|excepto|cuando|solo|sólo|solamente|únicamente|siempre que|a menos que|en caso de|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|para (?:los |las )?(?:\\p{L}+ )?(?:miembros|socios|estudiantes|niños|clientes|pedidos)",
  ),
  fr: words(
    "si|s['’]ils?|sauf|excepté|lorsque|quand|seulement|uniquement|à condition|à moins|en cas|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|pour les (?:\\p{L}+ )?(?:membres|abonnés|étudiants|enfants|clients|commandes)",
  ),
  de: words(
    "wenn|falls|sofern|nur|außer|sobald|solange|es sei denn|vorausgesetzt|ausschließlich|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s|für (?:\\p{L}+ )?(?:mitglieder|abonnenten|studenten|studierende|kinder|kunden|bestellungen)",
  ),
  pt: words(
    "se (?:o|a|os|as|um|uma|você|não|for|houver|estiver|tiver|quiser|seu|sua)|quando|salvo|exceto|somente|apenas|só|desde que|a menos que|em caso de|aos (?:sábados|domingos)|para (?:os |as )?(?:\\p{L}+ )?(?:membros|sócios|estudantes|crianças|clientes|pedidos)",
  ),
  it: words(
    "se|quando|salvo|tranne|eccetto|solo|soltanto|solamente|purché|a meno che|a condizione|in caso di|(?:di|il|la) (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|per (?:i |gli |le )?(?:\\p{L}+ )?(?:membri|soci|studenti|bambini|clienti|ordini)",
  ),
  nl: words(
    "als|indien|wanneer|tenzij|alleen|behalve|mits|zolang|uitsluitend|op (?:maan|dins|woens|donder|vrij|zater|zon)dagen|voor (?:\\p{L}+ )?(?:leden|abonnees|studenten|kinderen|klanten|bestellingen)",
  ),
  zh: /如果|若|除非|只有|仅|只限|限于|当[^，。]{1,16}时|的话|除[^，。]{1,8}外|前提/u,
};
/** What costs nothing does so for those, and as long, as stands right behind that. */
const FREE =
  /(?<!\p{L})(?:free|kostenlos|gratis|gratuite?s?|grátis|gratuit[oaie])(?!\p{L})(?<behind>[^,;.!?，；。]*)/iu;
/** Where a sentence goes on with a statement of its own, which a condition behind that does not bear on. */
const PARTS =
  /[;；]|[,，–—] ?(?:and|but|while|whereas|y|pero|mientras|et|mais|tandis|und|aber|während|e|mas|ma|mentre|en|maar|terwijl|但|而)(?!\p{L})/iu;

/** Whether a statement says of what is free all that narrows it. */
export function keepsWhatIsFree(statement: string, sentence: string, locale: string): boolean {
  if (!FREE.test(statement)) return true;
  const behind = contentTerms(FREE.exec(sentence)?.groups?.behind ?? "", locale);
  return behind.isSubsetOf(contentTerms(statement, locale));
}

function words(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?![\\p{L}-])`, "iu");
}

/** Whether a statement that takes over what a sentence says names a condition where that does. A question has none. */
export function keepsCondition(statement: string, sentence: string, locale: string): boolean {
  const condition = CONDITIONS[primaryLanguage(locale)];
  if (!condition?.test(sentence) || condition.test(statement) || /[?？]["'”’»)]*$/u.test(sentence)) return true;
  const wanted = contentTerms(statement, locale);
  const heldBy = (text: string) => wanted.intersection(contentTerms(text, locale)).size;
  const all = heldBy(sentence);
  return sentence.split(PARTS).some((part) => !condition.test(part) && heldBy(part) === all);
}
