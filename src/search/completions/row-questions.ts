import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { SUM } from "../analysis/currencies.ts";
import { isNoName } from "./no-name.ts";
import { HAS_NOUN, NOUN_OF_ROWS, ROW_FORMS, type RowForms } from "./row-forms.ts";

/** A question that a row of a table answers, and the line of the row. */
export interface RowQuestion {
  readonly text: string;
  readonly row: string;
}

/** Between the cells of a row as a page's text holds it. */
const BETWEEN = " | ";
const ROW = /^(?! {4}).* \| .*$/;
/** Rows of a table, and questions of a passage, that are looked at. */
const MOST_ROWS = 100;
const MOST_QUESTIONS = 12;
const ANY = /(?:)/;
const NONE = /^(?!)/;
/** What a price is for each of: "Fridge per week", "Deposit for each field". */
const PER =
  / (?:per|pro|par|por(?: cada)?|al|a|je|for (?:each|every|one)|für jede[nrs]?|pour chaque|per ogni|voor elke?) \p{L}+(?: (?:per|pro|par|por|je) \p{L}+)?$/iu;
/** Rows that tell the same make a table of it. */
const LEAST_ROWS = 2;

/** A sum of money, with what it is paid for or per. */
const MONEY = new RegExp(
  `^(?:from |ab |dès |desde |da |vanaf |à partir de |a partir de )?${SUM}[\\d.,'’-]*(?:$|[ /(].{0,24}$)`,
  "iu",
);
/** What is paid for being late, for loss, or back, by language: no price of the thing in its row. */
const PENALTIES: Readonly<Record<string, RegExp>> = {
  en: whole(
    "overdue|late(?![ -]night)|lost(?! property)|loss|damage|replacement|cancell?ation|no-show|deposits?|fines?(?! (?:art|dining))|penalt(?:y|ies)|refunds?|reminders?|discounts?|(?<!life[ -])savings?",
  ),
  de: whole(
    "(?:mahn|säumnis|verspätung|verzug|verlust|storn|ausfall|kaution)\\p{L}*|ersatz(?:gebühr|leistung)?|\\p{L}*(?:kaution|pfand|strafe|rabatt|ermäßigung)",
  ),
  fr: whole(
    "retards?|pénalités?|amendes?|pertes?|remplacements?|annulations?|cautions?|remises?(?! (?:en|à) )|remboursements?",
  ),
  es: whole(
    "retrasos?|demora|multas?|penali\\p{L}+|pérdidas?|reposición|cancelación|fianzas?|depósitos?(?! de (?!garantía))|descuentos?|reembolsos?",
  ),
  it: whole("ritard[oi]|mora|penal[ei]|perdita|sostituzione|cancellazione|cauzion[ei]|sconti|sconto|rimbors[oi]"),
  pt: whole("atrasos?|multas?|perdas?|substituição|cancelamento|cauç(?:ão|ões)|descontos?|reembolsos?"),
  nl: whole(
    "\\p{L}*boetes?|te laat|verlies|vervanging\\p{L}*|annulering\\p{L}*|borg(?:som)?|korting(?:en)?|terugbetaling",
  ),
};

function whole(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
}

