import { countWords } from "../../../text/words.ts";
import { itemsBehind } from "../../page/list.ts";
import type { Unit } from "../../page/unit.ts";
import { bids } from "../../sentence/instruction.ts";
import { isTaskVerb } from "../../sentence/verbs.ts";
import { isIdle } from "../questions/facts/fact.ts";
import type { AskedWay } from "../ways/way.ts";
import { mine, wayTo } from "../wording/person.ts";

const COUNT = "(?<count>two|three|four|five|six|several|many|multiple|various|a few|a couple of|\\d)";
const KIND = "(?:(?:different|main|common|simple|easy|quick|possible|key|other|basic) )*";
const ACT = "(?<act>[^,;:.()]{6,80}?)";
/** "There are two ways to add a note:", "You can add a note in several ways:". */
const LEADS: readonly RegExp[] = [
  new RegExp(`^There are ${COUNT} ${KIND}ways (?:(?:that |in which )?you can|to) ${ACT}:$`, "u"),
  new RegExp(`^You can ${ACT} in (?:one of )?(?:the following|these|${COUNT}) ${KIND}ways(?: below)?:$`, "u"),
];

/** What leads to a list of its own, asks, or is not to be done. */
const NO_ITEM = /[:?]$|^(?:do not|don['’]t|never)\b/i;
/** Words of a first sentence that is told without what follows it, at least: "Manually." is none. */
const LEAST_WORDS = 4;
/** What a line says of how many there are, where it says so. */
const NUMBERS = new Map(["two", "three", "four", "five", "six"].map((word, i) => [word, i + 2]));
const [LEAST_ITEMS, MOST_ITEMS] = [2, 6];

/**
 * The ways that a list below the line at `index` tells, in `most` words at most: where all that its items say has no
 * room, the first sentence of each. Undefined for any other unit. English alone.
 */
export function waysListAt(units: readonly Unit[], index: number, most: number): AskedWay | undefined {
  const lead = units[index]!;
  const { act, count } = saidBy(lead);
  const items = linesBehind(units, index);
  if (act === "" || items.length < LEAST_ITEMS || items.length > MOST_ITEMS) return undefined;
  if (count !== undefined && count !== items.length) return undefined;
  const last = items.at(-1)!.at(-1)!;
  for (const said of [items, items.map((line) => line.slice(0, 1))]) {
    const texts = said.map((line) => sentence(line.map(({ text }) => text).join(" ")));
    if (texts.some((text) => NO_ITEM.test(text))) return undefined;
    if (said !== items && texts.some((text) => countWords(text) < LEAST_WORDS)) return undefined;
    const text = [lead.text, ...texts].join(" ");
    if (countWords(text) <= most) return { question: questionOf(act, texts), told: { texts, text, first: lead, last } };
  }
  return undefined;
}

/** What a line says can be done in several ways, "" for any other, and how many of them, where it says so. */
function saidBy({ kind, text }: Unit): { act: string; count?: number | undefined } {
  const said = kind === "prose" ? LEADS.map((lead) => lead.exec(text)?.groups).find((found) => found) : undefined;
  const { act = "", count = "" } = said ?? {};
  if (isIdle(act) || !isTaskVerb(act.split(" ", 1)[0] ?? "")) return { act: "" };
  return { act, count: /^\d$/.test(count) ? Number(count) : NUMBERS.get(count) };
}

/** "How do I …?", where one of the ways says what to do. */
function questionOf(act: string, texts: readonly string[]): string {
  return texts.some(bids) ? wayTo(act) : `What ways are there to ${mine(act)}?`;
}

/** The items of the list behind a line, each with its sentences. */
function linesBehind(units: readonly Unit[], index: number): Unit[][] {
  const lines: Unit[][] = [];
  for (const unit of itemsBehind(units, index)) {
    if (unit.opensLine) lines.push([unit]);
    else lines.at(-1)?.push(unit);
  }
  return lines;
}

function sentence(text: string): string {
  return /[.!:?]$/.test(text) ? text : `${text.replace(/[;,]?(?: (?:or|and))?$/, "")}.`;
}
