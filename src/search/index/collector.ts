import { sentencesOf } from "../../corpus/language/sentences.ts";
import type { Page, Passage } from "../../schemas/page.ts";
import { type Analyzer, analyzerOf, type Term } from "../analysis/analyzer.ts";
import { isUnspaced } from "../analysis/tokens.ts";
import { ByteWriter } from "../format/byte-writer.ts";
import { type AccentedWords, noteAccents } from "./accents.ts";
import { deniedItems } from "./denied-items.ts";
import { FIELD_WEIGHTS, headingsOf, urlWords } from "./fields.ts";
import { GrowingU32 } from "./growing.ts";
import { LanguageUse } from "./language-use.ts";

/** Ends a heading, sentence or title in a token stream; terms are stored as id + 1. */
const BREAK = 0;
/** A name without what joins words, but perhaps a version ("OAuth2"). */
const PLAIN_NAME = /^\p{L}+\d*$/u;

/** What one walk over the pages gathers, with terms numbered as they were first seen. */
export class Collector {
  readonly terms: string[] = [];
  /** Folded words as visitors may type them, each with a term. */
  readonly surfaces = new Map<string, number>();
  readonly accented: AccentedWords = new Map();
  /** Terms that are written as one with capitals inside ("eRegulations"), which no stemmer has touched. */
  readonly camelCased = new Set<string>();
  /** Page rows of the term matrix: `rowEnds[page]` ends its run of `rowTerms` and `rowWeights` (×64). */
  readonly rowEnds = new GrowingU32();
  readonly rowTerms = new GrowingU32();
  readonly rowWeights = new GrowingU32();
  /** Token streams (term + 1, 0 breaks): one a title, one a passage (heading, then its sentences). */
  readonly titles = new GrowingU32();
  readonly titleEnds = new GrowingU32();
  readonly tokens = new GrowingU32();
  readonly passageEnds = new GrowingU32();
  /** First and one-past-last passage of page p: `pagePassages[p]`, `pagePassages[p + 1]`. */
  readonly pagePassages = new GrowingU32();
  /** Per passage: (gap, length) of each sentence in UTF-8 bytes, as varints; one that is not quoted has no length. */
  readonly spans = new ByteWriter(1 << 16);
  readonly spanEnds = new GrowingU32();
  /** Absent where all pages are in one language. */
  readonly languageUse: LanguageUse | undefined;
  readonly #ids = new Map<string, number>();
  readonly #seen = new WeakMap<Term, number>();
  readonly #row = new Map<number, number>();
  /** Whether the text in hand is written in the page's language, as all but its url is. */
  #isProse = true;
  /** Of the page in hand. */
  #language = "";

  /** `languages`: those of the corpus, most pages first. */
  constructor(languages: readonly string[]) {
    this.pagePassages.push(0);
    if (languages.length > 1) this.languageUse = new LanguageUse(languages);
  }

  add(page: Page): void {
    const analyzer = analyzerOf(page.locale);
    this.#language = analyzer.language;
    this.languageUse?.startPage(analyzer.language);
    analyzer.visit(page.title, (term) => this.titles.push(this.#count(term, FIELD_WEIGHTS.title) + 1));
    this.titleEnds.push(this.titles.length);
    for (const heading of headingsOf(page)) this.#countText(analyzer, heading, FIELD_WEIGHTS.heading);
    this.#countText(analyzer, page.description, FIELD_WEIGHTS.description);
    for (const passage of page.passages) this.#addPassage(analyzer, passage, page.locale);
    this.#countUrl(analyzer, page.url);
    this.pagePassages.push(this.passageEnds.length);
    this.#endRow();
  }

  #countText(analyzer: Analyzer, text: string, weight: number): void {
    if (text !== "") analyzer.visit(text, (term) => this.#count(term, weight));
  }

  /** A url drops accents: what its page writes with them counts as written there, once and not as two words. */
  #countUrl(analyzer: Analyzer, url: string): void {
    this.#isProse = false;
    analyzer.visit(urlWords(url), (term) => {
      const written = this.accented.get(analyzer.language)?.get(term.surface);
      this.#countId(written ?? this.#idOf(term), FIELD_WEIGHTS.url);
    });
    this.#isProse = true;
  }

  #addPassage(analyzer: Analyzer, passage: Passage, locale: string): void {
    analyzer.visit(passage.heading, (term) => this.tokens.push(this.#idOf(term) + 1));
    this.tokens.push(BREAK);
    let end = 0;
    const sentences = sentencesOf(passage.text, locale);
    const denied = deniedItems(passage, sentences, locale);
    for (const sentence of sentences) {
      const text = passage.text.slice(sentence.start, sentence.end);
      // What is not to be quoted has no length.
      const start = denied.has(sentence) ? sentence.end : sentence.start;
      this.spans.varint(Buffer.byteLength(passage.text.slice(end, start)));
      this.spans.varint(Buffer.byteLength(passage.text.slice(start, sentence.end)));
      end = sentence.end;
      analyzer.visit(text, (term) => this.#addToken(term));
      this.tokens.push(BREAK);
    }
    this.passageEnds.push(this.tokens.length);
    this.spanEnds.push(this.spans.length);
  }

  /** Function words are indexed where they name a page (title, heading, url), never in running text. */
  #addToken(term: Term): void {
    if (!term.stop) this.tokens.push(this.#count(term, FIELD_WEIGHTS.body) + 1);
  }

  #count(term: Term, weight: number): number {
    return this.#countId(this.#idOf(term), weight);
  }

  #countId(id: number, weight: number): number {
    this.#row.set(id, (this.#row.get(id) ?? 0) + weight);
    return id;
  }

  #idOf(term: Term): number {
    const id = this.#numberOf(term);
    if (this.#isProse) this.languageUse?.note(term.surface, id);
    return id;
  }

  /** Analyzers give the same object for the same word, so most words cost one lookup by identity. */
  #numberOf(term: Term): number {
    const seen = this.#seen.get(term);
    if (seen !== undefined) return seen;
    let id = this.#ids.get(term.term);
    if (id === undefined) {
      id = this.terms.push(term.term) - 1;
      this.#ids.set(term.term, id);
    }
    if (!this.surfaces.has(term.surface)) this.surfaces.set(term.surface, id);
    if (term.bare !== undefined) this.#noteAccents(term.surface, id);
    if (term.kind === "whole" && PLAIN_NAME.test(term.surface) && !isUnspaced(term.surface))
      this.camelCased.add(term.term);
    this.#seen.set(term, id);
    return id;
  }

  #noteAccents(surface: string, id: number): void {
    const words = this.accented.getOrInsertComputed(this.#language, () => new Map());
    noteAccents(words, surface, id, this.#language);
  }

  #endRow(): void {
    for (const [id, weight] of this.#row) {
      this.rowTerms.push(id);
      this.rowWeights.push(Math.round(weight * 64));
    }
    this.#row.clear();
    this.rowEnds.push(this.rowTerms.length);
  }
}
