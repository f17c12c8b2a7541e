/** A setting, field or constant, as code writes it: "MAX_SIZE", "max_size", "maxFileSize"; "easyJet" is none. */
const CODE_NAME = /^`?((?:[A-Z][A-Z0-9]*_[A-Z0-9_]+|[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z]{2,}(?:[A-Z][a-z0-9]+){2,}))\b/;

/**
 * Whether a heading is the name of an entry in code, and a text that stands below it does not say which: "The value can
 * be changed at any time." A page whose title names it is about that entry.
 */
export function leavesEntryUnnamed(heading: string, text: string, title: string): boolean {
  const name = CODE_NAME.exec(heading)?.[1];
  return name !== undefined && !text.includes(name) && !title.includes(name);
}
