import type { Unit } from "../unit.ts";
import { countWords } from "../words.ts";
import type { Answer } from "./answer.ts";
import { bids } from "./instruction.ts";
import { mine } from "./person.ts";

/** "If you delete your account:", which a list follows. Wishes and questions are no cases. */
const LEAD =
  /^If you(?:['’]re|r\b)? (?!want|wish|would|like|agree|have (?:\p{L}+ ){0,3}(?:questions|feedback|changes|ideas|comments)\b|.*\bfollow)[^,;:?]{4,70}:$/iu;

/** The question that a list below a case answers, with the whole of it. */
export interface CaseList {
  readonly question: string;
  readonly answer: Answer;
}

/** What a list says of the case that leads to it at `index`, within `most` words and whole; undefined for any other unit. */
export function caseListAt(units: readonly Unit[], index: number, most: number): CaseList | undefined {
  const lead = units[index]!;
  if (lead.kind !== "prose" || !LEAD.test(lead.text)) return undefined;
  const items = itemsBehind(units, index);
  const bidden = items.filter(({ text }) => bids(text) || /^please\b/i.test(text)).length;
  if (items.length < 2 || (bidden > 0 && bidden < items.length)) return undefined;
  const text = [lead.text, ...items.map(({ text }) => (/[.!]$/.test(text) ? text : `${text}.`))].join(" ");
  const words = countWords(text);
  if (words > most || items.some(({ text }) => /[:?]$/.test(text))) return undefined;
  const given = mine(lead.text.slice(3, -1));
  const question = bidden > 0 ? `What do I do if ${given}?` : `What happens if ${given}?`;
  const quote = lead.passage.text.slice(lead.start, items.at(-1)!.end);
  return { question, answer: { text, words, quote, passage: lead.passage.ordinal } };
}

/** The items of one line each right behind a lead-in; none where one goes on below its line. */
function itemsBehind(units: readonly Unit[], index: number): Unit[] {
  const rest = units.slice(index + 1);
  const end = rest.findIndex(({ kind }) => kind !== "item");
  const items = end < 0 ? rest : rest.slice(0, end);
  return items.every(({ opensLine }) => opensLine) ? items : [];
}
