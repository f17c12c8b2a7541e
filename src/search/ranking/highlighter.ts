import type { Shape } from "../analysis/answer-shape.ts";
import { isLabel, saysLittle } from "../analysis/says-little.ts";
import type { SectionReader } from "../format/sections.ts";
import type { StoredPages } from "../index/stored-pages.ts";
import type { TitleLines } from "../index/title-lines.ts";
import type { Highlight } from "../segment.ts";
import type { PassageScorer } from "./passage-scorer.ts";

/** Longest quote in UTF-16 units: a sentence beyond it is cut at a blank. */
const LONGEST = 400;
/** A sentence of this many topical tokens is read whole at a glance; shorter ones say too little on their own. */
const GOOD_LENGTH = 4;
/** What the heading above a sentence holds of the query counts this much, and above the first: that answers it. */
const HEADING = 0.2;
const HEADING_OF_FIRST = 0.6;
/** What a row of a table counts against a sentence: its cells say little away from their header. */
const ROW = 0.6;
/** What a sentence counts that says little of itself, a lead without what it leads to for one. */
const LITTLE = 0.25;
/** What a label counts: it may be what is asked for, where others hold less of that. */
const LABEL = 0.7;
const CELLS = " | ";
/** What a row says beside or denies: "Correx (non PVC)" is no row about PVC. */
const ASIDE =
  /\([^()\n]*\)|(?<![\p{L}\p{N}])(?:non|not|no|without|nicht|kein\p{L}{0,2}|ohne|sin|sans|sem|senza|niet|geen|zonder)[ -][\p{L}\p{N}]+/giu;
/** UTF-8 bytes of a sentence that may be no more than a yes or no, and how it ends. */
const LONGEST_REPLY = 32;
const IS_SENTENCE = /^[^\n]+[.!。！]\s*$/u;
const ASKS = /[?？؟]\s*$/u;
/** What a sentence counts more for the shape of an answer, an amount where one is asked for; the best are looked at. */
const SHAPED = 3;
const MOST_SHAPED = 32;
/** Sentences of a page that are looked at for one. */
const MOST_TOLD = 8;
/** A line that leads to a list, and what stands before an item of one. */
const LEADS = /[:：]$/u;
/** A lead of a word or two. */
const SHORT_LEAD = /^\S+(?: \S+)?\s?[:：]$/u;
const BEFORE_ITEM = /^\s*\n\s*(?:[-*+•–]|\d+[.)])\s+$/u;
/** How a line ends that is a sentence of its own, or leads on itself: it is no value of the line above. */
const ENDS = /[.!?…:。！？：][”"»’')]?$/u;
/** What hours, sums, addresses and numbers to call have; a name alone may be a link to another page. */
const TELLS_VALUE = /[\p{N}@]/u;
/** What stands between two sentences of a paragraph. */
const IN_PARAGRAPH = /^[^\S\n]*\n?[^\S\n]*$/u;
/** Lines that say nothing alone and are passed over: each costs a walk over its passage, and a page may have very many. */
const MOST_PASSED = 8;
/** Characters of a line that is no sentence, at most. */
const LONGEST_LINE = 60;
const ONE_BREAK = /^[^\S\n]*\n[^\S\n]*$/u;
const OPENS_PARAGRAPH = /^$|\n\n$/u;
/** What stands between a line and text below it. */
const ONLY_BREAK = /^[^\S\n]*\n\s*$/u;
const BEFORE_CODE = /(?:^|\n)(?: {4}|\t)\s*$/u;
/** A line set like code that is none: "Port: 993". */
const NAMED_VALUE = /^\p{L}[\p{L}\p{N} ()/-]{0,60}:\s{1,9}(?=[^\s;{}<>])[^;{}<>]*(?<!:)$/u;
const GOES_ON = /^\s*\n(?: {4}|\t|\s*(?:[-*+•–]|\d+[.)])\s)/u;
/** UTF-8 bytes in which it is seen whether a line goes on in a list or code. */
const SEEN_BEHIND = 16;
/** Rows and the like that wait for better sentences, at most: a table may have a hundred thousand. */
const MOST_WAITING = 64;

