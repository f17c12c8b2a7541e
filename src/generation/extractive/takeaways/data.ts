import type { TakeawaysTask } from "../../../schemas/generation.ts";
import { isSupported } from "../../grounding/grounding.ts";
import type { Language } from "../../language/language.ts";
import { repeatsOtherPages, type Unit } from "../page/unit.ts";
import type { Candidate } from "./candidate.ts";
import { type DataBlock, dataBlocks } from "./data-block.ts";
import { type DataKind, namesData } from "./data-kind.ts";
import { isPost } from "./post.ts";

/** In the order in which visitors look for them. */
const KINDS: readonly DataKind[] = ["event", "hours", "prices", "limits", "contact"];
const EVENT: readonly DataKind[] = ["event"];
/** Of so many takeaways more than one may be data. */
const MANY = 4;
const [ONE, TWO] = [1, 2];

/**
 * What a page tells as data, of each kind once, one or two in all, where `admits` admits it. What other pages have too is none
 * of theirs, but for the place of an event, and on posts nobody looks for more than when and where one is.
 */
export function dataOn(
  units: readonly Unit[],
  task: TakeawaysTask,
  language: Language,
  admits: (candidate: Candidate) => boolean,
): Candidate[] {
  const isRepeated = repeatsOtherPages(task.page);
  const blocks = dataBlocks(units, language).filter(({ kind, candidate: { units }, candidate }) => {
    const isKnown = kind === "event" ? units.every(isRepeated) : units.some(isRepeated);
    return !isKnown && admits(candidate);
  });
  const { title, url, locale } = task.page;
  const kinds = isPost(url) ? EVENT : KINDS;
  const isOfTitle = (kind: DataKind) => (kind === "hours" || kind === "prices") && namesData(kind, title, locale);
  const most = task.count < MANY && !kinds.some(isOfTitle) ? ONE : TWO;
  return kinds
    .values()
    .flatMap((kind) => ofKind(kind, blocks, isOfTitle(kind)))
    .filter(isBorneOut)
    .take(most)
    .toArray();
}

/** The first block of a kind; of what is told for each heading, as hours that stand alone, or of what the title names, each. */
function ofKind(kind: DataKind, blocks: readonly DataBlock[], isOfTitle: boolean): Candidate[] {
  const own = blocks.filter((block) => block.kind === kind);
  const headingOf = ({ candidate }: DataBlock) => candidate.units[0]!.passage.heading;
  const isEach = own[0]?.isAlone === true;
  const isFurther = (block: DataBlock) =>
    (isEach && block.isAlone) || (isOfTitle && headingOf(block) !== headingOf(own[0]!));
  return own.filter((block, at) => at === 0 || isFurther(block)).map(({ candidate }) => candidate);
}

/** By its rows and lines, and the heading or title that says what they are. */
function isBorneOut({ text, evidence, units: [first] }: Candidate): boolean {
  const { passage, source } = first!;
  return isSupported(text, [passage.heading, source.title, evidence.quote], source.locale);
}
