import { sentencesOf } from "../corpus/sentences.ts";
import { primaryLanguage, stem } from "../search/analysis/stems.ts";
import { keepsComparison } from "./grounding-comparison.ts";
import { keepsCondition, keepsWhatIsFree } from "./grounding-conditions.ts";
import { datesOf, namesOf, numbersOf, wordsOf } from "./grounding-facts.ts";
import { figuresStand, unitsStand } from "./grounding-figures.ts";
import {
  denies,
  dropsNegation,
  hedges,
  knowsMarks,
  type Marks,
  marksOf,
  opposes,
  totalsOf,
  unspacedNegations,
} from "./grounding-marks.ts";
import { contentTerms } from "./grounding-terms.ts";
import { isNearVerbatim } from "./grounding-verbatim.ts";

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
  "good know knowing note worth remember tip quick matter matters visitor reader page site please here you your conviene saber bon savoir gut wissen bom buono sapersi goed weten 您值 值得 得了 了解".split(
    " ",
  );
const frames = new Map<string, ReadonlySet<string>>();

/**
 * Whether passages bear out a generated text: every number, name, date and word of totality in it stands there, its
 * content words stand close together there, and nothing shared is negated or limited on one side only. Strict: what
 * is in doubt is unsupported. `item` may be Markdown list lines; an empty one is unsupported.
 */
export function isSupported(item: string, passages: string | readonly string[], locale: string): boolean {
  const texts = typeof passages === "string" ? [passages] : passages;
  const evidence = texts.join("\n\n");
  const statements = sentencesOf(item, locale).map(({ start, end }) => item.slice(start, end));
  if (statements.length === 0 || !holdsFacts(item, evidence, locale)) return false;
  const sentences = texts.flatMap((text) => sentencesIn(text, locale));
  const all = union(sentences);
  const places = placesOf(sentences);
  const stated = statements.map((text) => ({ text, locale, terms: contentTerms(text, locale), turned: false }));
  const unframed = stated.map(({ text, terms }) => ({ text, terms: terms.difference(framesOf(locale)) }));
  return stated.every((statement) => isBorneOut(statement, places, all)) && figuresStand(unframed, sentences, locale);
}

interface Sentence {
  readonly text: string;
  readonly locale: string;
  /** Of an item also those of the lines that lead to its list. */
  readonly terms: ReadonlySet<string>;
  /** Whether a line that leads to it denies or forbids it. */
  readonly turned: boolean;
}

function sentencesIn(text: string, locale: string): Sentence[] {
  let above: string[] = [];
  let within: string[] = [];
  return sentencesOf(text, locale).map(({ start, end, kind }) => {
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
    return { text: said, locale, terms, turned: leads.some((lead) => denies(lead, locale)) };
  });
}

/** Numbers, names, dates and totals are looked up one by one: a single foreign one is enough to refuse. */
function holdsFacts(item: string, evidence: string, locale: string): boolean {
  const language = primaryLanguage(locale);
  const words = wordsOf(evidence, language);
  return (
    isSubset(numbersOf(item), numbersOf(evidence)) &&
    unitsStand(item, evidence) &&
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

function placesOf(sentences: readonly Sentence[]): Place[] {
  return sentences.map((_, at) => {
    const some = sentences.slice(at, at + WINDOW);
    return { sentences: some, terms: union(some) };
  });
}

function isBorneOut(statement: Sentence, places: readonly Place[], all: ReadonlySet<string>): boolean {
  const framing = framesOf(statement.locale);
  const claims = [...statement.terms].filter((term) => !framing.has(term) && numbersOf(term).size === 0);
  if (claims.length === 0) return true;
  if (!knowsMarks(statement.locale)) return places.some((place) => repeats(statement, place));
  const share = (terms: ReadonlySet<string>) => claims.filter((term) => terms.has(term)).length / claims.length;
  if (share(all) < COVERED) return false;
  const shares = places.map(({ terms }) => share(terms));
  const best = shares.reduce((most, next) => Math.max(most, next), 0);
  if (best < COVERED_TOGETHER) return false;
  const near = places.filter((_, at) => (shares[at] ?? 0) >= best - SAME_PLACE);
  return near.some(({ sentences }) => {
    const nearest = sentences.reduce((a, b) => (share(b.terms) > share(a.terms) ? b : a));
    return agrees(statement, nearest, sentences);
  });
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

/** What both sides speak of is negated and limited and hedged on both or on neither, and no word stands for its opposite. */
function agrees(statement: Sentence, nearest: Sentence, place: readonly Sentence[]): boolean {
  if (nearest.turned && !denies(statement.text, statement.locale)) return false;
  if (hedges(nearest.text) && !hedges(statement.text)) return false;
  if (opposes(statement.text, nearest.text)) return false;
  if (!keepsCondition(statement.text, nearest.text, statement.locale)) return false;
  if (!keepsWhatIsFree(statement.text, nearest.text, statement.locale)) return false;
  if (dropsNegation(statement.text, nearest.text)) return false;
  if (!keepsComparison(statement.text, nearest.text)) return false;
  const own = marksOf(statement.text, statement.locale);
  const whole = place.map(marksIn);
  const near = marksOf(nearest.text, nearest.locale);
  for (const kind of ["negated", "limited"] as const) {
    for (const term of own[kind]) if (!whole.some((marks) => marks[kind].has(term))) return false;
    for (const term of near[kind]) if (statement.terms.has(term) && !own[kind].has(term)) return false;
  }
  return true;
}

/** The marks of a sentence; all of one that its list denies is negated. */
function marksIn({ text, locale, terms, turned }: Sentence): Marks {
  const marks = marksOf(text, locale);
  return turned ? { ...marks, negated: terms } : marks;
}

function union(sentences: readonly Sentence[]): Set<string> {
  return new Set(sentences.flatMap(({ terms }) => [...terms]));
}
