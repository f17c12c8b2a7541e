/** What is written in front matter or in a site's settings, by its names. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has fields: no list, and nothing single. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
