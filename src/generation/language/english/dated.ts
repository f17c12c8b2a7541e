import { oneOf } from "../one-of.ts";

const MONTHS = "january|february|march|april|may|june|july|august|september|october|november|december";

/** A day that was near when the text was written. */
const DAY = oneOf(
  /today|yesterday/,
  new RegExp(`this (?:past )?(?:week|month|spring|summer|fall|autumn|winter|morning|${MONTHS})`),
  /last (?:week|month|spring|summer|fall|autumn|winter|night)/,
  /recently|not long ago|earlier this (?:week|month|year)|a few (?:days|weeks|months) ago/,
);

/** What is not said of the text in hand but of one of several. */
const OF_SEVERAL =
  "first|second|third|fourth|fifth|last|latest|next|previous|prior|other|final|later|earlier|following|recent|upcoming|forthcoming";
const SOME_WORDS = `(?:(?!(?:${OF_SEVERAL})\\b)\\w+[- ]){0,2}`;

const TEXT =
  "(?:post|article|blog|guide|page|section|chapter|tutorial|video|interview|unit|lesson|module|recipe|exercise|walkthrough|workshop|course|document|quick ?start|demo|how-to)";
const EVENT =
  "(?:webinar|session|talk|event|class|training|presentation|webcast|podcast|episode|panel|seminar|call|briefing)";
const WITHIN = "(?:in|for|with|throughout)";

const OPENING = oneOf(
  /now\s+(?=(?:we|our)\b)/,
  new RegExp(`(?:earlier )?${DAY}(?:,\\s+|\\s+(?=(?:we|the|our|an?|\\p{Lu})\\b))`, "u"),
  /here (?=at\s)/,
  new RegExp(
    `${WITHIN} (?:this|our|my) ${SOME_WORDS}${TEXT}(?: (?:in|of) (?:this|our|the|a) [\\w-]+(?: series)?| from [^,.]{3,60})?(?:,\\s+|\\s+(?=(?:we|I|you)\\b))`,
  ),
  new RegExp(`${WITHIN} the ${SOME_WORDS}${TEXT}(?: (?:in|of) (?:this|our|the|a) (?:[\\w-]+ )?series)?,\\s+`),
  new RegExp(`in (?:this|our) ${SOME_WORDS}${EVENT}(?:,\\s+|\\s+(?=(?:we|I|you)(?:['’]ll| will| can)\\b))`),
  /while (?:that|this) [^,]{3,40} (?:was|were) (?:going on|happening|under ?way|taking place),\s+/,
);

/** Leading words that were true only on the day of writing, or in the text that they name; the match is what goes. */
export const DATED = new RegExp(`^${OPENING}`, "iu");
