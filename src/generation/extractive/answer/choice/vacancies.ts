import { readablePath } from "../../../../corpus/urls/readable-path.ts";
import { anyOf } from "../../../text/any-of.ts";
import type { ScoredBlock } from "./relevance.ts";

/** What pages are called that look for staff, in the languages of the engine. */
const NAMES =
  "vacanc(?:y|ies)|careers?(?! (?:coach|advi[cs]|guidance|change|counsel)\\p{L}*)|job[ -](?:ads?|offers?|openings?|descriptions?|vacanc\\p{L}+)|stellen(?:angebot|anzeige|ausschreibung)\\p{L}*|karriere|offres?[ -]d['’ -]?emploi|recrutement|ofertas?[ -]de[ -](?:empleo|trabajo)|lavora[ -]con[ -]noi|offert[ae][ -]di[ -]lavoro|trabalhe[ -]con(?:n)?osco|vagas[ -]de[ -]emprego|vacatures?|werken[ -]bij";
const IS_VACANCY = anyOf(new RegExp(`(?<!\\p{L})(?:${NAMES})(?!\\p{L})`, "iu"), /^\/jobs?\//iu);
/** What somebody asks who looks for work. */
const OF_WORK = anyOf(
  new RegExp(`(?<!\\p{L})(?:${NAMES})(?!\\p{L})`, "iu"),
  /\b(?:jobs?|work(?:ing)? (?:for|with|at|here)|apply(?:ing)?|hiring|hire me|salary|wage|recruit\p{L}*|qualifications?|experience|position|employ\p{L}*|volunteer\p{L}*)\b/iu,
  /(?<!\p{L})(?:arbeiten|bewerb\p{L}+|gehalt|stelle|praktikum|ausbildung|travailler|postuler|emploi|salaire|trabajar|empleo|sueldo|lavorare|lavoro|stipendio|trabalhar|emprego|salário|vaga|werken|sollicit\p{L}+|salaris|baan)(?!\p{L})/iu,
);

/** Whether a question is one of somebody who looks for work. */
export function asksForWork(query: string): boolean {
  return OF_WORK.test(query);
}

/** What of the question another page meets, beside one that looks for staff, before it answers instead of that. */
const AS_MUCH = 0.75;

/** Without what pages tell that look for staff, where another page answers about as well and nobody asks for work: they speak of all that is done at a place. */
export function withoutVacancies(candidates: readonly ScoredBlock[], ofWork: boolean): readonly ScoredBlock[] {
  if (ofWork) return candidates;
  const others = candidates.filter((each) => !looksForStaff(each));
  const most = Math.max(...candidates.map(({ coverage }) => coverage));
  return others.some(({ coverage }) => coverage >= AS_MUCH * most) ? others : candidates;
}

function looksForStaff({ block }: ScoredBlock): boolean {
  const { title, url } = block.units[0]!.source;
  return IS_VACANCY.test(title) || IS_VACANCY.test(readablePath(new URL(url).pathname));
}
