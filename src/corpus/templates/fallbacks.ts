const CONDITION = /\{%-?\s{0,9}(if|unless|elsif|else|endif|endunless)\b((?:(?!%\}|\{%)[\s\S]){0,500})%\}/g;
/** A condition on whether there is anything: `events.size > 0`, `posts != empty`, `events | size`. */
const COUNTS = /\.size\b|\|\s*size\b|\b(?:blank|empty|nil)\b/;
/** That there is nothing. */
const NONE = /==\s*(?:0|empty|blank|nil)\b|<\s*1\b/;

/** A branch that is open: whether it counts what the page does not know, and tells that there is none of it. */
interface Branch {
  counts: boolean;
  tellsNone: boolean;
  start: number;
}

/**
 * Leaves out what a page says where there is nothing to list, as whether there is, only its site knows:
 * `{% if events.size > 0 %}…{% else %}No dates are planned.{% endif %}`.
 */
export function withoutFallbacks(source: string): string {
  if (!COUNTS.test(source)) return source;
  const open: Branch[] = [];
  const kept: string[] = [];
  let from = 0;
  const close = (branch: Branch | undefined, end: number) => {
    if (!branch?.tellsNone || branch.start < from) return;
    kept.push(source.slice(from, branch.start));
    from = end;
  };
  for (const { 0: tag, 1: name = "", 2: written = "", index } of source.matchAll(CONDITION)) {
    const start = index + tag.length;
    const before = open.at(-1);
    if (name === "if" || name === "unless") {
      const counts = COUNTS.test(written);
      open.push({ counts, tellsNone: counts && NONE.test(written) === (name === "if"), start });
    } else if (before !== undefined) {
      close(before, index);
      if (name.startsWith("end")) open.pop();
      else Object.assign(before, { tellsNone: name === "else" && before.counts && !before.tellsNone, start });
    }
  }
  return kept.length === 0 ? source : kept.join("") + source.slice(from);
}
