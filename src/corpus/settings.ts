import type { Page } from "../schemas/page.ts";
import type { Origin } from "./source.ts";

/** Sources and rules of a company file, paths absolute. */
export interface CorpusSettings {
  sources: ({ folder: string; baseUrl: string } | { jsonl: string })[];
  /** Globs over url paths; an empty list means everything. */
  include: string[];
  exclude: string[];
  labels: { match: string; label: string }[];
  gated: string[];
  /** Language of pages that tell none; default `en`. */
  defaultLocale?: string;
}

export interface ReadCorpusOptions {
  /** Pages of the version before, by normalised url. */
  previous?: ReadonlyMap<string, Page>;
  signal?: AbortSignal;
  onProgress?: (progress: CorpusProgress) => void;
}

/** `done` outcomes so far of `found` inputs so far; `found` grows as sources are opened. */
export interface CorpusProgress {
  done: number;
  found: number;
}

/**
 * What became of one input. `url` is normalised, or as written where it is none, `""` where none could be told.
 * `unchanged` means the page's hash is that of `previous`.
 */
export type PageOutcome = Origin & { url: string } & (
    | { status: "indexed" | "unchanged"; page: Page }
    | { status: "skipped" | "failed"; reason: string }
  );
