import type { GenerationPart, SourcePage, SuggestionsTask } from "../../../schemas/generation.ts";
import { Said } from "../../said.ts";
import { draftOfSection } from "../faqs/draft.ts";
import { PageWords } from "../faqs/page-words.ts";
import { sectionsOf } from "../faqs/section.ts";
import { draftOfTitle } from "../faqs/title-draft.ts";
import { languageOf } from "../language/languages.ts";
import { leansOnPage } from "../leans-on-page.ts";
import type { Pace } from "../pace.ts";
import { termsOf } from "../terms.ts";
import { type Unit, unitsAtPace } from "../unit.ts";

/** A prompt that a page answers. */
interface Prompt {
  readonly text: string;
  readonly score: number;
  readonly url: string;
  readonly passage: number;
  readonly quote: string;
}

/** Pages that are read in any case: the best prompts are not always on the first. */
const FIRST_PAGES = 5;
const CONFIGURED_BONUS = 1;
/** A page whose score is this share of the best one's is near, whatever its questions say. */
const NEAR_PAGE = 0.8;
/** Share of what was asked last that an answer tells of, where its question does not. */
const TELLS_OF = 0.5;
/** A sentence with half of what is asked speaks of something else. */
const HALF = 0.5;

/** Prompts that a visitor may go on with: configured ones that the sources answer first, then what the pages answer. */
export async function* suggestions(task: SuggestionsTask, pace: Pace): AsyncGenerator<GenerationPart> {
  const prompts: Prompt[] = [];
  const said = [task.query, ...task.history].join(" ");
  const best = Math.max(0, ...task.sources.map(({ score }) => score));
  const nearIn = new Map<string, ReadonlySet<string>>();
  for (const [place, source] of task.sources.entries()) {
    if (place >= FIRST_PAGES && choose(prompts, task).length >= task.count) break;
    const near = nearIn.get(source.locale) ?? new Set(termsOf(said, source.locale));
    nearIn.set(source.locale, near);
    const units = await unitsAtPace(source, pace);
    const isNear = said.trim() === "" || source.score >= NEAR_PAGE * best;
    prompts.push(...configuredOn(source, units, task), ...(await promptsOf(source, units, task, near, isNear, pace)));
    await pace.step();
  }
  let index = 0;
  for (const { text, url, passage, quote } of choose(prompts, task)) {
    await pace.step();
    yield { type: "item", index: index++, item: text, evidence: { url, passage, quote } };
  }
}

/** Configured prompts that have an answer on this page: most of their terms in one sentence and its surroundings. */
function configuredOn(source: SourcePage, units: readonly Unit[], task: SuggestionsTask): Prompt[] {
  const title = termsOf(source.title, source.locale);
  return task.configured.flatMap((text, place) => {
    const wanted = new Set(termsOf(text, source.locale));
    let best: { unit: Unit; share: number } | undefined;
    for (const unit of units) {
      const holds = (term: string) =>
        unit.terms.includes(term) || unit.headingTerms.includes(term) || title.includes(term);
      const share = [...wanted].filter(holds).length / (wanted.size || 1);
      if (best === undefined || share > best.share) best = { unit, share };
    }
    if (best === undefined || best.share <= HALF) return [];
    const { unit, share } = best;
    const score = CONFIGURED_BONUS + share - place * 0.01;
    return [{ text, score, url: source.url, passage: unit.passage.ordinal, quote: unit.text }];
  });
}

async function promptsOf(
  source: SourcePage,
  units: readonly Unit[],
  task: SuggestionsTask,
  near: ReadonlySet<string>,
  isNear: boolean,
  pace: Pace,
): Promise<Prompt[]> {
  const language = languageOf(source.locale);
  const words = new PageWords(units);
  const sections = sectionsOf(units);
  const asked = {
    page: source,
    tone: "neutral",
    locale: source.locale,
    format: "paragraph",
    words: 50,
    maxBullets: 3,
  } as const;
  const faqs = { ...asked, kind: "faqs", count: task.count } as const;
  const drafts = await pace.map(sections, (section) => draftOfSection(section, faqs, words, language));
  if (sections[0] !== undefined) drafts.push(draftOfTitle(sections, faqs, words, language));
  const query = termsOf(task.query, source.locale);
  return drafts.flatMap((draft) => {
    if (draft === undefined || leansOnPage(draft.question, source.locale)) return [];
    const terms = termsOf(draft.question, source.locale);
    const close = terms.filter((term) => near.has(term)).length / (terms.length || 1);
    if (!isNear && close === 0 && shareIn(draft.answer.text, query, source) < TELLS_OF) return [];
    const score = Math.min(1, draft.score) * 0.5 + source.score * 0.3 + close * 0.2;
    return [{ text: draft.question, score, url: source.url, passage: draft.answer.passage, quote: draft.answer.quote }];
  });
}

/** Share of some terms that a text holds. */
function shareIn(text: string, terms: readonly string[], { locale }: SourcePage): number {
  const held = new Set(termsOf(text, locale));
  return terms.filter((term) => held.has(term)).length / (terms.length || 1);
}

/** The best prompts, none that repeats another, the session's queries or what is excluded. */
function choose(prompts: readonly Prompt[], task: SuggestionsTask): Prompt[] {
  const said = new Said([task.query, ...task.history, ...task.exclude].filter(Boolean), (text) => {
    return new Set(termsOf(text, task.locale));
  });
  const chosen: Prompt[] = [];
  for (const prompt of [...prompts].sort((a, b) => b.score - a.score)) {
    if (chosen.length >= task.count) break;
    if (said.has(prompt.text)) continue;
    chosen.push(prompt);
    said.add(prompt.text);
  }
  return chosen;
}
