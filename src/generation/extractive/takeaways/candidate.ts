import type { Evidence } from "../../../schemas/generation.ts";
import { english } from "../../language/en.ts";
import type { Language } from "../../language/language.ts";
import { questionFormsOf } from "../../language/questions.ts";
import { blankBehind, countWords } from "../../text/words.ts";
import { isExample } from "../page/example.ts";
import { isLimitedBehind, listInLine } from "../page/list.ts";
import { opensLetter } from "../page/salutation.ts";
import { isLine, type Unit } from "../page/unit.ts";
import { speaksForAll } from "../page/whole-page.ts";
import { bids } from "../sentence/instruction.ts";
import { isPhrase, lacksMainClause } from "../sentence/main-clause.ts";
import { NO_ENTRIES } from "../sentence/no-statement.ts";
import { presents } from "../sentence/presents.ts";
import { hasLength, isComplete, OPENS_WELL, standsAlone } from "../sentence/standing.ts";
import { capitalised, shorten, tidy } from "../sentence/trim.ts";
import { withMark } from "../sentence/unmarked.ts";
import { needsQuestion, opensPassage } from "./below-question.ts";
import { limitsItsText } from "./limiting-heading.ts";
import { endsSentenceOfList, isFurtherGrade, needsLabel, turnsWithLead } from "./list-lead.ts";
import { ordersBehind } from "./orders.ts";
import { isQuoted } from "./quoted.ts";
import { isPartOfList, isRow, isTitled } from "./verbless.ts";
import { matters } from "./wording.ts";

/** A sentence, or a short one with the one that leans on it, that could be shown as a takeaway. */
export interface Candidate {
  readonly units: readonly Unit[];
  /** As shown: tidied, complete, standing alone. */
  readonly text: string;
  readonly evidence: Evidence;
}

/** Words that a takeaway has at least and at most, and from where it is shortened. */
const LEAST = 4;
const MOST = 60;
const MOST_PAIR = 56;
const MOST_LIST = 48;
const LEAST_LEAD = 14;
const LONG = 32;
const NOTHING = /^(?!)/u;

export interface CandidateRules {
  readonly language: Language;
  /** The order of the text means something: a paragraph may lean on the one before it. */
  readonly composed: boolean;
  /** Takes also what holds only in the case that a heading names. */
  readonly cases?: boolean;
}

/** Whether a unit at `index` says something by itself: it is no part of a list, no quote, no half of what stands around it. */
export function isStatement(
  units: readonly Unit[],
  index: number,
  { language, cases = false }: CandidateRules,
): boolean {
  const unit = units[index]!;
  if (!cases && limitsItsText(unit.passage.heading)) return false;
  if (turnsWithLead(units, index) || endsSentenceOfList(units, index) || isFurtherGrade(units, index)) return false;
  if (needsLabel(units, index) || needsQuestion(units, index) || isQuoted(units, index) || isOtherSide(units, index))
    return false;
  // Even for want of others, where the rules of English are laxer.
  if (questionFormsOf(unit.source.locale) === undefined && (isFragment(units, index) || isExample(units, index)))
    return false;
  if (language === english && (isOneOfThings(units, index) || isDoneInCase(units, index))) return false;
  return !isFurtherExample(units, index) && !(/[:：]$/u.test(unit.text) && isLimitedBehind(units, index));
}

/** What can stand alone as a takeaway and begins with the unit at `index`, where that is a statement. */
export function candidatesAt(
  units: readonly Unit[],
  index: number,
  { language, composed }: CandidateRules,
): Candidate[] {
  const unit = units[index]!;
  const list = ledList(units, index, language);
  if (list !== undefined) return [list];
  const opening = opensLetter(units, index) ? { ...unit, text: capitalised(unit.text) } : unit;
  const ended = isLine(unit) && !LABELLED.test(unit.text) ? withMark(opening.text, unit.source.locale) : opening.text;
  const text = shownAlone({ ...opening, text: ended }, opensPage(units, index), language);
  if (text === undefined) return [];
  const alone = hasLength(text, LEAST, MOST) ? [candidateOf([unit], text)] : [];
  const next = units[index + 1];
  const pair = next && follows(unit, next, composed) ? paired(unit, next, text, language) : undefined;
  const isHalf =
    next?.passage === unit.passage &&
    ([OTHER_SIDE, LIMITS_IT].some((turns) => turns.test(next.text)) || goesOnByHand(unit, next));
  if (isHalf) return pair === undefined ? [] : [pair];
  if (pair !== undefined && turnsOf(unit).test(pair.units[1]!.text)) return [pair];
  const found = pair === undefined ? alone : [...alone, pair];
  return language === english ? found.flatMap((candidate) => [candidate, ...warned(candidate, units)]) : found;
}

