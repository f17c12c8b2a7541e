import type { FaqsTask } from "../../../schemas/generation.ts";
import { LIMITS_WHOM, WARNS } from "../warnings.ts";
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
  "Yandex Browser",
  "Samsung Internet",
  "Vivaldi",
];
const SYSTEMS = `(?:${SYSTEM_NAMES.join("|")})(?: (?:\\d{1,2}|XP|Vista))?`;
const BROWSERS = BROWSER_NAMES.join("|");
const APPS = "(?:desktop|mobile|web) (?:app|application|version)|browser extension";

const OPENS = "^(?:(?:for|on|in|using) )?(?:the )?";
const headingOf = (names: string) =>
  new RegExp(`${OPENS}((?:${names})(?:(?: (?:and|or|\\/) |\\/)(?:${names}))?)s?$`, "iu");
const [SYSTEM, BROWSER, APP] = [headingOf(SYSTEMS), headingOf(BROWSERS), headingOf(APPS)];
/** What something runs on, whatever its system. */
const DEVICES = "mobile(?: device| phone)?|desktop|web|phone|tablet";
const DEVICE = headingOf(DEVICES);
/** A question that names a platform has one already. */
const NAMED = new RegExp(
  `(?<!\\p{L})(?:${SYSTEMS}|${BROWSERS}|${APPS}|browsers?|phones?|tablets?|operating systems?)(?!\\p{L})`,
  "iu",
);
/** What is asked on several: each heading below names one of them. What is done across them is done on none alone. */
const ON_EACH =
  / (?:in|on) (?:different|various|other|popular|supported|major|specific) (?:web )?(?<kind>browsers|platforms|operating systems)(?=\?$)/iu;
const OF_SEVERAL = /\b(?:browsers|devices|platforms|systems)\?$/i;
const DESKTOP = /^(?:on |for )?(?:windows|mac|linux|ubuntu|debian|fedora|chrome ?os)/i;
const MOBILE_APP = /\bmobile app/i;
/** A question that names a system, or a kind of machine that another one is of. */
const OF_SYSTEM = new RegExp(`(?<!\\p{L})(?:${SYSTEMS}|phones?|tablets?|operating systems?)(?!\\p{L})`, "iu");
/** A question that names a browser, or an app: that has none. A browser's own extension may be one of several. */
const OF_BROWSER = new RegExp(
  `(?<!\\p{L})(?:${BROWSERS}|browsers?(?! extension)|(?:desktop|mobile) (?:app|version)\\p{L}*)(?!\\p{L})`,
  "iu",
);
/** The same, or a device. */
const OF_DEVICE = new RegExp(`${NAMED.source}|\\b(?:${DEVICES})s?\\b`, "iu");
/** What is done with software: a house is cleaned on no system. */
const OF_SOFTWARE =
  /^How (?:do|can|should) I (?:(?:\p{L}+ )?(?:and|or) )?(?:install|download|update|upgrade|uninstall|remove|set up|configure|enable|disable|turn (?:on|off)|activate|deactivate|open|close|start|stop|restart|sign (?:in|out|up)|log (?:in|out)|change|clear|add|delete|reset|restore|connect|disconnect|use|run|export|import|sync|check|find|view|see|create|edit|share|save|back up|allow|block|select|access|test|build|join|send|print|copy|move|rename|lock|unlock|enter|exit|leave|switch|search|preview|hide|show|play|pin|mute|zoom|write|scan|set|sort|filter|archive|upload)\b/iu;

const NAMES = new RegExp(`(?<!\\p{L})(?:${[...SYSTEM_NAMES, ...BROWSER_NAMES].join("|")})(?!\\p{L})`, "giu");

const NAMES_ALONE = new RegExp(
  `${OPENS}(?:${SYSTEMS}|${BROWSERS})(?:(?:,|,? (?:and|or|&)| \\/) (?:${SYSTEMS}|${BROWSERS}))*$`,
  "iu",
);

