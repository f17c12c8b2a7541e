import { ASKS } from "../../../text/sentence-marks.ts";
import type { Section } from "./section.ts";

/** What is done on a screen, and is no task of anybody. */
const ON_SCREEN =
  /^(?:now )?(?:(?:click|tap|press|hit|fill|type|scroll|enter|navigate) (?:on|in|out|to|down|up|here|the|your|an?)\b|(?:click|tap|press|fill|type|enter) ["“]|go (?:back )?to the\b)/i;
/** Headings of one level that are done on a screen, which make a procedure of all between them, and their share of these. */
const LEAST = 3;
const SHARE = 0.6;
/** So many of them are a film of screens, whatever stands between. */
const MANY = 6;
const SHARE_OF_MANY = 0.33;

/** What opens a heading over the steps of one way. */
const ASKS_WAY = /^(?:how to|(?:die |the )?schritte|les étapes|los pasos|i passaggi|os passos|de stappen)(?!\p{L})/iu;
/** The number of a heading, as it is written. */
const NUMBER = /^\s*(?:\p{L}+ )?(\d{1,2})\s*[.):–-]/u;

/** The headings that are numbered from 1 below one that asks how something is done: "1. Read the rules", "2. Fill in the form". */
function numberedSteps(sections: readonly Section[]): Section[] {
  return sections.flatMap(({ heading, level, units }, i) => {
    if (units.length > 0 || !(ASKS.test(heading) || ASKS_WAY.test(heading))) return [];
    const end = sections.findIndex((section, at) => at > i && section.level <= level);
    const below = sections.slice(i + 1, end < 0 ? undefined : end).filter((section) => section.level === level + 1);
    const areAll = below.every((section, at) => numberOf(section) === at + 1);
    return below.length > 1 && areAll ? below : [];
  });
}

function numberOf({ units: [first] }: Section): number {
  return Number(NUMBER.exec(first?.passage.heading ?? "")?.[1] ?? 0);
}

/** The headings that are the steps of one procedure: "Go to the settings", "Select the box", "Click on Save". */
export function stepHeadings(sections: readonly Section[]): ReadonlySet<Section> {
  const byLevel = Map.groupBy(
    sections.filter(({ heading, level }) => heading !== "" && level > 0),
    ({ level }) => level,
  );
  const steps = [...byLevel.values()].flatMap((alike) => {
    if (areSteps(alike)) return alike;
    const between = alike.slice(alike.findIndex(isOnScreen), alike.findLastIndex(isOnScreen) + 1);
    return areSteps(between) ? between : [];
  });
  return new Set([...steps, ...numberedSteps(sections)].filter(({ heading }) => !ASKS.test(heading)));
}

function isOnScreen({ heading }: Section): boolean {
  return ON_SCREEN.test(heading);
}

function areSteps(sections: readonly Section[]): boolean {
  const onScreen = sections.filter(isOnScreen).length;
  return onScreen >= LEAST && onScreen >= (onScreen < MANY ? SHARE : SHARE_OF_MANY) * sections.length;
}
