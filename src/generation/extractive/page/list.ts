import type { Language } from "../../language/language.ts";
import { ASKS } from "../../text/sentence-marks.ts";
import { countWords } from "../../text/words.ts";
import { isComplete } from "../sentence/standing.ts";
import { tidy } from "../sentence/trim.ts";
import { FOR_THIS } from "./steps-follow.ts";
import { isStep, type Stretch, type Unit } from "./unit.ts";

/** Items of a list that is shown in one line, at least and at most, and words of one. */
const LEAST_ITEMS = 2;
const MOST_ITEMS = 8;
const MOST_ITEM_WORDS = 20;

/** What needs more than the list's own items: a nested list below an item, or examples of something else. */
const UNFINISHED = /\b(?:the|an?|to|of|for|with|and|or|by|in|on|from|that|as|is|are|including|when|if)[:：]?$|[:：]$/iu;
const EXAMPLES = /\b(?:for example|for instance|such as|e\.g\.|i\.e\.)[,:]*$/iu;

/** What leads to pages that say more. */
export const LEADS_TO_PAGES =
  /^(?:see(?: also)?|jump to|on this page|(?:table of )?contents|quick links|further reading|(?:read|learn) more|related(?: \p{L}+)?|(?:for (?:more|further|additional|other)|to (?:learn|read|find out) more)\b[^:]*)[:：]$/iu;

