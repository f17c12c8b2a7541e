import type { CompanyFile } from "../schemas/company-file.ts";
import type { Page } from "../schemas/page.ts";
import type { Origin } from "./source.ts";
import type { CrawlerOptions } from "./web/crawler.ts";

/** Sources and rules of a company file, paths absolute; without `include` everything is. */
export type CorpusSettings = Required<Pick<CompanyFile, "sources" | "include" | "exclude" | "labels" | "gated">>;

export interface ReadCorpusOptions {
  /** Pages of the version before, by normalised url. */
  previous?: ReadonlyMap<string, Page>;
  signal?: AbortSignal;
  onProgress?: (progress: CorpusProgress) => void;
  /** Another way to fetch, or another patience. */
  web?: Pick<CrawlerOptions, "fetch" | "retryGapsMs">;
}

/** `done` outcomes so far of `found` inputs so far; `found` grows as sources are opened. */
export interface CorpusProgress {
  done: number;
  found: number;
}

/**
 * What became of one input. `url` is normalised, or as written where it is none, `""` where none could be told.
 * `unchanged` means the page's hash is that of `previous`; `failed` with a page, that the one of `previous` stays.
 */
export type PageOutcome = Origin & { url: string } & (
    | { status: "indexed" | "unchanged"; page: Page }
    | { status: "failed"; reason: string; page: Page }
    | { status: "skipped" | "failed"; reason: string }
  );
