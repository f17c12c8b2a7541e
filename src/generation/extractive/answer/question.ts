import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import type { AnswerTask, SourcePage } from "../../../schemas/generation.ts";
import { analyzerOf } from "../../../search/analysis/analyzer.ts";
import { denies } from "../../../search/analysis/denial.ts";
import { isWeekday } from "../../../search/analysis/week.ts";
import { english } from "../../language/en.ts";
import type { Language } from "../../language/language.ts";
import { languageOf } from "../../language/languages.ts";
import { withoutAdverbs } from "../../language/sentence-adverbs.ts";
import type { Pace } from "../../text/pace.ts";
import { termsOf } from "../../text/terms.ts";
import { cheapTermsOf, freeOf, payingTermsOf, priceTermsOf } from "../sentence/price.ts";
import { isTaskVerb } from "../sentence/verbs.ts";
import { amountsOf } from "./amounts/asked-amounts.ts";
import { lastingTermsOf } from "./amounts/lasting.ts";
import type { AskedMeasure } from "./amounts/measured.ts";
import { type AskedThing, askedThingOf } from "./asked-for/asked-thing.ts";
import { type Wanted, wantedOf } from "./asked-for/beside.ts";
import { clockTermsOf } from "./asked-for/clock.ts";
import type { AskedContact } from "./asked-for/contact-told.ts";
import type { AskedEdge } from "./asked-for/edge.ts";
import { expectedOf, verdictOf } from "./asked-for/expected.ts";
import type { AskedFounded } from "./asked-for/founded.ts";
import { hoursTermsOf, nightTermsOf } from "./asked-for/hours.ts";
import { needsTold } from "./asked-for/needs.ts";
import { type Opposed, opposedIn } from "./asked-for/opposite.ts";
import type { AskedPermission } from "./asked-for/permission.ts";
import { type AskedSeason, seasonOf } from "./asked-for/season.ts";
import type { StatedAge } from "./asked-for/stated-age.ts";
import { asksNow } from "./choice/standing.ts";
import { bareWords, type OtherTerms, otherTermsOf, type Wording, wordingsOf } from "./question/asked.ts";
import { besideOf } from "./question/asked-beside.ts";
import { askedClauseOf } from "./question/asked-clause.ts";
import { withoutCase } from "./question/case-clause.ts";
import { comparedIn } from "./question/compared.ts";
import { compoundTermsOf } from "./question/compound-terms.ts";
import { kindsOf } from "./question/kinds.ts";
import { withoutLeadIn } from "./question/lead-in.ts";
import { makerOf } from "./question/maker.ts";
import { type Names, namesIn } from "./question/names.ts";
import { topicOf } from "./question/topic.ts";
import {
  carry,
  GENERAL,
  isLittle,
  lighten,
  makeGeneral,
  queryTerms,
  topical,
  totalOf,
  weightiest,
  weightsOf,
} from "./question/weights.ts";
import { withAccents } from "./typed/with-accents.ts";
import { withApostrophes } from "./typed/with-apostrophes.ts";
import { withAskingAccents } from "./typed/with-asking-accents.ts";
import { withParticle } from "./typed/with-particle.ts";
import { withSpelling } from "./typed/with-spelling.ts";

