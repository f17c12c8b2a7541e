import { analyzerOf } from "../../../search/analysis/analyzer.ts";

/** The words of a question, or of a heading that may ask the same. */
export interface Wording {
  /** Stems of what it names. */
  readonly topics: ReadonlySet<string>;
  /** These, what is asked of them ("mean", "cost") and how the question begins ("how", "when"). */
  readonly words: ReadonlySet<string>;
  /** What turns it round: denials, directions and particles ("not", "without", "off", "from a"). */
  readonly turns: string;
}

const DENIES =
  /(?<!\p{L})(?:not|no|never|none|cannot|nicht|nie|kein\p{L}*|nunca|jam[aá]s|ne|n['’](?=\p{L})|pas|jamais|não|non|mai|niet|nooit|geen)(?!\p{L})|n['’]t(?!\p{L})|[不没沒無无未非]/iu;
const TURNS =
  /(?<!\p{L})(?:with|without|on|off|in|out|up|down|before|after|over|under|above|below|inside|outside|only|except|from \S+|ohne|mit|vor|nach|von \S+|sin|con|antes|después|desde \S+|sans|avec|avant|après|sem|com|senza|prima|dopo|zonder|met|voor|na|van \S+)(?!\p{L})/giu;
/** What a text that is turned round has left of a likeness. */
const TURNED = 0.7;

export function wordingOf(text: string, locale: string): Wording {
  const topics = new Set<string>();
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/u));
  analyzerOf(locale).visit(text, ({ term, stop, request, kind }) => {
    if (stop || (kind === "part" && term.length === 1)) return;
    words.add(term);
    if (!request) topics.add(term);
  });
  const turns = [...new Set(text.toLowerCase().match(TURNS))].sort();
  return { topics, words, turns: [DENIES.test(text), ...turns].join() };
}

/** The letters and digits of a text, word by word. */
export function bareWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ");
}

/** 0..1: how far two texts ask the same, by what they name and by what they ask of it. */
export function sameAsked(a: Wording, b: Wording): number {
  const likeness = (shared(a.topics, b.topics) + shared(a.words, b.words)) / 2;
  return a.turns === b.turns ? likeness : TURNED * likeness;
}

/** The words of both among those of either (Jaccard); 0 for none. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = a.intersection(b).size;
  return both === 0 ? 0 : both / (a.size + b.size - both);
}
