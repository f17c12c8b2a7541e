export interface Measures {
  ndcg10: number;
  map: number;
  recall100: number;
}

const gain = (grade: number, rank: number): number => Math.max(0, grade) / Math.log2(rank + 2);

/** nDCG@10 with linear gains, average precision and recall@100 of one ranking (document ids, best first). */
export function measure(ranking: readonly string[], grades: ReadonlyMap<string, number>): Measures {
  const relevant = [...grades.values()].filter((grade) => grade > 0);
  if (relevant.length === 0) return { ndcg10: 0, map: 0, recall100: 0 };
  const ideal = relevant
    .toSorted((a, b) => b - a)
    .slice(0, 10)
    .reduce((sum, grade, rank) => sum + gain(grade, rank), 0);
  const found = ranking.map((id) => grades.get(id) ?? 0);
  return {
    ndcg10: found.slice(0, 10).reduce((sum, grade, rank) => sum + gain(grade, rank), 0) / ideal,
    map: averagePrecision(found, relevant.length),
    recall100: found.slice(0, 100).filter((grade) => grade > 0).length / relevant.length,
  };
}

function averagePrecision(grades: readonly number[], relevant: number): number {
  let hits = 0;
  let sum = 0;
  for (const [rank, grade] of grades.entries()) if (grade > 0) sum += ++hits / (rank + 1);
  return sum / relevant;
}

export function meanOf(measures: readonly Measures[]): Measures {
  const mean = (key: keyof Measures): number =>
    measures.reduce((sum, measured) => sum + measured[key], 0) / Math.max(1, measures.length);
  return { ndcg10: mean("ndcg10"), map: mean("map"), recall100: mean("recall100") };
}
