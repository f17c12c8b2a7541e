import { messageOf } from "../errors.ts";
import { limits } from "../schemas/formats.ts";
import type { Page, PageVisit } from "../schemas/page.ts";
import { type BuiltPage, buildPage, type PageContext, underRules } from "./build-page.ts";
import { createFolderSource } from "./files/folder-source.ts";
import { createJsonlSource } from "./files/jsonl-source.ts";
import { createUrlRules } from "./rules.ts";
import type { CorpusSettings, PageOutcome, ReadCorpusOptions } from "./settings.ts";
import type { Origin, Source, SourceDocument, SourceItem, SourceProblem, UnmodifiedPage } from "./source.ts";
import { normalizeUrl } from "./urls/normalize-url.ts";
import { Crawler, type CrawlerOptions } from "./web/crawler.ts";
import { createSitemapSource } from "./web/sitemap-source.ts";
import { createUrlsSource } from "./web/urls-source.ts";
import type { WebAccess } from "./web/web-pages.ts";

/** Raise it whenever pages are read in another way: every page is then read anew. */
const extractorVersion = 26;

/** A page that claims another url than its own: it waits, as the page at that url has the better right to it. */
interface Claim {
  origin: Origin;
  page: Page;
}

/** A page of the version before that cannot be read for now: it waits, as what could be read has the better right. */
interface Kept {
  origin: Origin;
  page: Page;
  reason: string;
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
  // A reader that leaves, or an error, ends the requests that are still under way.
  const leaving = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, leaving.signal]) : leaving.signal;
  try {
    for (const source of settings.sources) {
      for await (const item of sourceOf(source, reader, { ...options.web, signal })(context)) {
        options.signal?.throwIfAborted();
        const outcome = reader.read(item);
        if (outcome !== undefined) yield report(outcome);
      }
    }
  } finally {
    leaving.abort();
  }
  for (const outcome of reader.settle()) yield report(outcome);
}

function sourceOf(source: CorpusSettings["sources"][number], reader: CorpusReader, options: CrawlerOptions): Source {
  if ("folder" in source) return createFolderSource(source);
  if ("jsonl" in source) return createJsonlSource(source.jsonl);
  const { allowLoopback = false } = source;
  const access: WebAccess = {
    crawler: new Crawler({ ...options, allowLoopback }),
    refusal: (url) => reader.refusal(url),
    visitOf: (asked) => reader.visitOf(asked),
  };
  return "sitemap" in source ? createSitemapSource(source.sitemap, access) : createUrlsSource(source.urls, access);
}

class CorpusReader {
  readonly #context: PageContext;
  readonly #previous: ReadonlyMap<string, Page>;
  /** Pages of the version before by what they were read from: read again only where that has changed. */
  readonly #bySource: ReadonlyMap<string, Page>;
  /** Fetched pages of the version before, by the url that was asked for. */
  readonly #byAsked: ReadonlyMap<string, Page>;
  /** Pages of the version before by their other urls, such as that of a file whose permalink cannot be read for now. */
  readonly #byAlias: ReadonlyMap<string, Page>;
  readonly #rules: string;
  readonly #winners = new Map<string, Origin>();
  readonly #claims: Claim[] = [];
  readonly #kept: Kept[] = [];

  constructor(settings: CorpusSettings, options: ReadCorpusOptions) {
    this.#context = { rules: createUrlRules(settings) };
    this.#previous = options.previous ?? new Map();
    this.#bySource = new Map(
      [...this.#previous.values()].flatMap((page) => (page.source ? [[page.source, page]] : [])),
    );
    this.#byAsked = new Map(
      [...this.#previous.values()].flatMap((page) => (page.visit ? [[keyOf(page.visit.asked), page]] : [])),
    );
    this.#byAlias = new Map(
      [...this.#previous.values()].flatMap((page) => page.aliases.map((alias) => [alias, page] as const)),
    );
    const { sources: _, ...rules } = settings;
    this.#rules = sha256(JSON.stringify([extractorVersion, rules]));
  }

  /** Why the rules leave a normalised url out. */
  refusal(url: string): string | undefined {
    return this.#context.rules.refusal(url);
  }

  /** The visit that gave a page which would be read from the same answer in the same way. */
  visitOf(asked: string): PageVisit | undefined {
    const visit = this.#byAsked.get(keyOf(asked))?.visit;
    return visit?.rules === this.#rules ? visit : undefined;
  }

