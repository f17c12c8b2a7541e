/** A file or JSONL line over this many bytes is reported, not read. */
export const MAX_PAGE_BYTES = 4 * 1024 * 1024;

/** UTF-16 units that other files add to a page of a folder, and files that are read for it. */
export const MAX_PARTIALS = 1_000_000;
export const MAX_PARTIAL_READS = 100;

/** HTML nested deeper is reported: DOM walks recurse, and parsing is super-linear in depth. Real pages stay under 60. */
export const MAX_HTML_DEPTH = 200;

/** HTML with more elements is reported: keeps the slowest page near a second. */
export const MAX_HTML_ELEMENTS = 60_000;

/** Pages with more elements go without readability, whose scoring is the slowest step. */
export const MAX_READABILITY_ELEMENTS = 10_000;

/** UTF-16 units after which a section is split at the next paragraph bound. */
export const PASSAGE_TARGET = 1200;

/** A last piece shorter than this stays with the passage before it. */
export const PASSAGE_TAIL = 200;

/** UTF-16 units of text without a sentence end, and of a heading: more is no sentence, and everything that reads it waits. */
export const MOST_UNIT = 4000;

/** UTF-16 units of numbered steps that are never split: a part of them answers nothing. */
export const MOST_STEPS = 2400;

/** UTF-16 units of the line that leads to steps and stays with them. */
export const MOST_LEAD = 400;

/** UTF-16 units of a description that is taken from the text. */
export const DESCRIPTION_TARGET = 200;

/** UTF-16 units of a title; a longer one is a mistake, and separators are searched in it. */
export const MAX_TITLE = 300;

/** Labels that a page may bring itself, and the UTF-16 units of each. */
export const MAX_LABELS = 50;
export const MAX_LABEL = 100;

/** A sitemap, unpacked; what the protocol allows. */
export const MAX_SITEMAP_BYTES = 50 * 1024 * 1024;

/** Files of a sitemap source, and how deep one may name another. */
export const MAX_SITEMAPS = 1_000;
export const MAX_SITEMAP_DEPTH = 3;

/** Pages that one sitemap source may name. */
export const MAX_SITEMAP_URLS = 100_000;

/** A `robots.txt`; RFC 9309 asks for 500 KiB at least. */
export const MAX_ROBOTS_BYTES = 1024 * 1024;

/** RFC 9309 and browsers follow about as many. */
export const MAX_REDIRECTS = 5;

/** A longer crawl delay, or a longer wait that a busy host asks for, counts as this. */
export const MAX_CRAWL_DELAY_MS = 60_000;
export const MAX_RETRY_AFTER_MS = 60_000;