/** What is told of software: windows have no menu. It bids, and does not only say what is needed. */
const TELLS_SOFTWARE =
  /^(?!you need\b)(?=.*\b(?:click|tap|tapp|select|choos|press|open|download|run|runn|go|drag|dragg|typ|enter)(?:e|ing)?\b).*\b(?:apps?|application|menu|download|installer|settings|screen|browser|icon|button|files?|folder|programs?|preferences|click|tap|store|package)\b/isu;
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

/** Whether a section is headed by a device alone, which it does not name itself: it is not told for all. */
export function isOfDevice(section: Section): boolean {
  const devices = devicesOf(section.heading);
  return devices.length > 0 && !namesOneOf(toldIn(section), devices);
}

function toldIn({ units }: Section): string {
  return units.map(({ text }) => text).join(" ");
}

/** Whether a heading is nothing but the names of platforms: "Windows, macOS, and Linux". */
export function isOfPlatforms(heading: string): boolean {
  return NAMES_ALONE.test(heading);
}

/** Names as they are spelled: "maintenance windows" name no platform. */
const SPELLED = new RegExp(NAMES, "gu");
/** Names of one platform. */
const ALIASES: readonly (readonly [alias: RegExp, name: string])[] = [
  [/^mac/i, "macos"],
  [/^i(?:os|pados|phone|pad)$/i, "ios"],
  [/^chrome ?os$/i, "chromeos"],
  [/chrome$/i, "chrome"],
  [/firefox$/i, "firefox"],
  [/edge$/i, "edge"],
];

/** The platforms that a text names, one for all names of it. */
function platformsIn(text: string, names = NAMES): Set<string> {
  const found = text.match(names) ?? [];
  return new Set(found.map((name) => ALIASES.find(([alias]) => alias.test(name))?.[1] ?? name.toLowerCase()));
}

/** Whether a text names one of the platforms that a heading names, as "Windows and macOS", or the heading names none. */
export function namesPlatformOf(text: string, heading: string): boolean {
  const names = platformsIn(heading);
  return names.size === 0 || !names.isDisjointFrom(platformsIn(text));
}

/** Whether a heading has the name of a platform, as it is spelled. */
export function spellsPlatform(heading: string): boolean {
  return platformsIn(heading, SPELLED).size > 0;
}

/** Names that are no words and nothing else's. */
const UNMISTAKABLE = /\b(?:macOS|Mac OS|iOS|iPadOS|ChromeOS|Chrome OS|Firefox|Google Chrome|Microsoft Edge)\b/;

/** Whether a heading names a platform among other words, and what is told below it may be told of software. */
export function isOfPlatform(heading: string, told: string): boolean {
  return spellsPlatform(heading) && (UNMISTAKABLE.test(heading) || TELLS_SOFTWARE.test(told));
}

/**
 * A question on the platform that its heading names among other words: "How do I …?" below "macOS Focus Mode". As it is
 * where it or its answer names one, or nobody asks it of software; undefined where the heading names several.
 */
export function onPlatformOf(heading: string, question: string, answer: string): string | undefined {
  const devices = devicesOf(heading);
  if (devices.length > 0 && !devices.some((device) => device.includes("phone"))) {
    const isAsIs = !OF_SOFTWARE.test(question) || OF_DEVICE.test(question) || namesOneOf(answer, devices);
    return isAsIs ? question : question.replace(/\?$/, `${onDevice(heading)}?`);
  }
  if (namesPlatform(question) || !OF_SOFTWARE.test(question) || !isOfPlatform(heading, answer)) return question;
  if (namesPlatformOf(answer, heading)) return question;
  const [name = ""] = heading.match(SPELLED) ?? [];
  return platformsIn(heading, SPELLED).size > 1 ? undefined : question.replace(/\?$/, `${platformOf(name)}?`);
}

