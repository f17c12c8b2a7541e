/** Questions for where to go and where a thing is. */
const WHERE_TO = /^where (?:do|can|should) I go\b/i;

const WHERE_IS = /^where (?:do|can|should) I find\b/i;

/** What tells where a thing is, and what names a place. */
const LIES = /\b(?:near|behind|inside|within|beside|next to|above|below|here|there|online|link|store|office)\b/i;

const NAMES_PLACE =
  /\b(?:go to|in|on|at|from|under|via|visit|open|click|select|page|site|website|tab|menu)\b|[\p{L}\d-]\.\p{Ll}{2,}/iu;

/** Whether a question for a place is answered by what names none. */
export function isPlaceless(question: string, text: string): boolean {
  if (WHERE_IS.test(question)) return !NAMES_PLACE.test(text) && !LIES.test(text);
  return WHERE_TO.test(question) && !NAMES_PLACE.test(text);
}
