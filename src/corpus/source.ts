import type { PageVisit } from "../schemas/page.ts";
import type { PageFields } from "./templates/page-fields.ts";

/** What is known of a page before its content is read: front matter, or the fields of a JSONL line. */
export interface PageMeta {
  title?: string;
  /** What its fields call the page where they give no title: a heading of the first level is the better one. */
  name?: string;
  description?: string;
  /** Absolute, or relative to the page's url. */
  image?: string;
  labels?: string[];
  /** Explicit language, as written. */
  locale?: string;
  /** Further addresses of the page, relative to its url or absolute. */
  aliases?: string[];
}

/** Where an outcome comes from and what was odd there, for the report. */
export interface Origin {
  /** The folder, file or sitemap that the company file names; `urls` for its list of them. */
  source: string;
  /** Path of the file, relative to a folder source; the url of a page that was fetched. */
  file: string;
  /** 1-based line, where the file holds a page a line or the fault is at one. */
  line?: number;
  /** What was written there and could not be used; the page is made without it. */
  notes?: readonly string[];
}

/** One page as a source hands it over, not yet read for meaning. */
export interface SourceDocument {
  kind: "document";
  origin: Origin;
  /** Absolute, not yet normalised. */
  url: string;
  format: "html" | "markdown" | "text";
  content: string;
  /** Front matter that the content may refer to. */
  fields?: PageFields;
  meta: PageMeta;
  /** Language that the file name says, weaker than what the page says. */
  suffixLocale?: string;
  /** Language of the pages around it, for one whose text does not tell. */
  usualLocale?: string;
  /** How it was fetched, if it was. */
  visit?: PageVisit;
}

/** A page that its host says is as it was when the version before was made; `asked` names its visit. */
export interface UnmodifiedPage {
  kind: "unmodified";
  origin: Origin;
  url: string;
  asked: string;
}

/** An input that gives no page; `reason` is shown to the company. */
export interface SourceProblem {
  kind: "skipped" | "failed";
  origin: Origin;
  url: string;
  reason: string;
  /** What may be over or mended the next time: the page of the version before stays. */
  passing?: boolean;
}

/** What a source hands over of one page. */
export type SourceItem = SourceDocument | UnmodifiedPage | SourceProblem;

export interface SourceContext {
  signal?: AbortSignal;
  /** Told how many more inputs a source has found. */
  onFound: (count: number) => void;
}

/** Yields every input of a source exactly once, in a fixed order. Throws CorpusError when there is nothing to read. */
export type Source = (context: SourceContext) => AsyncIterable<SourceItem>;
