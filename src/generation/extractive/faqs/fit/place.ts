import { firstSentence } from "../../sentence/trim.ts";

/** Questions for where to go and where a thing is. */
const WHERE_TO = /^where (?:do|can|should) I go\b/i;

const WHERE_IS = /^where (?:do|can|should) I find\b/i;

/** What tells where a thing is, and what names a place. */
const LIES = /\b(?:near|behind|inside|within|beside|next to|above|below|here|there|online|link|store|office)\b/i;

const NAMES_PLACE =
  /\b(?:go to|in|on|at|from|under|via|visit|open|click|select|page|site|website|tab|menu)\b|[\p{L}\d-]\.\p{Ll}{2,}/iu;

/** A corner of a page, and of which, it does not tell. */
const IN_A_CORNER =
  /\b(?:on|in|at|towards?) the (?:upper |lower |very )?(?:top|bottom|left|right)(?: (?:left|right|side|corner))*(?: (?:of|on|in) the (?:page|screen|window))?\.$/i;

const IN_A_MENU = /\b(?:menu|tab|sidebar|toolbar|bar|next to|settings|dashboard)\b/i;

/** Whether a question for a place is answered by what names none. */
export function isPlaceless(question: string, text: string): boolean {
  if (WHERE_IS.test(question) && firstSentence(text) === text && IN_A_CORNER.test(text) && !IN_A_MENU.test(text))
    return true;
  if (WHERE_IS.test(question)) return !NAMES_PLACE.test(text) && !LIES.test(text);
  return WHERE_TO.test(question) && !NAMES_PLACE.test(text);
}
