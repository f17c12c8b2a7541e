import { analyzerOf, type Term } from "../analysis/analyzer.ts";
import type { Dictionary } from "../index/dictionary.ts";
import { idfOf } from "../index/impacts.ts";

/** A term of the index that the query asks for. `weight` multiplies its idf. */
export interface PlannedTerm {
	term: number;
	text: string;
	kind: "word" | "whole" | "part" | "typo";
	weight: number;
	idf: number;
}

/** A query in terms of the index. `mass` is the idf of all it asks for, also of words the corpus does not know. */
export interface QueryPlan {
	terms: PlannedTerm[];
	unknown: string[];
	mass: number;
}

export interface PlanContext {
	dictionary: Dictionary;
	frequency: Uint32Array;
	pageCount: number;
	/** Languages of the corpus, most pages first. */
	languages: readonly string[];
}

const PART_WEIGHT = 0.6;

/** Reads a query in the corpus's languages; function and request words count only where there is nothing else. */
export function planQuery(
	query: string,
	context: PlanContext,
	locale?: string,
): QueryPlan {
	const plan: QueryPlan = { terms: [], unknown: [], mass: 0 };
	const readings = readingsOf(query, context.languages, locale);
	const topical = readings.filter((term) => !term.stop && !term.request);
	const words =
		topical.length > 0 ? topical : readings.filter((term) => !term.stop);
	for (const word of words.length > 0 ? words : readings)
		addTerm(plan, word, context);
	return plan;
}

/** The query's terms in each language of the corpus; a word is read once per distinct stem. */
function readingsOf(
	query: string,
	languages: readonly string[],
	locale?: string,
): Term[] {
	const first = locale === undefined ? [] : [locale];
	const seen = new Map<string, Term>();
	for (const language of [...first, ...languages.slice(0, 4)])
		analyzerOf(language).visit(query, (term) => {
			if (!seen.has(term.term)) seen.set(term.term, term);
		});
	return [...seen.values()];
}

function addTerm(plan: QueryPlan, word: Term, context: PlanContext): void {
	const term = context.dictionary.find(word.term);
	const frequency = term === undefined ? 0 : (context.frequency[term] ?? 0);
	const idf = idfOf(frequency, context.pageCount);
	const weight = word.kind === "part" ? PART_WEIGHT : 1;
	if (term !== undefined)
		plan.terms.push({ term, text: word.term, kind: word.kind, weight, idf });
	else if (word.kind === "whole") return;
	else plan.unknown.push(word.surface);
	plan.mass += weight * idf;
}
