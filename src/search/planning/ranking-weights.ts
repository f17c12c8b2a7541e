/**
 * One setting for every corpus (docs of each constant say what it was compared with; none is tuned to a collection).
 * Parts are added after each is scaled to its best candidate; what feedback and likeness weigh depends on the query.
 */

/** Pages that the lexical stage hands on; twice as many changed no result. */
export const CANDIDATES = 200;
/** Best of them that feedback, proximity and titles look at again. */
export const REREAD = 48;
/** Hits needed for each page that feedback learns from: the best half of all hits has little to tell from the rest. */
export const STANDING_OUT = 5;
/**
 * A function or request word that a title or heading holds, against a word of the topic: more finds FAQs by questions,
 * and fewer abstracts. How long the text below is makes no difference: a long answer is asked for the same way.
 */
export const FRAMING = 0.5;
/** All of them together against the topic: less finds fewer FAQs, and more nothing else. */
export const MOST_FRAMING = 0.5;
/** What a word that is rare in titles adds in one that asks a question, against a word of the topic. */
export const ASKED_TITLE = 0.5;
/** All of them together against the topic: more lets the shortest title on the topic answer whatever is asked of it. */
export const MOST_ASKED_TITLE = 0.25;
/** A page whose title asks for another kind of thing than a query that asks for a place, time, person or amount. */
export const ASKED_ELSE = 0.8;
/** A page whose title asks for the same kind: twice as much finds more FAQs by questions that hardly name their topic. */
export const ASKED_SAME = 1.3;
/** A query of which the best page covers less may be asked in other words than a page's title. */
export const COVERED = 0.7;
/** The part of how a query is asked that such a title holds at least. */
export const ASKED_ALIKE = 0.5;
/** What it counts at most, of what the best page has of the topic. */
export const ALIKE = 0.9;
/** Pages of a corpus whose titles are looked through for it. */
export const MOST_TITLES = 512;
export const PROXIMITY = 0.1;
/** A passage that holds all of the query: a long page may mention each word in another place. */
export const TOGETHER = 0.15;
/** A sentence that tells an amount or a time that is asked for, with all of the query; and best pages read for one. */
export const TOLD = 0.4;
export const TOLD_PAGES = 10;
/** A title that is the query outweighs all else together. */
export const TITLE = 2;
/** How fast less of a title counts less (a power): 1 finds more by what links call pages, 2 more abstracts. */
export const TITLE_FALL = 1.4;
/** A heading that is the query: what stands below it answers, though the page is about more. */
export const HEADING = 1.5;
/** How fast less of a heading counts less: a few words of it are of many pages. */
export const HEADING_FALL = 4;
/** The part of the best heading's fit from which another is as good: several of them tell less apart. */
export const SAME_HEADING = 0.95;
/** A page in the visitor's language against the same in another. */
export const LOCALE = 0.25;
/** A page in another language than the query's, where no locale is asked for: below its like, above what says less. */
export const FOREIGN = 0.75;
/** A page of news against one that tells what is so now; on a site of news alone it makes no difference. */
export const NEWS = 0.65;
/** What a page loses for each segment of its url's path, and the most that counts: of equals, the one higher up. */
export const DEPTH = 0.01;
export const DEEPEST = 5;
/**
 * Cosine with the broadened query from which a page that shares no word with it is a hit, and how many may be, by that
 * or by how they ask.
 */
export const SEMANTIC_FLOOR = 0.3;
export const UNMATCHED = 20;