/** A sentence in question: where it stands in a passage's text, in UTF-8 bytes, and how well it answers. */
interface Candidate {
  passage: number;
  start: number;
  end: number;
  score: number;
}

/** Whether a text holds a term of the query. */
type Holds = (text: string) => boolean;

/** What quotes are picked by: the language of their page, the shape of an answer, and whether a row is about the query. */
interface Picking {
  language: string;
  shape?: Shape | undefined;
  holds: Holds;
}

/** What of a passage is quoted already. */
type Told = Pick<Candidate, "passage" | "start" | "end">;

interface Sentence extends Candidate {
  sentence: string;
}

/** Picks the sentences of a page that hold most of a query, from token streams; decodes only what it may return. */
export class Highlighter {
  readonly #pages: StoredPages;
  readonly #scorer: PassageScorer;
  readonly #titles: TitleLines;
  readonly #spanBytes: Uint8Array;
  readonly #spanOffsets: Uint32Array;
  #candidates: Candidate[] = [];
  /** Where the walk over the sentences of a passage stands. */
  #passage = 0;
  #sentence = -1;
  #spanAt = 0;
  #start = 0;
  #end = 0;

  constructor(sections: SectionReader, pages: StoredPages, scorer: PassageScorer, titles: TitleLines) {
    this.#pages = pages;
    this.#scorer = scorer;
    this.#titles = titles;
    this.#spanBytes = sections.get("spans.bytes", "u8");
    this.#spanOffsets = sections.get("spans.offsets", "u32");
  }

