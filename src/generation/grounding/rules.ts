import { denies } from "../../search/analysis/denial.ts";
import type { Asked } from "./asked.ts";
import { keepsComparison } from "./comparison.ts";
import { keepsCondition, keepsWhatIsFree, narrowedIn } from "./conditions.ts";
import { dropsHedge, dropsNegation, type Marks, type MarksReader, opposes } from "./marks.ts";
import type { Parallels } from "./parallels.ts";
import { replacesWord } from "./substitution.ts";
import { forgetsElse, makesOneOfSeveral, turnsRange } from "./turned.ts";

/** A sentence, of an item or of the evidence. */
export interface Sentence {
  /** Of a row of a table with the names of its columns. */
  readonly text: string;
  /** As it stands. */
  readonly written: string;
  readonly locale: string;
  /** Of an item also those of the lines that lead to its list. */
  readonly terms: ReadonlySet<string>;
  /** Whether a line that leads to it denies or forbids it. */
  readonly turned: boolean;
  /** Of an item of a list that one line alone leads to: that line. */
  readonly led?: string | undefined;
  /** Of a question: what it bears out, by the sentence behind it. */
  readonly asked?: Asked | undefined;
}

/** A statement beside what comes nearest to it in the evidence. */
interface Compared {
  readonly statement: Sentence;
  readonly nearest: Sentence;
  /** The part of the nearest sentence that speaks of what the statement does. */
  readonly part: string;
  /** The sentences around that one. */
  readonly place: readonly Sentence[];
  /** Terms of all of the evidence, and those that claim nothing. */
  readonly known: ReadonlySet<string>;
  readonly allowed: ReadonlySet<string>;
  readonly marks: MarksReader;
  /** All sentences of the evidence. */
  readonly all: readonly Sentence[];
  readonly parallels: Parallels;
}

type Holds = (compared: Compared) => boolean;

/** What must hold of a statement that says what a sentence says, by name. */
const RULES = {
  "only asked": ({ statement: { text, locale }, nearest: { asked } }) =>
    asked === undefined || (asked !== "unclear" && denies(text, locale) === (asked === "no")),
  "denied by its list": ({ statement, nearest }) => !nearest.turned || denies(statement.text, statement.locale),
  "not always so": ({ statement, part }) => !dropsHedge(part, statement.text, statement.locale),
  "said the other way round": ({ statement: { text, locale }, part, nearest }) =>
    !opposes(text, part, locale, nearest.text),
  "in a case only": ({ statement: { text, locale }, part }) => keepsCondition(text, part, locale),
  "free for some only": ({ statement: { text, locale }, part }) => keepsWhatIsFree(text, part, locale),
  "a negation left out": ({ statement, part }) => !dropsNegation(statement.text, part),
  "compared the other way round": ({ statement, nearest }) =>
    keepsComparison(statement.text, nearest.text, nearest.locale),
  "a range the other way round": ({ statement, nearest }) => !turnsRange(statement.text, nearest.text),
  "one of several": ({ statement, nearest }) => !makesOneOfSeveral(statement.text, nearest.text),
  "of all, not of all others": ({ statement, nearest }) => !forgetsElse(statement.text, nearest.text),
  "another word in its place": ({ statement: { text, locale }, nearest, known, allowed }) =>
    !replacesWord(text, nearest.text, known, allowed, locale),
  "said of another one": ({ statement, nearest, parallels }) => !parallels.isOfAnother(statement.text, nearest.text),
  "another word for a number": ({ statement, nearest, known, parallels }) =>
    !parallels.isOfAnotherCount(statement.text, nearest.text, known),
  "denied elsewhere": (compared) => !compared.all.some((sentence) => deniesElsewhere(sentence, compared)),
  "negated on one side": (compared) => compared.nearest.asked === "no" || isMarkedAlike(compared, "negated"),
  "limited on one side": (compared) => isMarkedAlike(compared, "limited"),
} satisfies Record<string, Holds>;

/** Name of a rule, for tests and logs. */
export type RuleName = keyof typeof RULES;

/** The first rule that a statement breaks. */
export function brokenRule(compared: Compared): RuleName | undefined {
  return (Object.keys(RULES) as RuleName[]).find((name) => !RULES[name](compared));
}

/** What both sides speak of stands under a mark on both or on neither. */
function isMarkedAlike({ statement, part, place, known, marks }: Compared, kind: keyof Marks): boolean {
  const own = marks.of(statement.text)[kind];
  const near = marks.of(part)[kind];
  const whole = place.map((sentence) => wideOf(sentence, kind, marks));
  return (
    [...own.firm].every((term) => !known.has(term) || whole.some((terms) => terms.has(term))) &&
    [...near.firm].every((term) => !statement.terms.has(term) || own.wide.has(term))
  );
}

/** Whether a sentence denies of a thing, of which no other one speaks, what the statement says of it. */
function deniesElsewhere(denying: Sentence, { statement, nearest, all, marks }: Compared): boolean {
  const { firm } = marks.of(denying.text).negated;
  const shared = denying.terms.intersection(statement.terms);
  if (firm.isDisjointFrom(shared) || 2 * shared.size < denying.terms.size) return false;
  if (denying.text === nearest.text || marks.of(statement.text).negated.wide.size > 0) return false;
  return [...shared].some((term) => all.every((other) => other.text === denying.text || !other.terms.has(term)));
}

/** All of an item that its list denies is negated, and who is named as those that something is for is limited. */
function wideOf({ text, locale, terms, turned }: Sentence, kind: keyof Marks, marks: MarksReader): ReadonlySet<string> {
  if (turned && kind === "negated") return terms;
  const { wide } = marks.of(text)[kind];
  return kind === "limited" ? wide.union(narrowedIn(text, locale)) : wide;
}
