/** "Krijg je een foutmelding?": group 1 is the verb, which is the same with "ik", group 2 what follows. */
const OF_READER =
  /^(?!(?:kan|kun|moet|mag|wil|zou|ga|blijf|laat|ben|word|denk|weet)\s)(\p{L}+) (?:je|jij) ((?:(?! (?:en|of|om|die|dat|als|maar|dan) )(?! (?:je|jij|u|jezelf|zich)(?!\p{L}))[^,:;?])+)\?$/iu;
/** What has an ending that no verb has before "je": what follows is a thing of the reader's, "Werkt je app niet?". */
const OF_HIS_THING = /(?:[^aeiou]|aa|ee|oo|uu|ie|oe|ij|ou)t$/iu;
/** Verbs whose stem ends so. */
const STEM_IN_T =
  /(?:^|be|ver|ont|in|aan|op)(?:weet|eet|zit|zet|laat|wacht|schiet|praat|groet|sluit|start|test|print|vergeet|haat|giet|meet|kost|rust|lust|kiest|bezit)$/iu;
/** The end of a verb in two parts: "Meld je een kist aan?" */
const PARTICLE = /(?:^| )(?:op|aan|uit|in|af|mee|door|over|terug|toe|voor|weg|bij|om|onder)$/iu;
/** What is told for those alone who say yes. */
const FOR_THEM = /^(?:dan|\p{L}+ (?:er |het |ook )?dan)(?!\p{L})/iu;

/** A question that a Dutch page puts to its reader, as he asks it himself where its answer holds for his case: "Wat als ik …?" */
export function asCaseInDutch(question: string, answer: string): string {
  const [, verb = "", rest = ""] = FOR_THEM.test(answer) ? (OF_READER.exec(question) ?? []) : [];
  if (verb === "" || (OF_HIS_THING.test(verb) && !STEM_IN_T.test(verb)) || PARTICLE.test(rest) || /^je /i.test(rest))
    return question;
  return `Wat als ik ${rest.replace(/\bjouw\b/gi, "mijn")} ${verb.toLowerCase()}?`;
}
