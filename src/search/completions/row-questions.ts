import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { NOUN_OF_ROWS, ROW_FORMS, type RowForms } from "./row-forms.ts";

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
/** Rows that tell the same make a table of it. */
const LEAST_ROWS = 2;

/** A sum of money, with what it is paid for or per. */
const MONEY =
  /^(?:from |ab |dès |desde |da |vanaf |à partir de |a partir de )?(?:[€$£] ?\d[\d.,]*(?:,-)?|\d[\d.,]*(?:,-)? ?(?:[€$£]|(?:EUR|USD|GBP|CHF|euros?|dollars?|Fr\.)(?!\p{L})))(?:$|[ /(].{0,24}$)/iu;
const CLOCK = /(?<!\p{N})\p{N}{1,2} ?(?:[:.h]\p{N}{2}|[ap]\.?m\.?(?!\p{L})|uhr|uur|heures?|h(?!\p{L}))/iu;
const PERSON = /^\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]*|d[aeiou]|van|von|den|der|del|della)){1,4}$/u;
/** What a row may be called in a question: a few words, and no clause of them. */
const NAME = /^\p{L}[\p{L}\p{N} .'’&+-]{1,38}[\p{L}\p{N}]$/u;
const MOST_WORDS = 5;
/** Words that stand well before the noun of their column: "night rowing class". */
const MOST_BEFORE_NOUN = 2;
/** What is said of a row in brackets behind its name. */
const ASIDE = /\s*\([^()]{0,80}\)$/u;
/** A weekday, or the head or foot of a table. */
const NO_NAME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lun(?:es|di|edì)|mar(?:tes|di|tedì)|miércoles|mercredi|mercoledì|jueves|jeudi|giovedì|viernes|vendredi|venerdì|sábado|samedi|sabato|domingo|dimanche|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|sub-?total|balance|tax|vat)s?(?!\p{L})/iu;

/** The questions that rows of a passage's tables answer: what a thing costs, when one takes place, who holds an office. */
export function rowQuestions(title: string, { heading, text }: Passage, locale: string): RowQuestion[] {
  const forms = ROW_FORMS[primaryLanguage(locale)];
  if (forms === undefined || !text.includes(BETWEEN)) return [];
  return tablesOf(text)
    .flatMap((rows) => questionsOf(rows, [heading, title], forms, primaryLanguage(locale)))
    .slice(0, MOST_QUESTIONS);
}

interface Passage {
  readonly heading: string;
  readonly text: string;
}

/** The tables of a text, as lines that follow one another. */
function tablesOf(text: string): string[][] {
  const tables: string[][] = [[]];
  for (const line of text.split("\n")) {
    if (ROW.test(line)) tables.at(-1)!.push(line);
    else if (tables.at(-1)!.length > 0) tables.push([]);
  }
  return tables.filter(({ length }) => length > LEAST_ROWS).map((rows) => rows.slice(0, MOST_ROWS));
}

function questionsOf(rows: string[], above: string[], forms: RowForms, language: string): RowQuestion[] {
  const [head = [], ...cells] = rows.map((row) => row.split(BETWEEN).map((cell) => cell.trim()));
  const table = { head, cells, rows: rows.slice(1) };
  const column = (name: RegExp) => head.findIndex((cell) => name.test(cell));
  const event = column(forms.event);
  const things = Math.max(event, 0);
  const isOfPrices = above.some((text) => forms.price.test(text));
  const price = columnOf(table, MONEY, isOfPrices ? ANY : forms.price);
  const time = event < 0 ? -1 : columnOf(table, CLOCK, forms.time);
  const office = column(forms.office);
  const named = (row: string[]) =>
    price === things ? "" : nameOf(row[things] ?? "", head[things] ?? "", forms, language);
  return [
    ...ask(table, price, MONEY, (row) => put(forms.howMuch, named(row), language)),
    ...ask(table, time, CLOCK, (row) => put(forms.when, named(row), language)),
    ...(office < 0 ? [] : askWho(table, office, columnOf(table, PERSON, forms.person), forms, language)),
  ];
}

interface Table {
  readonly head: readonly string[];
  readonly cells: readonly string[][];
  readonly rows: readonly string[];
}

/** The column that is called so, of which most cells tell such a thing; -1 for none. */
function columnOf({ head, cells }: Table, tells: RegExp, called: RegExp): number {
  return head.findIndex((name, at) => {
    const told = cells.filter((row) => tells.test(row[at] ?? "")).length;
    return called.test(name) && told >= LEAST_ROWS && told * 2 > cells.length;
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
  /(?:lid|leden|hoofd|[eo]rs|[^is]s)$|\d|(?<!\p{L})(?:member|mitglied|membre|vocal|membro|consigliere|vogal)/iu;

function askWho(table: Table, office: number, person: number, forms: RowForms, language: string): RowQuestion[] {
  return ask(table, person, PERSON, (row) => {
    const name = (row[office] ?? "").replace(ASIDE, "");
    if (person === office || !NAME.test(name) || NO_OFFICE.test(name) || name.split(" ").length > MOST_WORDS) return "";
    const said = language === "de" ? name : inSentence(name);
    return forms.who.replace("%", () => withOwnArticle(said, language));
  });
}

/** The article of an office by its ending, where that tells it. */
function withOwnArticle(office: string, language: string): string {
  const [she, he] = OF_OFFICES[language] ?? ["", ""];
  const [first = ""] = office.split(" ");
  if (/(?:a|ora|ice)$/iu.test(first) && !/ista$/iu.test(first)) return `${she}${office}`;
  return /(?:o|or|ore|ere|nte)$/iu.test(first) ? `${he}${office}` : office;
}

const OF_OFFICES: Readonly<Record<string, readonly [string, string]>> = {
  es: ["la ", "el "],
  it: ["la ", "il "],
  pt: ["a ", "o "],
};

/** What a row is called in a question; "" where its first cell names nothing that is asked for so. */
function nameOf(cell: string, column: string, forms: RowForms, language: string): string {
  const name = cell.replace(ASIDE, "");
  if (!NAME.test(name) || NO_NAME.test(name) || name.split(" ").length > MOST_WORDS) return "";
  const isLeftOut = language === "en" && NOUN_OF_ROWS.test(column) && name.split(" ").length <= MOST_BEFORE_NOUN;
  if (isLeftOut && !isSeveral(name)) {
    const noun = column.toLowerCase().replace(/(?<!s|u)s$|(?<=ss)es$/, "");
    return name.toLowerCase().includes(noun) ? inSentence(name) : `${inSentence(name)} ${noun}`;
  }
  return forms.payer.test(name) ? "" : name;
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

function put(form: string, name: string, language: string): string {
  if (name === "") return "";
  const marks = MARKS[language];
  if (marks !== undefined) return form.replace("%", () => marks.join(name));
  const said = /^the /i.test(name) ? inSentence(name) : `the ${inSentence(name)}`;
  return (isSeveral(name) ? form.replace(" is ", " are ") : form).replace("%", () => said);
}

/** Whether an English name is of several things, as far as its ending tells. */
function isSeveral(name: string): boolean {
  return /[^siu]s$/i.test(name) && !/series$/i.test(name);
}

/** A name as it stands within a sentence: names of several words in capitals keep them, and so do letters that stand for words. */
function inSentence(name: string): string {
  const [, ...others] = name.split(" ");
  const isName = /^\p{Lu}\p{Lu}|^\p{Lu}\p{Ll}*\p{Lu}/u.test(name) || others.some((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return isName ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
