import type { BlobStore } from "../objects/local.ts";
import type { Page } from "../schemas/page.ts";

const encoder = new TextEncoder();

/** Keeps the pages of a revision as JSON lines under the hash of what tells them apart; returns the key. */
export async function writeCorpusPages(store: BlobStore, pages: readonly Page[]): Promise<string> {
  const hash = new Bun.CryptoHasher("sha256");
  for (const page of pages) hash.update(`${page.url}\n${page.hash}\n${visitOf(page)}`);
  const key = `corpora/${hash.digest("hex")}`;
  await store.put(key, linesOf(pages));
  return key;
}

/** No part of a page's own hash: another answer of its host makes no other page. */
function visitOf({ visit }: Page): string {
  return visit ? `${JSON.stringify(visit)}\n` : "";
}

/** The pages of a revision; none where the store has lost them, or where what it has is no such file any more. */
export async function readCorpusPages(store: BlobStore, key: string): Promise<Page[]> {
  const bytes = await store.get(key);
  try {
    return bytes ? (Bun.JSONL.parse(bytes) as Page[]) : [];
  } catch {
    return [];
  }
}

async function* linesOf(pages: readonly Page[]): AsyncGenerator<Uint8Array> {
  for (const page of pages) yield encoder.encode(`${JSON.stringify(page)}\n`);
}
