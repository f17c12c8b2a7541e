import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { SUM } from "../analysis/currencies.ts";

/** Names of what is paid, behind the article of each, and how a visitor asks for them. */
interface Fees {
  readonly names: Readonly<Record<string, string>>;
  ask(fee: string): string;
}

const FEES: Readonly<Record<string, Fees>> = {
  en: {
    names: {
      "the ":
        "(?:membership |entry |entrance |annual |admission |registration |hire )?fee|deposit|annual subscription|day ticket|entrance ticket",
    },
    ask: (fee) => `How much is ${fee}?`,
  },
  de: {
    names: {
      "der ": "(?:Mitglieds|Jahres|Monats)?[Bb]eitrag|Eintritt(?:spreis)?",
      "die ": "(?:Teilnahme|Aufnahme|Kurs|Leih|Miet)?[Gg]ebühr|Kaution",
    },
    ask: (fee) => `Wie hoch ist ${fee}?`,
  },
  fr: {
    names: { "la ": "cotisation|caution|participation", "l'": "adhésion|inscription|entrée" },
    ask: (fee) => `Combien coûte ${fee} ?`,
  },
  es: { names: { "la ": "cuota|entrada|inscripción|matrícula|fianza" }, ask: (fee) => `¿Cuánto cuesta ${fee}?` },
  it: {
    names: { "la ": "quota(?: associativa)?|retta", "l'": "ingresso|iscrizione" },
    ask: (fee) => `Quanto costa ${fee}?`,
  },
  pt: { names: { "a ": "entrada|inscrição|mensalidade|anuidade|matrícula" }, ask: (fee) => `Quanto custa ${fee}?` },
  nl: { names: { "de ": "contributie|entree|borg|toegang" }, ask: (fee) => `Wat kost ${fee}?` },
};
/** A sum of money a few marks behind the name. */
const TOLD = `\\D{0,12}${SUM}`;

/** Each language's names, told with a sum. */
const TELLS = new Map(
  Object.entries(FEES).map(([language, { names }]) => [
    language,
    Object.entries(names).map(([article, fee]) => ({ article, tells: new RegExp(`^(${fee})\\s?:${TOLD}`, "iu") })),
  ]),
);

/** What a visitor asks that a line of a fee with its sum tells: "Wie hoch ist der Mitgliedsbeitrag?" */
export function feeQuestions(line: string, locale: string): string[] {
  const language = primaryLanguage(locale);
  for (const { article, tells } of TELLS.get(language) ?? []) {
    const fee = tells.exec(line)?.[1];
    // German writes nouns with a capital.
    if (fee !== undefined) return [FEES[language]!.ask(article + (language === "de" ? fee : fee.toLowerCase()))];
  }
  return [];
}