const CLOCK = /(?<!\p{N})\p{N}{1,2} ?(?:[:.h]\p{N}{2}|[ap]\.?m\.?(?!\p{L})|uhr|uur|heures?|h(?!\p{L}))/iu;
/** A day of a month. */
const DATE =
  /(?<!\p{N})\p{N}{1,2}(?:st|nd|rd|th|er|º|\.)? (?:of |de |di |d['’])?(?:jan|feb|fév|f[eé]vr|mar|mär|maa|apr|avr|abr|ma[iyg]|mei|jun|jui|giu|jul|lug|aug|aoû|ago|sep|set|okt|oct|ott|out|nov|de[cz]|déc|dic)\p{L}*|(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December) \p{N}{1,2}(?!\p{N})/iu;
export const PERSON = /^\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]*|d[aeiou]|van|von|den|der|del|della)){1,4}$/u;
/** What a row may be called in a question: a few words, and no clause of them. */
const NAME = /^\p{L}[\p{L}\p{N} .'’&+-]{1,38}[\p{L}\p{N}]$/u;
const MOST_WORDS = 5;
/** Words that stand well before the noun of their column: "night rowing class". */
const MOST_BEFORE_NOUN = 2;
/** What is said of a row in brackets behind its name. */
const ASIDE = /\s*\([^()]{0,80}\)$/u;
/** UTF-16 units of a passage whose small words are known. */
const MOST_READ = 20_000;

/** The questions that rows of a passage's tables answer: what a thing costs, when one takes place, who holds an office. */
export function rowQuestions(title: string, { heading, text }: Passage, locale: string): RowQuestion[] {
  const forms = ROW_FORMS[primaryLanguage(locale)];
  if (forms === undefined || !text.includes(BETWEEN)) return [];
  const language = primaryLanguage(locale);
  const around = { above: [heading, title], small: smallWords([title, heading, text].join("\n")), forms, language };
  return tablesOf(text)
    .flatMap((rows) => questionsOf(rows, around))
    .slice(0, MOST_QUESTIONS);
}

/** Whether a name is that of somebody who pays, "Adults born before 2006", and of nothing that has a price. */
export function isPayer(name: string, locale: string): boolean {
  return ROW_FORMS[primaryLanguage(locale)]?.payer.test(name) === true;
}

/** What a visitor asks who wants the price of a thing that a list names, by the words of its `text`; "" where it is none. */
export function askPriceOf(name: string, text: string, locale: string): string {
  const language = primaryLanguage(locale);
  const forms = ROW_FORMS[language];
  if (forms === undefined || PENALTIES[language]?.test(name)) return "";
  const around = { above: [], small: smallWords(text), forms, language };
  return put(forms.howMuch, nameOf(name.replace(PER, ""), "", around, forms.payer), language);
}

interface Passage {
  readonly heading: string;
  readonly text: string;
}

/** What stands around a table. */
interface Around {
  readonly above: readonly string[];
  /** Words that are written small there, and so are no proper names. */
  readonly small: ReadonlySet<string>;
  readonly forms: RowForms;
  readonly language: string;
}

/** The last text and its words: each item of a list asks for those of the same passage. */
let read = { text: "", words: new Set<string>() };

function smallWords(text: string): ReadonlySet<string> {
  const seen = text.slice(0, MOST_READ);
  if (read.text !== seen) read = { text: seen, words: new Set(seen.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu)) };
  return read.words;
}

/** The tables of a text, as lines that follow one another. */
function tablesOf(text: string): string[][] {
  const tables: string[][] = [[]];
  for (const line of text.split("\n")) {
    if (ROW.test(line)) tables.at(-1)!.push(line);
    else if (tables.at(-1)!.length > 0) tables.push([]);
  }
  return tables.filter(({ length }) => length >= LEAST_ROWS).map((rows) => rows.slice(0, MOST_ROWS));
}

