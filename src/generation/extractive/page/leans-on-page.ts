import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import { isVagueTask, namesNothing, pointsBack } from "../../../search/analysis/vague.ts";

/** What goes on from something that was said before: "Why static?", "What else should teams consider?". */
const ASKS_ON = /^why \S+\?$|\b(?:else|another)\b/i;

/** Whether a question makes sense on its page alone: "What is this project?". */
export function leansOnPage(question: string, locale: string): boolean {
  if (pointsBack(question, locale)) return true;
  return (
    primaryLanguage(locale) === "en" && (isVagueTask(question) || namesNothing(question) || ASKS_ON.test(question))
  );
}
