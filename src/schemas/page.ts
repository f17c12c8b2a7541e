import { type Static, Type } from "@sinclair/typebox";

/**
 * A stretch of a page under one heading, the unit of retrieval and evidence.
 * `text` is plain: blank line between paragraphs, list items as `- …` or `1. …` lines, code lines indented by four
 * spaces, table cells joined by ` | `. Quotes are verbatim slices of it.
 */
export const Passage = Type.Object({
  /** Nearest heading, `""` before the first one. */
  heading: Type.String(),
  /** Depth of that heading, 1..6; 0 before the first one. */
  level: Type.Integer({ minimum: 0, maximum: 6 }),
  /** Fragment identifier of that heading on the page, `""` where there is none. */
  anchor: Type.String(),
  text: Type.String(),
});
export type Passage = Static<typeof Passage>;

/** What a company shows of a page: the stored fields of a tile. */
export const PageCard = Type.Object({
  /** `pg_` and 16 hex digits of the url's SHA-256: stable across versions. */
  id: Type.String(),
  /** Normalised absolute url. */
  url: Type.String(),
  title: Type.String(),
  description: Type.String(),
  image: Type.String(),
  labels: Type.Array(Type.String()),
  gated: Type.Boolean(),
  /** BCP 47 language, lower case primary subtag first (`en`, `pt-br`). */
  locale: Type.String(),
});
export type PageCard = Static<typeof PageCard>;

/** How a page was fetched: what a conditional request needs. Empty where the host did not say. */
export const PageVisit = Type.Object({
  /** As the source names it. */
  asked: Type.String(),
  /** Where it was read, behind redirects. */
  url: Type.String(),
  etag: Type.String(),
  lastModified: Type.String(),
});
export type PageVisit = Static<typeof PageVisit>;

/** A page as ingest leaves it: immutable, ready to be indexed. */
export const Page = Type.Composite([
  PageCard,
  Type.Object({
    /** Other normalised urls under which the page is found (its file url, its canonical link). */
    aliases: Type.Array(Type.String()),
    passages: Type.Array(Passage),
    /** SHA-256 (hex) of everything above: tells `unchanged` from `indexed`. */
    hash: Type.String(),
    /** SHA-256 (hex) of the document it was read from and of the rules: the same one need not be read again. */
    source: Type.Optional(Type.String()),
    /** Of a fetched page; `rules` is the SHA-256 (hex) of the rules by which it was read. */
    visit: Type.Optional(Type.Composite([PageVisit, Type.Object({ rules: Type.String() })])),
  }),
]);
export type Page = Static<typeof Page>;
