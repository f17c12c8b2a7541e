import { termsOf } from "../../../text/terms.ts";
import type { Unit } from "../../page/unit.ts";
import { joined } from "../answer.ts";

/** The line that leads to steps. */
export interface Lead {
  readonly text: string;
  readonly unit: Unit;
}

/** A procedure as it may be shown. */
interface Shown {
  readonly text: string;
  readonly steps: readonly string[];
  readonly lead: Lead | undefined;
}

/** A procedure, then what goes of it in turn where it is too long: nothing that its reader has to do or know. */
export function shorterOnes(lead: Lead | undefined, steps: readonly string[]): Shown[] {
  const needed = lead && announcesAlone(lead) ? undefined : lead;
  const bare = steps.map((step) => step.replace(TO_WHAT_END, "$1."));
  const barest = bare.map(withoutView);
  const orders = barest.filter((step, i) => {
    const next = barest[i + 1];
    return next === undefined || !COMES.test(step) || isNamedBy(next, step);
  });
  const plain = orders.map(withoutRemarks);
  const placed = plain.map((step) => step.replace(ON_SCREEN, ""));
  const all = [bare, barest, orders, plain, placed];
  return [shown(lead, steps), shown(needed, steps), ...all.map((each) => shown(needed, each))];
}

/** What a step says by the way in brackets, which neither limits it nor leaves it to its reader. */
const REMARK =
  / \((?=[^()]* [^()]* )(?![^()]*\b(?:if|unless|only|not|must|except|warning|before|after|optional|when|without|either|or|e\.g|i\.e)\b)[^()]{8,120}\)/giu;

function withoutRemarks(step: string): string {
  return step.replace(REMARK, "");
}

/** Where on a screen something stands that its step has named: "on the left side of the page", "in the top right corner". */
const ON_SCREEN =
  /,? (?:on|at|in) the (?:(?:far|very) )?(?:top|bottom|upper|lower|left|right)(?:[- ](?:left|right))?(?:-hand)?(?:(?: (?:side|corner|part|edge))? of (?:the|your) (?:page|screen|window|view|app|site|menu|panel)| (?:side|corner))(?=[.,;]|$)/iu;

/** What comes by itself before its reader does the next thing: "An email will be sent to your address." */
const COMES =
  /^(?:an?|the|your) (?:[\p{L}-]+ ){1,4}?(?:will|should) (?:then )?(?:appear|open|show up|pop up|load|arrive|be (?:shown|displayed|opened|sent))\b[^.:;]{0,80}\.$/iu;

/** A control by which nobody finds it: group 1 is what it is. */
const BARE_CONTROL =
  /^(?:then )?[\p{L}-]+(?: on)? (?:the|that) (icon|arrow|button|menu|panel|tab|toggle|checkbox|link|handle|window|dialog)\b(?! \p{L})/iu;

/** Whether a step is done to what another one has named: "Click the icon." behind "A comment icon will appear." */
function isNamedBy(next: string, step: string): boolean {
  const words = new Set(step.toLowerCase().match(/\p{L}+/gu));
  return words.has(BARE_CONTROL.exec(next)?.[1]?.toLowerCase() ?? "");
}

function shown(lead: Lead | undefined, steps: readonly string[]): Shown {
  return { lead, steps, text: joined([lead?.text ?? "", ...steps]) };
}

/** "Follow these steps to do it:", "To do it:" */
const ANNOUNCES =
  /^(?:to [^:;,]+|(?:please )?(?:follow|complete|use|take|perform|do) (?:the|these)(?: \p{L}+)? (?:steps|instructions|actions)\b[^:;,]*)[:：]$/iu;
/** Words that may stand between those of the heading without saying more. */
const OF_STEPS =
  /\b(?:please|follow|complete|use|take|perform|do|the|these|following|steps?|instructions?|actions?|below)\b/gi;

/** Whether a line says no more than that steps follow, and to the end that stands above them. */
function announcesAlone({ text, unit }: Lead): boolean {
  if (!ANNOUNCES.test(text)) return false;
  const above = new Set([...unit.headingTerms, ...termsOf(unit.source.title, unit.source.locale)]);
  const end =
    text
      .replace(OF_STEPS, "")
      .replace(SMALL, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return end.every(
    (word) => termsOf(word, unit.source.locale).every((term) => above.has(term)) && !SAYS_MORE.test(word),
  );
}
const SMALL = /\b(?:to|an?|my|your|our|of)\b/gi;
/** What narrows an end, though search takes it for a word that says nothing. */
const SAYS_MORE = /^(?:if|unless|only|when|while|where|before|after|until|without|not|no)$/i;

/** What a named button is pressed for: "Select Save to finish editing." No alternative, limit or second step is one. */
const TO_WHAT_END =
  /^((?:[Cc]lick|[Tt]ap|[Pp]ress|[Ss]elect|[Cc]hoose|[Hh]it)(?: on)? (?:the )?(?:["“][^"”]{2,40}["”]|\p{Lu}\S*(?: (?:\p{Lu}\S*|of|&|→|>))*)(?: (?:\p{Ll}+ ){0,2}(?:button|link|icon|tab|option))?) to (?:finish|complete|save|apply|see|view)(?!.* (?:and|or|then|but|only|unless|if|when|until|within|without|permanently|most|least|all|every|each|everyone|everybody|public|to|for|from)\b)(?: \p{Ll}+)+\.$/u;

/** A step without what is to be seen where it leads. */
export function withoutView(step: string): string {
  return step.replace(TO_GET_THERE, "$1.").replace(SEEN_THERE, ".");
}

/** Where what is named leads, said in its own words: "choose Account Settings to enter your account settings." */
const TO_GET_THERE =
  /\b((?:[Cc]lick|[Tt]ap|[Pp]ress|[Ss]elect|[Cc]hoose|[Oo]pen)(?: on)? (?:the )?\p{Lu}\S*(?: \p{Lu}\S*)*(?: (?:\p{Ll}+ ){0,2}(?:button|link|icon)(?: in the (?:e-?mail|message))?)?) to (?:enter|open|access|go to|get to) (?:the |your |its )?(?:(?!(?:and|or|then|but|only|if|until|without|within|by|for)\b)\p{Ll}+ ){0,3}(?:page|settings|menu|screen|section|area|panel|dashboard|view|window|dialog|editor|list)\.$/u;
/** What is seen where a step leads, and nothing to be done there: "where you can see a list of your sessions." */
const SEEN_THERE =
  /,? where you(?:['’]ll| will| can)? (?:see|find|view) (?:an?|the|all|your) (?:(?:list|overview|summary|table) (?:of|with) )?(?:(?!(?:and|or|then|but|only|if|when|until|to|that|which|you|must|should|for|within|before|after|code|key|password|below|above|here|(?:button|link|icon|option|menu|tab|field|box|checkbox|toggle|switch)(?:e?s)?)\b)[\p{L}-]+ ){0,7}(?!(?:button|link|icon|option|menu|tab|field|box|checkbox|toggle|switch)s?\b)[\p{L}-]+\.$/u;