/** What behind a list says of whom, or with what exception, all of it holds. */
const LIMITED_BEHIND =
  /^(?:only(?! (?:\d|one|two|three|a few|takes?|needs?)\b)|except|unless|but(?! that(?:['’]s| is)\b)|however(?! (?:you|much|many|long|it|they)\b)|provided|as long as|not if)\b/i;

/** "Lead: first; second; third." for a list of short items below its lead-in at `index`, within `most` words. */
export function listInLine(
  units: readonly Unit[],
  index: number,
  language: Language,
  most: number,
): Stretch | undefined {
  const lead = units[index]!;
  if (lead.kind !== "prose" || !/[:：]$/u.test(lead.text) || LEADS_TO_PAGES.test(lead.text)) return undefined;
  const items = itemsBehind(units, index);
  if (isLimitedBehind(units, index) || NOTES.test(lead.text)) return undefined;
  const shown = items.every(isShort) ? items.map(({ text }) => text) : labelsOf(lead.text, items);
  if (shown === undefined || shown.length < LEAST_ITEMS || shown.length > MOST_ITEMS) return undefined;
  const opening = openingOf(lead, language);
  if (opening === undefined || language.dangling.test(opening) || FOR_THIS.test(opening)) return undefined;
  const text = joinedInLine(opening, shown);
  return countWords(text) <= most ? { text, first: lead, last: items.at(-1)! } : undefined;
}

/** "Note that:": each item is a note of its own. */
const NOTES = /^(?:please )?(?:note|notes|note that|keep in mind|remember)(?: that)?\s*:$/i;

/** Whether what stands behind the list of a lead-in says of whom alone it holds, or names an exception. */
export function isLimitedBehind(units: readonly Unit[], index: number): boolean {
  const { text } = units[index]!.passage;
  const last = itemsBehind(units, index).at(-1);
  return last !== undefined && LIMITED_BEHIND.test(text.slice(last.end, last.end + 200).trimStart());
}

/** A thing with a mark that only gives it weight: "No licence needed!" */
const CALLS = /^(?:\S+ ){0,5}\S+!$/u;

/** "First; second; third." for a list that nothing leads to, of things that can each be shown in a line. */
export function thingsInLine(items: readonly Unit[]): string | undefined {
  const isThing = (item: Unit) =>
    item.kind === "item" && !isStep(item) && (!isComplete(item.text) || CALLS.test(item.text)) && isShort(item);
  if (items.length < LEAST_ITEMS || items.length > MOST_ITEMS || !items.every(isThing)) return undefined;
  return joinedInLine(
    "",
    items.map(({ text }) => text),
  );
}

/** How an item goes on to the last one: "keep your key; or". */
const GOES_ON = /[;,] (and|or|und|oder|et|ou|y|o|e|en|of)$/iu;

/** Chinese and Japanese have marks of their own, with no blank behind them. */
export function joinedInLine(opening: string, items: readonly string[]): string {
  const ended = items.map((item, at) => {
    const link = GOES_ON.exec(items[at - 1] ?? "")?.[1] ?? "";
    return `${link === "" ? "" : `${link} `}${item.replace(GOES_ON, "").replace(/[.!;,。；，]$/, "")}`;
  });
  const told = inLines(ended);
  const isClose = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]\P{L}*$/u.test(opening || told[0]!);
  if (isClose) return `${opening}${told.join("；")}。`;
  return `${opening} ${told.join("; ")}.`.trimStart();
}

/** The units of the list right behind a lead-in. */
export function itemsBehind(units: readonly Unit[], index: number): readonly Unit[] {
  const { passage } = units[index]!;
  let end = index + 1;
  while (units[end]?.kind === "item" && units[end]?.passage === passage) end++;
  return units.slice(index + 1, end);
}

/** The items right behind a step, up to the next step. */
export function itemsWithin(units: readonly Unit[], step: number): readonly Unit[] {
  const below = itemsBehind(units, step);
  const end = below.findIndex(isStep);
  return end < 0 ? below : below.slice(0, end);
}

/** A lead-in as it is shown; undefined for one that says nothing of its list, or leads to examples of something else. */
export function openingOf(lead: Unit, language: Language): string | undefined {
  const opening = tidy(lead.text, language);
  return /\b(?:here are|here is)\b/i.test(opening) || EXAMPLES.test(opening) ? undefined : opening;
}

/** Words that are no names, though they open an item with a capital. */
const NO_NAME =
  /^(?:the|an?|your|you|we|it|they|if|when|for|in|on|to|no|all|any|each|only|be|do|not|some|their|our|this|these|that|there|as|at|by|from|with|and|or|is|are|has|have|can|may|must|use|using|how|what|who|why|where|which|\p{L}{2,}ing)$/iu;

/** Items in a line as a sentence goes on, or all as they are written, where any of them opens with what may be a name. */
export function inLines(items: readonly string[]): string[] {
  const told = items.map(inLine);
  if (!told.slice(1).some((item) => /^\p{Lu}\p{Ll}/u.test(item))) return told;
  return items.map((item, place) => (place > 0 ? item.replace(/^(?:Or|And) /, (word) => word.toLowerCase()) : item));
}

/** An item behind a semicolon, where a sentence goes on. */
function inLine(item: string, place: number): string {
  const first = /^\p{Lu}\p{Ll}*(?=\s)/u.exec(item)?.[0] ?? "";
  return place > 0 && NO_NAME.test(first) ? `${first.toLowerCase()}${item.slice(first.length)}` : item;
}

function isShort({ text, opensLine }: Unit): boolean {
  return opensLine && isShown(text.replace(GOES_ON, ""));
}

/** Whether an item, or its label, can be shown in a line. */
export function isShown(item: string): boolean {
  return countWords(item) <= MOST_ITEM_WORDS && !UNFINISHED.test(item) && !ASKS.test(item) && !item.includes("://");
}

/** A list of these is told by the labels of its items; of steps, ways and cases each is nothing without its text. */
export const OF_THINGS =
  /\b(?:reasons|types|kinds|features|factors|benefits|advantages|causes|principles|areas|categories|goals|parts|sources|options|topics|challenges|lessons|stages|phases|elements|components|themes|roles|takeaways|pillars|values|tools|services|products|formats|levels|modes|tiers|plans)\b/i;
/** The same in the other languages of the engine. */
export const OF_THINGS_ELSEWHERE =
  /(?<!\p{L})(?:raisons|types|sortes|caractéristiques|avantages|bénéfices|atouts|causes|principes|domaines|catégories|objectifs|sources|options|thèmes|défis|phases|éléments|composants|rôles|valeurs|outils|services|produits|formats|niveaux|degrés|gründen?|arten|typen|merkmalen?|funktionen|vorteilen?|ursachen|grundsätzen?|prinzipien|bereichen?|kategorien|zielen?|teilen?|quellen|optionen|themen|herausforderungen|bestandteilen?|elementen?|rollen|werten?|werkzeugen?|leistungen|produkten?|formaten?|stufen|razones|tipos|clases|características|ventajas|beneficios|principios|áreas|categorías|objetivos|fuentes|opciones|temas|desafíos|fases|elementos|componentes|valores|herramientas|servicios|productos|formatos|niveles|razões|vantagens|benefícios|princípios|categorias|fontes|opções|desafios|papéis|ferramentas|serviços|produtos|níveis|motiv[io]s?|ragioni|tipi|tipologie|caratteristiche|vantaggi|benefici|cause|princ[iì]pi|aree|categorie|obiettivi|fonti|opzioni|temi|sfide|elementi|componenti|ruoli|valori|strumenti|servizi|prodotti|formati|livelli|redenen|soorten|kenmerken|eigenschappen|functies|voordelen|oorzaken|principes|gebieden|categorieën|doelen|bronnen|opties|thema['’]s|onderwerpen|uitdagingen|onderdelen|rollen|waarden|hulpmiddelen|diensten|producten|niveaus)(?!\p{L})/iu;
const BIDS = /\b(?:must|need|have to|should)\b/i;
/** The label that opens an item; group 1 is it without its mark. */
export const LABEL = /^([^:.!?]{2,60}?)(?::| [–—-]) /u;
const MOST_LABEL_WORDS = 8;

/** The label that opens each item, or the short sentence that it explains; undefined unless each item has one. */
function labelsOf(lead: string, items: readonly Unit[]): string[] | undefined {
  if (!OF_THINGS.test(lead) || BIDS.test(lead)) return undefined;
  const labels = items.flatMap((item, i) => {
    if (!item.opensLine) return [];
    const explained = items[i + 1]?.opensLine === false && /\.$/.test(item.text);
    const label = explained ? item.text : (LABEL.exec(item.text)?.[1] ?? "");
    return [countWords(label) <= MOST_LABEL_WORDS ? label : ""];
  });
  return labels.every((label) => label !== "" && !UNFINISHED.test(label)) ? labels : undefined;
}

/** The items of lists whose lead-in ends in a colon: without it they say half. */
export function ledItems(units: readonly Unit[]): ReadonlySet<Unit> {
  const led = new Set<Unit>();
  // A step leads to what stands within it, as far as the next one; the line above a list to all of it.
  let byStep = false;
  for (const [i, unit] of units.entries()) {
    const before = units[i - 1];
    if (unit.kind !== "item" || before === undefined || before.passage !== unit.passage) continue;
    const isBeforeLed = led.has(before);
    if (/[:：]$/u.test(before.text)) {
      byStep = before.kind === "item" && (byStep || !isBeforeLed);
      led.add(unit);
    } else if (isBeforeLed && !(byStep && isStep(unit))) led.add(unit);
  }
  return led;
}
