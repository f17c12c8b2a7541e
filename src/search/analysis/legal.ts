/** A segment of a path, or the end of one, by which a page is of the law: privacy, terms, who is answerable. */
const LEGAL =
  /(?:^|\/)legal(?:[-_](?:notices?|information|terms))?(?=\/?$|\/|\.\p{L}+$)|(?:^|[/_-])(?:privacy|terms|cookies?(?:-policy)?(?=\/?$)|imprint|impressum|datenschutz\p{L}*|agb|mentions-legales|cg[uv]|confidentialite|privacidad\p{L}*|lgpd|dpa)(?=[/_.-]|$)/iu;

/** Whether the path of a url tells that its page is of the law. */
export function isLegal(path: string): boolean {
  return LEGAL.test(path);
}
