import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { sentencesOf } from "../../corpus/language/sentences.ts";
import { denies } from "../../search/analysis/denial.ts";
import { stem } from "../../search/analysis/stems.ts";
import { withoutDate } from "../text/dated-heading.ts";
import { asksYesOrNo } from "../text/yes-or-no.ts";
import { countingTermsOf } from "./amounts.ts";
import { askedBy } from "./asked.ts";
import { countsOf, datesOf, namesOf, numbersOf, wordsOf } from "./facts.ts";
import { figuresStand } from "./figures.ts";
import { MarksReader, totalsOf, unspacedNegations } from "./marks.ts";
import { Parallels } from "./parallels.ts";
import { partFor } from "./parts.ts";
import { labelledRows } from "./rows.ts";
import { brokenRule, type RuleName, type Sentence } from "./rules.ts";
import { contentTerms } from "./terms.ts";
import { tellsData } from "./told-data.ts";
import { tellsList } from "./told-lists.ts";
import { isNearVerbatim } from "./verbatim.ts";
import { knowsMarks } from "./words/vocabulary.ts";

/** Share of an item's content words that its passages must hold, and that one place in them must hold. */
const COVERED = 0.8;
const COVERED_TOGETHER = 0.6;
/** Places whose shares differ by less speak of the same thing. */
const SAME_PLACE = 0.05;
/** Sentences in a row that count as one place. */
const WINDOW = 3;
/** Lines that lead to a list within a list, of those the last ones. */
const MOST_LEADS = 3;
const NUMBERED = /^\s*\d+[.)]/;
/** Words that frame a statement ("Good to know:") and claim nothing. */
const FRAMES =
  "good know knowing note worth remember tip quick matter matters visitor reader page site please here you your single conviene saber bon savoir gut wissen bom buono sapersi goed weten 您值 值得 得了 了解".split(
    " ",
  );
const frames = new Map<string, ReadonlySet<string>>();

/** Why an item is not borne out. */
type Fault = "empty" | "a fact of its own" | "words of its own" | "a figure of something else" | RuleName;

/**
 * Whether passages bear out a generated text: every number, name, date and word of totality in it stands there, its
 * content words stand close together there, and nothing shared is negated or limited on one side only. Strict: what
 * is in doubt is unsupported. `item` may be Markdown list lines; an empty one is unsupported.
 */
export function isSupported(item: string, passages: string | readonly string[], locale: string): boolean {
  return faultOf(item, passages, locale) === undefined;
}

/** What is wrong with an item that passages do not bear out; `undefined` where they do. */
export function faultOf(item: string, passages: string | readonly string[], locale: string): Fault | undefined {
  const texts = typeof passages === "string" ? [passages] : passages;
  if (!holdsFacts(item, texts.join("\n\n"), locale)) return "a fact of its own";
  const said = withoutDate(item, texts);
  const statements = sentencesOf(said, locale).map(({ start, end }) => said.slice(start, end));
  if (statements.length === 0) return "empty";
  const sentences = texts.flatMap((text) => sentencesIn(text, locale));
  const quoted = new Set(sentences.flatMap(({ written, turned }) => (turned ? [] : [bare(written)])));
  const stated = statements
    .filter(
      (text) => !quoted.has(bare(text)) && !tellsList(text, sentences, bare) && !tellsData(text, texts, locale, bare),
    )
    .flatMap(partsOf)
    .map((text) => ({ text, written: text, locale, terms: contentTerms(text, locale), turned: false }));
  const parallels = new Parallels(
    sentences.map((sentence) => sentence.text),
    locale,
  );
  const marks = new MarksReader(locale);
  const evidence = { sentences, places: placesOf(sentences), known: union(sentences), marks, parallels };
  for (const statement of stated) {
    const fault = faultIn(statement, evidence);
    if (fault !== undefined) return fault;
  }
  const unframed = stated.map(({ text, terms }) => ({
    text: withoutLead(text, locale),
    terms: terms.difference(framesOf(locale)),
  }));
  return figuresStand(unframed, sentences, locale, parallels) ? undefined : "a figure of something else";
}

/** Two statements of one sentence: "Cars must be booked; passengers need not." What a line leads to is a list. */
const TWO = /^([^:：;；]{1,200}[;；])\s+([^:：;；]{1,200})$/u;

function partsOf(sentence: string): string[] {
  return TWO.exec(sentence)?.slice(1) ?? [sentence];
}

