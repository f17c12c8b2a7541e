import { anyOf } from "../../../text/any-of.ts";

/** How a clause begins that says in which case something is asked, by language; "know if" asks whether. */
const BEGINS: Readonly<Record<string, RegExp>> = {
  en: /(?<!\b(?:know|see|check|tell|wonder|ask|asking|sure|matters?|find out|and|or|even|as|what) )\b(?:if|unless|in case) (?=(?:i|we|you|my|our|the|it|they|he|she|someone|somebody|there|nobody)\b)/iu,
  de: /(?<!\p{L})(?<!(?:auch|außer|wie|und|nur|was) )(?:wenn|falls|sofern) (?=(?:ich|wir|man|mein\p{L}*|unser\p{L}*|der|die|das|es|er|sie|jemand|niemand)(?!\p{L}))/iu,
  fr: /(?<!\p{L})(?<!(?:même|comme|sauf|savoir|et|que) )si (?=(?:j['’]|je|on|nous|vous|mon|ma|mes|le|la|les|l['’]|ça|il|elle|quelqu['’]un)(?:(?<=['’])|(?!\p{L})))/iu,
  es: /(?<!\p{L})(?<!(?:incluso|como|saber|y|qué) )si (?=(?:no |ya |me |nos |se )?\p{L}+(?:o|a|e|é|amos|emos|imos)(?!\p{L}))/iu,
  it: /(?<!\p{L})(?<!(?:anche|come|sapere|e|cosa) )se (?=(?:non |mi |ci |il |la |l['’])?\p{L}+)/iu,
  pt: /(?<!\p{L})(?<!(?:mesmo|como|saber|e|que) )se (?=(?:eu|não|o|a|meu|minha|nós|a gente|alguém)(?!\p{L}))/iu,
  nl: /(?<!\p{L})(?<!(?:ook|behalve|zoals|en|wat) )(?:als|indien|mits) (?=(?:ik|we|wij|je|mijn|ons|onze|de|het|hij|zij|ze|iemand|niemand)(?!\p{L}))/iu,
};
/** Who asks what comes of a case asks of that. */
const CONSEQUENCE = anyOf(
  /\b(?:what (?:happens|will happen|do i do|should i do|can i do|do we do|if)|how about)\b/iu,
  /(?:was (?:passiert|geschieht|mache|tun|muss|kann|wenn)|wie geht es weiter|que (?:se passe|faire|dois-je|puis-je)|qu['’]est-ce qui|qu['’]arrive|qué (?:pasa|sucede|hago|ocurre|hacer)|(?:che )?cosa (?:succede|faccio|devo|accade)|o que (?:acontece|faço|fazer)|wat (?:gebeurt|doe|moet|als|kan))(?!\p{L})/iu,
);
/** Where a clause ends that stands before what is asked. */
const ENDS = /[,;]\s/u;

/** A question without the clause that only says in which case it is asked: "Is it refunded if I leave early?" */
export function withoutCase(query: string, language: string): string {
  const begins = BEGINS[language]?.exec(query);
  if (!begins || CONSEQUENCE.test(query)) return query;
  const { index } = begins;
  const end = query.slice(index).search(ENDS);
  // At the beginning it is parted from the question by a mark.
  if (end < 0) return index === 0 ? query : query.slice(0, index);
  return query.slice(0, index) + query.slice(index + end);
}
