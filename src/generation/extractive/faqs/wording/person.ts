/** Words after which "you" is an object. */
const OBJECT =
  /\b(to|for|with|at|from|by|about|of|help(?:s|ed|ing)?|invite[ds]?|tell(?:s|ing)?|told|give[ns]?|gave|ask(?:s|ed|ing)?|sen[dt]s?|let(?:s|ting)?|allow(?:s|ed|ing)?|show(?:s|n|ed|ing)?|contact(?:s|ed|ing)?|charge[ds]?|reach(?:es|ed)?|pa(?:y|ys|id)|notif(?:y|ies|ied)|e-?mail(?:s|ed)?|call(?:s|ed|ing)?|offer(?:s|ed)?)\s+you\b/gi;

/** What a company has; the planet, life and the like are everybody's. */
export const OURS =
  /\bour\b(?! (?:\p{L}+ )?(?:planet|earth|universe|worlds?|brains?|bod(?:y|ies)|countr(?:y|ies)|nation|society|li(?:fe|ves)|kids|children|future|hearts?|history|climate|environment|government|economy|democracy|senses|minds?)\b)/gu;

/** The visitor asks, so what is "yours" on the page is "mine" in the question: "you were" → "I was", "to you" → "to me". What is "ours" is the company's: "yours". */
export function mine(phrase: string): string {
  return phrase
    .replace(/\byours\b/gi, "mine")
    .replace(/\byour\b/gi, "my")
    .replace(/\byourself\b/gi, "myself")
    .replace(/\byou aren['’]t\b/gi, "I am not")
    .replace(/\byou weren['’]t\b/gi, "I wasn’t")
    .replace(/\byou(?:['’]re| are)\b/gi, "I am")
    .replace(/\byou were\b/gi, "I was")
    .replace(OBJECT, "$1 me")
    .replace(/(?<!\bthank )\byou$/i, "me")
    .replace(/(?<!\bthank )\byou\b/gi, "I")
    .replace(OURS, "your")
    .replace(/\bours\b/g, "yours")
    .replace(
      /\b(to|for|with|from|of|about|contact|join|tell|ask|e-?mail|call|help|reach|support|give|send|find|visit|pay|write|follow|show|meet) us\b/g,
      "$1 you",
    );
}

/** An act as its reader asks for it; "you" right behind its verb is an object: "require you to sign" → "require me to sign". */
export function actOfMine(act: string): string {
  return mine(
    act.replace(/^(\p{L}+) you\b(?! (?:are|were|have|had|get|can|will|may|must|do|own|use|need|want)\b)/u, "$1 me"),
  );
}

/** "Change something", "move it between the two": nobody asks how, without knowing what. */
export const NAMES_NONE = /\b(?:some|any|every)thing$|\bthe (?:two|three|former|latter)$|\bwhich ones?\b/i;

/** "How do I use additional parts?" for "use any additional parts": who asks means those that there are. */
export function wayTo(act: string): string {
  return `How do I ${mine(withoutAside(act).replace(/ any (?=(?:additional|other|extra) \p{L}+[^\P{L}su]s\b)/iu, " "))}?`;
}

/** "(as opposed to the other one)": more than a word or a number, and no part of a name. */
const ASIDE = / \((?=\p{Ll}+ )[^()]*\)$/u;

/** An act without what is only said of it in brackets at its end. */
function withoutAside(act: string): string {
  return act.replace(ASIDE, "");
}
