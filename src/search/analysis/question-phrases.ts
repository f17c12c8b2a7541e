import type { Term } from "./analyzer.ts";

/** Words (folded) that ask for a measure, and the measures they ask for: "how long" is not about length. */
interface MeasureQuestions {
  heads: ReadonlySet<string>;
  measures: ReadonlySet<string>;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const QUESTIONS: Record<string, MeasureQuestions> = {
  en: {
    heads: wordsOf("how"),
    measures: wordsOf(
      "long much many often far big large small fast quick quickly slow soon old new high low late early well frequently",
    ),
  },
  es: {
    heads: wordsOf("cuanto cuanta cuantos cuantas cuan que"),
    measures: wordsOf("tiempo veces lejos frecuencia largo larga grande rapido"),
  },
  fr: {
    heads: wordsOf("combien quelle"),
    measures: wordsOf("temps fois longtemps frequence loin"),
  },
  de: {
    heads: wordsOf("wie"),
    measures: wordsOf("lang lange viel viele vielen oft haufig weit gross klein schnell alt neu bald hoch"),
  },
  pt: {
    heads: wordsOf("quanto quanta quantos quantas quao que"),
    measures: wordsOf("tempo vezes longe frequencia longo grande rapido"),
  },
  it: {
    heads: wordsOf("quanto quanta quanti quante che"),
    measures: wordsOf("tempo volte spesso lontano frequenza lungo lunga grande veloce"),
  },
  nl: {
    heads: wordsOf("hoe"),
    measures: wordsOf("lang veel vaak ver groot klein snel oud nieuw hoog laat"),
  },
};
const JOINTS = new Set(["de", "d", "di"]);

/** Whether the word at a position only says what a question word asks for ("how *long*", "combien de *temps*"). */
export function isMeasureAsked(terms: readonly Term[], position: number, language: string): boolean {
  const question = QUESTIONS[language];
  const surface = terms[position]?.surface ?? "";
  if (!question?.measures.has(surface)) return false;
  const before = terms[position - 1]?.surface ?? "";
  const head = JOINTS.has(before) ? (terms[position - 2]?.surface ?? "") : before;
  return question.heads.has(head);
}
