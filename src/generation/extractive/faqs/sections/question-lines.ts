import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { languageOf } from "../../../language/languages.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { asksYesOrNo, IS_YES_OR_NO } from "../../../text/yes-or-no.ts";
import { isNextPart, type Unit } from "../../page/unit.ts";
import { namesCase } from "../questions/in-case.ts";
import { isInterview } from "../questions/interview.ts";
import { listedQuestions } from "./listed-questions.ts";
import { isMarkedAnswer, markedQuestions } from "./marked-questions.ts";

const LONGEST = 140;
/** From so many on a page asks in lines as others do in headings; fewer may be for effect. */
const SEVERAL = 3;
/** What no author asks for effect, by language: a visitor of himself, or why and how something is done. */
const VISITORS_OWN: Readonly<Record<string, RegExp>> = {
  en: /(?:^|\s)(?:I|my)\b/,
  fr: /(?<!\p{L})(?:je|mon|ma|mes)(?!\p{L})|(?<!\p{L})j['’]|^(?:pourquoi|comment|où) (?:se |s['’])?\p{L}+(?:er|ir|re)(?= \p{L})/iu,
  de: /(?<!\p{L})(?:ich|meine?[nmrs]?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:puedo|debo|tengo|necesito|mis?)(?!\p{L})|^¿(?:por qué|cómo|dónde) \p{L}+(?:ar|er|ir)(?:se)?(?= \p{L})/iu,
  pt: /(?<!\p{L})(?:posso|devo|tenho|preciso|meus?|minhas?)(?!\p{L})|^(?:por que|como|onde) \p{L}+(?:ar|er|ir)(?:-se)?(?= \p{L})/iu,
  it: /(?<!\p{L})(?:posso|devo|mi[oae]|miei)(?!\p{L})|^(?:perché|come|dove) \p{L}+(?:are|ere|ire|rsi)(?= \p{L})/iu,
  nl: /(?<!\p{L})(?:ik|mijn)(?!\p{L})/iu,
};
/** "Jane: …", "AB: …", "Slide 4: …": a talk, in which nobody asks what a visitor would. */
const SPEAKER = /^(?:\p{Lu}{2,3}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+| \d+)?): /u;
/** Said on the way from one thought to the next. */
const ON_THE_WAY =
  /^(?:first|second|finally|lastly|next|then|given|before|after|when we|did you|would you|could you|are you|are we|do these)\b|: /i;

/** The questions of a page that stand in paragraphs of their own over what answers them. */
export interface QuestionLines {
  readonly units: ReadonlySet<Unit>;
  /** Of those, the ones whose answer their own line holds, behind a mark ("Q.") or in an item, with all of their sentences. */
  readonly marked: ReadonlyMap<Unit, readonly Unit[]>;
  /** Whether they are few: each is answered by the paragraph below it alone, and its section goes on behind that. */
  readonly few: boolean;
}

/** Finds them; none on a page where people speak in turn, unless they are marked. */
export function questionLines(units: readonly Unit[]): QuestionLines {
  const marked = new Map([...markedQuestions(units), ...listedQuestions(units)]);
  const asking = units.filter(isSpoken).length >= SEVERAL ? [] : askedInLines(units);
  const few = asking.length < SEVERAL;
  const own = few ? asking.filter((line) => isVisitors(units, line) || isAnsweredAtOnce(units, line)) : asking;
  const inCase = own.filter(({ length }) => length > 1).map((line) => [line[0]!, line] as const);
  return {
    units: new Set([...own.map(([first]) => first!), ...marked.keys()]),
    marked: new Map([...marked, ...inCase]),
    few: few && marked.size === 0,
  };
}

/** All lines that ask; in an interview none that is answered in the next part of its section, where that comes to its point late. */
function askedInLines(units: readonly Unit[]): readonly (readonly Unit[])[] {
  const asking = units.map((_, i) => askedInLine(units, i)).filter(({ length }) => length > 0);
  if (!isInterview(asking.map((line) => line.at(-1)!.text))) return asking;
  return asking.filter((line) => units[units.indexOf(line.at(-1)!) + 1]!.passage === line[0]!.passage);
}

/** Whether somebody says a line in a talk; a label in a list names what it tells of, and "Note: …" nobody. */
function isSpoken({ kind, opensLine, text, source }: Unit): boolean {
  return kind === "prose" && opensLine && SPEAKER.test(text) && !languageOf(source.locale).connective.test(text);
}

/** A heading over what visitors ask. */
const OVER_QUESTIONS =
  /^(?:(?:our |your )?(?:(?:frequently|commonly) asked |common |popular )?questions?(?: (?:and|&) answers?)?|faqs?|q ?(?:&|and) ?a|(?:häufig(?: gestellte)?|häufige) fragen|fragen (?:und|&) antworten|foire aux questions|(?:vos )?questions(?: (?:les plus )?fréquentes| (?:et|&) réponses)|(?:preguntas|perguntas|domande) (?:más |mais |più )?fre[cq]uenti?(?:es|s)?|preguntas y respuestas|perguntas e respostas|domande e risposte|veelgestelde vragen|vragen (?:en|&) antwoorden)\b/iu;

/** Whether a heading or title stands over what visitors ask. */
export function isOverQuestions(heading: string): boolean {
  return OVER_QUESTIONS.test(heading);
}

/** Whether a single question is one that a visitor asks, and no second heading below the first. */
function isVisitors(units: readonly Unit[], line: readonly Unit[]): boolean {
  const unit = line[0]!;
  if (isOverQuestions(unit.passage.heading || unit.source.title)) return true;
  const isFirst = units[units.indexOf(unit) - 1]?.passage !== unit.passage;
  const own = VISITORS_OWN[primaryLanguage(unit.source.locale)] ?? VISITORS_OWN.en!;
  return own.test(unit.text) && !(isFirst && unit.passage.heading !== "");
}

/** Whether the line below a question says yes or no to it, or stands behind the mark of an answer. */
function isAnsweredAtOnce(units: readonly Unit[], line: readonly Unit[]): boolean {
  const last = line.at(-1)!;
  const { text } = units[units.indexOf(last) + 1]!;
  return isMarkedAnswer(text) || (asksYesOrNo(last.text) && IS_YES_OR_NO.test(text));
}

/** The sentences of a line that asks: a question, or a visitor's case with what he asks in it; none of any other. */
function askedInLine(units: readonly Unit[], at: number): readonly Unit[] {
  const [before, { kind, text, opensLine, passage }] = [units[at - 1], units[at]!];
  if (kind !== "prose" || !opensLine || ON_THE_WAY.test(text)) return [];
  const line = isQuestion(units, at) ? [units[at]!] : isInCase(units, at) ? units.slice(at, at + 2) : [];
  const asked = line.map((unit) => unit.text).join(" ");
  if (line.length === 0 || asked.length > LONGEST || ASKS.test(units[at + line.length]!.text)) return [];
  const isLed = before?.passage === passage && (/[:：]$/u.test(before.text) || ASKS.test(before.text));
  return isLed ? [] : line;
}

/** Whether a unit asks at the end of its line, and another one follows below it. */
function isQuestion(units: readonly Unit[], at: number): boolean {
  const [{ text, passage }, next] = [units[at]!, units[at + 1]];
  if (!ASKS.test(text) || next === undefined || !next.opensLine) return false;
  return next.passage === passage || isNextPart(passage, next.passage);
}

function isInCase(units: readonly Unit[], at: number): boolean {
  const [{ text }, next] = [units[at]!, units[at + 1]];
  return next?.opensLine === false && isQuestion(units, at + 1) && namesCase(`${text} ${next.text}`);
}
