import { localeAmong } from "../../../corpus/language/locale.ts";
import type { GenerationPart, RewriteTask, SourcePassage } from "../../../schemas/generation.ts";
import { isSupported } from "../../grounding/grounding.ts";
import type { Pace } from "../../text/pace.ts";
import { termsOf } from "../../text/terms.ts";
import { cosine, type PageTerms, pageTermsOf } from "../page/page-terms.ts";
import { type Unit, unitsAtPace } from "../page/unit.ts";
import { addressed, toned } from "./tone.ts";

/** The given bullets in another tone, one item each and in order; a bullet that rules cannot put better stays as it is. */
export async function* rewrite(task: RewriteTask, pace: Pace): AsyncGenerator<GenerationPart> {
  const units = await unitsAtPace(task.page, pace);
  const terms = await pageTermsOf(units, pace);
  for (const [index, bullet] of task.bullets.entries()) {
    await pace.step();
    // The caller asks in his own language for a bullet that may be in the page's.
    const locale = localeAmong(bullet, task.page.locale, task.locale);
    const said = toned(bullet.trim(), task.tone, locale);
    const put = index === 0 ? addressed(said, task.tone, locale) : said;
    const item = put !== "" && isSupported(put, bullet, locale) ? put : bullet;
    yield { type: "item", index, item, evidence: { url: task.page.url, ...nearest(bullet, units, terms, task) } };
  }
}

/** The sentence of the page that is nearest to the bullet; the caller's own bullet may go beyond it. */
function nearest(
  bullet: string,
  units: readonly Unit[],
  terms: PageTerms,
  task: RewriteTask,
): { passage: number; quote: string } {
  const first: SourcePassage | undefined = task.page.passages[0];
  const wanted = terms.directionOf(termsOf(bullet, task.locale));
  let best = { likeness: 0, passage: first?.ordinal ?? 0, quote: "" };
  for (const unit of units) {
    const likeness = cosine(wanted, terms.vectorOf([unit]));
    if (likeness > best.likeness) best = { likeness, passage: unit.passage.ordinal, quote: unit.text };
  }
  return { passage: best.passage, quote: best.quote };
}
