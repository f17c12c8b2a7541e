import { tellsPrice } from "../../sentence/price.ts";

/** A question for money or for a size, and what tells one. */
const ASKS_AMOUNT =
  /^(?:how much (?:money|does .+ (?:cost|earn|pay|make)\?|is (?:the|a) \p{L}+ fee)|what (?:is the )?(?:(?:maximum|minimum|file|upload|largest|smallest) )+(?:size|amount|length|weight)s?\b)/iu;
const TELLS_AMOUNT =
  /\d|\b(?:free|no|none|nothing|zero|unlimited|any|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|thousand|million|billion|half|double|twice|depends?|var(?:y|ies)|as (?:much|many|large|long) as|same)\b/iu;

/** What a thing costs, asked in other languages, and what tells it beside figures. */
const ASKS_COST =
  /^¿?(?:combien (?:co[uû]te|est-ce que|cela|ça)|quel est le (?:prix|coût|tarif)|(?:was|wie ?viel) kostet|wie (?:hoch|teuer) (?:ist|sind)|cuánto (?:cuesta|vale|es)|quanto (?:costa|custa|é)|(?:wat|hoeveel) kost)(?!\p{L})/iu;
const TELLS_COST =
  /\p{N}|(?<!\p{L})(?:gratis|gratuit\p{L}*|grátis|kostenlos|kostenfrei|umsonst|kosteloos|frei|libre|libera|livre|nichts|niets|rien|nada|niente|nulla|kein\p{L}*|geen|ningun\p{L}*|nessun\p{L}*|nenhum\p{L}*|aucun\p{L}*|(?:hängt|abhängig|richtet|dépend|depend|dipend|varia|varí|varier|afhankelijk|hangt)\p{L}*|ein(?:en|e)? euro|un euro|(?:deux|zwei|dos|due|dois|twee|fünf|cinq|cinco|cinque|vijf|zehn|dix|diez|dieci|dez|tien|zwanzig|vingt|veinte|venti|vinte|twintig) euros?)(?!\p{L})/iu;

/** A year or a season, and how many of something there are to choose from: no sums. */
const NO_SUM =
  /(?<![\p{N}\p{Sc}.,])(?:19|20)\d\d(?:[/–-]\d{2,4})?(?![\p{N}]|\s?\p{Sc})|(?<!\p{L})(?:two|three|four|five|six|several|\d) (?:\p{L}+ )?(?:kinds?|types?|sorts?|options?|categories|classes|levels|tiers|ways)\b/giu;

/** Whether a question for an amount is told none. */
export function leavesAmountUntold(question: string, text: string): boolean {
  const asksCost = ASKS_COST.test(question);
  if ((!asksCost && !ASKS_AMOUNT.test(question)) || tellsPrice(text)) return false;
  return !(asksCost ? TELLS_COST : TELLS_AMOUNT).test(text.replace(NO_SUM, " "));
}
