/** Codes of currencies that are a word in no language: in any letters, "30 czk". */
const PLAIN_CODES =
  "AED|ARS|AUD|BDT|BGN|BHD|BRL|BYN|CAD|CHF|CLP|CNY|CZK|DKK|DZD|EGP|EUR|GBP|GHS|HKD|HRK|HUF|IDR|INR|ISK|JOD|JPY|KES|KRW|KWD|KZT|LKR|MDL|MKD|MXN|MYR|NGN|NOK|NZD|OMR|PKR|PLN|QAR|RMB|RSD|SGD|THB|TND|TWD|UAH|USD|UYU|VND|ZAR";
/** Those that are a word or a name somewhere: "30 Sek.", "step 2, try again". */
const CODES_LIKE_WORDS = "COP|ILS|MAD|PEN|RON|RUB|SAR|SEK|TRY";

/** Codes of the currencies that prices are told in. */
export const CURRENCY_CODES = `${PLAIN_CODES}|(?-i:${CODES_LIKE_WORDS})`;

/** Abbreviations that stand before or behind a sum as signs do: "1 000 Kč", "R$ 50". */
const ABBREVIATIONS = "R\\$|Kčs?|zł|(?-i:Ft)|kr\\.?";

/** Names of money behind a sum, in the languages that are read. */
const NAMES =
  "euros?|dollars?|pounds|quid|cents|francs?|(?-i:Franken|Euro|Kronen)|frank|franchi|francos|dólares|dollari|sterline|pesos|reais|kronen|kroner|kronor|koruna?s?|crowns|złotych|forints?|rupees|yen|roubles|rubles|rupias";

/** What says that the figure before it is money, by itself and where a word ends. */
export const MONEY_BEHIND = `(?:\\p{Sc}|(?:${ABBREVIATIONS}|${CURRENCY_CODES}|${NAMES})(?!\\p{L}))`;

/** The same before a figure. */
export const MONEY_BEFORE = `(?:\\p{Sc}|(?<!\\p{L})(?:${ABBREVIATIONS}|${CURRENCY_CODES}))`;

/** A sum of money: its first figure, or all of one that its currency stands behind ("5,- €", "1,000 Kč"). */
export const SUM = `(?:(?:${MONEY_BEFORE}|Fr\\.)[ \u00a0]?\\d|\\d[\\d.,'’\u00a0]{0,10}(?:[-–—]{1,2})?[ \u00a0]?(?:${MONEY_BEHIND}|Fr\\.))`;

/** The codes, names and signs of money in a text that is written small, without its accents. */
export const MONEY_FOLDED = `\\p{Sc}|(?<!\\p{L})(?:${PLAIN_CODES.toLowerCase()}|euros?|dollars?|pounds?|cents?|kc|zl|kr)(?!\\p{L})`;

/**
 * A sum in francs as the Swiss abbreviate them. "Fr." is Friday too: before a figure it is money where that is neither
 * an hour nor a day, or has centimes that are no minutes ("Fr. 10.–", "Fr. 120", "Fr. 5.90").
 */
export const FRANCS =
  "(?<!\\p{L})Fr\\. ?(?:\\d{1,6}\\.[-–—](?! ?\\d)|(?:3[2-9]|[4-9]\\d|\\d{3,6})(?![\\d:])|\\d{1,2}\\.[6-9]\\d(?!\\d))|\\d(?:\\.[-–—]{1,2})? ?Fr\\.(?! ?\\d)";
