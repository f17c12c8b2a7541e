import { analyzerOf } from "../search/analysis/analyzer.ts";
import { primaryLanguage } from "../search/analysis/stems.ts";

/** Words that turn a statement round or narrow it; what they bear on is the content words right after them. */
const NEGATION =
  /^(?:not|no|never|none|nor|neither|without|cannot|hardly|barely|scarcely|rarely|seldom|n't|sin|ningún|ninguna|nunca|jamás|ni|tampoco|ne|pas|jamais|aucun|aucune|sans|rarement|nicht|kein|keine|keinen|keinem|keiner|nie|niemals|ohne|selten|kaum|não|nenhum|nenhuma|sem|non|nessun|nessuna|mai|senza|raramente|niet|geen|nooit|zonder|zelden)$/;
const LIMIT =
  /^(?:only|except|unless|solely|merely|sólo|solo|solamente|excepto|salvo|seulement|uniquement|sauf|nur|außer|ausschließlich|somente|apenas|exceto|soltanto|tranne|alleen|behalve)$/;
/** How a language forbids what a line leads to or stands over, denies it, and names a case in which something holds. */
interface Denial {
  readonly forbids: string;
  /** What does so in a line, and may be a part of a name in a heading. */
  readonly denies: string;
  readonly given: string;
  readonly so: string;
}
const ENGLISH: Denial = {
  forbids:
    "not|never|cannot|avoid(?:ed|ing)?|forbidden|prohibit(?:ed|s)?|refrain|stay away|steer clear|don['’]?ts|mistakes?|pitfalls?|bad (?:practices?|habits?)|exclu(?:ded?|des|sions?)|\\p{L}+n['’]t",
  denies: "no(?!\\.)|none|nor|without|except",
  given: "(?:if|when)(?! (?:not|never|to)(?!\\p{L}))",
  so: "to (?:make sure|ensure|see to it)|so that",
};
const DENIALS: Readonly<Record<string, Denial>> = {
  en: ENGLISH,
  es: {
    forbids: "nunca|jamás|evit(?:e[n]?|ar|a)|prohibid[oa]s?|errores (?:comunes|frecuentes)",
    denies: "no|sin|ni",
    given: "si|cuando",
    so: "para que",
  },
  fr: {
    forbids: "jamais|évite[rz]|interdit(?:e?s?)|erreurs (?:courantes|fréquentes)",
    denies: "ne|n['’]\\p{L}+|pas|sans|ni",
    given: "si|quand|lorsque",
    so: "afin que|pour que",
  },
  de: {
    forbids: "nie(?:mals)?|nicht|kein\\p{L}*|vermeiden|verboten|häufige fehler",
    denies: "ohne",
    given: "wenn|falls",
    so: "damit",
  },
  pt: {
    forbids: "nunca|jamais|não|evit(?:e[m]?|ar|a)|proibid[oa]s?|erros comuns",
    denies: "sem|nem",
    given: "(?<!que )se|quando",
    so: "para que",
  },
  it: {
    forbids: "mai|evitare|evita(?:te)?|vietat[oaie]|errori comuni",
    denies: "non|senza|né",
    given: "se|quando",
    so: "affinché",
  },
  nl: {
    forbids: "nooit|niet|geen|vermijd(?:en)?|verboden|veelgemaakte fouten",
    denies: "zonder",
    given: "als|indien|wanneer",
    so: "zodat",
  },
};
/** In a script without blanks words are told by their signs: one of them alone stands in many. */
const CHINESE = /避免|禁止|切勿|请勿|不要|不得|不能|不可|不应|不允许|不会|不适用|不包括/u;
/** Claims of totality that must stand in the evidence too. */
const TOTAL =
  /\b(?:full|half|double|twice|triple|quarter|all|every|always|everyone|everything|must|guaranteed?|entirely|completely|free|todos|siempre|tous|toujours|alle|immer|sempre|altijd)\b/giu;
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

/** Whether the negations, limits and opposites of a language are known here. */
export function knowsMarks(locale: string): boolean {
  const language = primaryLanguage(locale);
  return language === "zh" || language in DENIALS;
}

/** Whether a heading turns round the items below it. */
export function forbids(heading: string, locale: string): boolean {
  return patternsOf(locale).forbids.test(heading);
}

/** What a text says before it says the opposite, and what it says only to remind. */
const TAKEN_BACK =
  /^.*(?<!\p{L})(?:but|however|pero|sino|mais|aber|sondern|mas|ma|maar)(?!\p{L})|^.*但|(?<!\p{L})(?:(?:do not|don['’]t) forget|not only|no olvid\p{L}+|n['’]oubliez pas|nicht vergessen|vergessen sie nicht|não (?:se )?esqueça\p{L}*|non dimentica\p{L}*|vergeet niet)(?!\p{L})|不要忘记/giu;

/** Whether a text denies or forbids something, be it what it leads to; not in a case or a purpose that it names. */
export function denies(text: string, locale: string): boolean {
  const { aside, forbids, denies } = patternsOf(locale);
  const said = text.replace(TAKEN_BACK, "").replace(aside, "");
  return forbids.test(said) || denies.test(said);
}

interface Patterns {
  readonly forbids: RegExp;
  readonly denies: RegExp;
  readonly aside: RegExp;
}
const NONE = /^(?!)/;
const patterns = new Map<string, Patterns>([["zh", { forbids: CHINESE, denies: NONE, aside: NONE }]]);

function patternsOf(locale: string): Patterns {
  const language = primaryLanguage(locale);
  const key = language === "zh" || language in DENIALS ? language : "en";
  const known = patterns.get(key) ?? compiled(DENIALS[key] ?? ENGLISH);
  patterns.set(key, known);
  return known;
}

function compiled({ forbids, denies, given, so }: Denial): Patterns {
  const word = (words: string) => `(?<!\\p{L})(?:${words})(?![\\p{L}-])`;
  const goesOn = "(?! (?:and|or|y|o|et|ou|und|oder|e|en|of)(?!\\p{L}))";
  const aside = `${word(given)}(?:[^:]*?,${goesOn}|[^:]*)|(?<=\\S )${word(so)}[^,:]*`;
  return {
    forbids: new RegExp(word(forbids), "iu"),
    denies: new RegExp(word(denies), "iu"),
    aside: new RegExp(aside, "giu"),
  };
}

/** Words of which one turns a statement into that of the other. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:before|prior to|until|within)\b/i, /\bafter\b/i],
  [
    /\b(?:up to|at most|no more than|under|below|less than|younger than)\b/i,
    /\b(?:over|above|more than|older than)\b/i,
  ],
  [/\b(?:open|opens|opened)\b/i, /\b(?:close|closes|closed)\b/i],
  [/\b(?:rose|rises?|increase[sd]?|grew|grows?)\b/i, /\b(?:fell|falls?|decrease[sd]?|shrank|shrinks?)\b/i],
  [/\b(?:is|are)\b/i, /\b(?:was|were|used to|had been)\b/i],
  [/\b(?:left)\b/i, /\b(?:right)\b/i],
  [/\b(?:lower|cheaper|fewer)\b/i, /\b(?:higher|dearer|greater)\b/i],
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

/** Whether a text says what another one says with a negation of a script without blanks, and leaves that out. */
export function dropsNegation(text: string, other: string): boolean {
  const signs = /^(?:不|没有?|未|无|非|勿|禁止)/u;
  return unspacedNegations(other).some((negated) => {
    const said = negated.replace(signs, "");
    return said !== "" && text.includes(said) && !text.includes(negated);
  });
}
