/** What a visitor asks for in so many words, and how that is told, in the languages of the engine. */
const TOLD: readonly (readonly [asks: RegExp, tells: RegExp])[] = [
  [
    /^¿?(?:where|wo|où|d[oó]nde|dove|onde|waar)(?!\p{L})/iu,
    /(?<!\p{L})(?:in|at|on|near|behind|opposite|beside|next to|im|am|an|auf|bei|hinter|neben|gegenüber|dans|à|au|aux|sur|près|derrière|en|junto|cerca|frente|detrás|nel(?:la|lo)?|presso|vicino|dietro|n[ao]s?|em|perto|atrás|op|bij|naast|achter|tegenover)(?!\p{L})|l['’]\p{L}/iu,
  ],
  [
    /^¿?(?:when|wann|quand|cu[aá]ndo|quando|wanneer)(?!\p{L})/iu,
    /\p{N}|(?<!\p{L})(?:\p{L}+(?:day|days|tags?|dagen|dag)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?:segunda|terça|quarta|quinta|sexta)s?-feiras?)(?!\p{L})/iu,
  ],
  [
    /^(?:who can|who may)\b/i,
    /\b(?:anyone|anybody|everyone|everybody|all|members?|adults?|children|people|open to)\b/i,
  ],
  [
    /^what (?:do|must|should|will) (?:I|we) (?:need|bring|have to)\b/i,
    /\b(?:need|only|must|required?|condition|bring|have to|nothing)\b/i,
  ],
];

/** Whether a text has the form that a question for a place, a time, a person or a need asks for. */
export function tellsAsked(question: string, text: string): boolean {
  return TOLD.some(([asks, tells]) => asks.test(question) && tells.test(text));
}
