import { analyzerOf } from "../search/analysis/analyzer.ts";
import { primaryLanguage } from "../search/analysis/stems.ts";
import { vocabularyOf } from "./grounding-words/vocabulary.ts";

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
  /\b(?:some|(?<!\bat )most|many|few|sometimes|often|usually|typically|generally|mostly|partly|(?<!\byou )(?:may|might|could))\b|(?<!\p{L})(?:algun[oa]s|la mayoría|a veces|normalmente|certains|certaines|la plupart|parfois|souvent|généralement|einige|manche|die meisten|manchmal|oft|meist|alguns|algumas|a maioria|às vezes|alcun[ei]|la maggior parte|a volte|sommige|de meeste|soms|vaak|meestal)(?!\p{L})|有些|一些|大多数|有时|通常/iu;
/** Content words that a mark bears on. */
const REACH = 2;
/** Those that a limit may bear on: "only pay 5 euros" and "pay only 5 euros" say the same. */
const WIDE = 4;

/** Terms under a mark: those that it bears on, and those that it may bear on in other words. */
export interface Marked {
  readonly firm: ReadonlySet<string>;
  readonly wide: ReadonlySet<string>;
}

/** What stands under a negation, and under a limit. */
export interface Marks {
  readonly negated: Marked;
  readonly limited: Marked;
}

interface Item {
  readonly kind: "negation" | "limit" | "or" | "joint" | "term";
  readonly term: string;
}

const CLAUSE_END = /(?<!\p{N})[.,:]|[.,:](?!\p{N})|[;!?()–—，。；：（）]/u;

/** The terms of one sentence that a negation or a limit bears on. */
export function marksOf(sentence: string, locale: string): Marks {
  const negated = { firm: new Set<string>(), wide: new Set<string>() };
  const limited = { firm: new Set<string>(), wide: new Set<string>() };
  const text = sentence
    .toLowerCase()
    .replace(/n[’']t\b/g, " n't")
    .replace(/’/g, "'");
  for (const clause of text.split(CLAUSE_END)) {
    const items = itemsOf(clause, locale);
    addNegated(items, negated);
    for (const [at, { kind }] of items.entries()) if (kind === "limit") addLimited(items, at, limited);
  }
  return { negated, limited };
}

const mark = (kind: Item["kind"]): Item => ({ kind, term: "" });

function itemsOf(clause: string, locale: string): Item[] {
  const { ors, stops } = vocabularyOf(locale);
  const analyzer = analyzerOf(locale);
  return [...clause.matchAll(/n't|[\p{L}\p{N}]+(?:['.,-][\p{L}\p{N}]+)*/gu)].flatMap(([token]): Item[] => {
    if (NEGATION.test(token)) return ors.test(token) ? [mark("negation"), mark("or")] : [mark("negation")];
    if (LIMIT.test(token)) return [mark("limit")];
    if (ors.test(token)) return [mark("or")];
    if (stops.test(token)) return [mark("joint")];
    return analyzer.terms(token).flatMap(({ term, stop }): Item[] => (stop ? [] : [{ kind: "term", term }]));
  });
}

interface MarkedSets extends Marked {
  readonly firm: Set<string>;
  readonly wide: Set<string>;
}

/** A negation bears on what stands behind it; of things that an "or" joins it denies each, and all may be left out but one. */
function addNegated(items: readonly Item[], { firm, wide }: MarkedSets): void {
  let [near, far, denies] = [0, 0, false];
  for (const { kind, term } of items) {
    if (kind === "joint") [near, far, denies] = [0, 0, false];
    else if (kind === "negation") [near, far, denies] = [REACH, Math.max(far, REACH), true];
    else if (kind === "or" && denies) [near, far] = [REACH, REACH + WIDE];
    else if (kind === "limit") [near, far] = [0, 0];
    else if (kind === "term") {
      if (near-- > 0) firm.add(term);
      if (far-- > 0) wide.add(term);
    }
  }
}

/** A limit bears on the word behind it, at the end of its clause on the one before it. */
function addLimited(
  items: readonly Item[],
  at: number,
  { firm, wide }: { firm: Set<string>; wide: Set<string> },
): void {
  const termsOf = (some: readonly Item[]) => some.flatMap((item) => (item.kind === "term" ? [item.term] : []));
  const [before, behind] = [termsOf(items.slice(0, at)), termsOf(items.slice(at + 1))];
  const some = behind.length > 0 ? behind.slice(0, 1) : before.slice(-1);
  const around =
    behind.length === 0
      ? before.slice(-WIDE)
      : before.length === 0
        ? some
        : [...before.slice(-1), ...behind.slice(0, WIDE)];
  for (const term of some) firm.add(term);
  for (const term of [...some, ...around]) wide.add(term);
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

/** What may be so: who says that it can be says the same. */
const MAYBE = /(?<!\byou )\b(?:may|might|could)\b/giu;

/** Whether a text holds of some alone, or at times, and another one says so of all, or always. */
export function dropsHedge(text: string, other: string): boolean {
  if (!HEDGE.test(text) || HEDGE.test(other)) return false;
  return !/\bcan\b/i.test(other) || HEDGE.test(text.replace(MAYBE, ""));
}

/**
 * Whether a text has a word that another one has not, and the other a rival of it: "after" where that says "before".
 * `whole` is all that may hold the text's words, e.g. the sentence that the other is a part of.
 */
export function opposes(text: string, other: string, locale: string, whole = other): boolean {
  const { idioms, rivals } = vocabularyOf(locale);
  const [own, theirs, known] = [text, other, whole].map((one) => one.replace(idioms, "")) as [string, string, string];
  return rivals.some((group) => {
    const foreign = group.some((word) => word.test(own) && !word.test(known));
    return foreign && group.some((word) => word.test(theirs) && !word.test(own));
  });
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
