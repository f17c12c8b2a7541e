import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";
import { tellsPrice } from "../../sentence/price.ts";
import type { Block } from "../block.ts";

/** Whether anything is to be paid at all, in the languages of the engine; by what it is paid is another matter. */
const ASKS = anyOf(
  /^\P{L}*(?:(?:and|so) )?(?:do|would|will|must|should) (?:i|we|you|one|people|visitors|members) (?:(?:have|need) to )?pay\b(?! (?:by|with|in|before|online|now|via|upfront|at|on|taxes|tax|vat|back)\b)|^\P{L}*(?:does|will|would) (?:it|this|that|(?:the |your )?\p{L}+) cost (?:anything|something|money)\b|^\P{L}*is there (?:a|any) (?:charge|fee|cost)\W*$|^\P{L}*(?:is|are) (?:it|this|that|everything|(?:(?:the|your) )?\p{L}+) free(?: (?:to use|of charge|for \p{L}+(?: \p{L}+)?))?\W*$|^\P{L}*can (?:i|we) (?:use|have|get|join|visit|try) (?:it|this|that|in|you)?\W*(?:for free|free of charge)\W*$/iu,
  /^\P{L}*(?:muss|müssen) (?:ich|man|wir) (?:für (?:\p{L}+ ){1,3})?(?:(?:etwas|dafür|was|eintritt) )*(?:be)?zahlen\W*$|^\P{L}*kostet (?:das|es|(?:der|die|das) \p{L}+) (?:etwas|was|geld)\W*$|^\P{L}*(?:ist|sind) (?:das|es|(?:der|die|das) \p{L}+|\p{L}+) (?:kostenlos|kostenfrei|gratis|umsonst|kostenpflichtig)\W*$/iu,
  /^\P{L}*(?:est-ce|c['’ ]?est|est-ce que c['’]est|(?:le|la|l['’]) ?\p{L}+ est(?:-il|-elle)?) (?:gratuite?|payante?)\W*$|^\P{L}*(?:faut-il|dois-je|doit-on|est-ce qu['’]il faut) payer(?: quelque chose)?(?: pour (?:\p{L}+['’ ]?){1,4})?\W*$/iu,
  /^\P{L}*(?:es|son|está)(?: \p{L}+)? (?:gratis|gratuit[oa]s?|de pago)\W*$|^\P{L}*(?:hay|tengo|tenemos) que pagar(?: algo)?(?: (?:por|para) (?:\p{L}+ ?){1,4})?\W*$|^\P{L}*cuesta (?:algo|dinero)\W*$/iu,
  /^\P{L}*(?:è|e['’])(?: \p{L}+)? (?:gratis|gratuit[oa]|a pagamento)\W*$|^\P{L}*(?:devo|dobbiamo|bisogna|si deve) pagare(?: qualcosa)?(?: per (?:\p{L}+['’ ]?){1,4})?\W*$|^\P{L}*si paga(?: qualcosa)?\W*$|^\P{L}*costa qualcosa\W*$/iu,
  /^\P{L}*é(?: \p{L}+)? (?:grátis|gratuit[oa]|pag[oa])\W*$|^\P{L}*(?:tenho|preciso|temos|é preciso) (?:(?:que|de) )?pagar(?: algo| alguma coisa)?(?: (?:pel[oa]s?|para|por) (?:\p{L}+ ?){1,4})?\W*$|^\P{L}*(?:paga-se|custa alguma coisa)\W*$/iu,
  /^\P{L}*is (?:het|dit|dat|(?:de|het) \p{L}+) gratis\W*$|^\P{L}*(?:moet|moeten) (?:ik|we|wij|je) (?:iets |ervoor )?(?:betalen|betalen voor (?:\p{L}+ ?){1,3}|voor (?:\p{L}+ ){1,3}betalen)\W*$|^\P{L}*kost (?:het|dit|dat) (?:iets|geld)\W*$/iu,
);
/** The words by which that is asked. */
const WORDS =
  /(?<!\p{L})(?:pay|costs?|anything|something|money|charge|fee|free|use|(?:be)?zahlen|dafür|etwas|was|geld|kostet|kostenlos|kostenfrei|gratis|umsonst|kostenpflichtig|gratuite?|payante?|payer|quelque|chose|faut|dois|doit|gratuit[oa]s?|pago|pagar|algo|dinero|cuesta|hay|tengo|pagamento|pagare|paga|qualcosa|devo|bisogna|costa|grátis|custa|preciso|tenho|betalen|iets|kost|moet)(?!\p{L})/giu;

/** That nothing is: "feel free", "sugar-free" and what is free from something cost what they cost. */
const FREE = anyOf(
  /(?<!\b(?:feel|(?<!will )be|am|set|for|risk|gluten|smoke|sugar|dairy|lactose|nut|lead|duty|tax|hassle|stress|ad) |-)\bfree\b(?! (?:to (?!all|use|join|attend|enter|everyone|visit|download|try|play|watch|members?)|of (?!charge)|from|space|disk|up|time|view|hand|spots?|places?|trials?)\b)|\bfor free\b|\b(?:no|without) (?:extra |additional |any )?(?:charge|cost|fee)s?\b|\bfully funded\b/iu,
  /(?<!\p{L})(?:kostenlos\p{L}*|kostenfrei\p{L}*|gebührenfrei\p{L}*|unentgeltlich\p{L}*|umsonst|gratis|gratuit\p{L}*|grátis|kosteloos|kosteloze|(?:eintritt|zutritt) (?:ist )?frei|(?:entrée|accès) (?:est )?libre|(?:entrada|acceso) (?:es )?libre|ingresso (?:è )?libero|entrada (?:é )?(?:franca|livre)|toegang (?:is )?vrij|keine kosten|sans frais|sin (?:coste|costo|cargo)|senza costi|sem custos?|geen kosten)(?!\p{L})/iu,
);

/** The terms by which a question asks whether anything has to be paid; none of any other. */
export function chargeTermsOf(query: string, locale: string): string[] {
  return ASKS.test(query) ? (query.match(WORDS) ?? []).flatMap((word) => termsOf(word, locale)) : [];
}

/** Whether a text says what is to be paid, or that nothing is. */
export function tellsCharge(text: string): boolean {
  return tellsPrice(text) || FREE.test(text);
}

/** Whether a text says that nothing is to be paid. */
export function tellsFree(text: string): boolean {
  return FREE.test(text);
}

/** Whether a block says neither, where that is asked. */
export function lacksCharge({ units, rest = [] }: Block, charge: readonly string[]): boolean {
  return charge.length > 0 && ![...units, ...rest].some(({ text }) => tellsCharge(text));
}
