/** The path of a request as routes match it, without its query: parsing the whole url costs many times that. */
export function requestPath({ url }: Pick<Request, "url">): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const path = start < 0 ? "/" : url.slice(start);
  const end = path.search(/[?#]/);
  return end < 0 ? path : path.slice(0, end);
}
