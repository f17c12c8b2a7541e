import { ADMISSION } from "../../../language/forms/bought.ts";
import { tellsPrice } from "../../sentence/price.ts";

/** What a question asks the price of. */
const ASKS_PRICE_OF =
  /^¿?(?:How much do(?:es)?|Was kostet|Wie hoch (?:ist|sind)(?= d(?:er|ie) \p{L}*(?:preise|kosten|gebühren|tarife|beitr[aä]ge?)\?)|Combien coûte(?:nt)?|Quels sont les (?:tarifs|prix) d['’]|Cuánto cuestan?|Cuáles son los precios de|Quanto custam?|Quanto costa(?:no)?|Wat kost(?:en)?|Wat zijn(?= de \p{L}*(?:prijzen|tarieven|kosten)\?)|Hoe hoog is(?= de contributie))(?:(?<=['’])|\s)(?:(?:the|le|la|les|los|las|el|os|as|o|a|il|lo|i|gli|der|die|das|de|het) |l['’])?(?<thing>[\p{L}-]{3,})(?:\s[^?]*)?\?$/iu;
/** What of other things than money is called so too: of a pulse. */
const ASKS_RATES = /^What are the rates\?$/;
/** Questions for prices, by whatever name. */
const ASKS_PRICES =
  /(?<!\p{L})(?:costs?|coûte(?:nt)?|cuestan?|costa(?:no)?|custam?|prices|rates|prix|precios|preços|prezzi|kost(?:en)?|kostet)(?!\p{L})|(?:preise|kosten|prijzen)\?$/iu;
/** What names no thing. */
const UNNAMED =
  /^(?:das|es|it|this|that|het|dat|dit|cela|ça|esto|eso|questo|isto|(?:die|de )?(?:kosten|preise|gebühren|tarife|beiträge|prijzen|tarieven))$/iu;
/** Sums that are one word with their thing: "Kursgebühren". */
const SUMS = /^(?<thing>\p{L}{2,}?)s?(?:preise?|kosten|gebühr(?:en)?|tarife?|beitr[aä]ge?|prijzen|tarieven)$/iu;
/** A sum that is told by that alone: "Der Beitrag beträgt 50 €." */
const SUM_ALONE =
  /(?<!\p{L})(?:preise?|gebühr(?:en)?|beitr[aä]ge?|tarife?|contributie|prijs|prijzen)(?!\p{L})(?! (?:für|pro|des|der|von|voor|van)(?!\p{L}))/iu;
/** Verbs that give a price to their subject, and what else says that a line is a statement. */
const COSTS =
  /(?<!\p{L})(?:costs?|kosten?|kostet|beträgt|betragen|coûte(?:nt)?|cuestan?|costa(?:no)?|custam?|bedraagt)(?!\p{L})/iu;
const STATES =
  /(?<!\p{L})(?:is|are|was|pays?|ist|sind|zahl(?:t|en)|est|sont|paie(?:nt)?|es|son|pagan?|è|sono|pagano|é|são|pagam|zijn|betaalt|betalen)(?!\p{L})/iu;
/** Where another subject may begin; "en" joins in Dutch alone. */
const CLAUSES =
  /(?<!Fr)[.;:,!?()]+(?=\s|$)|\n|\s[–—-]\s|\s(?:and|but|while|whereas|which|that|und|aber|oder|et|mais|qui|que|y|pero|e|ed|ma|che|mas|maar)(?=\s)/iu;
const CLAUSES_IN_DUTCH = new RegExp(`${CLAUSES.source}|\\sen(?=\\s)`, "iu");
const ROWS = /(?<!Fr)[.;,](?=\s|$)|\n/u;
/** "Adults: £5", "- Adults £5" */
const ROW = /^\s*(?:- )?[\p{L}\p{N}(][^\n]{0,80}$/u;
const ADMITS = new RegExp(`(?<!\\p{L})(?:${ADMISSION})(?!\\p{L})`, "iu");
/** What is won, and who wins it: "Preise", "prix" and "prijzen" are that too. */
const IS_WON =
  /(?<!\p{L})(?:winn(?:ers?|ing|aars?|en)|won|awards?|prizes?|jury|jurado|nobel\p{L}*|gewinner\p{L}*|gewann\p{L}*|gewonnen|preisträger\p{L}*|preisgeld\p{L}*|verliehen|dotiert|lauréate?s?|gagn\p{L}+|décern\p{L}+|ganador\p{L}*|premi(?:o|os|ad\p{L}+|at\p{L}+)?|galard\p{L}+|vincit\p{L}+|vencedor\p{L}*|pr[êé]mios?)(?!\p{L})|(?<!\p{N})\d(?:\.|er|e|º|ste|de)? (?:platz|preis|rang|prix|place|prijs|plaats)(?!\p{L})|(?:^|[.;\n] ?)(?:- )?(?:erste[rs]?|eerste|premier|primero|primo|primeiro|1er)(?: (?:preis|platz|prijs|plaats|prix|premio|prêmio))?(?:: | \| )/iu;

/** Whether a question asks for prices, and a text tells what is won. */
export function tellsOfPrizes(question: string, text: string): boolean {
  return ASKS_PRICES.test(question) && IS_WON.test(text);
}

/** Whether lines of a table tell prices where a question asks for them, which are paid and not won; true for any other question. */
export function tellsPrices(question: string, text: string): boolean {
  if (tellsOfPrizes(question, text)) return false;
  return tellsPrice(text) || !(ASKS_RATES.test(question) || ASKS_PRICE_OF.test(question));
}

/** Whether a text tells the price that a question asks for, and of the thing it asks for; true for any other question. */
export function tellsPriceAsked(question: string, text: string): boolean {
  if (!tellsPrices(question, text)) return false;
  const thing = ASKS_PRICE_OF.exec(question)?.groups?.thing;
  if (thing === undefined || UNNAMED.test(thing) || isOfRows(text)) return true;
  const sums = SUMS.exec(thing)?.groups?.thing;
  const clause = pricedClause(text, /^Wat|^Hoe/.test(question));
  if (names(clause, sums ?? thing)) return true;
  // The sums of a thing are told without it, but by no verb of another.
  return sums !== undefined && (SUM_ALONE.test(clause) || !COSTS.test(clause));
}

/** Whether several lines tell prices, each by what it is for: what they are prices of, the heading above them says. */
function isOfRows(text: string): boolean {
  const priced = text.split(ROWS).filter(tellsPrice);
  return priced.length > 1 && priced.every((row) => ROW.test(row) && !COSTS.test(row) && !STATES.test(row));
}

/** The first clause of a text that tells a price. */
function pricedClause(text: string, isDutch: boolean): string {
  return text.split(isDutch ? CLAUSES_IN_DUTCH : CLAUSES).find(tellsPrice) ?? "";
}

/** Letters that the forms of a noun share, at least. */
const ROOT = 4;

function names(clause: string, thing: string): boolean {
  if (ADMITS.test(thing) && ADMITS.test(clause)) return true;
  const root = thing.slice(0, Math.max(ROOT, thing.length - 1)).toLowerCase();
  return clause
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.startsWith(root));
}
