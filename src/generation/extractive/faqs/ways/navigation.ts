/** What an application has that one goes to. */
const PLACE =
  "(?:apps?|application|page|menu|settings|tab|dashboard|console|panel|portal|site|website|screen|section|preferences|editor|sidebar|toolbar|navigation|workspace|account|profile|area|view|window|dropdown|corner)\\b";
/** What is clicked. */
const CONTROL =
  "(?:button|icon|tab|menu|link|option|gear|avatar|arrow|dots|item|section|dropdown|entry|name|tile|picture)\\b";
const ADDRESS = "(?:https?:\\/\\/|[\\p{L}\\d-]+\\.\\p{Ll}{2,})";
const NAME = "(?-i:\\p{Lu})";
const PLACED = `(?:${ADDRESS}|[^.,;]{0,40}\\b${PLACE})`;
/** A place by its name, its address or what it is. */
const SOMEWHERE = `(?:the |your |an? )?(?:${NAME}|${PLACED})`;
/** A control by its name or by what it is. */
const SOMETHING = `(?:on |up )?(?:the |your |an? )?(?:["“'‘+☰]|${NAME}|[^.,;]{0,40}\\b${CONTROL})`;
/** What may stand before a step: "Then, in the admin area, ". */
const THEN = "(?:(?:first|then|next),? )?";
const WITHIN = `(?:(?:in|on|from|under|at|within) (?:the |your )?(?:${NAME}[^.,:;]{0,50}|[^.,:;]{0,50}\\b${PLACE}[^.,:;]{0,20}), )`;
const GO = `(?:(?:go|navigate|head|browse)(?: (?:back|over))? to|(?:log|sign) ?in ?(?:to|at)) ${SOMEWHERE}|(?:visit|access) (?:the |your )?${PLACED}`;
/** An application is opened by its name alone, or as what it is: a box is opened too, and any editor is no place. */
const OPEN = `open (?!(?:up )?an? )(?:up )?(?:the |your )?(?:(?-i:\\p{Lu}\\S*(?: (?:\\p{Lu}|\\d)\\S*)*)$|[^.,;]{0,40}\\b${PLACE})`;
const POINT = `(?:click|tap|select|choose|press|expand|find|locate|hover over|scroll (?:down )?to|switch to) ${SOMETHING}`;
const POINT_THERE = `${POINT}[^.,;]{0,80} (?:from|in|on|at|under|of) (?:the|your) [^.,;]{0,40}\\b${PLACE}`;

const BEFORE = new RegExp(`^${THEN}${WITHIN}?`, "iu");
const GOES = new RegExp(`^${THEN}(?:${WITHIN}?(?:${GO}|${OPEN}|${POINT_THERE})|${WITHIN}${POINT})`, "iu");
const GOES_ON = new RegExp(`^${THEN}${WITHIN}?(?:${GO}|${OPEN}|${POINT})`, "iu");
/** Where one order ends and another begins. */
const NEXT_ORDER = /,? (?:and|then|or)(?: then)?,? (?=\p{Ll})/gu;
/** What goes on within an order without one of these words, or is said by the way. */
const JOINS = /[,;:&?!()]|\s[–—-]\s/u;
/** What ends a way, costs something, changes something or cannot be taken back: no label of it is shown. */
const ACTS =
  /\b(?:save|submit|confirm|finish|done|apply|delete|remove|erase|reset|send|yes|ok|okay|agree|accept|cancel|close|pay|payment|buy|purchase|order|run|execute|transfer|disable|sudo|root|unsubscribe|deactivate|uninstall|deploy|publish|format|revok\w*|leave|log ?out|sign ?out|upgrade|downgrade|shut|withdraw|sell|donate|bid|overwrite|discard|clear|subscribe|check ?out|merge|block|wip(?:e|ing)|terminate|archive|regenerate|rotate|public|stop|drop|empty|restart|reboot|unlink|destroy|trial|power|kill|flush|purge|rollback|restore|replace|reject|approve|grant|turn|factory|danger|quit|exit|release|refund|charge|renew|reserve|pledge|vote|post|share|upload|sync|update|install|sign ?up|start(?! menu)|launch|begin|call|make|download|deny|denied|convert|migrate|move|lock|unlock|suspend|ban|mute|report|verify|activate|enable)\b/i;
/** A step that holds in a case alone, forbids, or does more than it says first. */
const LIMITED =
  /\b(?:never|not|unless|if|otherwise|only|until|without|instead|except|warning|after|once|when(?:ever)?|while|during|provided|assuming|as long as|in case|where|by \p{L}+ing|with|using|as described|as before|same|because|since|who|that)\b|n['’]t\b| to (?!(?:the|your|my|an?|our|all)\b|\p{Lu}|["“])(?!https?:)(?!\S+\.\S)|\bas (?!an?\b)/iu;
/** What is told of a step only by what stands elsewhere. */
const ELSEWHERE =
  /\bsteps? \d|\b(?:above|below|previous|this|these|those|it|following|created|(?:next|last) (?:step|section|page|article|chapter|tutorial))\b|[:：]$/iu;
const WRITTEN_ADDRESS = /https?:\/\/\S+|(?<![\p{L}\d])[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/\S*/giu;

/** Whether an English step leads to a place, and bids nothing else. */
export function goesTo(step: string): boolean {
  return isPure(step, GOES);
}

/** Whether an English step goes on from a place without anything being made or entered. */
export function navigatesOn(step: string): boolean {
  return isPure(step, GOES_ON);
}

function isPure(step: string, opens: RegExp): boolean {
  // What an address is made of tells nothing.
  const said = step.replace(WRITTEN_ADDRESS, "https://acme.example").replace(/\.$/, "");
  const words = said.replaceAll("https://acme.example", "acme.example");
  if (ACTS.test(words) || LIMITED.test(words) || ELSEWHERE.test(words)) return false;
  const orders = said.split(NEXT_ORDER);
  if (orders.some((order) => JOINS.test(order.replace(BEFORE, "").replace("https://", "")))) return false;
  return opens.test(orders[0]!) && orders.slice(1).every((order) => GOES_ON.test(order));
}
