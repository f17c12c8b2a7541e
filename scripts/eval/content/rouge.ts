import { stem } from "../../../src/search/analysis/stems.ts";

/** F-measures 0..1 of one summary against one reference. */
export interface Rouge {
  rouge1: number;
  rouge2: number;
  rougeL: number;
}

/** ROUGE-1, -2 and -L F over stemmed words, case and punctuation aside (Lin, 2004). */
export function rouge(summary: string, reference: string): Rouge {
  const [candidate, target] = [tokens(summary), tokens(reference)];
  return {
    rouge1: f(overlap(grams(candidate, 1), grams(target, 1)), candidate.length, target.length),
    rouge2: f(overlap(grams(candidate, 2), grams(target, 2)), candidate.length - 1, target.length - 1),
    rougeL: f(longestCommon(candidate, target), candidate.length, target.length),
  };
}

function tokens(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stem(word, "en"));
}

function grams(words: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i + size <= words.length; i++) {
    const gram = words.slice(i, i + size).join(" ");
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

function overlap(a: Map<string, number>, b: Map<string, number>): number {
  let shared = 0;
  for (const [gram, count] of a) shared += Math.min(count, b.get(gram) ?? 0);
  return shared;
}

function f(shared: number, inCandidate: number, inTarget: number): number {
  if (shared === 0 || inCandidate <= 0 || inTarget <= 0) return 0;
  const [precision, recall] = [shared / inCandidate, shared / inTarget];
  return (2 * precision * recall) / (precision + recall);
}

function longestCommon(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    for (let j = 0; j < b.length; j++) next.push(word === b[j] ? row[j]! + 1 : Math.max(row[j + 1]!, next[j]!));
    row = next;
  }
  return row.at(-1) ?? 0;
}
