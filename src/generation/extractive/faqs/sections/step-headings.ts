import type { Section } from "./section.ts";

/** What is done on a screen, and is no task of anybody. */
const ON_SCREEN =
  /^(?:now )?(?:(?:click|tap|press|hit|fill|type|scroll|enter|navigate) (?:on|in|out|to|down|up|here|the|your|an?)\b|(?:click|tap|press|fill|type|enter) ["“]|go (?:back )?to the\b)/i;
/** Headings of one level that are done on a screen, which make a procedure of all of them, and their share of these. */
const LEAST = 3;
const SHARE = 0.25;

/** The headings that are the steps of one procedure: "Go to the settings", "Select the box", "Click on Save". */
export function stepHeadings(sections: readonly Section[]): ReadonlySet<Section> {
  const byLevel = Map.groupBy(
    sections.filter(({ heading, level }) => heading !== "" && level > 0),
    ({ level }) => level,
  );
  const steps = [...byLevel.values()].filter((alike) => {
    const onScreen = alike.filter(({ heading }) => ON_SCREEN.test(heading)).length;
    return onScreen >= LEAST && onScreen >= SHARE * alike.length;
  });
  return new Set(steps.flat());
}
