import { primaryLanguage } from "../../../corpus/language/primary-language.ts";

/** What is said of a sum behind its name: "annuelle", "de socio". */
const MORE = "(?: \\p{Ll}+){0,3}";

function asked(names: string, question: string): readonly [name: RegExp, question: string] {
  return [new RegExp(`^(?:${names})${MORE}$`, "iu"), question];
}

/** What a member or a visitor pays, as a heading calls it, and how it is asked for with its article. */
const SUMS: Readonly<Record<string, readonly (readonly [name: RegExp, question: string])[]>> = {
  en: [asked("(?:\\p{L}+ )?(?:subscription|membership|admission|entry)(?: fee)?", "How much is the %?")],
  de: [
    asked("\\p{L}*(?:beitrag|eintritt)", "Wie hoch ist der %?"),
    asked("\\p{L}*(?:gebühr|umlage)", "Wie hoch ist die %?"),
  ],
  fr: [
    asked("cotisation|licence|participation", "Combien coûte la %\u00a0?"),
    asked("adhésion|inscription|entrée", "Combien coûte l’%\u00a0?"),
  ],
  es: [asked("cuota|matrícula|entrada|inscripción", "¿Cuánto cuesta la %?")],
  it: [asked("quota|tessera", "Quanto costa la %?"), asked("iscrizione|ingresso|abbonamento", "Quanto costa l’%?")],
  pt: [
    asked("quota|cota|anuidade|mensalidade|inscrição|matrícula", "Quanto custa a %?"),
    asked("ingresso|bilhete", "Quanto custa o %?"),
  ],
  nl: [asked("\\p{L}*(?:contributie|toegang|bijdrage)", "Hoe hoog is de %?"), asked("lidmaatschap", "Wat kost het %?")],
};

/** The question for the sum that a heading names, "Cotisation annuelle"; undefined for any other heading. */
export function askSum(heading: string, locale: string): string | undefined {
  const language = primaryLanguage(locale);
  const question = SUMS[language]?.find(([name]) => name.test(heading))?.[1];
  const small = language === "de" ? heading : `${heading.charAt(0).toLowerCase()}${heading.slice(1)}`;
  return question?.replace("%", () => small);
}
