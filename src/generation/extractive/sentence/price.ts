import { FRANCS, MONEY_BEFORE, MONEY_BEHIND } from "../../../search/analysis/currencies.ts";
import { termsOf } from "../../text/terms.ts";

/** Names of a price, in the languages of the engine. */
const PRICE_NAMES =
  "costs?|prices?|priced|kost(?:et|en)?|preise?|gebühr(?:en)?|tarieven|tarif|co[uû]te(?:nt)?|coûts?|prix|tarifs|cuestan?|precios?|tarifas?|costa(?:no)?|prezz[oi]|tariff[ae]|custam?|preços?|prijs|prijzen";
const ASKS_PRICE = new RegExp(`(?<!\\p{L})(?:${PRICE_NAMES})(?!\\p{L})`, "giu");
/** That nothing is asked for. */
const FREE =
  /(?<!\p{L})(?:free of charge|kostenlos|(?:kosten|beitrags|gebühren)frei|gratis|gratuit(?:e|s|es|o|a|os|as|amente)?|grátis)(?!\p{L})/iu;
/** A sum of money, or that none is asked for. */
const PRICE = new RegExp(
  `${MONEY_BEFORE}\\s?\\p{N}|\\p{N}(?:[.,][-–]{1,2})?\\s?${MONEY_BEHIND}|${FRANCS}|${FREE.source}`,
  "iu",
);

/** The words by which a question asks for a price. */
export function priceWordsOf(query: string): readonly string[] {
  return query.match(ASKS_PRICE) ?? [];
}

/** The terms of a question by which it asks for a price. */
export function priceTermsOf(query: string, locale: string): string[] {
  return priceWordsOf(query).flatMap((word) => termsOf(word, locale));
}

/** What costs little, in the languages of the engine. */
const CHEAP =
  /(?<!\p{L})(?:cheap(?:er|est)?|affordable|inexpensive|günstig\p{L}*|billig\p{L}*|preiswert\p{L}*|pas cher|moins cher|barat[oa]s?|económic[oa]s?|econômic[oa]s?|economic[oahei]{1,2}|goedko(?:op|pe|per|pere))(?!\p{L})/giu;

/** The terms by which a query asks for what costs little. */
export function cheapTermsOf(query: string, locale: string): string[] {
  return (query.match(CHEAP) ?? []).flatMap((word) => termsOf(word, locale));
}

/** Questions for how much is paid, by the verb, and for how high a sum is. */
const ASKS_SUM = /^\P{L}*(?:how (?:much|high)|wie ?viel|wie hoch|combien|cu[aá]nto|quanto|hoeveel|hoe hoog)(?!\p{L})/iu;
const PAYING =
  /(?<!\p{L})(?:pay|high|(?:be)?zahl(?:e|en|t)|hoch|payer|paie|payons|élevée?|pagar|pago|pagamos|pagare|paghiamo|betal(?:en|ing)|betaal[dt]?|hoog)(?!\p{L})/giu;

/** What is high, and no sum but beside the name of one: a tower is as well. */
const HIGH = /^(?:high|hoch|hoog|élevée?)$/iu;
/** Names of sums besides those of a price, the last part of German and Dutch ones. */
const SUM = new RegExp(
  `(?<!\\p{L})(?:${PRICE_NAMES}|(?:fee|charge|rate|rent|deposit|fine|penalty|toll|tax|due|subscription|contribution|donation|grant|wage|salary|discount|amount|sum|surcharge|premium|fare|admission)s?|taxes|\\p{L}*(?:beitrag|beiträge|gebühr(?:en)?|preise?|kosten|kaution|miete|pacht|eintritt|entgelte?|steuern?|strafe|betrag|summe|spende|gehalt|lohn|zuschuss|pfand|tarife?|rabatt|honorar|pauschale|umlage|bußgeld|abgabe|borg|borgsom|bedrag|prijs|prijzen|huur|contributie|tarief|boete|belasting|loon|vergoeding|toeslag|geld|premie)|cotisation|caution|loyer|montant|taxe|frais)(?!\\p{L})`,
  "iu",
);

/** The terms by which a question asks for a sum, beside what it is paid for: a sum tells it without them. */
export function payingTermsOf(query: string, locale: string): string[] {
  if (!ASKS_SUM.test(query)) return [];
  const words = (query.match(PAYING) ?? []).filter((word) => !HIGH.test(word) || SUM.test(query));
  return words.flatMap((word) => termsOf(word, locale));
}

/** What is paid, beside a number: "The fee is 620." */
const PAID = new RegExp(
  `(?<!\\p{L})(?:${PRICE_NAMES}|fees?|charges?|rates?|beitrag|tarife?|frais|tasas?|taxas?)(?!\\p{L})`,
  "iu",
);

/** Whether a sentence tells what is to be paid, be it in money that has no sign. */
export function tellsSum(sentence: string): boolean {
  return tellsPrice(sentence) || (/\p{N}/u.test(sentence) && PAID.test(sentence));
}

/** Whether a text tells a price: it answers what something costs without that word. */
export function tellsPrice(text: string): boolean {
  return PRICE.test(text);
}

/** Whether a text tells that nothing is asked for. */
export function tellsFree(text: string): boolean {
  return FREE.test(text);
}

/** Whether a question asks if a thing is free, in English. */
const ASKS_FREE =
  /^(?:and |so )?(?:is|are) (?<thing>[^,;]*)(?<!-|\b(?:ad|alcohol|caffeine|dairy|duty|fat|gluten|lactose|nut|risk|smoke|sugar|tax|toll) )\bfree(?: of charge| to use)?\W*$/i;
/** That a thing is free of charge, or is paid for: one that is free of errors, or free to be moved, tells neither. */
const FREE_OR_PAID =
  /\b(?:is|are|be|stays?|remains?)(?: (?:not|also|always|currently|100%|\p{L}+ly))* free(?: (?:of charge|forever|(?:to (?:all|attend|browse|download|enter|everyone|join|park|try|use|visit|watch)|after|all|and|as|at|because|before|but|during|for|here|if|in|on|only|or|so|there|throughout|unless|until|up|when|while|with|within)\b)|(?=\W*[,.;:!)]|$))|\bfree (?:plans?|trials?|tiers?|versions?|services?|apps?|products?|of charge|software|and open)\b|\bfor free\b|\b(?:costs?|pay|paid|payments?|pric(?:e|es|ed|ing)|subscriptions?|subscribe|charged?|fees?)\b|n['’]t free\b/iu;
/** Words of a thing that do not name it. */
const UNNAMING = /^(?:the|this|that|these|those|there|your|our|its|any|all|for|and|with)$/i;

/** What tells whether a thing is free, where a query asks that: of its charge, or that it is offered free ("free delivery"). */
export function freeOf(query: string): RegExp | undefined {
  const thing = ASKS_FREE.exec(query)?.groups?.thing;
  if (thing === undefined) return undefined;
  const named = (thing.match(/\p{L}{3,}/gu) ?? []).filter((word) => !UNNAMING.test(word));
  if (named.length === 0) return FREE_OR_PAID;
  const words = named.map((word) => `${word.replace(/s$/i, "")}s?`);
  return new RegExp(`${FREE_OR_PAID.source}|\\bfree (?:\\p{L}+ )?(?:${words.join("|")})(?!\\p{L})`, "iu");
}
