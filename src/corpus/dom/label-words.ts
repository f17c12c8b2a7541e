/** Of a name: what has more may be a sentence whose end was left out. */
const MOST_WORDS = 6;
/** A name, with or without its colon: what ends as a sentence or a question does is none. */
const NAME = /^[^:]{0,58}[\p{L}\p{N})\]%] ?[:：]?$/u;
/** Pronouns; those that are articles in another of the languages open names too. */
const OPENS_SENTENCE =
  /^(?:i|you|he|she|it|we|they|there|this|that|these|those|ich|du|er|sie|es|wir|ihr|diese?[rsmn]?|je|tu|elles?|ils|nous|vous|cet(?:te)?|ces?|cela|yo|tú|él|ellas?|ellos|nosotr[oa]s|est[aeo]s?|es[ao]s?|io|lui|lei|noi|voi|loro|quest[aeio]|eu|vocês?|el[ae]s?|nós|ess[ae]s?|iss?to|ik|ji?j|hij|zij|ze|wij|jullie|dit|deze|dat)(?![\p{L}\p{M}])/iu;
/** Forms of "be" and "have", and modal verbs. In small letters: "May" is a month. */
const VERB =
  /(?<![\p{L}\p{M}])(?:is|are|was|were|be|been|has|have|had|can|could|cannot|will|would|shall|should|may|might|must|ist|sind|war|waren|wird|werden|wurden?|hat|haben|hatten?|kann|können|muss|müssen|soll|sollen|sollten?|darf|dürfen|est|sont|était|ont|peut|peuvent|peux|pouvez|doit|doivent|devez|faut|es|está|están|han|hay|puede[ns]?|debe[ns]?|è|sono|ha|hanno|può|possono|deve|devono|é|são|estão|tem|têm|há|pode[m]?|devem|zijn|heeft|hebben|kan|kunt|kunnen|moet|moeten|mag|mogen|wordt|worden|zal|zullen)(?![\p{L}\p{M}])|n['’]t(?!\p{L})/u;

/** Whether a text is worded as a name of what stands below it. */
export function isWordedAsName(text: string): boolean {
  return NAME.test(text) && text.split(" ", MOST_WORDS + 1).length <= MOST_WORDS;
}

/** Whether a text without an end mark is a sentence all the same. */
export function isWordedAsSentence(text: string): boolean {
  return OPENS_SENTENCE.test(text) || VERB.test(text);
}
