import { analyzerOf } from "../../../../search/analysis/analyzer.ts";
import { type Synonyms, synonymsIn } from "../../../../search/analysis/synonyms.ts";
import { asksElse } from "../../../text/yes-or-no.ts";

/** The words of a question, or of a heading that may ask the same. */
export interface Wording {
  /** Stems of what it names. */
  readonly topics: ReadonlySet<string>;
  /** These, what is asked of them ("mean", "cost") and how the question begins ("how", "when"). */
  readonly words: ReadonlySet<string>;
  /** The word that a question begins with, `""` of anything else. */
  readonly opening: string;
  /** What turns it round: denials, directions and particles ("not", "without", "off", "from a"). */
  readonly turns: string;
}

const NEGATION =
  /(?<!\p{L})(?:not|no|never|none|cannot|nicht|nie|kein\p{L}*|nunca|jam[aá]s|ne|n['’](?=\p{L})|pas|jamais|não|non|mai|niet|nooit|geen)(?!\p{L})|n['’]t(?!\p{L})|[不没沒無无未非]/iu;
const TURNS =
  /(?<!\p{L})(?:with|without|on|off|in|out|up|down|before|after|over|under|above|below|inside|outside|only|except|from \S+|ohne|mit|vor|nach|von \S+|sin|con|antes|después|desde \S+|sans|avec|avant|après|sem|com|senza|prima|dopo|zonder|met|voor|na|van \S+)(?!\p{L})/giu;
const DENIALS = new Set(["t", "cannot", "not"]);
/** What a text that is turned round has left of a likeness. */
const TURNED = 0.7;

/** What a text names and asks, and what turns it round. */
export function wordingOf(text: string, locale: string): Wording {
  const topics = new Set<string>();
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/u));
  analyzerOf(locale).visit(text, ({ term, surface, stop, request, kind }) => {
    if (stop || (kind === "part" && term.length === 1)) return;
    // The word that a text begins with counts once: "Forgot" by its stem.
    words.delete(surface);
    words.add(term);
    if (!request) topics.add(term);
  });
  const turns = [...new Set(text.toLowerCase().match(TURNS))].sort();
  const opening = asksElse(text) ? (text.toLowerCase().match(/[\p{L}\p{N}]+/u)?.[0] ?? "") : "";
  return { topics, words, opening, turns: [NEGATION.test(text), ...turns].join() };
}

/** Each is held against every heading: a long message that says one thing over and over has them by the thousand. */
const MOST_OTHERS = 40;

/** The wordings that a visitor's text has in words that companies write, its own first. */
export function wordingsOf(text: string, locale: string): Wording[] {
  const own = wordingOf(text, locale);
  const terms = analyzerOf(locale).terms(text);
  const found = synonymsIn(terms, analyzerOf(locale).language).flatMap(({ positions, others }) =>
    others.map((other) => ({ positions, other })),
  );
  const others = found.slice(0, MOST_OTHERS).map(({ positions, other }) => {
    const said = terms.filter((_, at) => !positions.includes(at)).map(({ surface }) => surface);
    const wording = wordingOf([...said, ...other.map(({ surface }) => surface)].join(" "), locale);
    // "can't remember" denies nothing of what was forgotten.
    const denies = positions.some((at) => DENIALS.has(terms[at]?.surface ?? ""));
    return denies ? wording : { ...wording, turns: own.turns };
  });
  return [own, ...others];
}

/** The letters and digits of a text, word by word. */
export function bareWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ");
}

/** What a term of a question may be met by in its place, and what that counts. */
export interface OtherTerms {
  readonly phrase: readonly string[];
  readonly counts: number;
}

/** What is said for a word as well counts less than what companies write for it. */
const AS_WELL = 0.8;

/** What the terms of a text may be met by in their place (synonyms), by term. */
export function otherTermsOf(text: string, locale: string): ReadonlyMap<string, readonly OtherTerms[]> {
  const found = new Map<string, OtherTerms[]>();
  const terms = analyzerOf(locale).terms(text);
  const seen = new Set<Synonyms["others"]>();
  for (const { positions, others, rather } of synonymsIn(terms, analyzerOf(locale).language)) {
    // A phrase that is said again is met by nothing more.
    if (seen.has(others)) continue;
    seen.add(others);
    const meant = others.map((other) => ({ phrase: other.map(({ term }) => term), counts: rather ? 1 : AS_WELL }));
    for (const at of positions) {
      const said = terms[at]?.term ?? "";
      found.set(said, [...(found.get(said) ?? []), ...meant]);
    }
  }
  return found;
}

/** 0..1: how far two texts ask the same, by what they name and by what they ask of it. */
export function sameAsked(a: Wording, b: Wording): number {
  const likeness = (shared(a.topics, b.topics) + shared(a.words, b.words)) / 2;
  return a.turns === b.turns ? likeness : TURNED * likeness;
}

/** How far a heading asks a question that says more than the visitor's, in the same form: "When can shifts of work be billed?" */
const OF_MORE = 0.7;
/** Topics that make a question of its own, however much a heading says besides, and how much that may be. */
const LEAST_TOPICS = 2;
const MOST_MORE = 2;

/** 0..1: how far a heading asks what the visitor does, of more. */
export function asksOfMore({ topics, opening, turns }: Wording, heading: Wording): number {
  const more = heading.topics.size - topics.size;
  const isSame =
    opening !== "" && opening === heading.opening && turns === heading.turns && topics.isSubsetOf(heading.topics);
  return isSame && topics.size >= LEAST_TOPICS && more <= MOST_MORE ? OF_MORE : 0;
}

/** The words of both among those of either (Jaccard); 0 for none. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = a.intersection(b).size;
  return both === 0 ? 0 : both / (a.size + b.size - both);
}
