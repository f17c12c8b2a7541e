import { primaryLanguage } from "../../corpus/language/primary-language.ts";

/** Words that ask, at the beginning of a question, as they are written and as they are typed without accents. */
const WORDS: Readonly<Record<string, readonly (readonly [written: string, typed: string])[]>> = {
  es: [
    ["Cuánt", "Cuant"],
    ["Cómo", "Como"],
    ["Cuándo", "Cuando"],
    ["Dónde", "Donde"],
    ["Qué", "Que"],
    ["Cuál", "Cual"],
    ["Quién", "Quien"],
  ],
  fr: [
    ["Où", "Ou"],
    ["À qu", "A qu"],
  ],
};

/** A question in the other spelling of its first word, with its accent or without; undefined where there is none. */
export function otherAccent(question: string, locale: string): string | undefined {
  if (!/[?？]\s*$/u.test(question)) return undefined;
  for (const [written, typed] of WORDS[primaryLanguage(locale)] ?? []) {
    for (const [from, to] of [
      [written, typed],
      [typed, written],
    ] as const)
      if (question.toLowerCase().startsWith(from.toLowerCase())) return to + question.slice(from.length);
  }
  return undefined;
}
