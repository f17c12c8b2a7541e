import { forbidsIndex } from "../robots.ts";
import { robotName } from "./site.ts";

/** Directives that have a value of their own; any other name before a colon is that of a robot. */
const valued = /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/i;

/**
 * Whether an `X-Robots-Tag` asks us to leave the page out. What another robot's name stands before is for that one, but
 * only up to the comma: headers that were sent apart arrive joined by one, and the next may be for all.
 */
export function forbidsIndexing(header: string): boolean {
  return header.split(",").some((part) => {
    const name = /^\s*([\w-]+)\s*:/.exec(part)?.[1] ?? "";
    if (name === "" || valued.test(name)) return forbidsIndex(part);
    return name.toLowerCase() === robotName.toLowerCase() && forbidsIndex(part.slice(part.indexOf(":") + 1));
  });
}