/** What takes back the sentence before it, in a language other than English. */
function turnsOf({ source }: Unit): RegExp {
  return questionFormsOf(source.locale)?.turns ?? NOTHING;
}

/** A statement with the orders against something that end its paragraph: who reads the one should not miss the others. */
function warned(candidate: Candidate, units: readonly Unit[]): Candidate[] {
  const orders = ordersBehind(candidate.units.at(-1)!, units);
  const text = [candidate.text, ...orders.map((order) => order.text)].join(" ");
  const isShown = orders.length > 0 && hasLength(text, LEAST, MOST_PAIR);
  return isShown ? [candidateOf([...candidate.units, ...orders], text)] : [];
}

/** "To help people find work." is whole below what it is. */
const AIM = /\b(?:mission|vision|purpose|aims?|goals?|objectives?)\b/i;

/** "When opening boxes, when reaching the lid.": what holds then is not said. */
const TWO_CLAUSES =
  /^(?:when|while|if|before|after) [^,;:]*, (?:when|while|before|after) \p{Ll}+ing(?: [\p{L}-]+){0,4}\.$/iu;

/** "£10 for two people, up to six": a price whose thing the heading names. */
const PRICE_FIRST = /^(?:from |only )?\p{Sc}\s?\d/iu;
const SAYS_OF_IT = /\b(?:is|are|was|were|will|covers?|buys?|gets?|gives?|includes?|pays?|must|can|has|have)\b/i;

function isFragment(units: readonly Unit[], index: number): boolean {
  const { kind, text, passage } = units[index]!;
  return (
    isPartOfList(units, index) ||
    isTitled(text) ||
    isRow(text) ||
    TWO_CLAUSES.test(text) ||
    (PRICE_FIRST.test(text) && !SAYS_OF_IT.test(text)) ||
    (isPhrase(text) && !AIM.test(passage.heading)) ||
    ((kind === "item" || /^unless\b/i.test(text)) && lacksMainClause(text))
  );
}

/** What opens with a thing and says nothing of it. */
const NAMES_THING =
  /^(?:an?|the|your) (?!.*\b(?:is|are|was|were|has|have|can|will|must|should|may|does|do|lets?|helps?|allows?|gives?|makes?|keeps?|shows?|includes?|contains?|provides?|offers?|needs?|requires?|means|works?|takes?|runs?|uses?)\b)/i;

/** What goes on with examples behind one. */
const FURTHER =
  /^(?:some|others?|in other cases|likewise)\b(?!.*(?:\b(?:must|cannot|only|never|ha(?:s|ve) to|needs? to)\b|\d))/i;

function isFurtherExample(units: readonly Unit[], index: number): boolean {
  const { opensLine, text } = units[index]!;
  return !opensLine && FURTHER.test(text) && EXEMPLIFIES.test(units[index - 1]?.text ?? "");
}

/** "For Windows: …": an item for some of those who read the list. */
const FOR_SOME = /^(?:for|on|in|with) [^:.]{2,40}: /i;

/** Whether an item names a thing in a list of things: others beside it are no sentences. */
function isOneOfThings(units: readonly Unit[], index: number): boolean {
  const unit = units[index]!;
  if (unit.kind === "item" && FOR_SOME.test(unit.text)) return true;
  if (unit.kind !== "item" || !NAMES_THING.test(unit.text)) return false;
  const isBeside = (other: Unit | undefined) => other?.kind === "item" && other.passage === unit.passage;
  return [units[index - 1], units[index + 1]].some(
    (other) => isBeside(other) && other!.opensLine && !isComplete(other!.text),
  );
}

