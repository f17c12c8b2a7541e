import { presents } from "../../sentence/presents.ts";
import { PRESENTS_PAGE } from "../../sentence/presents-page.ts";
import { leadsOn } from "../../sentence/reads-on.ts";
import type { Block } from "../block.ts";
import { foreignLink } from "./foreign-link.ts";

/** Characters that are words or syllables, and how many letters more than one each of them stands for. */
const CHARACTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LETTERS_MORE = 2;

/** How a thing is kept, whoever else it names: "Keep out of the reach of children." */
const OF_STORAGE = /\b(?:out of (?:the )?(?:sight and )?reach of|away from) children\b/i;

/** Capitals among letters from which a sentence shouts, as lawyers do: few ask for that. */
const SHOUTED = 0.8;

/** What a block lacks, whatever is asked: something it leans on, a length that tells, a statement. */
export function faults(block: Block): number {
  const text = block.units.map((unit) => unit.text).join(" ");
  let fault = block.leaning ? 0.5 : 0;
  const letters = text.length + LETTERS_MORE * (text.match(CHARACTERS)?.length ?? 0);
  if (block.form === "prose" && letters < 25) fault += 0.3;
  if (block.form === "prose" && letters > 420) fault += 0.15;
  if (/[?？]$/u.test(text)) fault += 0.4;
  if (shouts(text)) fault += 0.4;
  if (OF_STORAGE.test(text)) fault += 0.4;
  if (block.form === "prose" && leadsOn(text)) fault += 0.6;
  if (block.form === "prose" && promises(text)) fault += 0.6;
  if (block.form === "prose" && block.units.some((unit) => foreignLink(unit.text, unit.source.url))) fault += 0.25;
  if (block.form === "row") fault += 0.1;
  if (block.form === "table") fault += 0.2;
  return fault;
}

/** Whether a text says what its page will tell, and tells nothing of it: "In this article you will read how …". */
function promises(text: string): boolean {
  return PRESENTS_PAGE.test(text) || presents(text);
}

function shouts(text: string): boolean {
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? [];
  return (
    letters.length > 40 && letters.filter((letter) => letter !== letter.toLowerCase()).length > SHOUTED * letters.length
  );
}
