/** Small words of German that end like verbs. */
const NO_VERBS: ReadonlySet<string> = new Set(
  (
    "mit nicht selbst fast dort seit meist erst jetzt bitte samt nebst sonst statt laut kalt warm gut den einen deinen meinen seinen ihren " +
    "unseren keinen allen vielen gegen neben zwischen wegen oben unten denen jeden diesen welchen"
  ).split(" "),
);
const MAY_BE_VERB = /^\p{Ll}+(?:t|te|ten|en|eln|ern|ist|sind|war|kann|muss|darf|soll|will|mag|hat)$/u;
const IRREGULAR = /^(?:ist|sind|war|waren|kann|muss|darf|soll|will|mag|hat|habe|werde|wurde|sei|wäre)$/u;
/** Behind them stands an adjective with its noun: "zur mobilen Verwaltung". */
const BEFORE_ADJECTIVE =
  /^(?:der|des|dem|den|die|das|zur|zum|im|am|vom|beim|in|mit|für|von|aus|bei|nach|aller|alle|eine[rnms]?|keine[rnms]?|und|oder|unsere[rnms]?)$/u;
const SPEAKS = /(?<!\p{L})(?:wir|Sie|du|ihr|ich|man|es|er|sie)(?!\p{L})/iu;

/** An object that opens a text whose only verb is its last word: "Den Ort bekannter machen." */
const AIM = /^(?:Den|Einen|Unseren|Jeden) .*\p{Ll}(?:en|ern|eln)[.]?$/u;

/** Whether a German text has no verb, or none but an aim's, as far as its small words tell: "Eine App für Mitglieder des Vereins." */
export function lacksGermanVerb(text: string): boolean {
  if (/[\d:;]/.test(text) || SPEAKS.test(text)) return false;
  const words = text.match(/[\p{L}-]+/gu) ?? [];
  const verbs = words.slice(1).filter((word, i) => isVerb(word, words[i]!, words[i + 2] ?? ""));
  if (words.length <= 2) return false;
  return verbs.length === 0 || (verbs.length === 1 && AIM.test(text));
}

function isVerb(word: string, before: string, next: string): boolean {
  if (IRREGULAR.test(word)) return true;
  if (!MAY_BE_VERB.test(word) || NO_VERBS.has(word)) return false;
  const isAdjective = /en$/.test(word) && /^\p{Lu}/u.test(next) && BEFORE_ADJECTIVE.test(before.toLowerCase());
  return !isAdjective;
}
