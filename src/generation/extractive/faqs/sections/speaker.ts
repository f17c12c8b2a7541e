import type { Section } from "./section.ts";

/** Who has a place of his own, with its name: "Ashford Nursery", "The Village Hall", "Library". */
const NAME =
  /^(?:The )?(?:\p{Lu}[\p{L}\p{N}.'’-]*,? (?:(?:and|of|the|&) )?){0,5}(?:School|Nursery|Pre-?[Ss]chool|Playgroup|College|Academy|University|Hall|Club|Church|Chapel|Surgery|Clinic|Hospital|Pharmacy|Practice|Shop|Store|Stores|Market|Bakery|Butchers?|Post Office|Office|Library|Museum|Gallery|Theatre|Cinema|Caf[eé]|Tea ?room|Pub|Inn|Hotel|Restaurant|Bar|Garage|Farm|Centre|Center|Society|Association|Group|Gym|Pool|Institute|Trust|Council)$/u;
type Headed = Pick<Section, "heading" | "level">;

/** Those of one page, from which "we" may be any of them. */
const SEVERAL = 2;

/**
 * Who says "we" in a section of a page on which several have their say, by the heading that it stands below; "" where
 * the page has one voice, or nobody knows.
 */
export function speakerOf(sections: readonly Headed[], index: number, title: string): string {
  let { level } = sections[index]!;
  const above = sections.slice(0, index + 1).findLast((section, i) => {
    if (i < index && section.level >= level) return false;
    level = section.level;
    return NAME.test(section.heading);
  });
  if (above === undefined || title.includes(above.heading)) return "";
  const beside = sections.filter(({ heading, level }) => level === above.level && NAME.test(heading));
  return new Set(beside.map(({ heading }) => heading)).size < SEVERAL ? "" : above.heading;
}

/** "When are you open?", asked of who says it. */
export function ofSpeaker(question: string, speaker: string): string {
  return speaker === "" ? question : question.replace(/^When are you open\?$/, () => `When is ${named(speaker)} open?`);
}

/** "What are the opening times?", asked of the place that they stand below, on a page about something else. */
export function ofPlace(question: string, heading: string, title: string): string {
  if (!NAME.test(heading) || title.includes(heading) || / (?:of|for) /.test(question)) return question;
  return question.replace(/^(What are the [^?]+)\?$/, (_, asked: string) => `${asked} of ${named(heading)}?`);
}

/** One word alone is no name: "the Library". */
function named(speaker: string): string {
  return /[ -]/.test(speaker) ? speaker.replace(/^The /, "the ") : `the ${speaker.toLowerCase()}`;
}
