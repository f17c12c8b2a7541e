import { sentencesOf } from "../../../corpus/language/sentences.ts";
import type { Tone } from "../../../schemas/generation.ts";
import { languageOf, speaks } from "../../language/languages.ts";
import { countWords } from "../../text/words.ts";
import { shorten } from "../sentence/trim.ts";
import { contracted, spelledOut } from "./contractions.ts";
import { withoutFillers } from "./fillers.ts";

/** Words from which `concise` cuts trailing clauses. */
const CONCISE_WORDS = 14;

/** A generated text in a tone, line by line and sentence by sentence. What is said stays: only how it is put changes. */
export function toned(text: string, tone: Tone, locale: string): string {
  const language = languageOf(locale);
  switch (tone) {
    case "neutral":
      return text;
    case "concise":
      return eachLine(text, (line) =>
        withoutFillers(
          countWords(line) > CONCISE_WORDS && isOneSentence(line) ? shorten(line, language, CONCISE_WORDS) : line,
          language,
        ),
      );
    case "professional":
      return eachLine(text, (line) => calm(spelledOut(line, language), locale));
    case "warm":
      return eachLine(text, (line) => contracted(line, language));
  }
}

function eachLine(text: string, map: (line: string) => string): string {
  return text
    .split("\n")
    .map((line) => (/^- /.test(line) ? `- ${map(line.slice(2))}` : map(line)))
    .join("\n");
}

function isOneSentence(line: string): boolean {
  return !/[.!?。！？]\s+\S/u.test(line);
}

/** Without exclamations; a mark inside a sentence belongs to a name or to words that are quoted: "Yahoo! accounts". */
function calm(text: string, locale: string): string {
  return sentencesOf(text, locale)
    .reduceRight((put, { start, end }) => put.slice(0, start) + calmed(text.slice(start, end)) + put.slice(end), text)
    .replace(/！+/gu, "。")
    .replace(/¡\s*(?![^¡]*!)/gu, "");
}

function calmed(sentence: string): string {
  return sentence.replace(/(?<=[\p{L}\p{N}”"’)])!+(?=[”"’)]*$)/u, ".");
}

/** The first of several warm texts turns to its reader where it does not do so by itself, in a language that the engine speaks. */
export function addressed(text: string, tone: Tone, locale: string): string {
  const { addressed: turns, phrases } = languageOf(locale);
  return tone === "warm" && speaks(locale) && !turns.test(text) ? phrases.warmOpening + text : text;
}
