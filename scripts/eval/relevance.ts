import { type Collection, findCollections, readCollection } from "./collection.ts";
import { type Engine, fts5, miniSearch, usher } from "./engines.ts";
import { type Measures, meanOf, measure } from "./metrics.ts";

/** Ranks deep enough for average precision. */
const DEPTH = 1000;

function evaluate(engine: Engine, { queries, judgements }: Collection): Measures {
  const judged = queries.filter(({ id }) => judgements.has(id));
  return meanOf(judged.map(({ id, text }) => measure(engine.search(text, DEPTH), judgements.get(id) ?? new Map())));
}

function printRow(name: string, { ndcg10, map, recall100 }: Measures): void {
  const cells = [ndcg10, map, recall100].map((value) => value.toFixed(4).padStart(12));
  console.log(name.padEnd(24) + cells.join(""));
}

const folders = process.env.EVAL_DATA ?? "";
const found = findCollections(folders);
if (found.length === 0) {
  console.error("EVAL_DATA: folders (separated by ':') that hold docs.jsonl, queries.tsv and qrels.tsv");
  process.exit(2);
}
for (const folder of found) {
  const collection = readCollection(folder);
  const { documents, queries } = collection;
  console.log(`\n${collection.name}: ${documents.length} documents, ${queries.length} queries`);
  console.log("".padEnd(24) + ["nDCG@10", "MAP", "Recall@100"].map((head) => head.padStart(12)).join(""));
  for (const engine of [usher(documents), usher(documents, "lexical"), fts5(documents), miniSearch(documents)])
    printRow(engine.name, evaluate(engine, collection));
}
