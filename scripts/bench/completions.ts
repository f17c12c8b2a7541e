import { createClient } from "@libsql/client";
import MiniSearch from "minisearch";
import { Completer } from "../../src/search/completions/completer.ts";
import { normalisePhrase, normalisePrefix } from "../../src/search/completions/normalise.ts";
import { type WeightedPhrase, writePhraseTable } from "../../src/search/completions/phrase-writer.ts";
import { SectionReader, SectionWriter } from "../../src/search/format/sections.ts";
import { piece, type SourceText, sourceText } from "./corpus.ts";
import { below, randomFrom } from "./random.ts";
import { interleaved, measured, printTimings } from "./table.ts";

/** `BENCH_PHRASES`; the peers take milliseconds a prefix at a million and are left out beyond PEER_PHRASES. */
const PHRASES = Number(process.env.BENCH_PHRASES ?? 100_000);
const PEER_PHRASES = 200_000;
const PREFIXES = 1000;
const WANTED = 10;

/** Completions side by side with MiniSearch and FTS5: times, bytes a phrase, and whether the ten are the right ten. */
export async function benchCompletions(): Promise<void> {
  const source = sourceText();
  const phrases = benchPhrases(source, PHRASES);
  console.log(`\nCompletions of ${PHRASES} phrases: ${source.name}`);
  const { value: blob, seconds } = measured(() => {
    const sections = new SectionWriter();
    writePhraseTable(sections, phrases);
    return sections.finish({});
  });
  const completer = new Completer(new SectionReader(blob));
  console.log(`build ${seconds.toFixed(2)} s, ${(blob.byteLength / PHRASES).toFixed(1)} bytes a phrase`);
  const prefixes = benchPrefixes(phrases);
  for (const prefix of [...prefixes, ...prefixes, ...prefixes]) completer.complete(prefix, WANTED);
  const ours = { name: "usher", run: (prefix: string) => completer.complete(prefix, WANTED) };
  const peers = PHRASES <= PEER_PHRASES ? [await fts5(phrases), miniSearch(phrases)] : [];
  printTimings(await interleaved(prefixes, [ours]));
  if (peers.length > 0) printTimings(await interleaved(prefixes.slice(0, 200), [ours, ...peers]));
  printExactness(completer, phrases, prefixes.slice(0, 50));
}

/** Distinct phrases whose weights are spread as popularity is: few heavy, many light. */
function benchPhrases({ sentences }: SourceText, count: number): WeightedPhrase[] {
  const random = randomFrom(3);
  const sentence = (): string => sentences[below(random, sentences.length)] ?? "";
  const texts = new Set<string>();
  while (texts.size < count)
    texts.add(`${piece(sentence(), random, 2 + below(random, 3))} ${piece(sentence(), random, 1 + below(random, 4))}`);
  return [...texts].map((text) => ({ text, weight: 0.05 + 0.95 * random() ** 3 }));
}

function benchPrefixes(phrases: readonly WeightedPhrase[]): string[] {
  const random = randomFrom(4);
  return Array.from({ length: PREFIXES }, () => {
    const { text } = phrases[below(random, phrases.length)] as WeightedPhrase;
    return text.slice(0, 1 + below(random, 12));
  });
}

async function fts5(phrases: readonly WeightedPhrase[]): Promise<{ name: string; run: (prefix: string) => unknown }> {
  const client = createClient({ url: "file::memory:" });
  await client.execute("create virtual table phrases using fts5(text, prefix = '1 2 3')");
  for (let start = 0; start < phrases.length; start += 1000)
    await client.batch(
      phrases.slice(start, start + 1000).map(({ text }) => ({ sql: "insert into phrases values (?)", args: [text] })),
      "write",
    );
  const sql = `select text from phrases where phrases match ? limit ${WANTED}`;
  const words = (prefix: string): string => prefix.replace(/[^\p{L}\p{N} ]/gu, " ").trim();
  return {
    name: "FTS5 ^prefix* (unranked)",
    run: (prefix) => client.execute({ sql, args: [`^"${words(prefix)}" *`] }),
  };
}

function miniSearch(phrases: readonly WeightedPhrase[]): { name: string; run: (prefix: string) => unknown } {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ["text"] });
  index.addAll(phrases.map(({ text }, id) => ({ id, text })));
  return { name: "MiniSearch autoSuggest", run: (prefix) => index.autoSuggest(prefix).slice(0, WANTED) };
}

function printExactness(completer: Completer, phrases: readonly WeightedPhrase[], prefixes: readonly string[]): void {
  let exact = 0;
  let starts = 0;
  let all = 0;
  // As they are offered: some begin with a blank or hold two in a row.
  const offered = phrases.map(({ text, weight }) => ({ key: normalisePhrase(text).toLowerCase(), weight }));
  for (const prefix of prefixes) {
    const lower = normalisePrefix(prefix).toLowerCase();
    const matching = offered.filter(({ key }) => key.startsWith(lower));
    const best = matching.map(({ weight }) => Math.round(weight * 255)).sort((a, b) => b - a);
    const found = completer.complete(prefix, WANTED);
    if (found.every(({ score }, i) => Math.round(score * 255) === best[i])) exact++;
    starts += found.filter(({ text }) => text.toLowerCase().startsWith(lower)).length;
    all += found.length;
  }
  console.log(`exact top ${WANTED}: ${exact} of ${prefixes.length} prefixes; prefix-true ${starts} of ${all}`);
}
