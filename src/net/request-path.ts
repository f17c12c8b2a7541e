/**
 * The path of a request as routes match it, without its query: parsing the whole url costs many times that. The url of
 * a request without a proper `Host` is its path alone.
 */
export function requestPath({ url }: Pick<Request, "url">): string {
  const start = url.startsWith("/") ? 0 : url.indexOf("/", url.indexOf("//") + 2);
  const path = start < 0 ? "/" : url.slice(start);
  const end = path.search(/[?#]/);
  return end < 0 ? path : path.slice(0, end);
}

/** From the page at a path to the server's root: below a path of their own, proxies hand on what is behind it. */
export function wayToRoot(path: string): string {
  return "../".repeat(path.split("/").length - 2) || "./";
}
