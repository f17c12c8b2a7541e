import type { FaqsTask } from "../../../schemas/generation.ts";
import { askHeading } from "./ask.ts";
import { HOW_TO } from "./fit/kinds.ts";
import type { PageWords } from "./page-words.ts";
import type { Question } from "./question.ts";
import type { Section } from "./section.ts";

/** Systems and browsers as they are spelled. */
const SYSTEM_NAMES = [
  ...["Windows", "macOS", "Mac OS X", "Mac OS", "Mac", "Linux", "Ubuntu", "Debian", "Fedora", "ChromeOS", "Chrome OS"],
  ...["Android", "iOS", "iPadOS", "iPhone", "iPad"],
];
const BROWSER_NAMES = [
  "Google Chrome",
  "Chrome",
  "Mozilla Firefox",
  "Firefox",
  "Safari",
  "Microsoft Edge",
  "Edge",
  "Opera",
];
const SYSTEMS = `(?:${SYSTEM_NAMES.join("|")})(?: (?:\\d{1,2}|XP|Vista))?`;
const BROWSERS = BROWSER_NAMES.join("|");
const APPS = "(?:desktop|mobile|web) (?:app|application|version)|browser extension";

const OPENS = "^(?:(?:for|on|in|using) )?(?:the )?";
const headingOf = (names: string) => new RegExp(`${OPENS}((?:${names})(?: (?:and|or|\\/) (?:${names}))?)s?$`, "iu");
const [SYSTEM, BROWSER, APP] = [headingOf(SYSTEMS), headingOf(BROWSERS), headingOf(APPS)];
/** A question that names a platform has one already. */
const NAMED = new RegExp(
  `(?<!\\p{L})(?:${SYSTEMS}|${BROWSERS}|${APPS}|browsers?|phones?|tablets?|operating systems?)(?!\\p{L})`,
  "iu",
);
/** What is done with software: a house is cleaned on no system. */
const OF_SOFTWARE =
  /^How (?:do|can|should) I (?:(?:\p{L}+ )?(?:and|or) )?(?:install|download|update|upgrade|uninstall|remove|set up|configure|enable|disable|turn (?:on|off)|activate|deactivate|open|close|start|stop|restart|sign (?:in|out|up)|log (?:in|out)|change|clear|add|delete|reset|restore|connect|disconnect|use|run|export|import|sync|check|find|view|see|create|edit|share|save|back up|allow|block|select|access|test|build|join|send|print|copy|move|rename|lock|unlock)\b/iu;

const NAMES = new RegExp(`(?<!\\p{L})(?:${[...SYSTEM_NAMES, ...BROWSER_NAMES].join("|")})(?!\\p{L})`, "giu");

const NAMES_ALONE = new RegExp(
  `${OPENS}(?:${SYSTEMS}|${BROWSERS})(?:(?:,|,? (?:and|or|&)| \\/) (?:${SYSTEMS}|${BROWSERS}))*$`,
  "iu",
);

/** What is told of software: windows have no menu. It bids, and does not only say what is needed. */
const TELLS_SOFTWARE =
  /^(?!you need\b)(?=.*\b(?:click|tap|select|choose|press|open|download|run|go|drag|type|enter)\b).*\b(?:apps?|application|menu|download|installer|settings|screen|browser|icon|button|files?|folder|programs?|preferences|click|tap|store|package)\b/isu;
const ON_MINE = / on my (?:computer|device|machine)(?=\?$)/i;

/** Names as their makers spell them. */
function spelled(names: string): string {
  const known = [...SYSTEM_NAMES, ...BROWSER_NAMES];
  return names.replace(NAMES, (name) => known.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name);
}

/** Whether a heading names a platform, alone or with more: what it tells is not told for all. */
export function namesPlatform(heading: string): boolean {
  return NAMED.test(heading);
}

/** Whether a heading is nothing but the names of platforms: "Windows, macOS, and Linux". */
export function isOfPlatforms(heading: string): boolean {
  return NAMES_ALONE.test(heading);
}

/** Whether a text names one of the platforms that a heading names, as "Windows and macOS", or the heading names none. */
export function namesPlatformOf(text: string, heading: string): boolean {
  const [names, told] = [heading, text].map((one) => new Set(one.toLowerCase().match(NAMES) ?? [])) as [
    Set<string>,
    Set<string>,
  ];
  return names.size === 0 || [...names].some((name) => told.has(name));
}

/** Names that are words as well, or those of other things. */
const NO_PLATFORM = /\b(?:edge (?:cases?|functions?|computing|locations?|nodes?)|opera house)\b/gi;

/**
 * What a heading adds to a question that names no platform, where it names one among other words: " on macOS" of "macOS
 * Focus Mode". "" of a heading that names none, undefined of one that names several.
 */
export function platformWithin(heading: string): string | undefined {
  const names = new Set(spelled(heading.replace(NO_PLATFORM, "")).match(NAMES) ?? []);
  return names.size > 1 ? undefined : [...names].map(platformOf).join("");
}

/** What a heading that names a platform alone adds to a question: " on Windows"; "" of any other heading. */
export function platformOf(heading: string): string {
  const [system, browser, app] = [SYSTEM, BROWSER, APP].map((kind) => kind.exec(heading)?.[1]);
  if (system !== undefined) return ` on ${/^mac$/i.test(system) ? "a Mac" : spelled(system)}`;
  if (browser !== undefined) return ` in ${spelled(browser)}`;
  return app === undefined ? "" : ` in the ${app.toLowerCase()}`;
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
  const { heading, level } = sections[index]!;
  const platform = platformOf(heading);
  if (platform === "") return undefined;
  const told = sections[index]!.units.map(({ text }) => text).join(" ");
  if (!TELLS_SOFTWARE.test(told)) return undefined;
  const above = sections.slice(0, index).findLast((section) => section.level > 0 && section.level < level);
  const asked = askHeading(above?.heading ?? page.title, "", words, page.locale);
  if (asked === undefined || !HOW_TO.test(asked.question) || !OF_SOFTWARE.test(asked.question)) return undefined;
  if (NAMED.test(asked.question) || (/ the \S+ app/.test(platform) && /\bapp\b/i.test(asked.question)))
    return undefined;
  return { ...asked, question: asked.question.replace(ON_MINE, "").replace(/\?$/, `${platform}?`) };
}
