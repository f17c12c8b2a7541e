import { isStep, type Unit } from "../unit.ts";
import { bids } from "./instruction.ts";

/** A colon that leads to what has to be read or entered: the sentence says less without it. */
const NAMES_IT =
  /\b(?:following|below|these|this|here|shown|like|as|to|is|are|follows)\b[^.]*[:：]$|\b(?:then|and|or|with|by|run|enter|type|use|using|add|set|paste|command)[:：]$/iu;

/** The text of a unit; an order without the colon that led to a picture, where nothing is left that it leads to. */
export function withoutPicture({ text }: Unit, next: Unit | undefined): string {
  const leads = next !== undefined && !isStep(next) && !(next.kind === "prose" && next.opensLine);
  return leads || NAMES_IT.test(text) || !bids(text) ? text : text.replace(/[:：]$/u, ".");
}