function questionsOf(rows: string[], around: Around): RowQuestion[] {
  const { above, forms, language } = around;
  const [first = [], ...below] = rows.map((row) => row.split(BETWEEN).map((cell) => cell.trim()));
  const hasHead = !first.some((cell) => MONEY.test(cell) || DATE.test(cell));
  const head = hasHead ? first : first.map(() => "");
  const cells = hasHead ? below : [first, ...below];
  const table = { head, cells, rows: hasHead ? rows.slice(1) : rows };
  const column = (name: RegExp) => head.findIndex((cell) => name.test(cell));
  const event = column(forms.event);
  const things = Math.max(event, 0);
  if (forms.nameless.test(head[things] ?? "")) return [];
  const isOfPrices = above.some((text) => forms.price.test(text));
  const price = columnOf(table, MONEY, isOfPrices ? ANY : forms.price, PENALTIES[language]);
  const time = event < 0 ? -1 : columnOf(table, CLOCK, forms.time);
  const date = columnOf(table, DATE, above.some((text) => forms.dates.test(text)) ? ANY : forms.time);
  const office = column(forms.office);
  const named = (row: string[], cellOf = (cell: string) => cell, payer = NONE) =>
    price === things ? "" : nameOf(cellOf(row[things] ?? ""), head[things] ?? "", around, payer);
  const priced = (row: string[]) => named(row, (cell) => cell.replace(PER, ""), forms.payer);
  return [
    ...ask(table, price, MONEY, (row) => put(forms.howMuch, priced(row), language)),
    ...ask(table, time, CLOCK, (row) => put(forms.when, named(row), language)),
    ...(date === things ? [] : ask(table, date, DATE, (row) => put(forms.when, named(row), language))),
    ...(office < 0 ? [] : askWho(table, office, columnOf(table, PERSON, forms.person), forms, language)),
  ];
}

interface Table {
  readonly head: readonly string[];
  readonly cells: readonly string[][];
  readonly rows: readonly string[];
}

/** The column that is called so and not `otherwise`, of which most cells tell such a thing; -1 for none. */
function columnOf({ head, cells }: Table, tells: RegExp, called: RegExp, otherwise = NONE): number {
  return head.findIndex((name, at) => {
    const told = cells.filter((row) => tells.test(row[at] ?? "")).length;
    return called.test(name) && !otherwise.test(name) && told >= LEAST_ROWS && told * 2 > cells.length;
  });
}

/** A question for each row whose cell tells it, if no other row is asked for alike. */
function ask(table: Table, at: number, tells: RegExp, question: (row: string[]) => string): RowQuestion[] {
  if (at < 0) return [];
  const asked = table.cells.map((row) => (tells.test(row[at] ?? "") ? question(row) : ""));
  return asked.flatMap((text, i) => {
    const isOnly = text !== "" && asked.indexOf(text) === asked.lastIndexOf(text);
    return isOnly ? [{ text, row: table.rows[i] as string }] : [];
  });
}

