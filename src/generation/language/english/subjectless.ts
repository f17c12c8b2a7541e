import { oneOf } from "../one-of.ts";

/** What a reference says of its entry: "Returns the list of …". */
const DOES =
  "Supports|Runs|Sets|Returns|Displays|Allows|Provides|Contains|Includes|Enables|Uses|Makes|Creates|Shows|Gives|Adds|Removes|Specifies|Represents|Indicates|Describes|Defines|Controls|Determines|Requires|Accepts|Ensures|Prevents|Generates|Applies|Works|Comes|Lets|Keeps|Takes|Gets|Stores|Sends|Converts|Suggests|Helps|Deletes|Saves|Prepends|Appends";

const OPENING = oneOf(
  /(?:Built|Made|Created|Maintained|Written|Developed|Designed|Powered|Hosted|Run)(?: and \p{Ll}+)? by (?:\p{Lu}|the\b|our\b|an?\b)[^,]*$/u,
  /(?:[Cc]an|[Cc]ould|[Mm]ust|[Ss]hould|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]ad|[Dd]oes|[Dd]id|(?:[Mm]ay|[Ww]ill|[Mm]ight) be|[Tt]o be\b(?![^.,]{3,120}, (?:you|we|they|he|she|it|an?|the|your|each|every|all)\b)|Will (?=\p{Ll})|Has (?:an?|no|the|few|many|several))\b/u,
  new RegExp(`(?:${DOES})(?! (?:of|are|is|were|for|and|in|by|to|from|within|after|sent|made|without|with)\\b)(?= )`),
  /Needs (?:to|an?|the)\b/u,
  /(?:Required|Optional|Deprecated|Mandatory) (?:if|when|unless)\b/u,
  /(?:Available|Supported|Included|Located) (?:on|in|for|from|to|with|only)\b(?!.*, )/u,
  /(?!Sometimes|Always|Perhaps|Besides|Towards|Afterwards|Nowadays)\p{Lu}\p{Ll}{2,}[^suia\P{Ll}]s (?:an? (?!year|month|week|day|hour|minute)|the (?!size|length|kind|world|way)|(?:your|our|whether)\b)/u,
);

/** Openers of what has lost its subject: half of a list's lead-in, or what a reference says of its entry. */
export const SUBJECTLESS = new RegExp(`^${OPENING}`, "u");
