import { forbidsIndex } from "../robots.ts";
import { robotName } from "./site.ts";

/** Directives that have a value of their own; any other name before a colon is that of a robot. */
const valued = /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/i;

/** Whether an `X-Robots-Tag` asks us to leave the page out. What follows another robot's name is for that one. */
export function forbidsIndexing(header: string): boolean {
  let forUs = true;
  return header.split(",").some((part) => {
    const name = /^\s*([\w-]+)\s*:/.exec(part)?.[1] ?? "";
    const isRobot = name !== "" && !valued.test(name);
    if (isRobot) forUs = name.toLowerCase() === robotName.toLowerCase();
    return forUs && forbidsIndex(isRobot ? part.slice(part.indexOf(":") + 1) : part);
  });
}