/** What ends like one of several who hold an office, or takes another article. */
const NO_OFFICE =
  /(?:lid|leden|hoofd|[eo]rs|[^is]s)$|\d|&|(?<!\p{L})(?:hono(?:u?r(?:ary)?|rario|raire|rífico)|d['’]onore|ehren\p{L}*|ere\p{L}+)(?!\p{L})|(?<!\p{L})(?:member|mitglied|membre|vocal|membro|consigliere|vogal)/iu;

function askWho(table: Table, office: number, person: number, forms: RowForms, language: string): RowQuestion[] {
  return ask(table, person, PERSON, (row) => {
    const name = (row[office] ?? "").replace(ASIDE, "");
    if (person === office || !isName(name, language) || NO_OFFICE.test(name)) return "";
    return whoIs(name, forms, language);
  });
}

/** "Who is the treasurer?"; "" where the office does not tell its article. */
export function whoIs(office: string, forms: RowForms, language: string): string {
  // What comes behind the office may be a name: "délégué Paris".
  const small = WRITES_SMALL.test(language) ? office.replace(OF_OFFICE, (first) => first.toLowerCase()) : office;
  const said = withOwnArticle(language === "de" ? office : inSentence(small), language);
  return said === "" ? "" : forms.who.replace("%", () => said);
}

/** The first letters of an office, and of what it is: deputy, general, honorary. */
const OF_OFFICE =
  /^\P{L}*\p{Lu}(?=\p{Ll})|(?<=[ -])\p{Lu}(?=(?:djoint|énéral|onoraire|uppléant|djunt|eneral|onorari|uplente|ggiunt|norari|upplente|eral|onorári|lgemeen|laatsvervangend)\p{Ll}*(?!\p{L}))/gu;
/** Languages in which no noun of an office has a capital. */
const WRITES_SMALL = /^(?:fr|es|it|pt|nl)$/;

/** An office with its article by its ending; "" where the language has one and the ending does not tell it. */
function withOwnArticle(office: string, language: string): string {
  const articles = OF_OFFICES[language];
  if (articles === undefined) return office;
  const [she, he] = articles;
  const [first = ""] = office.split(" ");
  if (language === "it" && OTHER_ARTICLE.test(first)) return "";
  if (/(?:a|ora|ice)$/iu.test(first) && !/ista$/iu.test(first)) return `${she}${office}`;
  return /(?:o|or|ore|ere|nte)$/iu.test(first) ? `${he}${office}` : "";
}

/** What "il" and "la" do not stand before. */
const OTHER_ARTICLE = /^(?:[aeiouàèéìòù]|s[^aeiou]|z|ps|gn)/iu;

const OF_OFFICES: Readonly<Record<string, readonly [string, string]>> = {
  es: ["la ", "el "],
  it: ["la ", "il "],
  pt: ["a ", "o "],
};

/** Whether it may be the name of a thing or an office. */
function isName(text: string, language: string): boolean {
  return NAME.test(text) && text.split(" ").length <= MOST_WORDS && !isNoName(text, language);
}

/** What a row is called in a question, with its article or marks; "" where its first cell names nothing that is asked for so. */
function nameOf(cell: string, column: string, { language, small }: Around, payer: RegExp): string {
  const name = cell.replace(ASIDE, "");
  if (!isName(name, language)) return "";
  const isLeftOut = language === "en" && NOUN_OF_ROWS.test(column) && name.split(" ").length <= MOST_BEFORE_NOUN;
  if (!isLeftOut || isSeveral(name)) return payer.test(name) ? "" : marked(name, language, small);
  const noun = column.toLowerCase().replace(/(?<!s|u)s$|(?<=ss)es$/, "");
  if (HAS_NOUN.test(name) || name.toLowerCase().includes(noun)) return `the ${inSentence(name)}`;
  const isKept = isProper(name, small) && !payer.test(name);
  return `the ${isKept ? name : inSentence(name)} ${noun}`;
}

/** Marks of a name, in languages whose articles a name without one does not tell. */
const MARKS: Readonly<Record<string, readonly [string, string]>> = {
  de: ["„", "“"],
  fr: ["« ", " »"],
  es: ["«", "»"],
  it: ["«", "»"],
  pt: ["“", "”"],
  nl: ["‘", "’"],
};

/** A name with its article, or in its marks. */
function marked(name: string, language: string, small: ReadonlySet<string>): string {
  const marks = MARKS[language];
  if (marks !== undefined) return marks.join(name);
  return isProper(name, small) || OF_A_LETTER.test(name) ? name : `the ${inSentence(name)}`;
}

/** "Pass A", "Room 2": a name, whatever its first word is. */
const OF_A_LETTER = /^\p{Lu}.* (?:\p{Lu}|\d{1,2})$/u;

function put(form: string, name: string, language: string): string {
  if (name === "") return "";
  const isOfSeveral = language === "en" && isSeveral(name);
  return (isOfSeveral ? form.replace(" is ", " are ") : form).replace("%", () => name);
}

/** Whether an English name may be that of a country or the like, which has no article: one word that is nowhere written small. */
function isProper(name: string, small: ReadonlySet<string>): boolean {
  return /^\p{Lu}\p{L}*$/u.test(name) && !small.has(name.toLowerCase());
}

/** Whether an English name is of several things, as far as its ending tells. */
function isSeveral(name: string): boolean {
  return /[^siu]s$/i.test(name) && !/series$/i.test(name);
}

/** A name as it stands within a sentence: names of several words in capitals keep them, and so do letters that stand for words. */
function inSentence(name: string): string {
  const [, ...others] = name.split(" ");
  const isName =
    /^\p{Lu}\p{Lu}|^\p{Lu}[\p{Ll}-]*\p{Lu}/u.test(name) || others.some((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return isName ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
