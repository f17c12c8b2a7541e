import { AskedKind, askedKindOf } from "./asked-kind.ts";
import { MONEY_FOLDED } from "./currencies.ts";
import { fold } from "./fold.ts";
import { holdsMonth, monthNamesOf, monthSpansIn, monthsIn } from "./months.ts";

/**
 * Words (folded) by which a language asks for a price, verbs of paying that do so where an amount is asked for, words
 * that tell that there is no price, and those by which it asks for a time.
 */
type Asking<Words> = Record<"price" | "pay" | "free" | "time", Words>;

const ASKING: Record<string, Asking<string>> = {
  en: {
    price: "prices?|pric(?:ed|ing|ey)|costs?|fees?|expensive|cheap(?:er|est)?|charged?",
    pay: "pay",
    free: "free|no charge",
    time: "(?:opening|closing|business|office|visiting|working|your) (?:hours|times?)|deadlines?|dates?|timetable|(?:what|which) (?:year|month|day)",
  },
  de: {
    price: "preise?|kostet?|kosten|teuer|gebuhr(?:en)?|beitrag",
    pay: "(?:be)?zahl(?:e|en|t)",
    free: "kostenlos|kostenfrei|gratis|umsonst",
    time: "(?:offnungs|geschafts|sprech|buro|besuchs)(?:zeit(?:en)?|stunden?)|uhrzeit|fristen?|stichtag|datum|termine?|welche[mns]? (?:jahr|monat|tag)",
  },
  es: {
    price: "precios?|cuestan?|costos?|costes?|tarifas?|vale|car[oa]s?",
    pay: "pagar?",
    free: "gratis|gratuit[oa]s?",
    time: "horarios?|fechas?|plazos?|(?:que|cual) (?:ano|mes|dia)",
  },
  fr: {
    price: "prix|tarifs?|coute(?:nt|r)?|frais|cher|chere",
    pay: "payer|paie",
    free: "gratuite?s?",
    time: "horaires?|heures d['’]ouverture|dates?|delais?|quelle (?:annee|heure)|quel (?:mois|jour)",
  },
  pt: {
    price: "precos?|custam?|tarifas?|taxas?|valor",
    pay: "pagar",
    free: "gratis|gratuit[oa]s?",
    time: "horarios?|datas?|prazos?|(?:que|qual) (?:ano|mes|dia|horas?)",
  },
  it: {
    price: "prezz[oi]|costa(?:no)?|cost[oi]|tariff[ae]",
    pay: "pagare",
    free: "gratis|gratuit[oaei]",
    time: "orario?|dat[ae]|scadenz[ae]|(?:che|quale) (?:anno|mese|giorno|ora)",
  },
  nl: {
    price: "prij(?:s|zen)|kost|kosten|tarie(?:f|ven)",
    pay: "betalen",
    free: "gratis|kosteloos",
    time: "openingstijden|openingsuren|data|datum|deadline|(?:welke?) (?:jaar|maand|dag)|hoe laat",
  },
};

const bounded = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "u");

const askings = new Map(
  Object.entries(ASKING).map(([language, { price, pay, free, time }]): [string, Asking<RegExp>] => [
    language,
    { price: bounded(price), pay: bounded(pay), free: bounded(free), time: bounded(time) },
  ]),
);

/** Words for a number and units of time, of all these languages together: few mean another thing in another of them. */
const NUMBER =
  "one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|ninety|hundred|unlimited|ein(?:e[nmr]?)?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|zwanzig|dreissig|unbegrenzt|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|ilimitado|deux|trois|quatre|cinq|sept|huit|neuf|dix|vingt|trente|illimite";
const UNIT =
  "seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|segundos?|minutos?|horas?|dias?|semanas?|mes(?:es)?|anos?|heures?|jours?|semaines?|mois|ans?|annees?|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|uur|uren|dagen|weken|maand(?:en)?|jaar|jaren";
const DURATION = bounded(`(?:\\d+(?:[.,]\\d+)?|${NUMBER})[\\s-]?(?:\\p{L}+ ){0,2}(?:${UNIT})`);
const COUNT = bounded(`\\d[\\d.,]*\\p{L}{0,3}|${NUMBER}`);
const MONEY = new RegExp(MONEY_FOLDED, "u");
/** "9.30" is a time, "9.30 euros" is none. */
const HOUR = new RegExp(`(?<![\\d.,]|\\p{Sc} ?)\\d{1,2}[:.h]\\d{2}(?!\\d|[.,]\\d| ?(?:%|${MONEY_FOLDED}))`, "u");
const CLOCK = /(?<!\d)(?:\d{1,2} ?(?:[ap]\.?m\b|uhr|h\b)|(?:19|20)\d{2}(?!\d))/u;
const JOINT = /(?<=[.!?;,])\s+|\s+[-–—]\s+|\n+/u;
/** Joins a clause to what is said before it. */
const AND = /^(?:and|und|et|y|e|en) /iu;
/** A query is read so far for what it asks: more is a story. */
const MOST_READ = 400;

