import type { PageMeta } from "../source.ts";
import type { FilePlace } from "../urls/folder-url.ts";

/** A file that will be a page, its front matter read, its text not kept. */
export interface FolderPage {
  file: string;
  url: string;
  /** What the url would be without front matter. */
  placeUrl: string;
  place: FilePlace;
  /** Its front matter says the whole url. */
  isPlaced: boolean;
  /** It says so as a permalink, which other files do not move. */
  isPermalink: boolean;
  /** Where on its page a permalink leads, `#` before it. */
  fragment: string;
  /** Its front matter tells Hugo to make it a part of other pages, where that is possible. */
  isHeadless: boolean;
  locale?: string;
  /** The language that its front matter or its text tells. */
  told?: string;
  meta: PageMeta;
  /** Markdown that stands for the text of a page whose layout makes it. */
  standIn?: string;
  /** Files that its text imports, as they are written there. */
  imports: readonly string[];
  /** What its front matter says in vain. */
  notes?: readonly string[];
  /** Why it cannot be read: it has its place among the others all the same, as the page of the version before stays. */
  fault?: Fault;
}

export interface Fault {
  reason: string;
  line?: number;
}
