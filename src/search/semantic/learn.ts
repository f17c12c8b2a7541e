import type { Collector } from "../index/collector.ts";
import { idfOf } from "../index/impacts.ts";
import type { Numbering } from "../index/numbering.ts";
import { forEachCell } from "../index/postings.ts";
import { singularVectors } from "./singular-vectors.ts";
import { multiply, type SparseMatrix } from "./sparse-matrix.ts";

/** Dimensions of the learned space: from 24 to 96 the mean over eleven collections is level, beyond it falls. */
const DIMENSIONS = 72;
/** Bounds of what the space is learned from: time and memory grow with these, not with the corpus's square. */
const MOST_TERMS = 24_000;
const MOST_PAGES = 12_000;
/** Fewer pages hold too few co-occurrences to learn from. */
const FEWEST_PAGES = 8;
const NUMBER = /^[\d.,-]+$/;

/** Latent semantic vectors: terms (`termCount × dimensions`, rare terms left out) and pages in the same space. */
export interface LearnedVectors {
  dimensions: number;
  terms: Float32Array<ArrayBuffer>;
  pages: Float32Array<ArrayBuffer>;
  /** Singular value of each dimension: how much of the corpus it explains. */
  strengths: Float32Array<ArrayBuffer>;
}

/** Learns which words keep company with which from the corpus itself (truncated SVD of its tf-idf matrix). */
export function learnVectors(collected: Collector, numbering: Numbering): LearnedVectors | undefined {
  const pageCount = collected.rowEnds.length;
  if (pageCount < FEWEST_PAGES) return undefined;
  const matrix = weightedMatrix(collected, numbering);
  if (matrix.columnCount === 0) return undefined;
  const wanted = Math.min(DIMENSIONS, Math.ceil(pageCount / 4));
  const { dimensions, right, values } = singularVectors(sampled(matrix), wanted);
  const strengths = Float32Array.from(values.subarray(0, dimensions));
  return { dimensions, terms: right, pages: multiply(matrix, right, dimensions), strengths };
}

/** Pages by terms, `log(1 + tf) · idf`, rows of length 1. Terms of one page only and numbers teach nothing. */
function weightedMatrix(collected: Collector, { terms, rank, frequency }: Numbering): SparseMatrix {
  const pageCount = collected.rowEnds.length;
  const repeated = frequency.findIndex((count) => count < 2);
  const columnCount = Math.min(MOST_TERMS, repeated < 0 ? terms.length : repeated);
  const weights = Float32Array.from({ length: columnCount }, (_, id) =>
    NUMBER.test(terms[id] ?? "") ? 0 : idfOf(frequency[id] ?? 0, pageCount),
  );
  const starts = new Uint32Array(pageCount + 1);
  const columns = new Uint32Array(collected.rowTerms.length);
  const values = new Float32Array(columns.length);
  let cell = 0;
  forEachCell(collected, (page, seen, weight) => {
    const id = rank[seen] ?? 0;
    const idf = weights[id] ?? 0;
    if (idf > 0) {
      columns[cell] = id;
      values[cell++] = Math.log1p(weight) * idf;
    }
    starts[page + 1] = cell;
  });
  for (let page = 0; page < pageCount; page++) starts[page + 1] = Math.max(starts[page] ?? 0, starts[page + 1] ?? 0);
  const matrix = { rows: pageCount, columnCount, starts, columns, values };
  scaleRows(matrix);
  return matrix;
}

function scaleRows({ rows, starts, values }: SparseMatrix): void {
  for (let row = 0; row < rows; row++) {
    const [start, end] = [starts[row] as number, starts[row + 1] as number];
    let sum = 0;
    for (let cell = start; cell < end; cell++) sum += (values[cell] as number) ** 2;
    const scale = sum > 0 ? 1 / Math.sqrt(sum) : 0;
    for (let cell = start; cell < end; cell++) values[cell] = (values[cell] as number) * scale;
  }
}

/** Evenly spaced rows, at most MOST_PAGES of them. */
function sampled(matrix: SparseMatrix): SparseMatrix {
  const step = Math.ceil(matrix.rows / MOST_PAGES);
  if (step === 1) return matrix;
  const kept = Array.from({ length: Math.ceil(matrix.rows / step) }, (_, i) => i * step);
  const starts = new Uint32Array(kept.length + 1);
  for (const [i, row] of kept.entries())
    starts[i + 1] = (starts[i] as number) + (matrix.starts[row + 1] as number) - (matrix.starts[row] as number);
  const columns = new Uint32Array(starts.at(-1) ?? 0);
  const values = new Float32Array(columns.length);
  for (const [i, row] of kept.entries()) {
    columns.set(matrix.columns.subarray(matrix.starts[row], matrix.starts[row + 1]), starts[i]);
    values.set(matrix.values.subarray(matrix.starts[row], matrix.starts[row + 1]), starts[i]);
  }
  return { rows: kept.length, columnCount: matrix.columnCount, starts, columns, values };
}
