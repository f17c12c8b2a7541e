import type { Language } from "../../../language/language.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { isStep, type Unit } from "../../page/unit.ts";
import { standsAlone } from "../../sentence/standing.ts";
import { isLedTo } from "./list-lead.ts";

/** Sentences that may stand before a way and say only why anybody goes it. */
const MOST_BEFORE = 3;

/** Where a way begins below sentences that bid nothing, in languages of templates: with the paragraph that does. */
export function beginOfWay(question: string, units: readonly Unit[], language: Language): number {
  const forms = units[0] && questionFormsOf(units[0].source.locale);
  if (forms?.way.test(question.replace(/^¿/, "")) !== true) return 0;
  const tells = [forms.bids, forms.obliges, forms.offers];
  const begin = units.findIndex(({ text }) => tells.some((form) => form.test(text)));
  const opens = units[begin];
  if (opens?.kind === "item")
    return isStep(opens) || isLedTo(units, begin, question, language) ? beginOfList(units, begin, forms.bids) : 0;
  const isWay = opens?.kind === "prose" && opens.opensLine && forms.bids.test(opens.text);
  return isWay && begin <= MOST_BEFORE && standsAlone(opens.text, language) ? begin : 0;
}

/** Where a list of orders begins: with the line that leads to it. */
function beginOfList(units: readonly Unit[], first: number, bids: RegExp): number {
  const lead = units[first - 1];
  const isLed = lead?.kind === "prose" && /[:：]$/u.test(lead.text);
  const opens = isLed ? first - 1 : first;
  const isWay = bids.test(units[first]!.text) && units[first]!.opensLine;
  return isWay && (first === 0 || isLed) && opens <= MOST_BEFORE ? opens : 0;
}
