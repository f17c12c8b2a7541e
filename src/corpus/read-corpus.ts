import { messageOf } from "../errors.ts";
import { limits } from "../schemas/formats.ts";
import type { Page } from "../schemas/page.ts";
import { type BuiltPage, buildPage, type PageContext } from "./build-page.ts";
import { createFolderSource } from "./folder-source.ts";
import { createJsonlSource } from "./jsonl-source.ts";
import { tryNormalizeUrl } from "./normalize-url.ts";
import { createUrlRules } from "./rules.ts";
import type { CorpusSettings, PageOutcome, ReadCorpusOptions } from "./settings.ts";
import type { Origin, Source, SourceDocument, SourceItem } from "./source.ts";

/** Raise it whenever pages are read in another way: every page is then read anew. */
const extractorVersion = 4;

/** A page that claims another url than its own: it waits, as the page at that url has the better right to it. */
interface Claim {
  origin: Origin;
  page: Page;
}

/**
 * Reads all sources of a company in order and yields exactly one outcome for every input. Two pages never share a
 * url: the first wins, the second is skipped with a reason that names the winner. Equal input gives equal output.
 * @throws CorpusError when a source cannot be read at all; the signal's reason when it is aborted.
 */
export async function* readCorpus(
  settings: CorpusSettings,
  options: ReadCorpusOptions = {},
): AsyncGenerator<PageOutcome> {
  const reader = new CorpusReader(settings, options);
  const progress = { done: 0, found: 0 };
  const onFound = (count: number) => {
    progress.found += count;
  };
  const context = options.signal === undefined ? { onFound } : { onFound, signal: options.signal };
  const report = (outcome: PageOutcome) => {
    progress.done += 1;
    options.onProgress?.({ ...progress });
    return outcome;
  };
  for (const source of sourcesOf(settings)) {
    for await (const item of source(context)) {
      options.signal?.throwIfAborted();
      const outcome = reader.read(item);
      if (outcome !== undefined) yield report(outcome);
    }
  }
  for (const outcome of reader.settleClaims()) yield report(outcome);
}

function sourcesOf(settings: CorpusSettings): Source[] {
  return settings.sources.map((source) =>
    "folder" in source ? createFolderSource(source) : createJsonlSource(source.jsonl),
  );
}

class CorpusReader {
  readonly #context: PageContext;
  readonly #previous: ReadonlyMap<string, Page>;
  /** Pages of the version before by what they were read from: read again only where that has changed. */
  readonly #bySource: ReadonlyMap<string, Page>;
  readonly #rules: string;
  readonly #winners = new Map<string, Origin>();
  readonly #claims: Claim[] = [];

  constructor(settings: CorpusSettings, options: ReadCorpusOptions) {
    this.#context = { rules: createUrlRules(settings), defaultLocale: settings.defaultLocale ?? "en" };
    this.#previous = options.previous ?? new Map();
    this.#bySource = new Map(
      [...this.#previous.values()].flatMap((page) => (page.source ? [[page.source, page]] : [])),
    );
    const { sources: _, ...rules } = settings;
    this.#rules = JSON.stringify([extractorVersion, rules]);
  }

  /** `undefined` when the outcome is only known at the end. */
  read(item: SourceItem): PageOutcome | undefined {
    const url = tryNormalizeUrl(item.url) ?? item.url;
    if (item.kind !== "document") return { ...item.origin, url, status: item.kind, reason: item.reason };
    if (url.length > limits.url) return { ...item.origin, url, status: "failed", reason: tooLong };
    const built = this.#build({ ...item, url });
    if (built.status !== "built") return { ...item.origin, ...built };
    if (!built.canonical) return this.#settle(item.origin, built.page);
    this.#claims.push({ origin: item.origin, page: built.page });
    return undefined;
  }

  *settleClaims(): Generator<PageOutcome> {
    for (const { origin, page } of this.#claims) yield this.#settle(origin, page);
  }

  #build(document: SourceDocument): BuiltPage {
    const winner = this.#winners.get(document.url);
    if (winner) return { status: "skipped", reason: duplicateOf(winner), url: document.url };
    const source = this.#fingerprint(document);
    const known = this.#bySource.get(source);
    if (known) return { status: "built", page: known, canonical: known.url !== document.url };
    try {
      const built = buildPage(document, this.#context);
      return built.status === "built" ? { ...built, page: { ...built.page, source } } : built;
    } catch (error) {
      // A page that breaks the parser must not cost the company the other pages.
      return { status: "failed", reason: `cannot be parsed: ${messageOf(error)}`, url: document.url };
    }
  }

  #fingerprint({ format, url, content, meta, suffixLocale }: SourceDocument): string {
    const document = JSON.stringify([this.#rules, format, url, meta, suffixLocale]);
    return new Bun.CryptoHasher("sha256").update(document).update(content).digest("hex");
  }

  #settle(origin: Origin, page: Page): PageOutcome {
    const winner = this.#winners.get(page.url);
    if (winner) return { ...origin, url: page.url, status: "skipped", reason: duplicateOf(winner) };
    this.#winners.set(page.url, origin);
    const unchanged = this.#previous.get(page.url)?.hash === page.hash;
    return { ...origin, url: page.url, status: unchanged ? "unchanged" : "indexed", page };
  }
}

/** No request could name the page. */
const tooLong = `url over ${limits.url.toLocaleString("en")} characters`;

function duplicateOf({ file, line }: Origin): string {
  return `duplicate of ${file}${line === undefined ? "" : `, line ${line}`}`;
}
