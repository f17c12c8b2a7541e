import type { SourcePassage } from "../../../../schemas/generation.ts";
import type { Section } from "./section.ts";

/** What may stand before the names in such a heading. */
export const OPENS = "^(?:(?:for|on|in|using) )?(?:the )?";

/** A heading of one or two names alone, which its first group has: "On Windows and macOS", "Web / desktop". */
export function headingOf(names: string): RegExp {
  return new RegExp(`${OPENS}((?:${names})(?:(?: (?:and|or|&|\\/) |\\/)(?:${names}))?)s?$`, "iu");
}

/** What something runs on, whatever its system. */
export const DEVICES = "mobile(?: device| phone)?|desktop|web|phone|tablet";
const DEVICE = headingOf(DEVICES);

/** The devices that a heading names, and nothing else: "web" and "desktop" of "On web / desktop". */
export function devicesOf(heading: string): string[] {
  const [, devices = ""] = DEVICE.exec(heading) ?? [];
  return devices === "" ? [] : devices.toLowerCase().split(/ (?:and|or|&|\/) |\//);
}

/** Whether a text names one of some devices. */
export function namesOneOf(text: string, devices: readonly string[]): boolean {
  return devices.some((device) => new RegExp(`\\b${device}s?\\b`, "i").test(text));
}

/** " on mobile", " on the web or desktop", " on a phone". */
export function onDevice(heading: string): string {
  const named = devicesOf(heading).map((device) =>
    device === "web" ? "the web" : /^(?:mobile|desktop)$/.test(device) ? device : `a ${device}`,
  );
  return named.length === 0 ? "" : ` on ${named.join(" or ")}`;
}

/** Whether what stands below a heading of devices is said of those alone: it names none of them, and others have a heading too. */
export function isOfDevices(text: string, own: string, passages: readonly Pick<SourcePassage, "heading">[]): boolean {
  const devices = devicesOf(own);
  if (devices.length === 0 || namesOneOf(text, devices)) return false;
  return passages.some(({ heading }) => {
    const others = devicesOf(heading);
    return others.length > 0 && !others.some((each) => devices.includes(each));
  });
}

/** Whether a section is headed by a device alone, which it does not name itself: it is not told for all. */
export function isOfDevice(section: Section): boolean {
  const devices = devicesOf(section.heading);
  return devices.length > 0 && !namesOneOf(toldIn(section), devices);
}

/** All that stands in a section. */
export function toldIn({ units }: Section): string {
  return units.map(({ text }) => text).join(" ");
}
