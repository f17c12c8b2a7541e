import type { Context } from "../../context.ts";
import { extractiveModel } from "../../generation/engines.ts";
import type { Company } from "../../runtime-package/directory.ts";
import type { RuntimePackage } from "../../runtime-package/packages.ts";
import type { GenerationTask } from "../../schemas/generation.ts";
import { answerTaskOf } from "./answer-task.ts";
import { sourceOfPage, sourcesOf } from "./evidence.ts";

/** Pages of all companies together: behind so many the engine runs nearly as fast as it will. */
const mostPages = 24;

/**
 * Has the extractive engine make content of some published pages, which nobody gets: its rules and its code are compiled
 * by it, so that no first visitor waits for that (a process's first page takes many times as long as later ones). It
 * gives way to other work between steps. Throws the signal's reason.
 */
export async function warmEngine(context: Context, signal: AbortSignal): Promise<void> {
  const companies = await context.packages.companies();
  let left = mostPages;
  for (const [index, company] of companies.entries()) {
    if (left === 0) return;
    const found = await publishedOf(context, company);
    if (!found) continue;
    const engine = context.generatorFor(company, "published", extractiveModel);
    for (const page of spread(found.segment.pageCount, Math.ceil(left / (companies.length - index)))) {
      left--;
      for (const task of tasksOf(found, page)) for await (const _ of engine.stream(task, signal));
    }
  }
}

/** What a company's visitors are served from; undefined where that cannot be loaded, of which the server tells. */
async function publishedOf({ packages }: Context, company: Company): Promise<RuntimePackage | undefined> {
  try {
    return await packages.resolve(company, "published");
  } catch {
    return undefined;
  }
}

/** Some of so many pages, from all over. */
function spread(pageCount: number, most: number): number[] {
  const count = Math.min(most, pageCount);
  return Array.from({ length: count }, (_, at) => Math.floor((at * pageCount) / count));
}

/** One task of each kind that visitors have it do, about what the page's title says. */
function* tasksOf(found: RuntimePackage, ordinal: number): Generator<GenerationTask> {
  const { segment } = found;
  const page = sourceOfPage(segment, ordinal);
  const { locale, title: query } = page;
  const common = { page, locale, tone: "neutral" } as const;
  yield { kind: "takeaways", ...common, count: 3, existing: [] };
  yield { kind: "faqs", ...common, count: 3, format: "paragraph", words: 50, maxBullets: 3 };
  const sources = sourcesOf(segment, segment.search(query, { limit: 6 }));
  yield answerTaskOf(found, { query, locale, sources, language: undefined, wordLimit: 0, markdown: false });
}
