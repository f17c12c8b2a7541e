/** What an application has that one goes to. */
const PLACE =
  "(?:apps?|application|page|menu|settings|tab|dashboard|console|panel|portal|site|website|screen|section|preferences|editor|sidebar|toolbar|navigation|workspace|account|profile|area|view|window|dropdown)\\b";
/** What is clicked. */
const CONTROL =
  "(?:button|icon|tab|menu|link|option|gear|avatar|arrow|dots|item|section|dropdown|entry|name|tile|toggle)\\b";
const ADDRESS = "(?:https?:\\/\\/|[\\p{L}\\d-]+\\.\\p{Ll}{2,})";
const NAME = "(?-i:\\p{Lu})";
/** A place by its name, its address or what it is. */
const SOMEWHERE = `(?:the |your |an? )?(?:${NAME}|${ADDRESS}|[^.,;]{0,40}\\b${PLACE})`;
/** A control by its name or by what it is. */
const SOMETHING = `(?:on |up )?(?:the |your |an? )?(?:["“'‘+☰]|${NAME}|[^.,;]{0,40}\\b${CONTROL})`;
/** Where a step is done, before it is told: "In the admin area, ". */
const WITHIN = `(?:(?:in|on|from|under|at|within) (?:the |your )?(?:${NAME}[^.,:;]{0,50}|[^.,:;]{0,50}\\b${PLACE}[^.,:;]{0,20}), )`;
const THEN = "(?:(?:first|then|next),? )?";
const GO = `(?:(?:go|navigate|head|browse)(?: (?:back|over))? to|(?:log|sign) ?in ?(?:to|at|on)|visit|access) ${SOMEWHERE}`;
/** An application is opened by its name alone, or as what it is: a box is opened too. */
const OPEN = `open (?:up )?(?:the |your |an? )?(?:(?-i:\\p{Lu}\\S*(?: (?:\\p{Lu}|\\d)\\S*)*)$|[^.,;]{0,40}\\b${PLACE})`;
const POINT = `(?:click|tap|select|choose|press|expand|find|locate|hover over|scroll (?:down )?to|switch to) ${SOMETHING}`;
const POINT_THERE = `${POINT}[^.,;]{0,80} (?:from|in|on|at|under|of) (?:the|your) [^.,;]{0,40}\\b${PLACE}`;
const ENTER_THERE = "(?:enter|type) [^.,;]{2,60} (?:at|on) https?:\\/\\/";

const GOES = new RegExp(
  `^${THEN}(?:${WITHIN}?(?:${GO}|${OPEN}|${POINT_THERE})|${WITHIN}${POINT}|${ENTER_THERE})`,
  "iu",
);
const GOES_ON = new RegExp(`^${THEN}${WITHIN}?(?:${GO}|${OPEN}|${POINT}|search for ${SOMETHING})`, "iu");
/** Where one order ends and another begins. */
const NEXT_ORDER = /;\s+|,? (?:and|then|or)(?: then)?,? (?=\p{Ll})/gu;
/** What ends a way, costs something or cannot be taken back. */
const ENDS =
  /\b(?:save|submit|confirm|finish|done|apply|delete|remove|erase|reset|send|yes|ok|okay|agree|accept|cancel|close|pay|payment|buy|purchase|order|run|execute|transfer|disable|sudo|unsubscribe|deactivate|uninstall)\b/i;
/** A step that holds in a case alone, forbids, or asks. */
const LIMITED = /\b(?:never|not|unless|if|otherwise|only|until|without|instead|except|warning)\b|n['’]t\b|[?!]/i;
/** What is told of a step only by what stands elsewhere. */
const ELSEWHERE =
  /\bsteps? \d|\b(?:above|below|previous|this|these|those|it|following|(?:next|last) (?:step|section|page|article|chapter))\b|[:：]$/iu;

/** Whether an English step leads to a place, and bids nothing else. */
export function goesTo(step: string): boolean {
  return isPure(step, GOES);
}

/** Whether an English step goes on from a place without anything being made or entered. */
export function goesOn(step: string): boolean {
  return isPure(step, GOES_ON);
}

function isPure(step: string, opens: RegExp): boolean {
  if (ENDS.test(step) || LIMITED.test(step) || ELSEWHERE.test(step)) return false;
  const [first = "", ...more] = step.replace(/[.]$/, "").split(NEXT_ORDER);
  return opens.test(first) && more.every((order) => GOES_ON.test(order));
}
