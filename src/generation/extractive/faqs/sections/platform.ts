import { DEVICES, devicesOf, headingOf, namesOneOf, OPENS, onDevice } from "./device.ts";

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

const [SYSTEM, BROWSER, APP] = [headingOf(SYSTEMS), headingOf(BROWSERS), headingOf(APPS)];
/** A question that names a platform has one already. */
const NAMED = new RegExp(
  `(?<!\\p{L})(?:${SYSTEMS}|${BROWSERS}|${APPS}|browsers?|phones?|tablets?|operating systems?)(?!\\p{L})`,
  "iu",
);
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

/** Whether two texts name platforms, and none that both name: "on Android", "on iPhone and iPad". */
export function namePlatformsApart(a: string, b: string): boolean {
  const [of, by] = [platformsIn(a, SPELLED), platformsIn(b, SPELLED)];
  return of.size > 0 && by.size > 0 && of.isDisjointFrom(by);
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
  if (devices.length > 0 && !devices.includes("phone")) {
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

/** What names in a question what a heading names already. */
export function namingAs(heading: string): RegExp {
  if (SYSTEM.test(heading)) return OF_SYSTEM;
  if (BROWSER.test(heading)) return OF_BROWSER;
  return devicesOf(heading).length > 0 ? OF_DEVICE : NAMED;
}

/** Whether a heading names browsers alone. */
export function isBrowser(heading: string): boolean {
  return BROWSER.test(heading);
}

/** Whether a question asks how something is done that is done with software. */
export function isOfSoftware(question: string): boolean {
  return OF_SOFTWARE.test(question);
}

/** Whether a text bids what is done in a program. */
export function tellsSoftware(text: string): boolean {
  return TELLS_SOFTWARE.test(text);
}
