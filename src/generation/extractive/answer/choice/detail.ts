import type { SourcePage } from "../../../../schemas/generation.ts";
import type { Unit } from "../../page/unit.ts";
import { tellsPrice } from "../../sentence/price.ts";
import { countsThem, measuredThings, tellsMeasure } from "../amounts/measured.ts";
import { isPostal } from "../asked-for/addresses.ts";
import { isTold } from "../asked-for/beside.ts";
import { tellingEdge } from "../asked-for/edge.ts";
import { tellsHours, tellsOneDay, tellsOpening } from "../asked-for/hours.ts";
import { pricedThings, saidAround } from "../asked-for/priced-row.ts";
import { holdsAge } from "../asked-for/stated-age.ts";
import type { Block } from "../block.ts";
import { listsBody } from "../question/body.ts";
import { holdsRole, tellsHolder } from "../question/role.ts";
import type { Question } from "../question.ts";
import { isAskedInWords, isEventData, type ScoredBlock, SURELY_ASKED, tellsBeginning } from "./relevance.ts";
import { withStanding } from "./standing.ts";
import { withoutVacancies } from "./vacancies.ts";

/** What of the question something meets that tells a time, beside what meets most of it. */
const NEARLY_AS_MUCH = 0.75;

/** From one year to another. */
const FROM_TO = /(?<!\p{N})(?:19|20)\d\d ?(?:[-–—]|to|until|bis|à|a|al|até|tot|y|e) ?(?<end>(?:19|20)\d\d)(?!\p{N})/u;

/** Whether a sentence tells of somebody's years that are over. */
function wasOnce({ text }: Unit): boolean {
  const end = FROM_TO.exec(text)?.groups?.end;
  return end !== undefined && Number(end) < new Date().getUTCFullYear();
}

/** Without what only speaks of the detail that is asked for (an age, a price, a time, a place), where anything tells it. */
export function withDetail(candidates: readonly ScoredBlock[], question: Question): readonly ScoredBlock[] {
  const telling = tellingDetail(ofAmount(ofThing(ofAge(candidates, question), question), question), question);
  return withoutVacancies(withStanding(telling, question), question.ofWork);
}

/** Without what is for others than somebody of the age that is told, where anything is for him: of whom all others speak. */
function ofAge(candidates: readonly ScoredBlock[], { statedAge }: Question): readonly ScoredBlock[] {
  if (statedAge === undefined) return candidates;
  const fits = candidates.map(({ block }) => holdsAge(block.units.map(({ text }) => text).join(" "), statedAge.years));
  return fits.includes(true) ? candidates.filter((_, index) => fits[index] !== false) : candidates;
}

/** Whether a sentence tells itself how long or large a thing is, how high a sum, or how many there are. */
function tellsItself(unit: Unit, question: Question): boolean {
  const { measure, paying, thing } = question;
  if (measure === undefined) return countsThem(unit, thing?.terms ?? []);
  return tellsMeasure(unit, measure, measuredThings(question)) || (paying.length > 0 && tellsPrice(unit.text));
}

function sourceOf({ units }: Block): SourcePage {
  return units[0]!.source;
}

/** What tells itself how many there are, or how long it is, beside what meets most of the question or on the best page: others only speak of it. */
function ofAmount(candidates: readonly ScoredBlock[], question: Question): readonly ScoredBlock[] {
  const { thing, measure, sum } = question;
  const counts = thing?.named === "counted" && thing.isOfTime !== true;
  // What is paid is told with whom it is for.
  if (!counts && (measure === undefined || sum)) return candidates;
  const most = Math.max(...candidates.map(({ coverage }) => coverage));
  const [best] = candidates;
  return someOf(
    candidates,
    (each) =>
      isAskedInWords(each, question) ||
      (each.block.units.some((unit) => tellsItself(unit, question)) &&
        (each.coverage >= NEARLY_AS_MUCH * most || sourceOf(each.block) === sourceOf(best!.block))),
  );
}

