import { countWords } from "../words.ts";
import type { Block } from "./block.ts";
import type { Scored } from "./relevance.ts";

/** Words below which a lone sentence is followed by the next one of its paragraph. */
const SHORT_ANSWER = 30;
const USUAL_WORDS = 110;

/** Lets a lone short sentence be followed by the one after it on the page, so that the reply says a little more. */
export function supportAlone(blocks: Block[], candidates: readonly Scored[], wordLimit: number): Block[] {
  const [only, ...others] = blocks;
  if (only === undefined || others.length > 0 || only.form !== "prose") return blocks;
  const last = only.units.at(-1)!;
  const words = countWords(only.units.map((unit) => unit.text).join(" "));
  if (words >= SHORT_ANSWER) return blocks;
  const follows = candidates.find(
    ({ block }) =>
      block.form === "prose" && block.passage === only.passage && block.units.at(-1)!.order === last.order + 1,
  );
  const next = follows?.block.units.at(-1);
  if (next === undefined || next.opensLine || /[?？]$/u.test(next.text)) return blocks;
  const fits = words + countWords(next.text) <= (wordLimit > 0 ? wordLimit : USUAL_WORDS);
  return fits ? [{ ...only, units: [...only.units, next] }] : blocks;
}
