import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { isEveryday } from "./everyday-words.ts";
import { fold, isAscii } from "./fold.ts";
import { stem } from "./stems.ts";
import { isRequestForm, requestWordsOf, stopWordsOf } from "./stop-words.ts";
import { type TokenKind, visitTokens } from "./tokens.ts";

/** A token as it is looked up: `surface` is the folded word, `term` its folded stem. */
export interface Term {
  surface: string;
  term: string;
  /** Its stem without accents, where that is another one: "garanti" of "garantía", whose stem is "garant". */
  bare: string | undefined;
  kind: TokenKind;
  /** Function word of the language. */
  stop: boolean;
  /** Phrases a request ("tell", "show"): of no weight beside words of a topic. */
  request: boolean;
  /** Stands in texts about anything. */
  everyday: boolean;
}

/** Words that all analyzers together remember at most: visitors may type any, and name any language. */
const MOST_SEEN = 150_000;
let remembered = 0;

/** Turns text of one language into terms. Remembers words it has seen. */
export class Analyzer {
  readonly language: string;
  readonly #stops: ReadonlySet<string>;
  readonly #requests: ReadonlySet<string>;
  /** A word may stand alone in one place and be a part of a compound in another. */
  readonly #seen = { word: new Map<string, Term>(), whole: new Map<string, Term>(), part: new Map<string, Term>() };

  constructor(locale: string) {
    this.language = primaryLanguage(locale);
    this.#stops = stopWordsOf(this.language);
    this.#requests = requestWordsOf(this.language);
  }

  /** Visits the terms of a text in reading order; `overlaps`: the pair begins with the end of the one before. */
  visit(text: string, visit: (term: Term, overlaps: boolean) => void): void {
    visitTokens(text, (token, kind, overlaps = false) => visit(this.#termOf(token, kind), overlaps));
  }

  /** Forgets the words it has seen: they are read again. */
  forget(): void {
    for (const seen of Object.values(this.#seen)) seen.clear();
  }

  terms(text: string): Term[] {
    const terms: Term[] = [];
    this.visit(text, (term) => terms.push(term));
    return terms;
  }

  #termOf(token: string, kind: TokenKind): Term {
    const seen = this.#seen[kind];
    const known = seen.get(token);
    if (known !== undefined) return known;
    if (remembered++ >= MOST_SEEN) forgetWords();
    const surface = fold(token);
    const stop = kind !== "whole" && this.#stops.has(surface);
    const isWritten = kind === "whole" || stop;
    const stemmed = isWritten ? surface : stem(token, this.language);
    const bare = isWritten || token.toLowerCase() === surface ? stemmed : this.#bareStem(surface, stemmed);
    const term = {
      surface,
      term: stemmed,
      bare: bare === stemmed ? undefined : bare,
      kind,
      stop,
      everyday: kind === "word" && isEveryday(surface, this.language),
      request: this.#requests.has(surface) || (kind === "whole" && isRequestForm(surface, this.language)),
    };
    seen.set(token, term);
    return term;
  }

  /** Letters that lose more than a Latin accent ("й") are typed as they are. */
  #bareStem(surface: string, stemmed: string): string {
    return isAscii(surface) ? stem(surface, this.language) : stemmed;
  }
}

const analyzers = new Map<string, Analyzer>();

/** The shared analyzer of a locale's language. */
export function analyzerOf(locale: string): Analyzer {
  const known = analyzers.get(locale);
  if (known !== undefined) return known;
  const language = primaryLanguage(locale);
  let analyzer = analyzers.get(language);
  if (analyzer === undefined) {
    analyzer = new Analyzer(language);
    if (analyzers.size < 64) analyzers.set(language, analyzer);
  }
  return analyzer;
}

function forgetWords(): void {
  for (const analyzer of analyzers.values()) analyzer.forget();
  remembered = 0;
}
