/** What a key is made of. */
export type KeyPart = string | number | boolean | undefined | readonly KeyPart[];

/**
 * One text for the parts of a key, another for any others: a string tells its length, in UTF-16 units, so that none
 * passes for two. `JSON.stringify` would do, but costs a busy server microseconds of each request.
 */
export function contentId(parts: readonly KeyPart[]): string {
  let id = "";
  for (const part of parts) id += textOf(part);
  return id;
}

function textOf(part: KeyPart): string {
  if (typeof part === "string") return `${part.length}:${part}`;
  return typeof part === "object" ? `[${contentId(part)}]` : `${part},`;
}
