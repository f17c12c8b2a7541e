import { isWeekday } from "../analysis/week.ts";
import { ARTICLES } from "./articles.ts";

/** What the name of a thing does not begin with: a number word, a quantity or a word that asks. */
const OPENINGS: Readonly<Record<string, string>> = {
  en: "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|more|less|fewer|most|at|about|between|any|every|half|several|many|after|before|within|how|what|when|where|who|which|why|whether|is|are|do|does|can",
  de: "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|mehr|weniger|mindestens|höchstens|etwa|zwischen|halb\\p{L}*|mehrere|nach|vor|wie|was|wann|wo|wer|welche\\p{L}*|warum|ob",
  fr: "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|plus|moins|au|entre|environ|demi|plusieurs|après|avant|comment|que|quoi|quand|où|qui|quel(?:le)?s?|pourquoi|combien",
  es: "uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|más|menos|entre|medi[oa]|vari[oa]s|después|antes|cómo|qué|cuándo|dónde|quién(?:es)?|cuál(?:es)?|cuánt[oa]s?",
  it: "due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|più|meno|tra|fra|circa|mezz[oa]|dopo|prima|come|che|cosa|quando|dove|chi|quale|quali|quant[oaie]|perché",
  pt: "dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|mais|menos|entre|mei[oa]|vári[oa]s|depois|após|antes|como|que|quando|onde|quem|qual|quais|quant[oa]s?",
  nl: "één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|meer|minder|minstens|tussen|ongeveer|halve?|meerdere|na|voor|hoe|wat|wanneer|waar|wie|welke?|waarom",
};

/** What is no name as a whole: a yes or no, a time that something lasts, the head or foot of a table. */
const WHOLE: Readonly<Record<string, string>> = {
  en: "yes|no|maybe|other|(?:(?:full|half|whole|first|last|next|per) )?(?:minute|hour|day|night|week|weekend|fortnight|month|quarter|season|year)s?|daily|weekly|monthly|quarterly|yearly|annually|today|tomorrow|sub-?total|balance|tax|vat",
  de: "ja|nein|(?:ganze[rs]? |halbe[rs]? )?(?:minuten?|stunden?|tage?|nacht|nächte|wochen?|wochenende|monate?|quartal|saison|jahre?)|täglich|wöchentlich|monatlich|jährlich|zwischensumme|mwst",
  fr: "oui|non|(?:minute|heure|jour|journée|nuit|semaine|week-end|trimestre|saison|an|année)s?|demi-journée|mois|sous-total|tva",
  es: "sí|no|(?:minuto|hora|día|noche|semana|trimestre|temporada|año)s?|mes(?:es)?|fin de semana|subtotal|iva",
  it: "sì|no|minut[oi]|or[ae]|giorn[oi]|nott[ei]|settiman[ae]|mes[ei]|trimestre|stagione|ann[oi]|subtotale|iva",
  pt: "sim|não|(?:minuto|hora|dia|noite|semana|trimestre|ano)s?|mês|meses|época|fim de semana|subtotal|iva",
  nl: "ja|nee|(?:minuut|minuten|uur|uren|dag|dagen|nacht|nachten|week|weken|weekend|maand|maanden|kwartaal|seizoen|jaar|jaren)|subtotaal|btw",
};

const YEAR = /(?<!\p{N})(?:19|20)\p{N}{2}$/u;

/** Whether what a row is called names nothing that a visitor asks the price, the time or the holder of. */
export function isNoName(name: string, language: string): boolean {
  const [first = ""] = name.split(" ");
  if (isWeekday(first) || YEAR.test(name) || isMonth(first, language)) return true;
  return refusedIn(language).test(name);
}

const refused = new Map<string, RegExp>();

function refusedIn(language: string): RegExp {
  return refused.getOrInsertComputed(language, () => {
    const openings = [...(ARTICLES[language] ?? []), OPENINGS[language] ?? "(?!)"].join("|");
    return new RegExp(`^(?:(?:${openings})(?!\\p{L})|(?:${WHOLE[language] ?? "(?!)"})$)`, "iu");
  });
}

const months = new Map<string, ReadonlySet<string>>();

/** Whether a word is a month in its language: "May" opens the name of hardly a thing. */
function isMonth(word: string, language: string): boolean {
  const names = months.getOrInsertComputed(language, () => {
    const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    return new Set(Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 15)).toLowerCase()));
  });
  return names.has(word.toLowerCase());
}
