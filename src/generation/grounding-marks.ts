import { analyzerOf } from "../search/analysis/analyzer.ts";

/** Words that turn a statement round or narrow it; what they bear on is the content words right after them. */
const NEGATION =
  /^(?:not|no|never|none|nor|neither|without|cannot|hardly|n't|sin|ningún|ninguna|nunca|jamás|ni|tampoco|ne|pas|jamais|aucun|aucune|sans|nicht|kein|keine|keinen|keinem|keiner|nie|niemals|ohne|não|nenhum|nenhuma|sem|non|nessun|nessuna|mai|senza|niet|geen|nooit|zonder)$/;
const LIMIT =
  /^(?:only|except|unless|solely|merely|sólo|solo|solamente|excepto|salvo|seulement|uniquement|sauf|nur|außer|ausschließlich|somente|apenas|exceto|soltanto|tranne|alleen|behalve)$/;
/** What turns round what it leads to, or stands over: "Avoid the following:", "Common mistakes". */
const FORBIDS =
  /(?<!\p{L})(?:not|never|cannot|avoid(?:ed|ing)?|forbidden|prohibit(?:ed|s)?|refrain|stay away|steer clear|don['’]?ts|mistakes?|pitfalls?|bad (?:practices?|habits?)|exclu(?:ded?|des|sions?)|nunca|jamás|evit(?:e[nm]?|ar|a)|prohibid[oa]s?|errores|jamais|évite[rz]|interdit(?:e?s?)|erreurs|nie(?:mals)?|nicht|kein\p{L}*|vermeiden|verboten|fehler|não|proibid[oa]s?|erros|mai|evitare|vietat[oaie]|errori|nooit|niet|geen|vermijd(?:en)?|verboden|fouten)(?!\p{L})|n['’]t(?!\p{L})|避免|禁止|切勿|请勿|不/iu;
/** What does so in a line that leads to items, and may be a part of a name in a heading. */
const DENIES =
  /(?<!\p{L})(?:no|none|nor|without|except|sin|ni|ne|n['’]|pas|sans|ohne|sem|non|senza|zonder)(?![\p{L}-])/iu;
/** Claims of totality that must stand in the evidence too. */
const TOTAL =
  /\b(?:all|every|always|everyone|everything|must|guaranteed?|entirely|completely|free|todos|siempre|tous|toujours|alle|immer|sempre|altijd)\b/giu;
/** What holds of some, or at times; what somebody may do is a permission. */
const HEDGE =
  /\b(?:some|most|many|few|sometimes|often|usually|typically|generally|mostly|partly|(?<!\byou )(?:may|might))\b|(?<!\p{L})(?:algun[oa]s|la mayoría|a veces|normalmente|certains|certaines|la plupart|parfois|souvent|généralement|einige|manche|die meisten|manchmal|oft|meist|alguns|algumas|a maioria|às vezes|alcun[ei]|la maggior parte|a volte|sommige|de meeste|soms|vaak|meestal)(?!\p{L})|有些|一些|大多数|有时|通常/iu;
/** Content words that a mark bears on. */
const REACH = 2;

export interface Marks {
  /** Terms that stand under a negation, and under a limit. */
  readonly negated: ReadonlySet<string>;
  readonly limited: ReadonlySet<string>;
}

/** The terms of one sentence that a negation or a limit bears on. */
export function marksOf(sentence: string, locale: string): Marks {
  const negated = new Set<string>();
  const limited = new Set<string>();
  let reach = { set: negated, left: 0 };
  for (const [token] of sentence
    .toLowerCase()
    .replace(/n[’']t\b/g, " n't")
    .replace(/\b(?:at (?:least|most)|no more than|up to)\b/g, "only")
    .replace(/’/g, "'")
    .matchAll(/n't|[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[.,;:!?()–—]/gu)) {
    if (NEGATION.test(token)) reach = { set: negated, left: REACH };
    else if (LIMIT.test(token)) reach = { set: limited, left: REACH };
    else if (/^[^\p{L}\p{N}]/u.test(token)) reach.left = 0;
    else if (reach.left > 0) {
      for (const { term, stop } of analyzerOf(locale).terms(token)) {
        if (stop || reach.left === 0) continue;
        reach.set.add(term);
        reach.left--;
      }
    }
  }
  return { negated, limited };
}

/** Whether a heading turns round the items below it. */
export function forbids(heading: string): boolean {
  return FORBIDS.test(heading);
}

/** What a text says before it says the opposite, and what it says only to remind. */
const TAKEN_BACK =
  /^.*(?<!\p{L})(?:but|however|pero|sino|mais|aber|sondern|mas|ma|maar)(?!\p{L})|^.*但|(?<!\p{L})(?:(?:do not|don['’]t) forget|not only|no olvid\p{L}+|n['’]oubliez pas|nicht vergessen|vergessen sie nicht|não (?:se )?esqueça\p{L}*|non dimentica\p{L}*|vergeet niet)(?!\p{L})|不要忘记/giu;

/** The case in which something holds, and what something is there for: a negation in it forbids nothing. */
const ASIDE =
  /(?<!\p{L})(?:if|when|si|cuando|wenn|falls|quand|lorsque|se|quando|als|indien)(?!\p{L})(?:[^:：]*,(?! (?:and|or|y|o|et|ou|und|oder|e|en|of)(?!\p{L}))|[^:：]*)|(?<!\p{L})(?:to (?:make sure|ensure|see to it)|so that|para que|afin que|damit)(?!\p{L})[^,:：]*/giu;

/** Whether a text denies or forbids something, be it what it leads to. */
export function denies(text: string): boolean {
  const said = text.replace(TAKEN_BACK, "").replace(ASIDE, "");
  return FORBIDS.test(said) || DENIES.test(said);
}

/** Words of which one turns a statement into that of the other. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:before|prior to|until|within)\b/i, /\bafter\b/i],
  [/\b(?:under|below|less than|younger than)\b/i, /\b(?:over|above|more than|older than)\b/i],
  [/\b(?:open|opens|opened)\b/i, /\b(?:close|closes|closed)\b/i],
  [/\b(?:rose|rises?|increase[sd]?|grew|grows?)\b/i, /\b(?:fell|falls?|decrease[sd]?|shrank|shrinks?)\b/i],
  [/\b(?:minimum|at least)\b/i, /\b(?:maximum|at most)\b/i],
  [/(?<!\p{L})(?:antes|avant|prima|vor|voor)(?!\p{L})/iu, /(?<!\p{L})(?:después|depois|après|dopo|nach|na)(?!\p{L})/iu],
  [/以前|之前|前/u, /以后|之后|后/u],
];

/** Whether a text holds of some alone, or at times. */
export function hedges(text: string): boolean {
  return HEDGE.test(text);
}

/** Whether one text has a word and the other its opposite instead. */
export function opposes(a: string, b: string): boolean {
  const has = (word: RegExp, other: RegExp) => word.test(a) && !other.test(a) && other.test(b) && !word.test(b);
  return OPPOSITES.some(([one, other]) => has(one, other) || has(other, one));
}

/** Words of totality and obligation, lower case. */
export function totalsOf(text: string): Set<string> {
  return new Set([...text.toLowerCase().matchAll(TOTAL)].map(([word]) => word));
}

/** Negations of a script without blanks, each with what follows it. */
export function unspacedNegations(text: string): string[] {
  return [...text.matchAll(/(?:不|没有?|未|无|非|勿|禁止)\p{Script=Han}{0,2}/gu)].map(([match]) => match);
}
