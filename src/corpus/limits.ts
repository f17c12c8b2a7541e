/** A file or JSONL line over this many bytes is reported, not read. */
export const MAX_PAGE_BYTES = 4 * 1024 * 1024;

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

/** UTF-16 units of a description that is taken from the text. */
export const DESCRIPTION_TARGET = 200;

/** UTF-16 units of a title; a longer one is a mistake, and separators are searched in it. */
export const MAX_TITLE = 300;

/** Labels that a page may bring itself, and the UTF-16 units of each. */
export const MAX_LABELS = 50;
export const MAX_LABEL = 100;
