import { type Fields, isRecord } from "../fields.ts";
/** What fields call a question and its answer, in the languages that are read. */
export const QUESTION = /(?:^|_)(?:question|pregunta|pergunta|frage|domanda|vraag)$/i;
const ANSWER = /(?:^|_)(?:answer|respuesta|resposta|antwort|r[eé]ponse|risposta|antwoord)$/i;
/** What asks in a quiz may be called a text. */
const PROMPT = /^(?:text|texte|texto|testo|tekst|prompt|stem|statement|enunciado|énoncé|enonce)$/i;
const CHOICES =
  /^(?:options?|choices?|answers?|alternatives?|opciones|opções|opcoes|alternativas|respuestas|respostas|antworten|auswahl|r[eé]ponses|choix|risposte|opzioni|scelte|antwoorden|opties|keuzes)$/i;
const RIGHT =
  "(?:correct[aeo]?s?|richtig|korrekt|juste|vraie?|corrett[aoei]|giust[aoei]|corret[ao]s?|cert[ao]s?|juiste?|goed)";
/** Says whether a choice is right, or which one is. */
const VERDICT = new RegExp(
  `^(?:(?:is|es|ist|est|é|è)?_?${RIGHT}|is_?right|right(?=_?\\w))(?:_?(?:answers?|options?|choices?|index|respuestas?|respostas?|antwort|r[eé]ponses?))?$`,
  "i",
);
/** What only choices, and what is asked about them, have beside their texts. */
const RATED = /^(?:feedback|score|points?|puntos|punkte|punti|pontos|punten)$/i;
/** Texts that are not so. */
const WRONG =
  /^(?:(?:is_?)?(?:incorrect|wrong|false)(?:[_-]?(?:answers?|options?|choices?|\d+))?|distractors?|distractores|dont_?do|donts)$/i;
const TRUE_OR_FALSE = /^(?:true|false)$/i;
const MOST_NESTED = 5;

interface Asked {
  question: string;
  answer: string;
}

/** The question that a page is the answer to, or that its quiz asks. */
export function questionOf(fields: Fields): string | undefined {
  return textIn(fields, QUESTION) ?? (isQuiz(fields) ? textIn(fields, PROMPT) : undefined);
}

/** Questions with their answers, as they stand in fields: `faq: [{question, answer}]`. */
export function askedIn(fields: unknown, depth = 0): Asked[] {
  if (depth > MOST_NESTED || typeof fields !== "object" || fields === null) return [];
  if (Array.isArray(fields)) return isChoices(fields) ? [] : fields.flatMap((item) => askedIn(item, depth + 1));
  const [question, answer] = [textIn(fields as Fields, QUESTION), textIn(fields as Fields, ANSWER)];
  if (question !== undefined && answer !== undefined && !isQuiz(fields as Fields)) return [{ question, answer }];
  return Object.values(fields).flatMap((value) => askedIn(value, depth + 1));
}

/** Fields without the choices of a quiz, of which most claim what is not so; what they are about is its question. */
export function withoutChoices(fields: object): [name: string, value: unknown][] {
  const written = Object.entries(fields).filter(([name]) => !WRONG.test(name));
  if (!isQuiz(fields as Fields)) return written;
  const asked = written.some(([name]) => QUESTION.test(name)) ? QUESTION : PROMPT;
  const others = written.filter(
    ([name, value]) => !(CHOICES.test(name) && typeof value === "object") && !isChoices(value),
  );
  const first = others.filter(([name]) => asked.test(name)).map(([, value]): [string, unknown] => ["question", value]);
  return [...first, ...others.filter(([name]) => !asked.test(name))];
}

/** Whether a value is a list of choices that are told to be right or wrong. */
export function isChoices(value: unknown): boolean {
  return Array.isArray(value) && value.some((item) => isRecord(item) && isChoice(Object.entries(item)));
}

function isQuiz(fields: Fields): boolean {
  const entries = Object.entries(fields);
  if (entries.some(([, value]) => isChoices(value))) return true;
  const choices = entries.flatMap(([name, value]) => (CHOICES.test(name) && isList(value) ? Object.values(value) : []));
  if (choices.length === 0) return false;
  const tells = ([name, value]: [string, unknown]) => isScalars(value) && (VERDICT.test(name) || ANSWER.test(name));
  const asked = textIn(fields, QUESTION) ?? textIn(fields, PROMPT) ?? "";
  return entries.some(tells) || (/[?？]\s*$/.test(asked) && choices.some(isRated));
}

/** A question may have a verdict too: "true or false?". */
function isChoice(entries: readonly [string, unknown][]): boolean {
  return (
    entries.some(
      ([name, value]) => VERDICT.test(name) && (typeof value === "boolean" || TRUE_OR_FALSE.test(`${value}`)),
    ) && !entries.some(([name, value]) => QUESTION.test(name) || Array.isArray(value))
  );
}

function isRated(item: unknown): boolean {
  return isRecord(item) && Object.entries(item).some(([name, value]) => RATED.test(name) && isScalars(value));
}

function isList(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.keys(value).length > 1;
}

function isScalars(value: unknown): boolean {
  return Array.isArray(value) ? value.every((item) => typeof item !== "object") : typeof value !== "object";
}

function textIn(fields: Fields, names: RegExp): string | undefined {
  const found = Object.entries(fields).find(([name, value]) => names.test(name) && isWritten(value))?.[1];
  return typeof found === "string" ? found.trim() : undefined;
}

function isWritten(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}
