import type { GenerationPart, TakeawaysTask } from "../../../schemas/generation.ts";
import { isSupported } from "../../grounding.ts";
import { languageOf } from "../language/languages.ts";
import type { Pace } from "../pace.ts";
import { cosine, type PageTerms, pageTermsOf } from "../page-terms.ts";
import { termsOf } from "../terms.ts";
import { unitsAtPace } from "../unit.ts";
import { type Candidate, candidatesOf } from "./candidate.ts";
import { flowOf } from "./flow.ts";
import { importanceOf, WEIGHTS } from "./score.ts";

/** Share of a sentence's terms in an existing bullet from which it says the same. */
const SAME = 0.6;

/** The page's main statements in the order of the page, none that repeats an existing bullet. */
export async function* takeaways(task: TakeawaysTask, pace: Pace): AsyncGenerator<GenerationPart> {
  const chosen = await choose(task, pace);
  for (const [index, { text, evidence }] of chosen.entries()) {
    await pace.step();
    yield { type: "item", index, item: text, evidence };
  }
}

async function choose(task: TakeawaysTask, pace: Pace): Promise<Candidate[]> {
  const language = languageOf(task.locale);
  const units = await unitsAtPace(task.page, pace);
  const candidates = candidatesOf(units, language).filter((candidate) => !repeats(candidate, task));
  await pace.step();
  const terms = pageTermsOf(units);
  await pace.step();
  const flow = flowOf(units, terms);
  await pace.step();
  const scored = candidates.map((candidate) => ({
    candidate,
    score: importanceOf(candidate, task.page, terms, flow, units.length),
  }));
  return diverse(scored, task.count, terms).sort((a, b) => a.units[0]!.order - b.units[0]!.order);
}

function repeats({ units }: Candidate, task: TakeawaysTask): boolean {
  const own = new Set(units.flatMap((unit) => unit.terms));
  return task.existing.some((bullet) => {
    const other = new Set(termsOf(bullet, task.locale));
    const shared = [...own].filter((term) => other.has(term)).length;
    return shared >= SAME * Math.min(own.size, other.size);
  });
}

/** Maximal marginal relevance: each next one is important and unlike those before it. */
export function diverse(
  scored: readonly { candidate: Candidate; score: number }[],
  count: number,
  terms: PageTerms,
): Candidate[] {
  let pool = scored.map((entry) => ({ ...entry, vector: terms.vectorOf(entry.candidate.units) }));
  const chosen: Candidate[] = [];
  while (chosen.length < count && pool.length > 0) {
    const best = pool.reduce((a, b) => (b.score > a.score ? b : a));
    pool = pool.filter((entry) => entry !== best);
    if (!holds(best.candidate)) continue;
    chosen.push(best.candidate);
    pool = pool.filter((entry) => !entry.candidate.units.some((unit) => best.candidate.units.includes(unit)));
    const used = chosen.reduce((n, c) => n + c.text.split(" ").length, 0);
    const tight = pool.filter((e) => e.candidate.text.split(" ").length + used <= WEIGHTS.budget * count);
    if (tight.length > 0) pool = tight;
    for (const entry of pool) entry.score -= WEIGHTS.redundancy * cosine(best.vector, entry.vector);
  }
  return chosen;
}

/** What was trimmed must still say what the page says; the rare one that does not is passed over. */
function holds({ text, evidence, units }: Candidate): boolean {
  return text === evidence.quote || isSupported(text, evidence.quote, units[0]!.source.locale);
}
