import type { Faq } from "../../../src/schemas/generation.ts";
import type { EvalPage } from "./pages.ts";
import { faqsOf, takeawaysOf, textOf } from "./run.ts";

/** Prints the takeaways and FAQs of `count` pages spread over the site, for a human to judge. */
export async function printPages(pages: readonly EvalPage[], count: number): Promise<void> {
  const step = Math.max(1, Math.floor(pages.length / count));
  for (let i = 0; i < pages.length && i < step * count; i += step) {
    const { file, page } = pages[i]!;
    console.log(`\n# ${page.title} (${file})`);
    for (const item of (await takeawaysOf(page)).items) console.log(`  • ${textOf(item)}`);
    for (const { item } of (await faqsOf(page)).items)
      console.log(`  ${(item as Faq).question}\n      ${(item as Faq).answer}`);
  }
}
