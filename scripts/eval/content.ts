import { indexSite, printFoundFirst } from "./content/found-first.ts";
import { measureJudgedQuestions } from "./content/judged-questions.ts";
import { linkNames } from "./content/link-names.ts";
import { measure } from "./content/measure.ts";
import { measureOwnQuestions } from "./content/own-questions.ts";
import { readPages } from "./content/pages.ts";
import { printPages } from "./content/read.ts";

/**
 * `EVAL_SITE=<folder of Markdown> bun run eval:content [--read N] [--flat] [--verbose]`: takeaways against the authors'
 * excerpts, side by side with baselines of the same run; FAQs and grounding counted; the pages' own questions asked, what
 * their links call each other looked for, and the questions of the file that EVAL_QUESTIONS names asked.
 *
 * `--flat` shuffles each page's sentences first, so that place tells nothing; `--read N` prints N pages' output for a
 * human instead, `--verbose` each judged question that is not answered.
 */
async function main(): Promise<void> {
  const site = process.env.EVAL_SITE;
  if (site === undefined || site === "") throw new Error("EVAL_SITE is missing: a folder of Markdown with `excerpt`s");
  const flat = process.argv.includes("--flat");
  const at = process.argv.indexOf("--read");
  const pages = await readPages(site, flat);
  if (at > 0) await printPages(pages, Number(process.argv[at + 1] ?? 20));
  else await measure(pages);
  if (at > 0 || flat) return;
  const indexed = pages.map((page) => page.indexed);
  const indexedSite = indexSite(indexed);
  await measureOwnQuestions(indexed, indexedSite);
  const names = await linkNames(pages, site);
  if (names.length > 0) {
    console.log(`what links call other pages: ${names.length} names, page found first:`);
    printFoundFirst(names, indexedSite);
  }
  const questions = process.env.EVAL_QUESTIONS;
  if (questions) await measureJudgedQuestions(indexed, questions, process.argv.includes("--verbose"));
}

await main();
