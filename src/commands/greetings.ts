const english = "Hi, ask me anything.";

/** What an agent says first, by the primary language of its pages. */
const GREETINGS: ReadonlyMap<string, string> = new Map([
  ["de", "Hallo, was möchten Sie wissen?"],
  ["fr", "Bonjour, posez-moi votre question."],
  ["es", "Hola, pregúntame lo que quieras."],
  ["it", "Ciao, chiedimi quello che vuoi."],
  ["pt", "Olá, pergunte-me o que quiser."],
  ["nl", "Hallo, stel me gerust een vraag."],
]);

/** The greeting in a language, in English where that is not known. */
export function greetingIn(language: string | undefined): string {
  return GREETINGS.get(language ?? "") ?? english;
}