  /** `undefined` when the outcome is only known at the end. */
  read(item: SourceItem): PageOutcome | undefined {
    const url = normalizeUrl(item.url) ?? item.url;
    if (item.kind === "unmodified") return this.#take(item.origin, this.#unmodified({ ...item, url }));
    if (item.kind !== "document") return this.#problem({ ...item, url });
    if (url.length > limits.url) return { ...item.origin, url, status: "failed", reason: tooLong };
    return this.#take(item.origin, this.#build({ ...item, url }));
  }

  #take(origin: Origin, built: BuiltPage): PageOutcome | undefined {
    if (built.status !== "built") {
      const { status: kind, reason, url } = built;
      return this.#problem({ kind, origin, url, reason, passing: kind === "failed" });
    }
    if (!built.canonical) return this.#settle(origin, built.page);
    this.#claims.push({ origin, page: built.page });
    return undefined;
  }

  #unmodified({ url, asked }: UnmodifiedPage): BuiltPage {
    const winner = this.#winners.get(url);
    if (winner) return { status: "skipped", reason: duplicateOf(winner), url };
    const page = this.#byAsked.get(keyOf(asked));
    if (!page) throw new RangeError(`No page was read from ${asked} before`);
    return { status: "built", page, canonical: page.url !== url };
  }

  /** What may be over the next time costs the company no page that it had. */
  #problem({ kind, origin, url, reason, passing }: SourceProblem): PageOutcome | undefined {
    const page = passing ? this.#pageBefore(url) : undefined;
    if (!page) return { ...origin, url, status: kind, reason };
    this.#kept.push({ origin, page, reason });
    return undefined;
  }

  #pageBefore(url: string): Page | undefined {
    return this.#byAsked.get(url) ?? this.#previous.get(url) ?? this.#byAlias.get(url);
  }

  /** What waited for the others. */
  *settle(): Generator<PageOutcome> {
    for (const { origin, page } of this.#claims) yield this.#settle(origin, page);
    for (const kept of this.#kept) yield this.#keep(kept);
  }

  /** The rules of today hold for a page of before as well. */
  #keep({ origin, page, reason }: Kept): PageOutcome {
    const { url } = page;
    const left = this.refusal(url);
    if (left !== undefined) return { ...origin, url, status: "skipped", reason: left };
    if (this.#winners.has(url)) return { ...origin, url, status: "failed", reason };
    this.#winners.set(url, origin);
    const kept = underRules(page, this.#context.rules);
    return { ...origin, url, status: "failed", reason: `${reason}; ${stays}`, page: kept };
  }

  #build(document: SourceDocument): BuiltPage {
    const winner = this.#winners.get(document.url);
    if (winner) return { status: "skipped", reason: duplicateOf(winner), url: document.url };
    try {
      return this.#knownOrNew(document);
    } catch (error) {
      // A page that breaks the parser must not cost the company the other pages.
      return { status: "failed", reason: `cannot be parsed: ${messageOf(error)}`, url: document.url };
    }
  }

  #knownOrNew(document: SourceDocument): BuiltPage {
    const source = this.#fingerprint(document);
    const visit = document.visit && { visit: { ...document.visit, rules: this.#rules } };
    const known = this.#bySource.get(source);
    if (known) return { status: "built", page: { ...known, ...visit }, canonical: known.url !== document.url };
    const built = buildPage(document, this.#context);
    return built.status === "built" ? { ...built, page: { ...built.page, source, ...visit } } : built;
  }

  /** Throws for fields that nest too deep, or that hold themselves, as YAML's anchors may. */
  #fingerprint({ format, url, content, fields, meta, suffixLocale, usualLocale }: SourceDocument): string {
    const document = JSON.stringify([this.#rules, format, url, fields, meta, suffixLocale, usualLocale]);
    return sha256(document, content);
  }

  #settle(origin: Origin, page: Page): PageOutcome {
    const winner = this.#winners.get(page.url);
    if (winner) return { ...origin, url: page.url, status: "skipped", reason: duplicateOf(winner) };
    this.#winners.set(page.url, origin);
    const unchanged = this.#previous.get(page.url)?.hash === page.hash;
    return { ...origin, url: page.url, status: unchanged ? "unchanged" : "indexed", page };
  }
}

/** Fetched pages are known by the address that was asked for, however it is written. */
function keyOf(asked: string): string {
  return normalizeUrl(asked) ?? asked;
}

const stays = "the page of the version before stays";

/** No request could name the page. */
const tooLong = `url over ${limits.url.toLocaleString("en")} characters`;

function duplicateOf({ file, line }: Origin): string {
  return `duplicate of ${file}${line === undefined ? "" : `, line ${line}`}`;
}

function sha256(...texts: string[]): string {
  const hash = new Bun.CryptoHasher("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex");
}
