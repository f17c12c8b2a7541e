import { itemsBehind } from "../../page/list.ts";
import type { Unit } from "../../page/unit.ts";
import { bids } from "../../sentence/instruction.ts";
import type { AskedWay } from "../ways/way.ts";
import { mine } from "../wording/person.ts";

/** "If you delete your account:", which a list follows. */
const LEAD = /^If you(?:['’]re)? [^,;:?]{4,70}:$/i;
/** No case of its own: a wish, a matter for the makers, a clause that the list completes. */
const NO_CASE =
  /^If you (?:want|wish|would|like|agree)\b|\bhave (?:\p{L}+ ){0,3}(?:questions|feedback|changes|ideas|comments)\b|\b(?:follow\p{L}*|these|those|one of)\b|^If you \S+ .*\b(?:can|cannot|will|must|should|may|might|would)\b|\b(?:on|in|at|to|from|of|for|with|by|via|has|have|had|is|are|was|were|am|the|an?|and|or|your|do|not|know|need):$/iu;
/** What makes an item a statement of what happens. */
const STATES =
  /\b(?:is|are|was|were|will|won['’]t|can|cannot|can['’]t|may|might|must|has|have|does|do|don['’]t|doesn['’]t|loses?|gets?|keeps?|stays?|becomes?|ends?|stops?|goes|go)\b|['’]ll\b/i;
/** One of several ways, a box to tick, half a sentence. */
const NO_ITEM = /\bor$|^\[.?\]|[:?]$/;

/** What a list says of the case that leads to it at `index`, whole; undefined for any other unit. */
export function caseListAt(units: readonly Unit[], index: number): AskedWay | undefined {
  const lead = units[index]!;
  if (lead.kind !== "prose" || !LEAD.test(lead.text) || NO_CASE.test(lead.text)) return undefined;
  const items = linesBehind(units, index);
  const said = items.map(({ text }) => text.replace(/[.;,]+(?: and)?$/, ""));
  const bidden = said.filter((text) => bids(text) || /^please\b/i.test(text)).length;
  const isWhole = bidden === said.length || (bidden === 0 && said.every((text) => STATES.test(text)));
  if (said.length < 2 || !isWhole || said.some((text) => NO_ITEM.test(text))) return undefined;
  const texts = said.map((text) => (/!$/.test(text) ? text : `${text}.`));
  const question = `What ${bidden > 0 ? "do I do" : "happens"} if ${mine(lead.text.slice(3, -1))}?`;
  return { question, told: { texts, text: [lead.text, ...texts].join(" "), first: lead, last: items.at(-1)! } };
}

/** The items of one line each right behind a lead-in; none where one goes on below its line. */
function linesBehind(units: readonly Unit[], index: number): readonly Unit[] {
  const items = itemsBehind(units, index);
  return items.every(({ opensLine }) => opensLine) ? items : [];
}
