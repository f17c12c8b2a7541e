import type { TakeawaysTask } from "../../../schemas/generation.ts";
import { isSupported } from "../../grounding/grounding.ts";
import type { Language } from "../../language/language.ts";
import { repeatsOtherPages, type Unit } from "../page/unit.ts";
import type { Candidate } from "./candidate.ts";
import { type DataBlock, dataBlocks } from "./data-block.ts";
import type { DataKind } from "./data-kind.ts";
import { isPost } from "./post.ts";

/** In the order in which visitors look for them. */
const KINDS: readonly DataKind[] = ["hours", "prices", "limits", "contact"];
/** Of so many takeaways more than one may be data. */
const MANY = 4;
const [ONE, TWO] = [1, 2];

/**
 * What a page tells as data, of each kind once, one or two in all, where `admits` admits it. On posts, and where it stands
 * on other pages too, nobody looks for it.
 */
export function dataOn(
  units: readonly Unit[],
  task: TakeawaysTask,
  language: Language,
  admits: (candidate: Candidate) => boolean,
): Candidate[] {
  if (isPost(task.page.url)) return [];
  const isRepeated = repeatsOtherPages(task.page);
  const blocks = dataBlocks(units, language).filter(
    ({ candidate }) => !candidate.units.some(isRepeated) && admits(candidate),
  );
  const most = task.count < MANY ? ONE : TWO;
  return KINDS.values()
    .flatMap((kind) => ofKind(kind, blocks))
    .filter(isBorneOut)
    .take(most)
    .toArray();
}

/** The first block of a kind; hours that stand alone each, as of adults and of children. */
function ofKind(kind: DataKind, blocks: readonly DataBlock[]): Candidate[] {
  const own = blocks.filter((block) => block.kind === kind);
  const isEach = own[0]?.isAlone === true;
  return own.filter((block, at) => at === 0 || (isEach && block.isAlone)).map(({ candidate }) => candidate);
}

/** By its rows and lines, and the heading or title that says what they are. */
function isBorneOut({ text, evidence, units: [first] }: Candidate): boolean {
  const { passage, source } = first!;
  return isSupported(text, [passage.heading, source.title, evidence.quote], source.locale);
}
