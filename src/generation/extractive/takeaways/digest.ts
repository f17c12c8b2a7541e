/** Headings over what a page says in short, in its author's words. */
const DIGEST =
  /^(?:(?:key |main )?(?:points|takeaways|facts|highlights|findings)|(?:executive )?summary|overview|at a glance|in (?:short|brief|a nutshell)|tl;?dr|zusammenfassung|auf einen blick|das wichtigste|in kürze|kurz (?:gesagt|gefasst)|en bref|à retenir|l['’]essentiel|en résumé|resumen|en resumen|en breve|puntos clave|lo esencial|in (?:sintesi|breve)|riepilogo|i punti chiave|em resumo|resumo|pontos principais|samenvatting|in het kort|kort samengevat)(?!\p{L})/iu;

/** Whether a heading stands over a box that says what the page will say, or has said. */
export function isDigest(heading: string): boolean {
  return DIGEST.test(heading);
}
