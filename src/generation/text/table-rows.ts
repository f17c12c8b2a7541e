import { CURRENCY_CODES } from "../../search/analysis/currencies.ts";

/** Between the cells of a row as a page's text holds it. */
const BETWEEN = " | ";
/** A cell that says nothing without the name of its column: a figure, a mark, a yes or no. */
const BARE = new RegExp(
  `^(?:(?!.*\\p{L}{3})(?=.*[\\p{N}\\p{S}✓✗—–-]).*|(?:${CURRENCY_CODES}) ?\\d[\\d.,'’ –-]*|\\d[\\d.,'’ ]* ?(?:${CURRENCY_CODES})|yes|no|n\\/a)$`,
  "iu",
);
/** Columns of a table whose first row names them, whatever stands below it. */
const NAMED_COLUMNS = 3;
/** More words than a column is called by: where other rows have as many, the first row is one of them. */
const isLong = (cell: string): boolean => /^(?:\S+\s+){8}/.test(cell);
/** What opens a row of hours, which names no columns. */
const A_DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})/iu;
/** What columns of values are called, in the languages that are read: the last word of a name, or its first. */
const VALUES = [
  "actions?|address(?:es)?|amounts?|answers?|colou?rs?|commands?|comments?|costs?|date|definitions?|descriptions?|duration",
  "effects?|examples?|explanations?|fees?|functions?|locations?|meanings?|notes?|prices?|purpose|quantity|remarks?|results?",
  "sizes?|symbols?|time|types?|values?|weights?|adressen?|aktion(?:en)?|anzahl|bedeutung|befehle?|beispiele?|bemerkung(?:en)?",
  "beschreibung|\\p{L}*(?:beitrag|beiträge|betrag|gebühr(?:en)?|preise?|kosten)|dauer|erklärung|farben?|funktion(?:en)?|größe|menge|ort|uhrzeit|werte?",
  "wirkung|zeit|zweck|adresses?|couleurs?|coûts?|description|durée|effets?|exemples?|fonctions?|horaires?|lieu|montants?|prix",
  "quantité|signification|tailles?|tarifs?|téléphone|valeurs?|acci(?:ón|ones)|color(?:es)?|costes?|descripción|dirección",
  "duración|ejemplos?|fecha|funci(?:ón|ones)|horarios?|importes?|lugar|precios?|significado|tamaños?|teléfono|valor(?:es)?",
  "azion[ei]|color[ei]|cost[oi]|descrizione|durata|esempio?|funzion[ei]|indirizz[oi]|luogo|orario?|prezz[oi]|quantità",
  "significato|telefono|valor[ei]|aç(?:ão|ões)|cor(?:es)?|custos?|descrição|duração|endereços?|exemplos?|funç(?:ão|ões)|preços?",
  "tamanhos?|acties?|adres(?:sen)?|betekenis|beschrijving|bedrag|datum|duur|functies?|grootte|kleur(?:en)?|omschrijving|plaats",
  "prijs|prijzen|telefoon|tijd|toelichting|uitleg|voorbeeld(?:en)?|waarden?",
].join("|");
/** What a column of two is called that only says who or when something is: no row needs that. */
const WHO_OR_WHEN =
  "names?|namen?|nom|nombre|nome|naam|person|who|when|wer|wann|qui|quand|quién|cuándo|chi|quando|quem|wie|wanneer";
const NEEDLESS = new RegExp(`^(?:${WHO_OR_WHEN})$`, "iu");
const OF_VALUES = new RegExp(`^(?:(?:\\p{L}+ )?(?:${VALUES})|(?:${VALUES}) \\p{L}+|${WHO_OR_WHEN})$`, "iu");
/** Rows below one that names two columns, at least. */
const LEAST_BELOW = 2;
/** What only a cell of hours says. */
export const CLOSED = /^(?:closed|geschlossen|cerrado|fermé|chiuso|fechado|gesloten)$/iu;

/** "Volume | 40 litres": a thing with its measure or price names no columns. */
function isFact([, value = "", more]: readonly string[]): boolean {
  return more === undefined && /^(?:[\p{Sc}\p{N}]|(?:free|gratis|kostenlos|gratuito?|grátis|included)$)/iu.test(value);
}

/** What parts the head of a table from its rows, where it was taken for one of them: "| --- | ---: Monday | 9:00". */
const SEPARATOR = /(?<!\S):?-{3,}:?(?!\S)/u;
const SEPARATORS = /^(?:\||:?-{3,}:?|\s)+/u;

/** The cells of a row. */
export function cellsOf(row: string): string[] {
  const cells = row.split(BETWEEN).map((cell) => cell.trim());
  if (!SEPARATOR.test(row)) return cells;
  return cells.map((cell) => cell.replace(SEPARATORS, "")).filter((cell) => cell !== "");
}

/** Whether the first of some rows of two cells calls the second column what no other row does: "Key | Action". */
function namesValues([, name = ""]: readonly string[], below: readonly (readonly string[])[]): boolean {
  return below.length >= LEAST_BELOW && OF_VALUES.test(name) && !below.some(([, value = ""]) => OF_VALUES.test(value));
}

/**
 * The row that names the columns of a table: the first, where it has no figure, and the table has several columns
 * beside the names of its rows, or figures. Of two columns of words it does where the second is called as values are.
 */
export function headOf(rows: readonly string[]): string | undefined {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return undefined;
  const names = cellsOf(first);
  if (
    names.length < 2 ||
    isFact(names) ||
    A_DAY.test(first) ||
    names.some((name) => BARE.test(name) || CLOSED.test(name)) ||
    (names.some(isLong) && others.some((row) => cellsOf(row).some(isLong)))
  )
    return undefined;
  const below = others.map(cellsOf);
  const isClear = below.some(
    (cells) => cells.length >= NAMED_COLUMNS || cells.slice(1).some((cell) => BARE.test(cell)),
  );
  const most = Math.max(...below.map(({ length }) => length));
  return (isClear || namesValues(names, below)) && (most === names.length || most === names.length + 1)
    ? first
    : undefined;
}

/**
 * The cells of a row of a table with the names of their columns, `""` for the first, which names the row, and in a row
 * that has lost cells at one of its ends: which, nobody knows. `columns` are those of the longest row.
 */
export function labelledCells(
  row: string,
  head: string | undefined,
  columns: number,
): { label: string; cell: string }[] {
  const cells = cellsOf(row);
  const names = head === undefined || cells.length !== columns ? [] : cellsOf(head);
  const shift = columns - names.length;
  const labelAt = (i: number) => (i === 0 ? "" : (names[i - shift] ?? ""));
  const isNeedless = (label: string) => columns === 2 && NEEDLESS.test(label);
  return cells.map((cell, i) => ({ label: isNeedless(labelAt(i)) ? "" : labelAt(i), cell }));
}

/** The most cells that a row of a table has. */
export function columnsOf(rows: readonly string[]): number {
  return Math.max(...rows.map((row) => cellsOf(row).length));
}

/** A line of a text, by where it stands. */
export interface Line {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** The tables of a text, as rows that no blank line parts. */
export function tablesOf<Row extends Line>(lines: readonly Row[], text: string): Row[][] {
  const tables: Row[][] = [];
  let before: Row | undefined;
  for (const line of lines) {
    if (line.kind === "row") {
      const goesOn = before?.kind === "row" && !text.slice(before.end, line.start).includes("\n\n");
      if (goesOn) tables.at(-1)!.push(line);
      else tables.push([line]);
    }
    before = line;
  }
  return tables;
}
