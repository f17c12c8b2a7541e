/** "Krijg je een foutmelding?": group 1 is the verb, which is the same with "ik", group 2 what follows. */
const OF_READER =
  /^(?!(?:kan|kun|moet|mag|wil|zou|ga|blijf|laat|ben|word|denk|weet)\s)(\p{L}+) (?:je|jij) ((?:(?! (?:en|of|om|die|dat|als|maar|dan) )(?! (?:je|jij|u|jezelf|zich)(?!\p{L}))[^,:;?])+)\?$/iu;
/** The end of a verb in two parts: "Meld je een kist aan?" */
const PARTICLE = /(?:^| )(?:op|aan|uit|in|af|mee|door|over|terug|toe|voor|weg|bij|om|onder)$/iu;
/** What is told for those alone who say yes. */
const FOR_THEM = /^(?:dan|\p{L}+ (?:er |het |ook )?dan)(?!\p{L})/iu;

/** A question that a Dutch page puts to its reader, as he asks it himself where its answer holds for his case: "Wat als ik …?" */
export function asCaseInDutch(question: string, answer: string): string {
  const [, verb = "", rest = ""] = FOR_THEM.test(answer) ? (OF_READER.exec(question) ?? []) : [];
  if (verb === "" || PARTICLE.test(rest) || /^je /i.test(rest)) return question;
  return `Wat als ik ${rest.replace(/\bjouw\b/gi, "mijn")} ${verb.toLowerCase()}?`;
}