/** What tells when a place is open or began, where it is, or a time, where that is asked and any does: others only speak of it. */
function tellingDetail(candidates: readonly ScoredBlock[], question: Question): readonly ScoredBlock[] {
  const { hours, clock, contact, founded, edge, role, body } = question;
  const when = question.when || clock.length > 0;
  const most = Math.max(...candidates.map(({ coverage }) => coverage));
  const [best] = candidates;
  const tellsMost = ({ coverage, asked, block }: ScoredBlock) =>
    asked >= SURELY_ASKED ||
    coverage >= NEARLY_AS_MUCH * most ||
    (isEventData(block) && sourceOf(block) === sourceOf(best!.block));
  const tellsTime = (each: ScoredBlock) =>
    when && (each.asked >= SURELY_ASKED || (tellsMost(each) && tellsHours(each.block)));
  if (hours.length > 0) {
    const opening = candidates.filter((each) => tellsOpening(each.block) || isAskedInWords(each, question));
    const timed = opening.length > 0 ? opening : candidates.filter(({ block }) => tellsHours(block));
    return timed.length === 0 ? candidates : ofDay(timed, question);
  }
  if (role.length > 0) {
    const holding = someOf(candidates, ({ block }) => tellsHolder(block, role) || holdsRole(block, role));
    return someOf(holding, ({ block }) => !block.units.some(wasOnce));
  }
  if (body.length > 0) return someOf(candidates, ({ block }) => listsBody(block));
  if (contact?.isCard) return ofContacts(candidates, question);
  const atEdge = edge === undefined ? [] : tellingEdge(candidates.filter(tellsMost), edge);
  if (atEdge.length > 0) return atEdge;
  const telling = candidates.filter((each) => (founded ? tellsBeginning(each.block, question) : tellsTime(each)));
  // At which time something is, is asked of each day, where that is told.
  const standing = clock.length > 0 ? someOf(telling, ({ block }) => !block.units.every(isOfDay)) : telling;
  return standing.length === 0 ? candidates : standing;
}

const isOfDay = ({ text }: Unit): boolean => tellsOneDay(text);

/** What gives the place or the contacts that are asked for, of the page that does so best; an address for letters where one asks for that. */
function ofContacts(candidates: readonly ScoredBlock[], question: Question): readonly ScoredBlock[] {
  const { contact, introduction } = question;
  const gives = candidates.filter(({ block }) => block.units.some(({ text }) => contact?.given.test(text)));
  const meant = someOf(gives, ({ block }) => isPostal(block.passage.heading) === contact?.isPostal);
  const own = someOf(meant, ({ block }) => block.units[0]!.source.id === introduction);
  const onPage = own.filter(({ block }) => block.units[0]!.source === own[0]!.block.units[0]!.source);
  return onPage.length === 0 ? candidates : onPage;
}

/** Those that are so, where any is. */
function someOf(candidates: readonly ScoredBlock[], isSo: (each: ScoredBlock) => boolean): readonly ScoredBlock[] {
  const some = candidates.filter(isSo);
  return some.length === 0 ? candidates : some;
}

/** Without the rows of other days than those that are named: sentences may tell of all ("We are open daily"). */
function ofDay(candidates: readonly ScoredBlock[], { days }: Question): readonly ScoredBlock[] {
  if (days.length === 0) return candidates;
  const named = candidates.filter(({ block }) =>
    block.units.every(
      ({ terms }) => (block.form !== "row" && block.form !== "table") || days.some((day) => terms.includes(day)),
    ),
  );
  return named.length === 0 ? candidates : named;
}

/** Without the prices of other things, where a block tells that of the thing which is asked for. */
function ofThing(candidates: readonly ScoredBlock[], question: Question): readonly ScoredBlock[] {
  const things = question.price.length === 0 && !question.sum ? [] : pricedThings(question);
  if (things.length === 0) return candidates;
  const named = ({ block }: ScoredBlock) => {
    const said = saidAround(block);
    return things.filter((term) => isTold(term, said, question)).length;
  };
  const tells = candidates.some((each) => each.settles && named(each) === things.length);
  return tells ? candidates.filter((each) => named(each) > 0 || each.asked >= SURELY_ASKED) : candidates;
}
