import { analyzerOf } from "../../search/analysis/analyzer.ts";
import { vocabularyOf } from "./words/vocabulary.ts";

/** Claims of totality that must stand in the evidence too. */
const TOTAL =
  /\b(?:full|half|double|twice|triple|quarter|all|every|always|everyone|everything|must|guaranteed?|entirely|completely|free|todos|siempre|tous|toujours|alle|immer|sempre|altijd)\b/giu;
/** Content words that a mark bears on. */
const REACH = 2;
/** Those that a limit may bear on: "only pay 5 euros" and "pay only 5 euros" say the same. */
const WIDE = 4;
/** Words and marks on either side of a limit that are looked at. */
const SEEN = 12;

/** Terms under a mark: those that it bears on, and those that it may bear on in other words. */
interface Marked {
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

/** Reads the marks of the sentences of one check, each once. */
export class MarksReader {
  readonly #read = new Map<string, Marks>();

  constructor(private readonly locale: string) {}

  of(sentence: string): Marks {
    const known = this.#read.get(sentence) ?? marksOf(sentence, this.locale);
    this.#read.set(sentence, known);
    return known;
  }
}

/** The terms of one sentence that a negation or a limit bears on. */
function marksOf(sentence: string, locale: string): Marks {
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
  const { negations, limits, ors, stops } = vocabularyOf(locale);
  const analyzer = analyzerOf(locale);
  return [...clause.matchAll(/n't|[\p{L}\p{N}]+(?:['.,-][\p{L}\p{N}]+)*/gu)].flatMap(([token]): Item[] => {
    if (negations.test(token)) return ors.test(token) ? [mark("negation"), mark("or")] : [mark("negation")];
    if (limits.test(token)) return [mark("limit")];
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
function addLimited(items: readonly Item[], at: number, { firm, wide }: MarkedSets): void {
  const termsOf = (some: readonly Item[]) => some.flatMap(({ kind, term }) => (kind === "term" ? [term] : []));
  const before = termsOf(items.slice(Math.max(0, at - SEEN), at));
  const behind = termsOf(items.slice(at + 1, at + 1 + SEEN));
  if (behind.length === 0) {
    for (const term of before.slice(-1)) firm.add(term);
    for (const term of before.slice(-WIDE)) wide.add(term);
    return;
  }
  for (const term of behind.slice(0, 1)) firm.add(term);
  // One that opens its clause bears on no more.
  const around = before.length === 0 ? behind.slice(0, 1) : [...before.slice(-1), ...behind.slice(0, WIDE)];
  for (const term of around) wide.add(term);
}

/** Whether a text holds of some alone, or at times, and another one says so of all, or always; who can do it may. */
export function dropsHedge(text: string, other: string, locale: string): boolean {
  const { hedges, maybe } = vocabularyOf(locale);
  if (hedges.test(other)) return false;
  return hedges.test(text) || (text.search(maybe) >= 0 && other.search(maybe) < 0 && !/\bcan\b/i.test(other));
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
