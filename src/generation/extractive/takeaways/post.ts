import type { SourcePage } from "../../../schemas/generation.ts";

/** An address with a date in it, or among what is published by date. */
const PUBLISHED =
  /\/(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])(?:\/|$)|\/(?:19|20)\d\d-\d\d-\d\d|\/(?:blog|news|posts?|press|stories|announcements?)\//;

/** Whether a page is a post, which opens with what is new, rather than one that is looked things up in. */
export function isPost({ url }: SourcePage): boolean {
  return PUBLISHED.test(url);
}
