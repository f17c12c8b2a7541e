import { termsOf } from "../terms.ts";

/** The words of a question, or of a heading that may ask the same. */
export interface Wording {
  /** Stems of what it names. */
  readonly stems: ReadonlySet<string>;
  /** Its words of three letters and more, as written but for case: "my" account or "an" account is one question. */
  readonly words: ReadonlySet<string>;
}

export function wordingOf(text: string, locale: string): Wording {
  return {
    stems: new Set(termsOf(text, locale)),
    words: new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []),
  };
}

/** 0..1: how far two texts ask the same, by what they name and by how they say it. */
export function sameAsked(a: Wording, b: Wording): number {
  return (shared(a.stems, b.stems) + shared(a.words, b.words)) / 2;
}

/** The words of both among those of either (Jaccard); 0 for none. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = a.intersection(b).size;
  return both === 0 ? 0 : both / (a.size + b.size - both);
}
