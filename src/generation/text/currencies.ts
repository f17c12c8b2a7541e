/** Codes of the currencies that prices are told in. */
export const CURRENCY_CODES = "CHF|EUR|USD|GBP|CAD|AUD|SEK|NOK|DKK";

/**
 * A sum in francs as the Swiss abbreviate them. "Fr." is Friday too: before a figure it is money where that is neither
 * an hour nor a day, or has centimes that are no minutes ("Fr. 10.–", "Fr. 120", "Fr. 5.90").
 */
export const FRANCS =
  "(?<!\\p{L})Fr\\. ?(?:\\d{1,6}\\.[-–—](?! ?\\d)|(?:3[2-9]|[4-9]\\d|\\d{3,6})(?![\\d:])|\\d{1,2}\\.[6-9]\\d(?!\\d))|\\d(?:\\.[-–—]{1,2})? ?Fr\\.(?! ?\\d)";