/** What is only half told without the sentence that begins so. */
const OTHER_SIDE =
  /^(?:but|however,)\s(?:(?:\S+\s){0,3}also\b|(?:first,? |please )*(?:you (?:must|should|need to|have to)|make sure|be (?:sure|careful|aware)|keep in mind|remember|do not|don['’]t|never)\b)/i;

/** Whether a sentence gives the other side of the one before it. */
function isOtherSide(units: readonly Unit[], index: number): boolean {
  return OTHER_SIDE.test(units[index]!.text) && !opensPassage(units, index);
}

/** A case that opens a paragraph. */
const OPENS_CASE = /^(?:if|unless|provided|as long as)\b/i;

/** Whether a sentence tells how a thing is done that its paragraph allows in a case alone: "If …, you can …. To …, go …". */
function isDoneInCase(units: readonly Unit[], index: number): boolean {
  let at = index;
  if (!bidsFor(units[at]!.text)) return false;
  while (at > 0 && !units[at]!.opensLine) at--;
  return at < index && OPENS_CASE.test(units[at]!.text);
}

/** "Dates: …", "Dates - …". */
const LABELLED = /^[^.]{2,60}?(?: ?:| [-–—]) /u;

/** Words of a label that stands before names. */
const MOST_LABEL = 6;

/** What a lead-in says of the list that is shown with it. */
const FOLLOWING = /\bthe following\b/i;

/** A lead-in with its list, where both are short: without it the one is cut off and the other has no subject. */
function ledList(units: readonly Unit[], index: number, language: Language): Candidate | undefined {
  const list = listInLine(units, index, language, MOST_LIST);
  if (list === undefined || !stands(list.text.replace(FOLLOWING, ""), language)) return undefined;
  if (language === english && BARE_LABEL.test(units[index]!.text)) return undefined;
  return candidateOf(units.slice(index, units.indexOf(list.last) + 1), list.text);
}

/** A lead that names nothing: "Less secure:", "Frequently used links:". */
const BARE_LABEL = /^(?:(?:more|less|most|least|very|not) \S+|(?:\S+ ){0,3}(?:links|resources))\s*:$/i;

function shownAlone(unit: Unit, opens: boolean, language: Language): string | undefined {
  if ((unit.kind !== "prose" && unit.kind !== "item") || !OPENS_WELL.test(unit.text)) return undefined;
  if (NO_ENTRIES.test(unit.text)) return undefined;
  const whole = language === english ? withoutTurn(withoutAlso(announcement(withoutReply(unit.text)))) : unit.text;
  if (language !== english && isLabelled(unit)) return undefined;
  const rules = opens ? rulesOfOpening(unit, language) : language;
  const text = tidy(whole, language);
  if (!stands(text, rules)) return undefined;
  if (countWords(text) <= LONG) return text;
  const short = shorten(whole, language, LONG);
  return stands(short, rules) ? short : text;
}

/** What is said of the thing that a heading names: "This is helpful if …". */
const JUDGES =
  /^(?:this|that|it|these|they) (?:is|are|can be|may be) (?:\p{L}+ly )?(?:helpful|useful|handy|needed|necessary|required|recommended|optional|possible)\b/iu;

/** Whether nothing stands before a unit but the name of what its page describes, and how that is written. */
function opensPage(units: readonly Unit[], index: number): boolean {
  const { passage, source, text } = units[index]!;
  const isOfPage = speaksForAll(passage.heading) || passage.heading === source.title;
  return (
    (isOfPage || !JUDGES.test(text)) && units.every((unit, i) => i >= index || unit.kind === "code" || namesEntry(unit))
  );
}

/** Whether a line gives the name in the title and what it stands for: "reopen logs — close and open log files". */
function namesEntry({ kind, text, source: { title } }: Unit): boolean {
  return kind === "prose" && title !== "" && text.startsWith(title) && !isComplete(text);
}

/** How a reference begins what it says of the entry that its title names. */
const OF_ENTRY = /^(?:Specifies|Defines|Returns|Represents|Provides|Contains|Indicates|Controls|Determines)\b/;

/** Several things of which nothing stands before the text: one page is "this", and no "these". */
const THESE_OF_PAGE = /^these (setting|option|field|step|endpoint|method|function|command|page|screen)s\b/i;

/** What opens a page can lean on nothing but its title, which is shown with it, and may have its subject there. */
function rulesOfOpening({ text, source: { title } }: Unit, language: Language): Language {
  const { connective, subjectless } = language;
  const these = THESE_OF_PAGE.exec(text)?.[1];
  const dangling = these === undefined || title.toLowerCase().includes(these) ? connective : language.dangling;
  return { ...language, dangling, subjectless: OF_ENTRY.test(text) ? NOTHING : subjectless };
}

/** Whether an item is a label with names behind it: "Programmes for Mac: Acme, Bolt." */
function isLabelled({ kind, text }: Unit): boolean {
  const [label = "", names] = text.replace(/\.$/, "").split(/\s?: /, 2);
  if (kind !== "item" || names === undefined || countWords(label) > MOST_LABEL) return false;
  return names.split(/, | (?:y|e|et|und|en) /).every((name) => /^[\p{Lu}\p{N}]\S*(?: [\p{Lu}\p{N}]\S*)*$/u.test(name));
}

/** What says what its page is there for is shown beside that page: "this guide" points at nothing else. */
function stands(text: string, rules: Language): boolean {
  return standsAlone(text.replace(rules.presenting, "Usher"), rules);
}

/** What adds a statement to one that is not shown. */
const ALSO =
  /^((?:\S+ ){0,5}?(?:can|could|may|might|must|should|will|would|is|are|has|have|was|were|we|you|they|it|\p{L}+['’](?:ve|re|s|ll|d))) also(?= )(?! (?:called|known|named|referred)\b)/iu;

/** What makes of "also" a part of who is meant: "Whoever is also a member …". */
const NARROWS = /\b(?:who\p{L}*|which|that|if|when|where|whether|unless|because|since|as|both|either)\b/iu;

function withoutAlso(text: string): string {
  if (!/ also /i.test(text)) return text;
  return text.replace(ALSO, (found, before: string) => (NARROWS.test(before) ? found : before));
}

/** A yes or no before a sentence that says what is so: "No, keys do not expire." */
const REPLY =
  /^(?:yes|no|nope|absolutely), (?=(?:you|we|the|our|your|all|any|an?)\b|\p{Ll}+ (?:\p{L}+ ){0,3}(?:do|does|is|are|can|will|must)\b)/iu;

function withoutReply(text: string): string {
  return capitalised(text.replace(REPLY, ""));
}

/** What turns from a sentence that is not shown, behind what leads a sentence or at its end; in the middle it is felt. */
const TURN =
  /^((?:if|when|once|while|since|because|as|after|before|until|unless|in|on|at|for|from|with|within|under|by|to) (?:[^\s,]+ ){0,9}[^\s,]+|sometimes|often|\p{L}{3,}ly), (?:though|however), /iu;
const TURN_AT_END = /, (?:though|however)(?=[.!]$)/iu;

function withoutTurn(text: string): string {
  return text.replace(TURN, "$1, ").replace(TURN_AT_END, "");
}

/** Lead-ins that say nothing without what follows. */
const OPEN_ENDED =
  /\b(?:wrote|said|says|asked|ask|answered|includes?|included|including|are|is|were|was|as|to|for|of|by|like|that|with|these|this|following|follows|questions?|violate|use|using|run|running|if|when|whether|because|than|it|they|you|we|can|will|must|should|may|has|have|an?|the|and|or|on|in|from|by|about)\s*[:：]$/iu;

/** Clauses that say nothing without what follows them. */
const SUBORDINATE = /^(?:if|when|whenever|while|once|after|before|because|since|although|though|unless|as|to)\b/i;

/** "To schedule a visit, use the calendar on the web:" says what to do for what. */
function bidsFor(text: string): boolean {
  const [, order = ""] = /^(?:in order )?to [^,]{4,80}, (.+)$/i.exec(text) ?? [];
  return bids(order);
}

/** What leads to examples, which say no more than the sentence does. */
const TO_EXAMPLES = /,? (?:for example|for instance|e\.g\.|namely)[,:]*$/iu;
/** What may be true of the examples alone. */
const LIMITED = /\b(?:only|except|unless|not|no|never|cases?)\b|n['’]t\b/i;

/** A clause that only its list completes: "… to make sure that all guards:". */
const LACKS_VERB = /\b(?:that|whether|so) (?:all|each|every|any|most|both) (?:\p{L}+ ){0,2}\p{L}+\s*[:：]$/iu;

/** A lead-in to examples, and a long one to a list, says enough by itself when it ends in a full stop. */
function announcement(text: string): string {
  if (LACKS_VERB.test(text)) return text;
  if (TO_EXAMPLES.test(text)) return LIMITED.test(text) ? text : text.replace(TO_EXAMPLES, ".");
  const isClause = SUBORDINATE.test(text) && !bidsFor(text);
  return /[:：]$/u.test(text) && !OPEN_ENDED.test(text) && !isClause && hasLength(text, LEAST_LEAD, MOST)
    ? `${text.slice(0, -1).trimEnd()}.`
    : text;
}

/** Whether a unit goes on where the one before it ended. */
function follows(unit: Unit, next: Unit, composed: boolean): boolean {
  if (next.kind !== unit.kind || next.passage !== unit.passage) return false;
  // Behind a paragraph of several sentences "this" is what all of them tell.
  return !next.opensLine || (composed && next.kind === "prose" && unit.opensLine);
}

/** What a sentence is led by that names what the one before it told: "To meet this need, …". */
const LEADS_BACK = /^(?:to \p{L}+|as (?:a )?part of) (?:this|that|these|those) (?:[\p{L}-]+ ){0,2}[\p{L}-]+, /iu;
/** What comes of the sentence before it. */
const CONCLUDES = /^(?:as such|as a result|for this reason), /i;
/** An example is less than what it is one of. */
const EXEMPLIFIES = /^(?:for (?:example|instance)|e\.g\.)/iu;

/** What is done next by hand, where the order before it has led to. */
const NEXT_BY_HAND =
  /^(?:then,? |next,? )?(?:in|on|from|under) (?:the|your) [^,]{3,60}, (?:click|tap|press|select|choose|open|enter|type|toggle|check|scroll|find)\b/iu;

/** Whether a sentence goes on with what another one has begun: "To open it, select Boxes. In the list, select the box." */
function goesOnByHand({ text }: Unit, next: Unit): boolean {
  return !next.opensLine && bidsFor(text) && NEXT_BY_HAND.test(next.text);
}

/** What opens a sentence that speaks again, with "this" or "such", of what the one before it has named. */
const OF_THE_SAME =
  /^(?:when|whenever|once|if|until|after|before|with|without|for|in|on|by|as|at|during|while|we|you|they|users?)\b[^,.;:]{0,60}? \b(?:this|that|these|those|such(?: an?)?) (\p{Ll}{4,})\b/iu;

/** Whether a sentence that nobody may miss says more of a thing that the one before it has named. */
function comesBackTo(sentence: string, before: string): boolean {
  const thing = OF_THE_SAME.exec(sentence)?.[1];
  return thing !== undefined && matters(sentence) && hasWord(before, thing);
}

/** Whether a text has a word, in either number; its stem would be too little: "labelings" are no labels. */
function hasWord(text: string, word: string): boolean {
  const bare = (each: string) => each.toLowerCase().replace(/s$/, "");
  return text.split(/[^\p{L}]+/u).some((each) => bare(each) === bare(word));
}

/** What a sentence leans on the one before it with, "" where no opening says so; undefined where it does not lean. */
function leaningOn(unit: Unit, next: Unit, { dangling }: Language): string | undefined {
  if (goesOnByHand(unit, next)) return "";
  const [opening] = dangling.exec(next.text) ?? LEADS_BACK.exec(next.text) ?? [];
  const isTurn = [LIMITS_IT, turnsOf(unit)].some((turns) => turns.test(next.text));
  return opening ?? (isTurn || comesBackTo(next.text, unit.text) ? "" : undefined);
}

/** What takes away from the sentence before it: "The offer excludes furniture." */
const LIMITS_IT =
  /^the (?:offer|discount|rule|limit|price|fee|right|guarantee|service|refund|deal|promotion|exemption|allowance|cover|rate)s? (?:excludes?|(?:do|does|is|are) not\b|do(?:es)?n['’]t|appl(?:y|ies) only|cannot)\b/i;

/** "Neither of these is common", and what names two things that it may be said of. */
const OF_TWO = /^(?:neither|either|both) of (?:these|those|them)\b(?! (?!(?:is|was|has|does)\b)\p{L}+s\b)/iu;
const NAMES_TWO = /\b(?:and|or|two)\b/i;

/** A sentence that leans on the one before it ("It also …") is shown with that one, where both are short. */
function paired(unit: Unit, next: Unit, text: string, language: Language): Candidate | undefined {
  const leaning = leaningOn(unit, next, language);
  const joins =
    !language.connective.test(next.text) ||
    [OTHER_SIDE, CONCLUDES, turnsOf(unit)].some((opens) => opens.test(next.text));
  if (leaning === undefined || !joins || EXEMPLIFIES.test(next.text)) return undefined;
  if (OF_TWO.test(next.text) && !NAMES_TWO.test(unit.text)) return undefined;
  if (presents(next.text) || language.pointing.test(next.text)) return undefined;
  const told = goesOnByHand(unit, next) ? announcement(next.text) : next.text;
  const second = shorten(told, { ...language, connective: NOTHING }, LONG);
  if (!standsAlone(`X${second.slice(leaning.length)}`, language)) return undefined;
  const both = `${text}${blankBehind(text)}${second}`;
  return hasLength(both, LEAST, MOST_PAIR) ? candidateOf([unit, next], both) : undefined;
}

/** What is shown of neighbouring units, with the stretch that it was taken from. */
export function candidateOf(units: readonly Unit[], text: string): Candidate {
  const [first, last] = [units[0]!, units.at(-1)!];
  const quote = first.passage.text.slice(first.start, last.end);
  return { units, text, evidence: { url: first.source.url, passage: first.passage.ordinal, quote } };
}
