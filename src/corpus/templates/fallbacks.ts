/** Tags that open, turn and close a block; others stand within one. */
const TAG =
  /\{%-?\s{0,9}(if|unless|case|for|tablerow|elsif|when|else|end(?:if|unless|case|for|tablerow))\b([^%]{0,300})%\}/g;
/** Of a list that only a site has; what a page has, its own fields say. */
const OF_SITE = /^(?!.*\b(?:page|include|layout|cart|user|customer)\b)[^"']*$/;
const SOME = /\.size\s*>\s*0|!=\s*empty\b(?!-)/;
const NONE = /\.size\s*(?:==\s*0|<\s*1)\b|[^!=]==\s*empty\b(?!-)/;

/** A block that is open: whether it asks for a list that has something, and the branch of it that is read. */
interface Branch {
  readonly asksForSome: boolean;
  tellsNone: boolean;
  start: number;
}

/**
 * Leaves out what a page says where there is nothing to list, as whether there is, only its site knows:
 * `{% if events.size > 0 %}…{% else %}No dates are planned.{% endif %}`.
 */
export function withoutFallbacks(source: string): string {
  if (!SOME.test(source) && !NONE.test(source)) return source;
  const open: Branch[] = [];
  const kept: string[] = [];
  let from = 0;
  for (const { 0: tag, 1: name = "", 2: written = "", index } of source.matchAll(TAG)) {
    const start = index + tag.length;
    const branch = open.at(-1);
    const turns = name === "else" || name === "elsif" || name === "when";
    if ((turns || name.startsWith("end")) && branch?.tellsNone && branch.start >= from) {
      kept.push(source.slice(from, branch.start));
      from = index;
    }
    if (name.startsWith("end")) open.pop();
    else if (turns && branch) Object.assign(branch, { tellsNone: name === "else" && branch.asksForSome, start });
    else if (!turns) open.push(branchOf(name, written, start));
  }
  return kept.length === 0 ? source : kept.join("") + source.slice(from);
}

function branchOf(name: string, written: string, start: number): Branch {
  const isOfSite = (name === "if" || name === "unless") && OF_SITE.test(written);
  const asked = name === "unless" ? { some: NONE, none: SOME } : { some: SOME, none: NONE };
  const tellsNone = isOfSite && asked.none.test(written);
  return { asksForSome: isOfSite && asked.some.test(written), tellsNone, start };
}
