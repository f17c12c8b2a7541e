import type { SourcePage } from "../../../schemas/generation.ts";
import type { Pace } from "../../text/pace.ts";
import { termsOf } from "../../text/terms.ts";
import type { Unit } from "../page/unit.ts";
import type { Prompt } from "./prompt.ts";

const CONFIGURED_BONUS = 1;
/** A sentence with half of what is asked speaks of something else. */
const HALF = 0.5;

/** Configured prompts that have an answer on this page: most of their terms in one sentence and its surroundings. */
export async function configuredPromptsOf(
  source: SourcePage,
  units: readonly Unit[],
  configured: readonly string[],
  pace: Pace,
): Promise<Prompt[]> {
  const page = new TermsOfPage(source, units);
  const prompts = await pace.map(configured, (text, place) => {
    const { unit, share } = page.bestOf(new Set(termsOf(text, source.locale)));
    if (unit === undefined || share <= HALF) return [];
    const score = CONFIGURED_BONUS + share - place * 0.01;
    return [{ text, score, url: source.url, passage: unit.passage.ordinal, quote: unit.text }];
  });
  return prompts.flat();
}

/** Where a page says a term: in which of its units, or in its title. */
class TermsOfPage {
  readonly #title: ReadonlySet<string>;
  readonly #places = new Map<string, number[]>();

  constructor(
    { title, locale }: SourcePage,
    private readonly units: readonly Unit[],
  ) {
    this.#title = new Set(termsOf(title, locale));
    for (const [place, { terms, headingTerms }] of units.entries())
      for (const term of new Set([...terms, ...headingTerms]))
        if (!this.#title.has(term)) this.#places.getOrInsertComputed(term, () => []).push(place);
  }

  /** The first of the units that hold the most of some terms, with its heading and the title, and the share it holds. */
  bestOf(wanted: ReadonlySet<string>): { unit: Unit | undefined; share: number } {
    const held = new Uint16Array(this.units.length);
    let best = 0;
    for (const term of wanted)
      for (const place of this.#places.get(term) ?? []) {
        held[place] = (held[place] ?? 0) + 1;
        best = Math.max(best, held[place] ?? 0);
      }
    const inTitle = wanted.intersection(this.#title).size;
    return { unit: this.units[held.indexOf(best)], share: (best + inTitle) / (wanted.size || 1) };
  }
}
