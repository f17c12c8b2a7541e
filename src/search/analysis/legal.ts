/** A segment of a path by which a page is of the law: privacy, terms, who is answerable; "delivery-terms" tells of orders. */
const LEGAL =
  /(?:^|\/)(?:(?:our|site|website|politique|politica|informativa|de|la|di|sulla)[-_])*(?:privacy|terms|legal|cookies?|imprint|impressum|datenschutz\p{L}*|agb|mentions[-_]legales|cg[uv]|confidentialite|privacidad\p{L}*|lgpd|dpa)(?:[-_](?:policy|notices?|statement|information|terms|conditions|cookies?|of|and|use|service|policies|legal|hinweise?))*(?=\/?$|\/|\.\p{L}+$)/iu;

/** Whether the path of a url tells that its page is of the law. */
export function isLegal(path: string): boolean {
  return LEGAL.test(path);
}