/** What the visitor asks, weighed against the evidence at hand. */
export interface Question {
  /** Its wording, and what that is in words that companies write. */
  readonly wordings: readonly Wording[];
  readonly others: ReadonlyMap<string, readonly OtherTerms[]>;
  /** How its terms that are names are written. */
  readonly names: Names;
  /** Weight of each query term: its rarity in the corpus, less for words that are too general. */
  readonly weights: ReadonlyMap<string, number>;
  /** Sum of the weights. */
  readonly total: number;
  /** All words of a query that names nothing to be weighed ("How does it work?"), `""` of any other. */
  readonly bare: string;
  /** Id of the source that says what the site is, where that is what is asked; `""` of any other question. */
  readonly introduction: string;
  /** Whether it names one thing at most, and asks that of all that the site is about: "Do I need to book?" */
  readonly general: boolean;
  /** Whether those behind the site are asked of themselves. */
  readonly asksSite: boolean;
  readonly howTo: boolean;
  readonly quantity: boolean;
  /** Whether it asks for an amount and for nothing else ("How long …?"). */
  readonly amount: boolean;
  /** The contact of those behind the site that it asks for. */
  readonly contact: AskedContact | undefined;
  /** Whether it asks when they can be reached by one. */
  readonly reached: boolean;
  /** The terms by which it asks how old somebody has to be. */
  readonly age: readonly string[] | undefined;
  /** The age that it tells of somebody. */
  readonly statedAge: StatedAge | undefined;
  /** What it asks to be allowed, or whether that has to be. */
  readonly permission: AskedPermission | undefined;
  /** The terms by which it asks when something is open. */
  readonly hours: readonly string[];
  /** The terms by which it asks at which time of the day something is. */
  readonly clock: readonly string[];
  /** The time of the year at which it asks whether something is open. */
  readonly season: AskedSeason | undefined;
  /** The terms of the days of the week that it names. */
  readonly days: readonly string[];
  /** The terms by which it asks whether that is at night. */
  readonly atNight: readonly string[];
  /** Whether and how it asks how long or large a thing is. */
  readonly measure: AskedMeasure | undefined;
  /** Whether somebody asks it who looks for work. */
  readonly ofWork: boolean;
  /** The terms by which it asks how long something is so. */
  readonly lasting: readonly string[];
  /** Whether it asks how long something takes or how often it is. */
  readonly span: boolean;
  /** Whether it asks how often something is; known of English alone. */
  readonly often: boolean;
  /** What names the time in which it asks how many there are ("per month"). */
  readonly period: RegExp | undefined;
  /** Whether it asks what a thing costs, by its form. */
  readonly paid: boolean;
  /** Whether it asks when something is. */
  readonly when: boolean;
  /** Whether it asks which version: a number tells that, in digits. */
  readonly version: boolean;
  /** Whether it asks how much or how many: the number of a year is no answer. */
  readonly count: boolean;
  /** Whether it asks how much a thing is: what is paid for it, mostly. */
  readonly sum: boolean;
  /** Whether it asks for a discount. */
  readonly discount: boolean;
  /** The terms by which it asks for a price. */
  readonly price: readonly string[];
  /** The terms by which it asks how much is paid, or how high a sum is. */
  readonly paying: readonly string[];
  /** The terms by which it asks for what costs little: a price tells whether that does. */
  readonly cheap: readonly string[];
  /** The terms by which it asks whether anything has to be paid. */
  readonly charge: readonly string[];
  /** Whether it asks for a price and names nothing that this site is not all about ("What does Acme cost?"). */
  readonly ownPrice: boolean;
  /** What tells whether a thing is free, where it asks that; known of English alone. */
  readonly free: RegExp | undefined;
  /** Whether it asks for something else than yes or no. */
  readonly open: boolean;
  /** Whether it asks how something is now, and whether it names a year. */
  readonly now: boolean;
  readonly namesYear: boolean;
  /** What a sentence says that answers it by its kind, `undefined` where that is unknown. */
  readonly expected: RegExp | undefined;
  /** The same where it asks whether something has to be or may be. */
  readonly verdict: RegExp | undefined;
  /** What tells who is behind what the site is all about, where it asks that; known of English alone. */
  readonly maker: RegExp | undefined;
  /** The weightiest term of a question that asks when something was; `""` of any other, also "Wann haben Sie geöffnet?". */
  readonly event: string;
  /** What it asks the beginning of. */
  readonly founded: AskedFounded | undefined;
  /** Whether it asks when something begins or ends. */
  readonly edge: AskedEdge | undefined;
  /** Whether it asks which things are so, or which are not; `undefined` of any other question. */
  readonly which: "are" | "are not" | undefined;
  /** The terms of the office whose holder it asks for. */
  readonly role: readonly string[];
  /** The terms by which it asks who stands at the head, by no office. */
  readonly head: readonly string[];
  /** The terms by which it asks who makes up a board or a team. */
  readonly body: readonly string[];
  /** Whether it asks why something is so, or why it is not. */
  readonly why: "so" | "not so" | undefined;
  /** What the turn before was about, where it only asks for a price or a time of that. */
  readonly topic: readonly string[];
  /** Whether it leans on the turn before. */
  readonly followsUp: boolean;
  /** Whether it only asks for a price or a time, and leaves to the turn before of what. */
  readonly asksOn: boolean;
  /** Whether it asks what all of some things are ("What are the plans?"). */
  readonly asksAll: boolean;
  /** Stems of the thing that a "what is …" question asks about, or of each that it compares. */
  readonly subjects: readonly (readonly string[])[];
  /** What says in a sentence about more what such a thing is. */
  readonly defined: RegExp | undefined;
  /** Whether it compares two things. */
  readonly compares: boolean;
  /** The act and the things that an answer has to speak of; things are known of English alone. */
  readonly wanted: Wanted;
  /** The act that it asks for, where another undoes it. */
  readonly opposed: Opposed | undefined;
  /** What an answer has to name. */
  readonly thing: AskedThing | undefined;
}

