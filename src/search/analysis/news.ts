import { readablePath } from "../../corpus/urls/readable-path.ts";
import { fold } from "./fold.ts";

/** A segment of a path below which a site has its news, by the names that sites of several languages give it, or a date. */
const PATH =
  /\/(?:blogs?|news|news-?room|posts?|presse|press-releases?|aktuell(?:es)?|neuigkeiten|noticias|novedades|actualites?|nouvelles|notizie|nieuws|novidades)(?=\/.)|\/(?:19|20)\d{2}(?:[-/](?:0?[1-9]|1[0-2])(?!\d)|\/)/i;
/** A segment below which posts and dates are things that are explained: "/api/2024-01/posts/create". */
const EXPLAINED = /\/(?:apis?|docs?|documentation|guides?|help|reference|support)\//i;
/** How news are asked for in these languages. */
const ASKS =
  /(?<![\p{L}\p{N}])(?:blogs?|news|posts?|press|articles?|announce\p{L}*|latest|(?:recent|new) (?:updates?|changes?)|aktuell\p{L}*|neuigkeiten|neuest\p{L}*|nachrichten|artikel|beitr[aä]ge?|noticias?|novedades|artículos?|actualités?|nouvelles|annonces?|notizie|articol[oi]|nieuws|notícias|novidades|(?:19|20)\d{2})(?![\p{L}\p{N}])/iu;

/** Whether the path of a url tells that its page is news: what was so on a day. */
export function isNews(path: string): boolean {
  const named = fold(readablePath(path));
  return PATH.test(named) && !EXPLAINED.test(named);
}

/** Whether a query asks for news, or names a year. */
export function asksNews(query: string): boolean {
  return ASKS.test(query);
}
