import { fold } from "./fold.ts";

/** What a question asks for, as it opens. The numbers are stored in segments. */
export const AskedKind = {
  /** It is no question. */
  none: 0,
  /** A thing, a way, a reason, yes or no. */
  other: 1,
  place: 2,
  time: 3,
  person: 4,
  count: 5,
  duration: 6,
  frequency: 7,
} as const;
export type AskedKind = (typeof AskedKind)[keyof typeof AskedKind];

type Named = Exclude<keyof typeof AskedKind, "none">;

/** How questions open, folded, by primary language subtag; of several that fit, the first counts. */
const OPENINGS: Record<string, Partial<Record<Named, string>>> = {
  en: {
    place: "where",
    time: "when|(?:at )?what time",
    person: "who(?:m|se)?",
    count: "how (?:many|much)",
    duration: "how long",
    frequency: "how often",
    other: "what|which|how|why",
  },
  de: {
    place: "wo|woher|wohin",
    time: "wann|(?:ab|bis|seit) wann",
    person: "wer|wen|wem|wessen",
    count: "wie ?viele?n?",
    duration: "wie lange?",
    frequency: "wie (?:oft|haufig)",
    other: "was|wie|warum|wieso|weshalb|wozu|welche[mnrs]?",
  },
  es: {
    place: "(?:a|de )?donde",
    time: "cuando",
    person: "(?:a |de )?quien(?:es)?",
    duration: "cuanto tiempo",
    count: "cuant[ao]s?",
    frequency: "con que frecuencia",
    other: "que|cual(?:es)?|como|por que|para que",
  },
  fr: {
    place: "d?['’]?ou",
    time: "quand",
    person: "(?:a )?qui",
    duration: "combien de temps",
    count: "combien",
    frequency: "a quelle frequence",
    other: "qu(?:e|oi|els?|elles?)|qu['’]est-ce|comment|pourquoi|est-ce",
  },
  pt: {
    place: "(?:a|de )?onde",
    time: "quando",
    person: "(?:a |de )?quem",
    duration: "(?:por )?quanto tempo",
    count: "quant[ao]s?",
    frequency: "com que frequencia",
    other: "(?:o )?que|qual|quais|como|por ?que",
  },
  it: {
    place: "(?:da )?dove",
    time: "quando",
    person: "(?:a |di )?chi",
    duration: "(?:per )?quanto tempo",
    frequency: "quanto spesso|ogni quanto",
    count: "quant[aeio]",
    other: "che|cosa|quali?|come|perche",
  },
  nl: {
    place: "waar(?:heen)?",
    time: "wanneer",
    person: "(?:van )?wie",
    count: "hoeveel",
    duration: "hoe ?lang",
    frequency: "hoe vaak",
    other: "wat|welke?|hoe|waarom",
  },
};

/** One expression a language, a named group a kind. */
const opening = new Map<string, RegExp>(
  Object.entries(OPENINGS).map(([language, kinds]) => {
    const groups = Object.entries(kinds).map(([kind, words]) => `(?<${kind}>${words})`);
    return [language, new RegExp(`^[^\\p{L}\\p{N}]*(?:${groups.join("|")})(?![\\p{L}\\p{N}])`, "u")];
  }),
);
const QUESTION_MARK = /[?？]\s*$/u;
/** More of a text opens no question. */
const LONGEST_OPENING = 40;

/** Opens with an abbreviation: in "WHO guidelines" nobody asks who. */
const ABBREVIATED = /^\P{L}*\p{Lu}{2,}(?!\p{L}).*\p{Ll}/u;

/** What a text asks for in a language; of a language without a list, only that it asks. */
export function askedKindOf(text: string, language: string): AskedKind {
  const beginning = text.slice(0, LONGEST_OPENING);
  const found = opening.get(language)?.exec(fold(beginning))?.groups;
  if (found !== undefined && !ABBREVIATED.test(beginning)) {
    const kind = Object.keys(found).find((name) => found[name] !== undefined) as Named;
    return AskedKind[kind];
  }
  return QUESTION_MARK.test(text) ? AskedKind.other : AskedKind.none;
}

/** Whether a question can only be answered by one kind of thing. */
export function asksForOneKind(kind: AskedKind): boolean {
  return kind > AskedKind.other;
}