/** "Where is my order?" says all of it in one word, as "Can I cancel?" does not. */
const ASKS_WHERE = /^(?:where|wo|où|¿?dónde|dove|onde|waar)(?!\p{L})/iu;
/** How a question for several things begins, in the languages of the engine. */
const WHICH =
  /^\P{L}*(?:what (?!(?:is(?! not|n['’]t)|was|if)\b)|which|qu[ée] (?!es\b)|cu[áa]les|quel(?:le)?s?|welche[rsn]?|was (?!ist\b)|quali?|che |quais|que |welke|wat (?!is\b))|^[哪什]/iu;
/** The same where all of them are asked for, by a form of "to be". */
const ALL =
  /^\P{L}*(?:(?:what|which) (?:\p{L}+ )?are (?:the|your|all)|cu[áa]les son|quel(?:le)?s sont|welche(?: \p{L}+){1,3} gibt es|(?:was|welche) sind die|quali sono|quais são|welke(?: \p{L}+){1,3} zijn er|wat zijn (?:de|jullie))(?!\p{L})/iu;
/** What a turn before adds to a follow-up, against the visitor's own words. */
const CARRY = 0.5;
/** What clauses add that only tell, and beside a question that names one thing. */
const TOLD = 0.2;
const TOLD_OF_ONE = 0.75;
/** What counts of the case in which something is asked: what holds in all cases answers as well. */
const OF_CASE = 0.3;
/** Rarity of a term that more than half of a site's pages hold. */
const RARE = 0.6;

/** Reads the query, with the turn before where the query leans on it. */
export async function questionOf(task: AnswerTask, ofReply: Language, pace: Pace): Promise<Question> {
  const locale = localeOf(task);
  const language = locale === task.locale ? ofReply : languageOf(locale);
  const idf = task.rarity ?? (await idfOf(task.sources, pace));
  const general = generalTerms(language, locale);
  const weightOf = (term: string) => idf(term) * (general.has(term) ? GENERAL : 1);
  const weighed = (text: string) => weightsOf(queryTerms(text, locale), weightOf);
  const names = (text: string) => topical(weighed(text), general).size;
  const { query, told } = askedOf(asWritten(task, locale, language), names, language, locale);
  const weights = weighed(query);
  const main = withoutCase(query, primaryLanguage(locale));
  if (main !== query && names(main) > 0) lighten(weights, new Set(weighed(main).keys()), OF_CASE);
  // What names one thing may be said of what is told before: "I ordered two, can I still cancel?"
  const saysMore = names(query) > (ASKS_WHERE.test(query) ? 0 : 1);
  carry(weights, weighed(told), general, saysMore ? TOLD : TOLD_OF_ONE);
  const followsUp = language.followUp.test(query);
  const leans = followsUp || weights.size <= 1;
  const asksOn = leans && onlyAsks([...topical(weights, general).keys()], query, locale);
  const before = weighed(leans ? previousMessage(task) : "");
  carry(weights, before, general, CARRY);
  const compared = comparedIn(query, locale, language);
  if (compared.length > 0) lighten(weights, new Set(compared.flat()));
  const thing = askedThingOf(query, locale, language, (term) => (task.rarity?.(term) ?? RARE) < RARE);
  makeGeneral(weights, thing?.asking ?? []);
  for (const { terms, part } of besideOf(query, locale)) makeGeneral(weights, terms, part);
  const total = totalOf(weights);
  return {
    wordings: wordingsOf(query, locale),
    others: merged(
      unsaid(otherTermsOf(query, locale), weights),
      await compoundTermsOf(query, task.sources, locale, pace),
    ),
    names: namesIn(query, task.sources, locale),
    weights,
    total,
    bare: total === 0 && /\S\s+\S/u.test(query) ? bareWords(query) : "",
    introduction: task.introduction ?? "",
    general: names(query) <= 1 && before.size === 0 && /\S\s+\S+\s+\S/u.test(query) && !language.definition.test(query),
    asksSite: language.asksSite.test(query),
    howTo: asksWay(query, language),
    ...amountsOf(query, locale),
    ...timesOf(query, locale),
    ...pricesOf(query, locale, weights),
    expected: expectedOf(query, language) ?? needsTold(query, locale),
    now: asksNow(query),
    namesYear: /(?:19|20)\d\d/u.test(query),
    verdict: verdictOf(query, language),
    maker: makerOf(query, locale, language, idf),
    event: language.past.test(query) && hoursTermsOf(query, locale).length === 0 ? weightiest(weights) : "",
    followsUp,
    asksOn,
    topic: asksOn && followsUp ? topicOf(previousMessage(task), [...topical(before, general).keys()], locale) : [],
    ...thingsOf(query, locale),
    subjects: compared.length > 0 ? compared : subjectsOf(query, locale, language),
    ...kindsOf(query, locale, language),
    compares: compared.length > 0,
    thing,
    opposed: opposedIn(query, locale),
    wanted: wantedOf(query, locale, language),
  };
}

/** What a message asks, without the adverbs that ask nothing, and what it tells before that. */
function askedOf(message: string, names: (text: string) => number, { followUp }: Language, locale: string) {
  const { asked, told } = askedClauseOf(message, (clause) => !followUp.test(clause) && names(clause) > 0);
  const bare = withoutAdverbs(asked, locale);
  return { query: names(bare) > 0 ? bare : asked, told };
}

/** What the visitor typed, with the letters and marks that it lacks. */
function asWritten({ query, sources, rarity }: AnswerTask, locale: string, language: Language): string {
  const message = withoutLeadIn(query.trim());
  const typed = language === english ? withApostrophes(message) : withAskingAccents(message, locale);
  return withParticle(withSpelling(withAccents(typed, sources, locale), sources, locale, rarity), sources, locale);
}

/** What it asks of what is paid. */
function pricesOf(
  query: string,
  locale: string,
  weights: ReadonlyMap<string, number>,
): Pick<Question, "price" | "paying" | "cheap" | "ownPrice" | "free"> {
  const price = priceTermsOf(query, locale);
  return {
    price,
    paying: payingTermsOf(query, locale),
    cheap: cheapTermsOf(query, locale),
    ownPrice: price.length > 0 && isLittle(totalOf(weights, price), totalOf(weights)),
    free: languageOf(locale) === english ? freeOf(query) : undefined,
  };
}

/** The stems of what a "what is …" question asks about. */
function subjectsOf(query: string, locale: string, { definition }: Language): string[][] {
  const subject = definition.exec(query);
  return subject === null ? [] : [termsOf(subject[1] ?? subject[2] ?? "", locale)];
}

/** "delete account" asks for a way as well: what is done, in the words of an order. */
function asksWay(query: string, language: Language): boolean {
  return language.howTo.test(query) || isTaskVerb(query.split(/\s/, 1)[0] ?? "");
}

/** Whether it is asked which things are so, or what all of them are. */
function thingsOf(query: string, locale: string): Pick<Question, "which" | "asksAll"> {
  const which = denies(query, locale) ? "are not" : "are";
  return { which: WHICH.test(query) ? which : undefined, asksAll: ALL.test(query) };
}

/** Whether terms only ask for a price or a time, and name nothing of which that is asked. */
function onlyAsks(terms: readonly string[], query: string, locale: string): boolean {
  const asking = [priceTermsOf(query, locale), lastingTermsOf(query, locale), hoursTermsOf(query, locale)].flat();
  return terms.every((term) => asking.includes(term));
}

/** The terms by which times are asked for. */
function timesOf(
  query: string,
  locale: string,
): Pick<Question, "hours" | "clock" | "season" | "days" | "atNight" | "lasting"> {
  const season = seasonOf(query, locale);
  return {
    hours: [...hoursTermsOf(query, locale), ...(season?.opening ?? [])],
    clock: clockTermsOf(query, locale),
    season,
    days: termsOf(
      query
        .split(/[^\p{L}-]+/u)
        .filter(isWeekday)
        .join(" "),
      locale,
    ),
    atNight: nightTermsOf(query, locale),
    lasting: lastingTermsOf(query, locale),
  };
}

/** "make" is passed over by itself, "makes" is not: what is general has its stem, whichever form asks. */
function generalTerms(language: Language, locale: string): ReadonlySet<string> {
  const terms = [...language.general].flatMap((word) => analyzerOf(locale).terms(word));
  return new Set(terms.map(({ term }) => term));
}

type Others = Question["others"];

/** Without what is said as well: one word of a text meets no two of "job vacancies". */
function unsaid(others: Others, said: ReadonlyMap<string, number>): Others {
  const isSaid = ({ phrase }: OtherTerms) => phrase.every((term) => said.has(term));
  return new Map([...others].map(([term, meant]) => [term, meant.filter((each) => !isSaid(each))]));
}

/** What either says that terms may be met by. */
function merged(some: Others, more: Others): Others {
  if (more.size === 0) return some;
  const terms = new Set([...some.keys(), ...more.keys()]);
  return new Map([...terms].map((term) => [term, [...(some.get(term) ?? []), ...(more.get(term) ?? [])]]));
}

/** The locale of the query's own words. That of the reply is a hint of the caller's: it may be no page's. */
function localeOf({ locale, queryLanguage }: AnswerTask): string {
  return queryLanguage === undefined || queryLanguage === primaryLanguage(locale) ? locale : queryLanguage;
}

function previousMessage(task: AnswerTask): string {
  const earlier = task.conversation.filter((turn) => turn.role === "user" && turn.content.trim() !== task.query.trim());
  return earlier.at(-1)?.content ?? "";
}

/** Smoothed, so that a term of every passage still weighs something and an unknown one weighs most. */
async function idfOf(sources: readonly SourcePage[], pace: Pace): Promise<(term: string) => number> {
  const frequency = new Map<string, number>();
  let passages = 0;
  for (const source of sources) {
    for (const passage of source.passages) {
      passages++;
      await pace.step();
      const terms = new Set(termsOf(`${source.title}\n${passage.heading}\n${passage.text}`, source.locale));
      for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
    }
  }
  return (term) => Math.log(1 + (passages + 1) / ((frequency.get(term) ?? 0) + 0.5));
}
