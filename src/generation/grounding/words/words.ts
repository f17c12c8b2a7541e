/** How a language sets a bound to a number: what stands before it, and what stands behind it and its unit. */
interface BoundWords {
  readonly before: string;
  readonly behind?: string;
}

/** A number is more than this, less, this or more, this or less, near it, or just below it. */
export type Bound = "over" | "under" | "least" | "most" | "about" | "nearly";

/** The words of one language that change what a sentence says, as alternatives of regular expressions. */
export interface LanguageWords {
  /** Whether blanks part its words. */
  readonly spaced: boolean;
  /** What parts the clauses of a sentence, but not a bound from its number: "ten or more". */
  readonly joints: string;
  /** What behind a comma goes on with a statement of its own. */
  readonly goesOn: string;
  /** What at the beginning of a part leans on the statement before it. */
  readonly leans: string;
  /** What joins things of which the same is denied. */
  readonly ors: string;
  /** What opens the clause of a case or an exception. */
  readonly cases: string;
  /** What narrows a statement to a day, some people, or one thing. */
  readonly narrows: string;
  /** Single words that turn what stands right behind them round, and that limit it. */
  readonly negations: string;
  readonly limits: string;
  /** What holds of some, or at times. */
  readonly hedges: string;
  /** What may be; what somebody may do is a permission. */
  readonly maybe?: string;
  /** How it says that something is more or less, and what then stands before that with which it compares it. */
  readonly comparison?: { readonly more: string; readonly than: string };
  /** What units are called, each as "name: word word"; names are the same in all languages, lines are kinds. */
  readonly units: readonly string[];
  readonly bounds: Readonly<Partial<Record<Bound, BoundWords>>>;
  /** What holds words of rivals and says something else: "at least" is not less. */
  readonly idioms: string;
  /** Words of which at most one is true at a time: each turns a statement into another one. */
  readonly rivals: readonly (readonly string[])[];
}

/** The same, ready to be looked up. */
export interface Vocabulary {
  readonly spaced: boolean;
  readonly joints: string;
  readonly goesOn: RegExp;
  readonly ors: RegExp;
  readonly stops: RegExp;
  /** A case, to the end of its clause. */
  readonly cases: RegExp;
  readonly narrows: RegExp;
  /** The beginning of a text that opens with a case, and with what limits it or denies it. */
  readonly opensCase: RegExp;
  readonly opensLimit: RegExp;
  readonly negations: RegExp;
  readonly limits: RegExp;
  readonly hedges: RegExp;
  readonly maybe: RegExp;
  readonly comparison: { readonly more: RegExp; readonly than: RegExp } | undefined;
  /** The kind and the name of a unit, by a word in lower case. */
  readonly units: ReadonlyMap<string, Unit>;
  readonly boundsBefore: readonly (readonly [Bound, RegExp])[];
  readonly boundsBehind: readonly (readonly [Bound, RegExp])[];
  /** Words of which bounds are made, but for those that compare. */
  readonly boundWords: readonly string[];
  readonly idioms: RegExp;
  readonly rivals: readonly (readonly RegExp[])[];
}

export interface Unit {
  readonly name: string;
  readonly kind: number;
}

/** What many languages write alike; each line is a kind. */
const SIGNS = [
  "second: sec secs; minute: min mins; hour: h hr hrs std",
  "thousand: k; million: mio mln; billion: bn mrd",
  "dollar: $ usd us$; euro: € eur; pound: £ gbp; yen: ¥ jpy; franc: chf",
  "percent: %",
  "millimetre: mm; centimetre: cm; kilometre: km; mile: mi",
  "milligram: mg; gram: g; kilogram: kg kilo kilos",
  "millilitre: ml; litre: l",
  "kilobyte: kb kib; megabyte: mb mib; gigabyte: gb gib; terabyte: tb tib",
  "am: am; pm: pm",
];

/** What matches nothing. */
const NONE = "(?!)";

/** Alternatives as whole words, or as signs where a language sets no blanks. */
function pattern(alternatives: string, spaced: boolean, flags = "iu"): RegExp {
  return new RegExp(spaced ? `(?<!\\p{L})(?:${alternatives})(?!\\p{L})` : alternatives, flags);
}

/** The words of a language as regular expressions. */
export function compiled(words: LanguageWords): Vocabulary {
  const { spaced, joints, bounds, comparison, idioms, rivals } = words;
  const all = Object.entries(bounds) as [Bound, BoundWords][];
  const opens = spaced ? "(?<!\\p{L})" : "";
  return {
    spaced,
    joints,
    goesOn: new RegExp(`[;；]|[,，–—] ?(?:${words.goesOn})${spaced ? "(?!\\p{L})" : ""}`, "giu"),
    ors: new RegExp(`^(?:${words.ors})$`, "iu"),
    stops: new RegExp(`^(?:${words.joints})$`, "iu"),
    cases: new RegExp(`${opens}(?:${words.cases})${spaced ? "(?![\\p{L}-])" : ""}[^,;:.!?()–—，；：。（）]*`, "giu"),
    narrows: new RegExp(`${opens}(?:${words.narrows})${spaced ? "(?![\\p{L}-])" : ""}`, "giu"),
    opensCase: new RegExp(`^[\\s“"‘'(]*(?:${words.cases})${spaced ? "(?!\\p{L})" : ""}`, "iu"),
    opensLimit: new RegExp(`^\\s*(?:${words.narrows}|${words.leans})${spaced ? "(?!\\p{L})" : ""}`, "iu"),
    negations: new RegExp(`^(?:${words.negations})$`, "u"),
    limits: new RegExp(`^(?:${words.limits})$`, "u"),
    hedges: pattern(words.hedges, spaced),
    maybe: pattern(words.maybe ?? NONE, spaced, "giu"),
    comparison: comparison && { more: pattern(comparison.more, spaced), than: pattern(comparison.than, spaced) },
    units: unitsOf(words.units),
    boundsBefore: all.map(([bound, { before }]) => [
      bound,
      new RegExp(`${opens}(?:${before})(?: (?:the|an?|los|las|der|den|die|de|het))?\\s*$`, "iu"),
    ]),
    boundsBehind: all.flatMap(([bound, { behind }]) =>
      behind === undefined ? [] : [[bound, new RegExp(`^(?:${behind})${spaced ? "(?!\\p{L})" : ""}`, "iu")]],
    ),
    boundWords: all.flatMap(([bound, { before }]) =>
      /over|under/.test(bound) ? [] : (before.match(/\p{L}{3,}/gu) ?? []),
    ),
    idioms: pattern(idioms, spaced, "giu"),
    rivals: rivals.map((group) => group.map((one) => pattern(one, spaced))),
  };
}

function unitsOf(lines: readonly string[]): Map<string, Unit> {
  const units = new Map<string, Unit>();
  for (const all of [SIGNS, lines])
    for (const [kind, line] of all.entries())
      for (const part of line.split("; ")) {
        const [name = "", words = ""] = part.split(": ");
        for (const word of words.split(" ")) units.set(word, { name, kind });
      }
  return units;
}