  /** Best first, none twice; empty where neither a sentence nor what it stands below holds a term of the query. */
  pick(page: number, limit: number, { language, shape, holds }: Picking): Highlight[] {
    const first = this.#pages.firstPassage[page] ?? 0;
    const quotes: Highlight[] = [];
    if (limit <= 0) return quotes;
    const taken = new Set([""]);
    const told: Told[] = [];
    let passed = 0;
    const found = this.#gather(first, this.#pages.firstPassage[page + 1] ?? 0);
    if (shape !== undefined) this.#raise(found, shape);
    for (const { passage, start, end, sentence } of this.#read(found, holds, language)) {
      const isTold = (from: number, to: number) =>
        told.some((each) => each.passage === passage && each.start < to && from < each.end);
      const text = isTold(start, end) ? undefined : untaken(sentence, taken);
      if (text === undefined) continue;
      const quoteEnd = text === sentence ? this.#quoteEnd(passage, start, end, text) : end;
      const isWhole = quoteEnd > end && !isTold(end, quoteEnd);
      const saysNothing = quoteEnd > end ? opensMore(text) : SHORT_LEAD.test(text) && !this.#isCode(passage, start);
      if (!isWhole && saysNothing && passed++ < MOST_PASSED) continue;
      told.push({ passage, start, end: isWhole ? quoteEnd : end });
      const quote = isWhole ? this.#pages.texts.slice(passage, start, quoteEnd) : text;
      quotes.push({ passage: passage - first, text: this.#replyBefore(passage, start) + quote });
      if (quotes.length === limit) break;
    }
    return quotes;
  }

  /** What the best sentence of a page scores that has the shape of an answer, among the best; 0 for none. */
  told(page: number, shape: Shape): number {
    const found = this.#visit(this.#pages.firstPassage[page] ?? 0, this.#pages.firstPassage[page + 1] ?? 0);
    return bestOf(found, MOST_TOLD).find((candidate) => this.#has(candidate, shape))?.score ?? 0;
  }

  /** Whether a sentence has a shape, or what it leads to. */
  #has({ passage, start, end }: Candidate, shape: Shape): boolean {
    const sentence = this.#pages.texts.slice(passage, start, Math.min(end, start + LONGEST));
    if (shape(sentence)) return true;
    if (!LEADS.test(sentence) || this.#isCode(passage, start)) return false;
    const ledEnd = this.#ledEnd(passage, start, end);
    return ledEnd > end && shape(this.#pages.texts.slice(passage, end, ledEnd));
  }

  /** The texts of sentences, best first; those that count less than they hold stand where what they count puts them. */
  *#read(candidates: readonly Candidate[], holds: Holds, language: string): Generator<Sentence> {
    const waiting: Sentence[] = [];
    for (const candidate of candidates) {
      const isDue = ({ score }: Sentence) => score >= candidate.score || waiting.length > MOST_WAITING;
      while (waiting[0] !== undefined && isDue(waiting[0])) yield waiting.shift()!;
      const sentence = this.#pages.texts.slice(candidate.passage, candidate.start, candidate.end);
      const share = this.#shareOf(candidate, sentence, holds, language);
      if (share === 1) yield { ...candidate, sentence };
      else insert({ ...candidate, sentence, score: share * candidate.score }, waiting);
    }
    yield* waiting;
  }

  /** What a sentence counts of what it holds of the query. */
  #shareOf({ passage, start, end }: Candidate, sentence: string, holds: Holds, language: string): number {
    const { texts } = this.#pages;
    if (sentence.includes(CELLS)) return isAbout(sentence.slice(0, LONGEST), holds) ? ROW : LITTLE;
    if (this.#isCode(passage, start)) return NAMED_VALUE.test(sentence.slice(0, LONGEST)) ? 1 : LITTLE;
    if (LEADS.test(sentence)) return GOES_ON.test(texts.slice(passage, end, end + SEEN_BEHIND)) ? 1 : LITTLE;
    if (isLabel(sentence)) return LABEL;
    return saysLittle(sentence, language) || this.#titles.has(sentence) ? LITTLE : 1;
  }

  #isCode(passage: number, start: number): boolean {
    return start > 0 && BEFORE_CODE.test(this.#pages.texts.slice(passage, Math.max(0, start - SEEN_BEHIND), start));
  }

  /** The yes or no that a question above is answered by, right before a sentence: without it that may say the opposite. */
  #replyBefore(passage: number, start: number): string {
    if (start === 0 || start > LONGEST_REPLY) return "";
    const before = this.#pages.texts.slice(passage, 0, start);
    return IS_SENTENCE.test(before) && ASKS.test(this.#pages.headingOf(passage)) ? before : "";
  }

  /** Raises the sentences that have the shape of an answer. */
  #raise(found: Candidate[], shape: Shape): void {
    for (const candidate of found.slice(0, MOST_SHAPED)) if (this.#has(candidate, shape)) candidate.score *= SHAPED;
    found.sort((a, b) => b.score - a.score);
  }

  /** Where a quote ends: behind what a line leads to, a question is answered by, or goes on with a line of its kind. */
  #quoteEnd(passage: number, start: number, end: number, text: string): number {
    if (this.#isCode(passage, start)) return end;
    if (LEADS.test(text)) return this.#ledEnd(passage, start, end);
    // Neither a question nor a bare "No." tells anything.
    if (ASKS.test(text) || saysOneWord(text)) return this.#endWhile(passage, start, end, answersBefore, 1);
    if (text.includes(CELLS))
      return this.#isHead(passage, start, text) ? this.#endWhile(passage, start, end, isNextRow) : end;
    return isShortLine(text) ? this.#endWhile(passage, start, end, isNextLine) : end;
  }

  /** Whether a row may be the head of its table: it opens a paragraph and has no figure. */
  #isHead(passage: number, start: number, row: string): boolean {
    return (
      !/\p{N}/u.test(row) &&
      OPENS_PARAGRAPH.test(this.#pages.texts.slice(passage, Math.max(0, start - SEEN_BEHIND), start))
    );
  }

  /** Where the last of the sentences ends that `goesOn` takes, one behind the other, as far as they fit a quote. */
  #endWhile(passage: number, start: number, from: number, goesOn: GoesOn, most = Number.POSITIVE_INFINITY): number {
    const { texts } = this.#pages;
    let end = from;
    this.#startWalk(passage);
    for (let next = 0, taken = 0; taken < most && this.#spanAt < (this.#spanOffsets[passage + 1] ?? 0); next++) {
      this.#walkTo(next);
      if (this.#start < end) continue;
      // What is not to be quoted has no length.
      const fits = this.#end > this.#start && this.#end - start <= LONGEST;
      const between = texts.slice(passage, end, Math.min(this.#start, end + SEEN_BEHIND));
      if (!fits || !goesOn(between, texts.slice(passage, this.#start, this.#end))) break;
      end = this.#end;
      taken++;
    }
    return end;
  }

  /** Where what a line leads to ends: its list or code, else the line below, as far as either fits a quote with it. */
  #ledEnd(passage: number, start: number, lineEnd: number): number {
    const listEnd = this.#listEnd(passage, start, lineEnd);
    return listEnd > lineEnd ? listEnd : this.#endWhile(passage, start, lineEnd, isLedTo, 1);
  }

  /**
   * Where the items end that a line leads to, as far as they fit a quote with it, or the lines of code, all of which must;
   * the end of the line for want of any.
   */
  #listEnd(passage: number, start: number, lineEnd: number): number {
    const { texts } = this.#pages;
    let end = lineEnd;
    let hasCode = false;
    this.#startWalk(passage);
    for (let next = 0; this.#spanAt < (this.#spanOffsets[passage + 1] ?? 0); next++) {
      this.#walkTo(next);
      if (this.#start < end) continue;
      const between = texts.slice(passage, end, this.#start);
      if (between.length > LONGEST) break;
      const isCode = BEFORE_CODE.test(between);
      if (!isCode && (hasCode || !BEFORE_ITEM.test(between))) break;
      // What is not to be quoted has no length.
      const isTooLong = this.#end === this.#start || this.#end - start > LONGEST;
      if (isTooLong) return isCode ? lineEnd : end;
      hasCode ||= isCode;
      end = this.#end;
    }
    return end;
  }

  /** The sentences that hold a term of the query, best first, equals as they stand. */
  #gather(first: number, last: number): Candidate[] {
    return this.#visit(first, last).sort((a, b) => b.score - a.score);
  }

  /** The same in the order of the page. */
  #visit(first: number, last: number): Candidate[] {
    this.#candidates = [];
    for (let passage = first; passage < last; passage++) {
      this.#startWalk(passage);
      this.#scorer.visitSentences(passage, this.#add);
    }
    return this.#candidates;
  }

  readonly #add = (sentence: number, weight: number, heading: number, length: number): void => {
    const fit = Math.min(1, (length + 2) / (GOOD_LENGTH + 2)) / (1 + length / 100);
    this.#walkTo(sentence);
    const score = (weight + (sentence === 0 ? HEADING_OF_FIRST : HEADING) * heading) * fit;
    this.#candidates.push({ passage: this.#passage, start: this.#start, end: this.#end, score });
  };

  #startWalk(passage: number): void {
    this.#passage = passage;
    this.#sentence = -1;
    this.#spanAt = this.#spanOffsets[passage] ?? 0;
    this.#end = 0;
  }

  #walkTo(sentence: number): void {
    for (; this.#sentence < sentence; this.#sentence++) {
      this.#start = this.#end + this.#varint();
      this.#end = this.#start + this.#varint();
    }
  }

  #varint(): number {
    let value = 0;
    let byte: number;
    let shift = 0;
    do {
      byte = this.#spanBytes[this.#spanAt++] ?? 0;
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    return value;
  }
}

/** Whether a line is short and no sentence: of an address, or above one. */
function isShortLine(text: string): boolean {
  return text.length <= LONGEST_LINE && !ENDS.test(text) && !text.includes(CELLS);
}

/** Whether a line says nothing without what stands below it: "Item | Price", "Booking:". */
function opensMore(text: string): boolean {
  return text.includes(CELLS) || LEADS.test(text);
}

/** "No.": a sentence of one word. */
function saysOneWord(text: string): boolean {
  return IS_SENTENCE.test(text) && !/\s/.test(text.trim());
}

/** Whether a line goes on with the next, by what stands between them. */
type GoesOn = (between: string, line: string) => boolean;

const answersBefore: GoesOn = (between, line) => IN_PARAGRAPH.test(between) && !ASKS.test(line) && !LEADS.test(line);
const isNextRow: GoesOn = (between, line) => ONE_BREAK.test(between) && line.includes(CELLS);
const isNextLine: GoesOn = (between, line) => ONE_BREAK.test(between) && isShortLine(line);

/** Whether a line is what the one before leads to, where that is no list. */
const isLedTo: GoesOn = (between, line) => {
  const isBelow = ONLY_BREAK.test(between) && !BEFORE_CODE.test(between);
  const isLed = between.includes("\n\n") ? !ENDS.test(line) : !LEADS.test(line);
  return isBelow && isLed && TELLS_VALUE.test(line);
};

/** Whether a row holds something of the query, and not only beside or denied. */
function isAbout(row: string, holds: Holds): boolean {
  const plain = row.replace(ASIDE, " ");
  return plain === row || holds(plain) || !holds(row);
}

/** Puts a sentence behind those that count as much. */
function insert(sentence: Sentence, ranked: Sentence[]): void {
  const at = ranked.findIndex(({ score }) => score < sentence.score);
  ranked.splice(at < 0 ? ranked.length : at, 0, sentence);
}

/** The best few, equals as they stand: a page may have very many, which are not sorted for them. */
function bestOf(found: readonly Candidate[], count: number): Candidate[] {
  const best: Candidate[] = [];
  for (const candidate of found) {
    if (best.length === count && best[count - 1]!.score >= candidate.score) continue;
    const at = best.findIndex(({ score }) => score < candidate.score);
    best.splice(at < 0 ? best.length : at, 0, candidate);
    if (best.length > count) best.pop();
  }
  return best;
}

/**
 * A sentence as it is quoted, unless one that begins the same was taken, in capitals or small letters. A page may repeat
 * one a hundred thousand times.
 */
function untaken(sentence: string, taken: Set<string>): string | undefined {
  const beginning = sentence.slice(0, LONGEST).toLowerCase();
  if (taken.has(beginning)) return undefined;
  taken.add(beginning);
  if (sentence.length <= LONGEST) return sentence;
  const quote = shorten(sentence);
  const lower = quote.toLowerCase();
  if (lower !== beginning && taken.has(lower)) return undefined;
  taken.add(lower);
  return quote;
}

/** Cuts a very long sentence at the last blank before the limit; where it has none, between words, or within a very long one. */
function shorten(text: string): string {
  const start = text.slice(0, LONGEST * 2);
  const isFar = (cut: number) => cut > LONGEST / 2;
  const blank = start.slice(0, LONGEST).search(/\s\S*$/);
  if (isFar(blank)) return text.slice(0, blank);
  const cuts = [boundaryIn(start, "word"), boundaryIn(start, "grapheme")];
  return text.slice(0, cuts.find(isFar) ?? betweenCharacters(text, LONGEST));
}

/** A place in a text, or the one before where it is inside a surrogate pair. */
function betweenCharacters(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
}

/** Where the word or grapheme at the limit begins. */
function boundaryIn(text: string, granularity: "word" | "grapheme"): number {
  return new Intl.Segmenter(undefined, { granularity }).segment(text).containing(LONGEST)?.index ?? LONGEST;
}
