import { analyzerOf } from "../../../search/analysis/analyzer.ts";

/** The words of a question, or of a heading that may ask the same. */
export interface Wording {
  /** Stems of what it names. */
  readonly topics: ReadonlySet<string>;
  /** These, what is asked of them ("mean", "cost") and how the question begins ("how", "when"). */
  readonly words: ReadonlySet<string>;
}

export function wordingOf(text: string, locale: string): Wording {
  const topics = new Set<string>();
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/u));
  analyzerOf(locale).visit(text, ({ term, stop, request, kind }) => {
    if (stop || (kind === "part" && term.length === 1)) return;
    words.add(term);
    if (!request) topics.add(term);
  });
  return { topics, words };
}

/** 0..1: how far two texts ask the same, by what they name and by what they ask of it. */
export function sameAsked(a: Wording, b: Wording): number {
  return (shared(a.topics, b.topics) + shared(a.words, b.words)) / 2;
}

/** The words of both among those of either (Jaccard); 0 for none. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = a.intersection(b).size;
  return both === 0 ? 0 : both / (a.size + b.size - both);
}