/** What an address of mail is asked by, in all these languages, and what is done with one of one's own. */
const MAIL = bounded("e-?mails?|mails?|courriel|correo electronico|posta elettronica|mailadresse|e-?mail-?adresse");
const ADDRESS = bounded("address|adresse|\\p{L}+-?adresse|direccion|indirizzo|endereco|adres");
const OWN = bounded("my|mein\\p{L}*|mon|ma|mi|mio|mia|meu|minha|mijn|new|neue?|change|andern|changer|cambiar|alterar");
const MOST_WORDS_OF_ADDRESS = 7;
/** How it is told whom a body is made of. */
const COMPOSED = bounded(
  "(?:composed|consists?|made up) of|besteht aus|setzt sich|se compose|composee? d\\p{L}+|(?:compuest|formad|compost)[oa] (?:por|de)|(?:e|viene) compost[oa] da|bestaat uit",
);
/** Whether a sentence has what answers a query: an amount, a time, a month that it names. */
export type Shape = (sentence: string) => boolean;

/** What a sentence that answers a query has, where that can be seen; undefined for other queries. */
export function shapeOf(query: string, language: string): Shape | undefined {
  const asking = askings.get(language);
  const read = query.slice(0, MOST_READ);
  const kinds = read.split(JOINT).map((clause) => askedKindOf(clause.replace(AND, ""), language));
  const words = fold(read);
  const [month] = asking === undefined ? [] : monthsIn(words, language);
  if (kinds.includes(AskedKind.duration)) return folded((sentence) => isLine(sentence) && DURATION.test(sentence));
  if (month !== undefined && !asking?.price.test(words)) return ofMonth(month.month, language);
  if (kinds.includes(AskedKind.time)) return timeOf(language);
  const isCount = kinds.includes(AskedKind.count);
  if (asking?.price.test(words) || (isCount && asking?.pay.test(words)))
    return folded((sentence) => MONEY.test(sentence) || asking.free.test(sentence));
  if (isCount) return folded((sentence) => isLine(sentence) && COUNT.test(sentence));
  if (kinds.includes(AskedKind.person)) return folded((sentence) => COMPOSED.test(sentence));
  if (asksForMail(words)) return (sentence) => sentence.includes("@");
  return asking?.time.test(words) ? timeOf(language) : undefined;
}

function asksForMail(words: string): boolean {
  const count = words.split(" ").length;
  return count <= MOST_WORDS_OF_ADDRESS && MAIL.test(words) && (count === 1 || ADDRESS.test(words)) && !OWN.test(words);
}

/** Whether a text is no list: in one there are numbers of all kinds. */
const isLine = (text: string): boolean => !text.trim().includes("\n");

const folded =
  (shape: Shape): Shape =>
  (sentence) =>
    shape(fold(sentence));

function timeOf(language: string): Shape {
  const time = calendarOf(language);
  const isTold = (sentence: string) => HOUR.test(sentence) || time.test(sentence);
  return folded((sentence) => isTold(sentence) || (isLine(sentence) && CLOCK.test(sentence)));
}

/** A sentence that names a month, or a span of the year that holds it. */
function ofMonth(asked: number, language: string): Shape {
  return folded((sentence) => monthSpansIn(sentence, language).some((span) => holdsMonth(span, asked)));
}

/** What finds a date, a month or a day of the week, by language. */
const calendars = new Map<string, RegExp>();

/** What finds one in a language that is listed above. */
function calendarOf(language: string): RegExp {
  return calendars.getOrInsertComputed(language, () => {
    const { format } = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
    const days = [1, 2, 3, 4, 5, 6, 7].map((day) => fold(format(Date.UTC(2024, 0, day))));
    const all = [...monthNamesOf(language), ...days];
    // "may" is a month beside a number only.
    const long = all.filter((name) => name.length > 3).join("|");
    const any = all.join("|");
    return bounded(`\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of |de )?(?:${any})|(?:${any}) \\d+\\p{L}*|(?:${long})s?`);
  });
}