/** What a heading that names a platform alone adds to a question: " on Windows"; "" of any other heading. */
export function platformOf(heading: string): string {
  const [system, browser, app] = [SYSTEM, BROWSER, APP].map((kind) => kind.exec(heading)?.[1]);
  if (system !== undefined) return ` on ${/^mac$/i.test(system) ? "a Mac" : spelled(system)}`;
  if (browser !== undefined) return ` in ${spelled(browser)}`;
  return app === undefined ? onDevice(heading) : ` in the ${app.toLowerCase()}`;
}

/** The devices that a heading names, and nothing else: "web" and "desktop" of "On web / desktop". */
function devicesOf(heading: string): string[] {
  const [, devices = ""] = DEVICE.exec(heading) ?? [];
  return devices === "" ? [] : devices.toLowerCase().split(/ (?:and|or|\/) |\//);
}

function namesOneOf(text: string, devices: readonly string[]): boolean {
  return devices.some((device) => text.toLowerCase().includes(device));
}

/** " on mobile", " on the web or desktop", " on a phone". */
function onDevice(heading: string): string {
  const named = devicesOf(heading).map((device) =>
    device === "web" ? "the web" : /^(?:mobile|desktop)$/.test(device) ? device : `a ${device}`,
  );
  return named.length === 0 ? "" : ` on ${named.join(" or ")}`;
}

/** Whether what stands below a heading of devices is said of those alone: it names none of them, and others have a heading too. */
export function isOfDevices(text: string, own: string, headings: readonly string[]): boolean {
  const devices = devicesOf(own);
  if (devices.length === 0 || namesOneOf(text, devices)) return false;
  return headings.map(devicesOf).some((others) => others.length > 0 && !others.some((each) => devices.includes(each)));
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

/** What holds for a task on each platform. */
const BINDS = /\b(?:must|ha(?:s|ve) to|needs? to|only|cannot|make sure|ensure|export|back(?:ed)? up|within)\b/i;

/** Whether what stands above a section may not be left out of what is told by it alone: nobody may miss it. */
function isBound(ancestors: readonly Section[], above: Section | undefined): boolean {
  if (ancestors.some(({ units }) => units.some(({ text }) => WARNS.test(text)))) return true;
  return above?.units.some(({ text }) => BINDS.test(text) || LIMITS_WHOM.test(text)) === true;
}

/** Whether a section tells what is done in a program: what it is good for is none. */
export function tellsInProgram(section: Section): boolean {
  return TELLS_SOFTWARE.test(toldIn(section));
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
  if (DEVICE.test(heading) && !sections.some((other) => other.heading !== heading && platformOf(other.heading) !== ""))
    return undefined;
  const ancestors = ancestorsOf(sections, index);
  const above = ancestors.find(({ level }) => level > 0);
  if (isBound(ancestors, above)) return undefined;
  const asked = askHeading(above?.heading ?? page.title, "", words, page.locale);
  const question =
    asked?.question
      .replace(ON_MINE, "")
      .replace(ON_EACH, (each, kind: string) => (BROWSER.test(heading) === /browser/i.test(kind) ? "" : each)) ?? "";
  if (asked === undefined || !HOW_TO.test(question) || !OF_SOFTWARE.test(question)) return undefined;
  const named = namingAs(heading);
  if (OF_SEVERAL.test(question) || (DESKTOP.test(heading) && MOBILE_APP.test(question))) return undefined;
  if (named.test(question) || (/ the \S+ app/.test(platform) && /\bapp\b/i.test(question))) return undefined;
  return { ...asked, question: question.replace(/\?$/, `${platform}?`) };
}

/** What names in a question what a heading names already. */
function namingAs(heading: string): RegExp {
  if (SYSTEM.test(heading)) return OF_SYSTEM;
  if (BROWSER.test(heading)) return OF_BROWSER;
  return DEVICE.test(heading) ? OF_DEVICE : NAMED;
}
