import type { Page } from "../schemas/page.ts";
import { primaryLanguage } from "./analysis/stems.ts";
import { normalisePhrase } from "./completions/normalise.ts";
import { SectionWriter } from "./format/sections.ts";
import { TextColumnWriter } from "./format/text-column.ts";
import { Collector } from "./index/collector.ts";
import { writeDictionary } from "./index/dictionary.ts";
import { writeForward } from "./index/forward.ts";
import { numberTerms } from "./index/numbering.ts";
import { writePostings } from "./index/postings.ts";
import { writeStoredPages } from "./index/stored-pages.ts";

export interface BuildOptions {
	/** Completions that the company configured: ranked above those found in pages. */
	phrases: readonly string[];
}

/**
 * Builds one immutable segment from the pages of a corpus version. The same pages and options give the same bytes.
 * Takes seconds for large corpora: serve from `buildSegmentInWorker`.
 */
export function buildSegment(
	pages: readonly Page[],
	options: BuildOptions,
): Uint8Array<ArrayBuffer> {
	const collected = new Collector();
	for (const page of pages) collected.add(page);
	const numbering = numberTerms(collected.terms, collected.rowTerms.view());
	const sections = new SectionWriter();
	writeDictionary(sections, "terms", numbering.terms);
	sections.add("terms.frequency", "u32", numbering.frequency);
	writePostings(sections, collected, numbering);
	writeForward(sections, collected, numbering);
	writeStoredPages(sections, pages);
	writePhrases(sections, pages, options.phrases);
	return sections.finish({
		pages: pages.length,
		languages: languagesOf(pages),
	});
}

/** Languages of the corpus, most pages first. */
function languagesOf(pages: readonly Page[]): string[] {
	const counts = new Map<string, number>();
	for (const { locale } of pages) {
		const language = primaryLanguage(locale);
		counts.set(language, (counts.get(language) ?? 0) + 1);
	}
	return [...counts]
		.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
		.map(([language]) => language);
}

function writePhrases(
	sections: SectionWriter,
	pages: readonly Page[],
	configured: readonly string[],
): void {
	const phrases = new Set(configured.map(normalisePhrase));
	for (const page of pages) {
		phrases.add(normalisePhrase(page.title));
		for (const { heading } of page.passages)
			phrases.add(normalisePhrase(heading));
	}
	const column = new TextColumnWriter();
	for (const phrase of phrases) if (phrase !== "") column.push(phrase);
	column.write(sections, "phrases");
}
