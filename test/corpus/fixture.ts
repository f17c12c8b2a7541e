import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildPage } from "../../src/corpus/build-page.ts";
import { readCorpus } from "../../src/corpus/read-corpus.ts";
import { createUrlRules } from "../../src/corpus/rules.ts";
import type { CorpusSettings, PageOutcome, ReadCorpusOptions } from "../../src/corpus/settings.ts";
import type { SourceDocument } from "../../src/corpus/source.ts";
import type { Page } from "../../src/schemas/page.ts";

export const NO_RULES = { include: [], exclude: [], labels: [], gated: [] };

/** A folder of files that is gone when the test ends. */
export async function createFolder(
  files: Record<string, string | Uint8Array>,
): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), "usher-corpus-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await Bun.write(join(path, name), content);
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

export async function outcomesOf(settings: CorpusSettings, options?: ReadCorpusOptions): Promise<PageOutcome[]> {
  return Array.fromAsync(readCorpus(settings, options));
}

/** Outcomes of a folder at https://acme.example. */
export async function readFolder(
  files: Record<string, string | Uint8Array>,
  rules: Partial<CorpusSettings> = {},
): Promise<PageOutcome[]> {
  await using folder = await createFolder(files);
  const sources = [{ folder: folder.path, baseUrl: "https://acme.example" }];
  return await outcomesOf({ ...NO_RULES, ...rules, sources });
}

/** `file: status url` or `file: status reason`, one a line. */
export function summary(outcomes: readonly PageOutcome[]): string[] {
  return outcomes.map(
    (outcome) => `${outcome.file}: ${outcome.status} ${"page" in outcome ? outcome.url : outcome.reason}`,
  );
}

export function pagesOf(outcomes: readonly PageOutcome[]): Page[] {
  return outcomes.flatMap((outcome) => ("page" in outcome ? [outcome.page] : []));
}

/** The page that one document makes. Throws with the reason where there is none. */
export function pageOf(
  format: SourceDocument["format"],
  content: string,
  meta: SourceDocument["meta"] = {},
  fields: SourceDocument["fields"] = {},
): Page {
  const context = { rules: createUrlRules(NO_RULES) };
  const origin = { source: "test", file: "test" };
  const url = "https://acme.example/guide";
  const built = buildPage({ kind: "document", origin, url, format, content, fields, meta }, context);
  if (built.status !== "built") throw new Error(built.reason);
  return built.page;
}

export function textOf(page: Page): string {
  return page.passages.map(({ text }) => text).join("\n\n");
}
