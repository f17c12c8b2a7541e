import { anyOf } from "../../text/any-of.ts";
import { setsScene } from "./scene.ts";

/** How a page begins that has not come to what it says: what it is made of, where to read on or click, who writes. */
const BEGINS = anyOf(
  /^(?:this|our|the) (?:article|document|repository|call|page|section|guide|chapter|post|lab|talk|video)\b/iu,
  /^(?:these|those|here|below|welcome|for (?:an overview|more|further)|(?:a couple|a number|some|several|many|most) of)\b/iu,
  /^to [^,]{3,60}, (?:please )?(?:go|click|open|navigate|head|select|visit|log|sign|see|have a look)\b/iu,
  /^I(?:['’]\w+)? |\b(?:AI|everyone|people|we) (?:can )?now\b/u,
);
/** Needs and praise: nobody would say the opposite. */
const PRAISES = anyOf(
  /^all (?:\p{L}+ ){1,4}(?:needs?|requires?|ha(?:ve|s)|wants?)\b(?!.*\b(?:must|before|at least|\d+)\b)/iu,
  /\b(?:is|are) (?:(?:an?|the|also|very|really|truly) )*(?:amazing|awesome|vital|important|great|powerful|useful|fantastic|crucial|essential|excellent|wonderful|popular|fun)\b/iu,
  /\b(?:problems?|issues?|errors?) (?:can|may|might) (?:occur|arise|happen)\b|\bmade by hand\b|\bwith love\b/iu,
);

/** Whether an English sentence that opens a page has not come to what it says yet. */
export function runsUp(text: string): boolean {
  return setsScene(text) || BEGINS.test(text) || PRAISES.test(text);
}
