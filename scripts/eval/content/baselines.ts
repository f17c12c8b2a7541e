import { sentencesOf } from "../../../src/corpus/language/sentences.ts";
import type { SourcePage } from "../../../src/schemas/generation.ts";
import { analyzerOf } from "../../../src/search/analysis/analyzer.ts";

interface Sentence {
  text: string;
  counts: Map<string, number>;
}

const DAMPING = 0.85;
const ROUNDS = 40;

/** The summaries that the engine is measured against, each `count` whole sentences. */
export function baselinesOf(page: SourcePage, count: number): Record<string, string> {
  const sentences = proseOf(page);
  const best = (scores: number[]) =>
    scores
      .map((score, i) => ({ score, i }))
      .sort((a, b) => b.score - a.score)
      .slice(0, count)
      .sort((a, b) => a.i - b.i)
      .map(({ i }) => sentences[i]!.text)
      .join(" ");
  const lexRank = rank(cosines(sentences));
  return {
    [`lead-${count}`]: sentences
      .slice(0, count)
      .map(({ text }) => text)
      .join(" "),
    TextRank: best(rank(overlaps(sentences))),
    "LexRank × position": best(lexRank.map((score, i) => score * (1 - i / sentences.length))),
  };
}

function proseOf(page: SourcePage): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { text } of page.passages) {
    for (const { start, end, kind } of sentencesOf(text, page.locale)) {
      const slice = text.slice(start, end);
      if (kind !== "code" && kind !== "row") sentences.push({ text: slice, counts: countsOf(slice, page.locale) });
    }
  }
  return sentences.filter(({ counts }) => counts.size > 0);
}

function countsOf(text: string, locale: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { term, stop } of analyzerOf(locale).terms(text)) if (!stop) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Shared words over the sum of log lengths (Mihalcea and Tarau, 2004). */
function overlaps(sentences: readonly Sentence[]): number[][] {
  return pairwise(sentences, (a, b) => {
    const shared = [...a.counts.keys()].filter((term) => b.counts.has(term)).length;
    const size = Math.log(a.counts.size + 1) + Math.log(b.counts.size + 1);
    return shared / size;
  });
}

/** Idf-weighted cosine, cut below 0.1 (Erkan and Radev, 2004). */
function cosines(sentences: readonly Sentence[]): number[][] {
  const frequency = new Map<string, number>();
  for (const { counts } of sentences)
    for (const term of counts.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const weight = (term: string, count: number) => count * Math.log(sentences.length / (frequency.get(term) ?? 1) + 1);
  const norm = ({ counts }: Sentence) => Math.hypot(...[...counts].map(([term, count]) => weight(term, count)));
  const norms = new Map(sentences.map((sentence) => [sentence, norm(sentence)]));
  return pairwise(sentences, (a, b) => {
    let dot = 0;
    for (const [term, count] of a.counts) {
      const other = b.counts.get(term);
      if (other !== undefined) dot += weight(term, count) * weight(term, other);
    }
    const cosine = dot / (norms.get(a)! * norms.get(b)!);
    return cosine < 0.1 ? 0 : cosine;
  });
}

function pairwise(sentences: readonly Sentence[], similarity: (a: Sentence, b: Sentence) => number): number[][] {
  return sentences.map((a) => sentences.map((b) => (a === b ? 0 : similarity(a, b))));
}

/** PageRank over a weighted graph by power iteration. */
function rank(matrix: readonly number[][]): number[] {
  const size = matrix.length;
  const totals = matrix.map((row) => row.reduce((sum, value) => sum + value, 0));
  let scores = new Array<number>(size).fill(1 / size);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Array<number>(size).fill((1 - DAMPING) / size);
    for (let i = 0; i < size; i++) {
      if (totals[i] === 0) continue;
      for (let j = 0; j < size; j++) next[j]! += (DAMPING * scores[i]! * matrix[i]![j]!) / totals[i]!;
    }
    scores = next;
  }
  return scores;
}
