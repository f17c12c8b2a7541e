import type { FaqsTask } from "../../../../schemas/generation.ts";
import { LIMITS_WHOM, WARNS } from "../../sentence/warnings.ts";
import { HOW_TO } from "../fit/kinds.ts";
import { askHeading } from "../questions/ask.ts";
import type { Question } from "../questions/question.ts";
import type { PageWords } from "../wording/page-words.ts";
import { devicesOf, toldIn } from "./device.ts";
import { isBrowser, isOfSoftware, namingAs, platformOf, tellsSoftware } from "./platform.ts";
import type { Section } from "./section.ts";

/** What is asked on several: each heading below names one of them. What is done across them is done on none alone. */
const ON_EACH =
  / (?:in|on) (?:different|various|other|popular|supported|major|specific) (?:web )?(?<kind>browsers|platforms|operating systems)(?=\?$)/iu;
const OF_SEVERAL = /\b(?:browsers|devices|platforms|systems)\?$/i;
const DESKTOP = /^(?:on |for )?(?:windows|mac|linux|ubuntu|debian|fedora|chrome ?os)/i;
const MOBILE_APP = /\bmobile app/i;
const ON_MINE = / on my (?:computer|device|machine)(?=\?$)/i;

/** Whether a section tells what is done in a program: what it is good for is none. */
export function tellsInProgram(section: Section): boolean {
  return tellsSoftware(toldIn(section));
}

/**
 * The question of a section that tells for one platform what the heading above it asks for, or the page's title where
 * no heading stands above it: "How do I install it on Windows?" Undefined of any other section.
 */
export function askOnPlatform(
  sections: readonly Section[],
  index: number,
  { page }: FaqsTask,
  words: PageWords,
): Question | undefined {
  const section = sections[index]!;
  const { heading } = section;
  const platform = platformOf(heading);
  if (platform === "" || !tellsInProgram(section)) return undefined;
  // A "Phone" that stands beside "E-mail" is none that is held in a hand.
  if (devicesOf(heading).length > 0 && !sections.some((other) => other.heading !== heading && isBeside(other.heading)))
    return undefined;
  const ancestors = ancestorsOf(sections, index);
  const above = ancestors.find(({ level }) => level > 0);
  if (isBound(ancestors, above)) return undefined;
  const asked = askHeading(above?.heading ?? page.title, "", words, page.locale);
  const question =
    asked?.question
      .replace(ON_MINE, "")
      .replace(ON_EACH, (each, kind: string) => (isBrowser(heading) === /browser/i.test(kind) ? "" : each)) ?? "";
  if (asked === undefined || !HOW_TO.test(question) || !isOfSoftware(question)) return undefined;
  const named = namingAs(heading);
  if (OF_SEVERAL.test(question) || (DESKTOP.test(heading) && MOBILE_APP.test(question))) return undefined;
  if (named.test(question) || (/ the \S+ app/.test(platform) && /\bapp\b/i.test(question))) return undefined;
  return { ...asked, question: question.replace(/\?$/, `${platform}?`) };
}

/** The sections that a section stands below, the nearest first; what opens the page is the last. */
function ancestorsOf(sections: readonly Section[], index: number): Section[] {
  let { level } = sections[index]!;
  return sections
    .slice(0, index)
    .reverse()
    .filter((section) => {
      const isAbove = section.level < level;
      if (isAbove) level = section.level;
      return isAbove;
    });
}

const OTHER_DEVICE = /^(?:(?:on|in|with) )?(?:(?:a|the|your) )?(?:browser|computer|pc|laptop)s?$/i;

/** Whether a heading is one of devices or platforms, as that of a device beside it. */
function isBeside(heading: string): boolean {
  return platformOf(heading) !== "" || OTHER_DEVICE.test(heading);
}

/** What holds for a task on each platform. */
const BINDS =
  /\b(?:you|users?|members?|owners?|everyone)(?: will|['’]ll)? (?:must|ha(?:s|ve) to|needs? to|need an?)\b|\bonly (?:the )?\p{L}+ (?:can|may)\b|\b(?:unless|cannot|may not|make sure|before you|back(?:ed)? up|deletes|removes|erases)\b|\bfirst[.,]|\bexport all\b|\bha(?:s|ve) to be\b/iu;

/** Whether what stands above a section may not be left out of what is told by it alone: nobody may miss it. */
function isBound(ancestors: readonly Section[], above: Section | undefined): boolean {
  if (ancestors.some(({ units }) => units.some(({ text }) => WARNS.test(text)))) return true;
  return (above ?? ancestors.at(-1))?.units.some(({ text }) => BINDS.test(text) || LIMITS_WHOM.test(text)) === true;
}
