import type { PageCard, Passage } from "../schemas/page.ts";

export interface SearchOptions {
	/** Hits at most. */
	limit: number;
	/** Preferred language: pages in it win ties and near-ties. */
	locale?: string;
	/** Passages scored per hit; default 3. */
	passagesPerHit?: number;
}

/** `page` is the ordinal in the segment; `score` 0..1, comparable across queries; best passage first. */
export interface Hit {
	page: number;
	score: number;
	passages: { ordinal: number; score: number }[];
}

/** `text` starts with the asked prefix, ignoring case; `prefix + suffix` reads as `text`; `score` 0..1. */
export interface Completion {
	text: string;
	suffix: string;
	score: number;
}

/** One immutable segment of one corpus version. All methods are synchronous, allocation-light and pure. */
export interface Segment {
	readonly pageCount: number;
	/** Resident bytes. */
	readonly byteLength: number;
	/** Best first; ties by page ordinal. An empty or unknown query gives none. */
	search(query: string, options: SearchOptions): Hit[];
	/** Up to `n` completions of a normalised prefix, none of which is in `exclude` (exact texts). */
	complete(
		prefix: string,
		n: number,
		exclude?: ReadonlySet<string>,
	): Completion[];
	/** Verbatim quotes of the page that answer the query, best first, no duplicates. */
	highlights(
		page: number,
		query: string,
		limit: number,
	): { passage: number; text: string }[];
	/** Throws RangeError for an ordinal outside 0..pageCount-1. */
	page(page: number): PageCard;
	passages(page: number): Passage[];
	/** The ordinal of the page with this normalised url or alias. */
	find(url: string): number | undefined;
}
