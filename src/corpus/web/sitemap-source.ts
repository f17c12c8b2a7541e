import { CorpusError } from "../errors.ts";
import { MAX_SITEMAP_BYTES, MAX_SITEMAP_DEPTH, MAX_SITEMAP_URLS, MAX_SITEMAPS } from "../limits.ts";
import type { Source, SourceItem, SourceProblem } from "../source.ts";
import { normalizeUrl } from "../urls/normalize-url.ts";
import { type Crawler, isSameSite } from "./crawler.ts";
import { parseSitemap, type Sitemap } from "./sitemap.ts";
import { WebFault } from "./web-fault.ts";
import { readWebPages, type WebAccess } from "./web-pages.ts";

const timeoutMs = 60_000;

/**
 * The pages that a sitemap names, or the sitemaps that an index names, on the sitemap's own site. A named sitemap that
 * is gone or none is reported; one that is away for now or cut short stops the ingest, as its pages would be lost.
 * @throws CorpusError `sitemap_unreadable`, `sitemap_too_large`.
 */
export function createSitemapSource(url: string, access: WebAccess): Source {
  return async function* readSitemap(context): AsyncGenerator<SourceItem> {
    const { pages, problems } = await new SitemapWalk(url, access.crawler).run();
    context.onFound(pages.length + problems.length);
    yield* problems;
    yield* readWebPages(url, pages, access);
  };
}

interface Named {
  url: string;
  depth: number;
}

/** Collects what a sitemap and those that it names hold, in their order. */
class SitemapWalk {
  readonly #pages: string[] = [];
  readonly #problems: SourceProblem[] = [];
  #named = 0;
  readonly #waiting: Named[];
  readonly #seen: Set<string>;

  constructor(
    private readonly root: string,
    private readonly crawler: Crawler,
  ) {
    this.#waiting = [{ url: root, depth: 1 }];
    this.#seen = new Set([root]);
  }

  async run(): Promise<{ pages: string[]; problems: SourceProblem[] }> {
    for (let named = this.#waiting.shift(); named; named = this.#waiting.shift()) {
      const sitemap = await this.#read(named.url);
      if (sitemap?.kind === "pages") this.#addPages(sitemap.locations);
      else if (sitemap) this.#addSitemaps(sitemap.locations, named.depth + 1);
    }
    return { pages: this.#pages, problems: this.#problems };
  }

  /** `undefined` where it is reported. */
  async #read(url: string): Promise<Sitemap | undefined> {
    try {
      return await this.#fetch(url);
    } catch (error) {
      if (!(error instanceof WebFault)) throw error;
      if (url !== this.root && !error.passing) {
        this.#report(error.kind, url, `sitemap: ${error.message}`);
        return undefined;
      }
      const hint = url === this.root ? await this.#otherSitemaps() : "";
      throw new CorpusError("sitemap_unreadable", `sitemap cannot be read: ${url}: ${error.message}${hint}`, {
        cause: error,
      });
    }
  }

  /** The company names the first; the site names the others, under its own rules. */
  async #fetch(url: string): Promise<Sitemap> {
    const visit = { url, maxBytes: MAX_SITEMAP_BYTES, timeoutMs };
    const { status, body } = url === this.root ? await this.crawler.file(visit) : await this.crawler.page(visit);
    if (status !== 200) throw new WebFault("failed", `HTTP ${status}`);
    return parseSitemap(body);
  }

  /** A site whose sitemap is elsewhere tells robots so. */
  async #otherSitemaps(): Promise<string> {
    const { sitemaps } = await this.crawler.rulesFor(this.root).catch(() => ({ sitemaps: [] }));
    const others = sitemaps.filter((url) => url !== this.root).slice(0, 3);
    return others.length === 0 ? "" : `; its robots.txt names ${others.join(", ")}`;
  }

  #addPages(locations: readonly string[]): void {
    this.#named += locations.length;
    if (this.#named > MAX_SITEMAP_URLS) throw this.#tooLarge(`${MAX_SITEMAP_URLS} pages`);
    for (const location of locations) {
      if (normalizeUrl(location) === undefined) this.#report("failed", location, "no absolute http or https address");
      else if (!isSameSite(location, this.root)) this.#report("skipped", location, "of another host than the sitemap");
      else this.#pages.push(location);
    }
  }

  #addSitemaps(locations: readonly string[], depth: number): void {
    for (const location of locations) {
      const url = URL.parse(location, this.root)?.href;
      if (url === undefined) this.#report("failed", location, "sitemap: no address");
      else if (!isSameSite(url, this.root)) this.#report("skipped", url, "sitemap: of another host");
      else if (depth > MAX_SITEMAP_DEPTH) this.#report("failed", url, "sitemap: named too deep");
      else if (!this.#seen.has(url)) this.#waiting.push({ url, depth });
      if (url !== undefined) this.#seen.add(url);
    }
    if (this.#seen.size > MAX_SITEMAPS) throw this.#tooLarge(`${MAX_SITEMAPS} sitemaps`);
  }

  #report(kind: SourceProblem["kind"], url: string, reason: string): void {
    this.#problems.push({ kind, origin: { source: this.root, file: url }, url, reason });
  }

  #tooLarge(limit: string): CorpusError {
    return new CorpusError("sitemap_too_large", `sitemap names more than ${limit}: ${this.root}`);
  }
}
