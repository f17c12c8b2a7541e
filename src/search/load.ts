import type { PageCard, Passage } from "../schemas/page.ts";
import { SectionReader } from "./format/sections.ts";
import { SegmentError } from "./format/segment-error.ts";
import { TextColumn } from "./format/text-column.ts";
import { Dictionary } from "./index/dictionary.ts";
import { Streams } from "./index/forward.ts";
import { readPostings } from "./index/postings.ts";
import { StoredPages } from "./index/stored-pages.ts";
import { type Highlight, Highlighter } from "./query/highlighter.ts";
import { LexicalScorer } from "./query/lexical.ts";
import { PassageScorer } from "./query/passage-scorer.ts";
import { type PlanContext, planQuery } from "./query/plan.ts";
import { TermWeights } from "./query/term-weights.ts";
import { topPages } from "./query/top-pages.ts";
import type { Completion, Hit, SearchOptions, Segment } from "./segment.ts";

/**
 * Opens a built segment: views over its bytes, which must not change while it is in use.
 * @throws SegmentError for bytes that are damaged or that another version of Usher wrote.
 */
export function openSegment(bytes: Uint8Array | ArrayBuffer): Segment {
	try {
		return new LoadedSegment(new SectionReader(bytes), bytes.byteLength);
	} catch (cause) {
		if (cause instanceof SegmentError) throw cause;
		throw new SegmentError("damaged", "segment cannot be read", { cause });
	}
}

class LoadedSegment implements Segment {
	readonly pageCount: number;
	readonly #pages: StoredPages;
	readonly #phrases: TextColumn;
	readonly #context: PlanContext;
	readonly #lexical: LexicalScorer;
	readonly #weights: TermWeights;
	readonly #passages: PassageScorer;
	readonly #highlighter: Highlighter;

	constructor(
		sections: SectionReader,
		readonly byteLength: number,
	) {
		this.#pages = new StoredPages(sections);
		this.pageCount = this.#pages.count;
		const dictionary = new Dictionary(sections, "terms");
		this.#context = {
			dictionary,
			frequency: sections.get("terms.frequency", "u32"),
			pageCount: this.pageCount,
			languages: sections.meta.languages as string[],
		};
		this.#lexical = new LexicalScorer(
			readPostings(sections),
			dictionary.size,
			this.pageCount,
		);
		this.#weights = new TermWeights(dictionary.size);
		this.#passages = new PassageScorer(
			new Streams(sections, "passages"),
			this.#weights,
		);
		this.#highlighter = new Highlighter(sections, this.#pages, this.#passages);
		this.#phrases = new TextColumn(sections, "phrases");
	}

	search(query: string, options: SearchOptions): Hit[] {
		const plan = planQuery(query, this.#context, options.locale);
		if (plan.terms.length === 0) return [];
		this.#lexical.reset();
		for (const term of plan.terms) this.#lexical.add(term);
		this.#weights.use(plan);
		const { scores, touched, touchedCount } = this.#lexical;
		const pages = topPages(scores, touched, touchedCount, options.limit);
		return pages.map((page) => ({
			page,
			score: Math.min(1, (scores[page] ?? 0) / plan.mass),
			passages: this.#bestPassages(page, options.passagesPerHit ?? 3),
		}));
	}

	#bestPassages(page: number, limit: number): Hit["passages"] {
		const first = this.#pages.firstPassage[page] ?? 0;
		const count = (this.#pages.firstPassage[page + 1] ?? 0) - first;
		const scored = Array.from({ length: count }, (_, ordinal) => ({
			ordinal,
			score: this.#passages.score(first + ordinal),
		}));
		return scored
			.sort((a, b) => b.score - a.score || a.ordinal - b.ordinal)
			.slice(0, limit);
	}

	complete(
		prefix: string,
		n: number,
		exclude?: ReadonlySet<string>,
	): Completion[] {
		const found: Completion[] = [];
		if (prefix === "") return found;
		for (let i = 0; i < this.#phrases.length && found.length < n; i++) {
			const text = this.#phrases.at(i);
			if (
				exclude?.has(text) ||
				!text.toLowerCase().startsWith(prefix.toLowerCase())
			)
				continue;
			found.push({ text, suffix: text.slice(prefix.length), score: 1 });
		}
		return found;
	}

	highlights(page: number, query: string, limit: number): Highlight[] {
		this.#pages.check(page);
		this.#weights.use(planQuery(query, this.#context));
		return this.#highlighter.pick(page, limit);
	}

	page(page: number): PageCard {
		return this.#pages.card(page);
	}

	passages(page: number): Passage[] {
		return this.#pages.passages(page);
	}

	find(url: string): number | undefined {
		return this.#pages.find(url);
	}
}
