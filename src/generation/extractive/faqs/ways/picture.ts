import { isStep, type Unit } from "../../page/unit.ts";
import { bids } from "../../sentence/instruction.ts";

/** A colon that leads to what has to be read, entered or pressed: the sentence says less without it. */
const NAMES_IT =
  /\b(?:following|below|these|this|here|shown|like|as|to|is|are|follows)\b[^.]{0,200}[:：]$|\b(?:then|and|or|with|by|run|enter|type|use|using|add|set|paste|command|click|press|select|choose|tap|hit|open)[:：]$/iu;

/** What the order is for, said before it. */
const END = /^(?:(?:in order )?to|(?:if|when) you(?:['’]d| would)? (?:want|need|like|wish) to) [^,:]{3,100}, /i;

/** The text of a unit; an order without the colon that led to a picture, where nothing but a next step follows. */
export function withoutPicture({ text }: Unit, next: Unit | undefined): string {
  if (!/[:：]$/u.test(text) || (next !== undefined && !isStep(next))) return text;
  const order = text.replace(END, "").slice(-300);
  return NAMES_IT.test(order) || !bids(text) ? text : text.replace(/[:：]$/u, ".");
}
