import type { Language } from "../../../language/language.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { isStep, type Unit, verbatim } from "../../page/unit.ts";
import { standsAlone } from "../../sentence/standing.ts";
import { firstSentence } from "../../sentence/trim.ts";
import type { Answer } from "../answer.ts";
import { PREREQUISITES } from "../fit/kinds.ts";
import { isLedTo } from "./list-lead.ts";
import { opensWithEnd, statesWay } from "./stated.ts";

/** Sentences that may stand before a way and say only why anybody goes it. */
const MOST_BEFORE = 3;

/** Where a way begins below sentences that bid nothing, in languages of templates: with the paragraph that does. */
export function beginOfWay(question: string, units: readonly Unit[], language: Language): number {
  const forms = units[0] && questionFormsOf(units[0].source.locale);
  if (forms?.way.test(question.replace(/^¿/, "")) !== true) return 0;
  const tells = [forms.bids, forms.obliges, forms.offers];
  const begin = units.findIndex(({ text }) => tells.some((form) => form.test(text)));
  const stated = units.findIndex(({ kind, text }) => kind === "prose" && opensWithEnd(question, text, forms));
  const isStated = stated > 0 && stated <= MOST_BEFORE && tells.some((form) => form.test(units[stated]!.text));
  if (isStated && stated <= begin && standsAlone(units[stated]!.text, language)) return stated;
  const opens = units[begin];
  if (opens?.kind === "item")
    return isStep(opens) || isLedTo(units, begin, question, language) ? beginOfList(units, begin, forms.bids) : 0;
  const isWay = opens?.kind === "prose" && opens.opensLine && forms.bids.test(opens.text);
  return isWay && begin <= MOST_BEFORE && standsAlone(opens.text, language) ? begin : 0;
}

/** What is done by whoever it is: "pode ser feito no portal". */
const CAN_BE =
  /(?<!\p{L})(?:(?:pode|puede|poderá|podrá)[mn]? ser|(?:peut|peuvent|pourra|pourront) être|(?:può|possono) essere|(?:kann|können) [^.;:]{4,200} werden|(?:kan|kunnen) [^.;:]{4,200}worden)(?!\p{L})/iu;

/** What tells how something goes: "Funciona assim: …". */
const GOES_SO =
  /(?<!\p{L})(?:(?:funciona|funcionam) (?:assim|así)|(?:funziona|funzionano) così|(?:fonctionne|marche)(?:nt)? (?:ainsi|comme (?:ceci|cela|ça))|(?:so|folgendermaßen) (?:funktionier|geht)\p{L}*|(?:funktioniert|geht) (?:so|folgendermaßen)|zo werk(?:t|en)|werkt (?:zo|als volgt))(?!\p{L})[^.:：]{0,200}[:：] ?\p{L}/iu;

/** Whether an answer to a question for a way tells what has to be so first, or that it can be gone, and stops before what is bidden. */
export function stopsBeforeWay(question: string, { text, quote }: Answer, units: readonly Unit[]): boolean {
  const forms = units[0] && questionFormsOf(units[0].source.locale);
  if (forms?.way.test(question.replace(/^¿/, "")) !== true) return false;
  const first = firstSentence(text);
  // "Open the page Prerequisites" is the way; "Before you begin, open …" is not yet.
  if (PREREQUISITES.test(first) && !forms.bids.test(first.replace(/[,:;].*/su, ""))) return true;
  const isTold =
    [forms.bids, forms.obliges].some((form) => form.test(text)) || CAN_BE.test(first) || GOES_SO.test(text);
  if (isTold || statesWay(question, first, forms)) return false;
  const last = units.findLastIndex((unit) => quote.endsWith(verbatim(unit)));
  return units.slice(last + 1).some((unit) => isStep(unit) || forms.bids.test(unit.text));
}

/** Where a list of orders begins: with the line that leads to it. */
function beginOfList(units: readonly Unit[], first: number, bids: RegExp): number {
  const lead = units[first - 1];
  const isLed = lead?.kind === "prose" && /[:：]$/u.test(lead.text);
  const opens = isLed ? first - 1 : first;
  const isWay = bids.test(units[first]!.text) && units[first]!.opensLine;
  return isWay && (first === 0 || isLed) && opens <= MOST_BEFORE ? opens : 0;
}
