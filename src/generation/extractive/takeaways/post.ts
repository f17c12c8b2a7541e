import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import type { SourcePage } from "../../../schemas/generation.ts";

/** A path with a date in it, or among what is published by date. */
const PUBLISHED =
  /\/(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])(?:\/|$)|\/(?:19|20)\d\d-\d\d-\d\d|\/(?:blogs?|news|posts?|press|stories|announcements?)\//i;
const PUBLISHING_HOST = /^(?:blog|news)\./i;
/** Where dates and such words name what is looked up: "/docs/api/posts/create". */
const LOOKED_UP =
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:docs?|documentation|help|support|api|reference|handbook|manual|guides?)\//i;

/** Whether a page is a post, which opens with what is new. */
export function isPost(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return PUBLISHING_HOST.test(hostname) || (PUBLISHED.test(pathname) && !LOOKED_UP.test(pathname));
}

/** Whether a page is one that is looked things up in, and in English: the wording that tells is known of it alone. */
export function isReference({ url, locale }: SourcePage): boolean {
  return primaryLanguage(locale) === "en" && !isPost(url);
}
