import type { FaqsTask } from "../../../../schemas/generation.ts";
import { behind, type Language } from "../../../language/language.ts";
import { countWords } from "../../../text/words.ts";
import type { Unit } from "../../page/unit.ts";
import { standsAlone } from "../../sentence/standing.ts";
import { type Answer, inOne } from "../answer.ts";
import { limitOf } from "../answer-size.ts";

/** That what somebody wants cannot be done as he would do it, in the languages of the engine. */
const NO_WAY =
  /\bthere(?:['’]s| is) (?:currently |unfortunately )?no (?:[\p{L}-]+ )?(?:method|way|option)\b|\b(?:is|are) (?:currently )?not (?:currently |yet )?possible\b|(?<!\p{L})(?:gibt es (?:derzeit |zurzeit |leider )*keinen? (?:\p{L}+ )?(?:Möglichkeit|Weg|Methode)|ist (?:derzeit |zurzeit |leider )*nicht möglich|n['’](?:existe|y a) (?:actuellement )?(?:pas (?:de |d['’])|aucune? )(?:moyen|méthode|façon)|n['’]est (?:actuellement )?pas possible|no (?:hay|existe) (?:ninguna |una )?(?:forma|manera|opción)|no es posible|non (?:c['’]è|esiste) (?:un |alcun )?(?:modo|metodo)|non è (?:al momento )?possibile|não (?:há|existe) (?:uma |nenhuma )?(?:forma|maneira|opção)|não é possível|is er (?:momenteel |helaas )*geen (?:\p{L}+ )?(?:manier|methode|mogelijkheid)|is (?:momenteel |helaas )*niet mogelijk)(?!\p{L})/iu;
/** What can be done in its place. */
const OTHER_WAY =
  /^(?:The (?:quickest|easiest|best|simplest|fastest|only|safest|recommended) way (?:to|of)|Instead,|As a workaround|However, you can|Der (?:schnellste|einfachste|beste) Weg|Die (?:schnellste|einfachste|beste) (?:Möglichkeit|Methode)|Am (?:schnellsten|einfachsten|besten)|Stattdessen|Le moyen le plus|Le plus (?:simple|rapide)|La (?:façon|méthode|solution) la plus|À la place|La (?:forma|manera) más|En su lugar|Il modo (?:più|migliore)|In alternativa|A (?:forma|maneira) mais|Em vez disso|De (?:snelste|makkelijkste|eenvoudigste|beste) manier|In plaats daarvan)(?!\p{L})/u;

/**
 * Where the paragraph that `units` open says that there is no straight way, and the next one opens with another, that with
 * this: what explains why not is left out, and what only says the case again where there is no room.
 */
export function withRemedyBehind(answer: Answer, units: readonly Unit[], task: FaqsTask, language: Language): Answer {
  const end = units.findIndex(({ opensLine }, i) => i > 0 && opensLine);
  const [paragraph, next] = [units.slice(0, Math.max(end, 0)), units[end]];
  const denies = paragraph.findIndex(({ text }) => NO_WAY.test(text));
  if (denies < 0 || next?.kind !== "prose" || !OTHER_WAY.test(next.text) || task.format === "bullets") return answer;
  const words = (told: readonly Unit[]) => told.reduce((sum, { text }) => sum + countWords(text), 0);
  const whole = [...paragraph.slice(0, denies + 1), next];
  const told = [whole, [paragraph[denies]!, next]].find((some) => words(some) <= limitOf(task));
  const [opening, ...others] = told ?? [];
  const stands = opening && standsAlone(opening.text, language);
  if (!stands || !others.every(({ text }) => standsAlone(text, behind(language)))) return answer;
  return inOne([opening, ...others].map((unit) => ({ text: unit.text, first: unit, last: unit }))) ?? answer;
}