/** A sentence without what only sets it apart: marks of Markdown, and the one that ends it. */
function bare(text: string): string {
  const plain = text.replace(/[*_`]/g, "").trim();
  let end = plain.length;
  while (end > 0 && ENDS.has(plain.charAt(end - 1))) end--;
  return plain.slice(0, end).trim();
}
const ENDS: ReadonlySet<string> = new Set(".!;。！；");

/** The sentences behind one that may be its reply, with what limits that. */
function textsBehind(text: string, found: readonly { start: number; end: number }[], at: number): string[] {
  return found.slice(at + 1, at + 3).map(({ start, end }) => text.slice(start, end));
}

function sentencesIn(text: string, locale: string): Sentence[] {
  let above: string[] = [];
  let within: string[] = [];
  let asksWhatIsNot = false;
  const found = sentencesOf(text, locale);
  const sentences = found.map(({ start, end, kind }, at) => {
    const said = text.slice(start, end);
    if (kind !== "item") above = [];
    // What leads to a list within a step ends with the step.
    if (kind !== "item" || NUMBERED.test(text.slice(text.lastIndexOf("\n", start) + 1, start))) within = [];
    const leads = [...above, ...within];
    if (/[:：]$/u.test(said)) {
      if (kind === "item") within = [...within, said].slice(-MOST_LEADS);
      else above = [said];
    }
    const terms = contentTerms([...leads, said].join("\n"), locale);
    const asked = askedBy(said, textsBehind(text, found, at), locale);
    const turned = leads.some((lead) => denies(lead, locale)) || (asksWhatIsNot && asked === undefined);
    const led = leads.length === 1 && !asksWhatIsNot ? leads[0] : undefined;
    // "Who should not come?" is said of what stands right behind it, or of all of a list.
    if (asked !== undefined || kind !== "item") asksWhatIsNot = asked === "no" && !asksYesOrNo(said);
    return { text: said, written: said, locale, terms, turned, asked, led };
  });
  return withColumns(sentences, found, labelledRows(found, text));
}

/** The sentences, rows of tables with the names of their columns: a figure of one is none of another. */
function withColumns<Place>(
  sentences: readonly Sentence[],
  places: readonly Place[],
  labelled: ReadonlyMap<Place, string>,
): Sentence[] {
  return sentences.map((sentence, i) => {
    const text = labelled.get(places[i]!);
    return text === undefined ? sentence : { ...sentence, text, terms: contentTerms(text, sentence.locale) };
  });
}

/** Numbers, names, dates and totals are looked up one by one: a single foreign one is enough to refuse. */
function holdsFacts(item: string, evidence: string, locale: string): boolean {
  const language = primaryLanguage(locale);
  const words = wordsOf(evidence, language);
  const numbers = numbersOf(evidence).union(countsOf(evidence, language));
  return (
    isSubset(numbersOf(item).union(countsOf(item, language)), numbers) &&
    isSubset(namesOf(item, language), words) &&
    isSubset(datesOf(item, language), datesOf(evidence, language)) &&
    isSubset(totalsOf(item), totalsOf(evidence)) &&
    unspacedNegations(item).every((negation) => evidence.includes(negation))
  );
}

function isSubset(some: Iterable<string>, all: ReadonlySet<string>): boolean {
  for (const one of some) if (!all.has(one)) return false;
  return true;
}

/** Sentences in a row, with the content words of all of them. */
interface Place {
  readonly sentences: readonly Sentence[];
  readonly terms: ReadonlySet<string>;
}

interface Said {
  readonly sentences: readonly Sentence[];
  readonly places: readonly Place[];
  /** Terms of all of them. */
  readonly known: ReadonlySet<string>;
  readonly marks: MarksReader;
  readonly parallels: Parallels;
}

function placesOf(sentences: readonly Sentence[]): Place[] {
  return sentences.map((_, at) => {
    const some = sentences.slice(at, at + WINDOW);
    return { sentences: some, terms: union(some) };
  });
}

/** What is wrong with one statement: nothing where one of the places that speak of it says the same. */
function faultIn(statement: Sentence, said: Said): Fault | undefined {
  const { places, known, marks, parallels, sentences: all } = said;
  const claimless = claimlessOf(statement);
  const claims = [...statement.terms].filter((term) => !claimless.has(term) && numbersOf(term).size === 0);
  if (claims.length === 0) return undefined;
  if (!knowsMarks(statement.locale))
    return places.some((place) => repeats(statement, place)) ? undefined : "words of its own";
  const share = (terms: ReadonlySet<string>) => claims.filter((term) => terms.has(term)).length / claims.length;
  if (share(known) < COVERED) return "words of its own";
  const shares = places.map(({ terms }) => share(terms));
  const best = shares.reduce((most, next) => Math.max(most, next), 0);
  if (best < COVERED_TOGETHER) return "words of its own";
  let fault: Fault | undefined;
  for (const [at, { sentences: place }] of places.entries()) {
    if ((shares[at] ?? 0) < best - SAME_PLACE) continue;
    const nearest = place.reduce((a, b) => (share(b.terms) > share(a.terms) ? b : a));
    const part = partFor(statement.terms, nearest.text, nearest.locale);
    fault = brokenRule({ statement, nearest, part, place, known, allowed: claimless, marks, all, parallels });
    if (fault === undefined) return undefined;
  }
  return fault;
}

/** Words that claim nothing, or that are looked up with their number. */
function claimlessOf({ text, locale }: Sentence): ReadonlySet<string> {
  const framing = framesOf(locale);
  if (numbersOf(text).size === 0) return framing;
  return framing.union(countingTermsOf(locale));
}

/** A statement without what only leads to it: "Good to know: …". */
function withoutLead(text: string, locale: string): string {
  const lead = /^[^:：]{1,60}[:：]/u.exec(text)?.[0] ?? "";
  return contentTerms(lead, locale).isSubsetOf(framesOf(locale)) ? text.slice(lead.length) : text;
}

/** In a language whose negations and conditions are not read here, only what says it in the same words is borne out. */
function repeats({ text, locale }: Sentence, { sentences }: Place): boolean {
  const language = primaryLanguage(locale);
  // Several of a place may be one statement: not every script marks where a sentence ends.
  return sentences.some((_, last) => {
    const said = sentences.slice(0, last + 1);
    return !said.some(({ turned }) => turned) && isNearVerbatim(text, said.map((one) => one.text).join(" "), language);
  });
}

function framesOf(locale: string): ReadonlySet<string> {
  const language = primaryLanguage(locale);
  const known = frames.get(language);
  if (known !== undefined) return known;
  const terms = new Set(FRAMES.map((word) => stem(word, language)));
  if (frames.size < 64) frames.set(language, terms);
  return terms;
}

function union(sentences: readonly Sentence[]): Set<string> {
  return new Set(sentences.flatMap(({ terms }) => [...terms]));
}
