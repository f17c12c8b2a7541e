import type { PageVisit } from "../../schemas/page.ts";
import { decodeText, UnreadableFile } from "../files/read-text.ts";
import { splitFrontMatter } from "../front-matter/front-matter.ts";
import { MAX_PAGE_BYTES } from "../limits.ts";
import { metaOf, refusalOf } from "../page-meta.ts";
import type { Origin, SourceDocument, SourceItem } from "../source.ts";
import { normalizeUrl } from "../urls/normalize-url.ts";
import type { Crawler, Visited } from "./crawler.ts";
import { inOrder } from "./in-order.ts";
import { forbidsIndexing } from "./robots-header.ts";
import { WebFault } from "./web-fault.ts";

/** What web sources work with. */
export interface WebAccess {
  crawler: Crawler;
  /** Why the company's rules leave a normalised url out: it is not fetched then. */
  refusal(url: string): string | undefined;
  /** The visit that gave the page of the version before, where the page would be read the same way today. */
  visitOf(asked: string): PageVisit | undefined;
}

/** Pages under way at a time; a crawl delay parts their requests. */
const pagesAtATime = 4;

/** Fetches pages and yields what became of each, in their order. */
export async function* readWebPages(
  source: string,
  urls: readonly string[],
  access: WebAccess,
): AsyncGenerator<SourceItem> {
  const seen = new Set<string>();
  const isRepeated = (url: string) => {
    const normalized = normalizeUrl(url) ?? url;
    return seen.has(normalized) || !seen.add(normalized);
  };
  yield* inOrder(urls, pagesAtATime, async (url) => {
    const origin = { source, file: url };
    if (isRepeated(url)) return { kind: "skipped", origin, url, reason: "named twice" };
    return readPage(origin, url, access).catch((error: unknown) => problemOf(error, origin, url));
  });
}

function problemOf(error: unknown, origin: Origin, url: string): SourceItem {
  if (error instanceof UnreadableFile) return { kind: "failed", origin, url, reason: error.message };
  if (!(error instanceof WebFault)) throw error;
  const { kind, message, passing } = error;
  return { kind, origin, url, reason: message, ...(passing ? { passing } : {}) };
}

async function readPage(origin: Origin, asked: string, { crawler, refusal, visitOf }: WebAccess): Promise<SourceItem> {
  const reason = refusal(normalizeUrl(asked) ?? asked);
  if (reason !== undefined) return { kind: "skipped", origin, url: asked, reason };
  const before = visitOf(asked);
  const headersFor = (url: string) => (url === before?.url ? conditionsOf(before) : {});
  const answer = await crawler.page({ url: asked, maxBytes: MAX_PAGE_BYTES, headersFor });
  const { status, url, headers } = answer;
  const isAsBefore = status === 304 && before?.url === url;
  if (status !== 200 && !isAsBefore) throw new WebFault("failed", `HTTP ${status}`);
  // A page that is as it was may be forbidden since.
  if (forbidsIndexing(headers["x-robots-tag"] ?? "")) throw new WebFault("skipped", "noindex");
  if (isAsBefore) return { kind: "unmodified", origin, url, asked };
  const visit = { asked, url, etag: headers.etag ?? "", lastModified: headers["last-modified"] ?? "" };
  return documentOf(origin, visit, answer);
}

function conditionsOf({ etag, lastModified }: PageVisit): Record<string, string> {
  if (etag !== "") return { "if-none-match": etag };
  return lastModified === "" ? {} : { "if-modified-since": lastModified };
}

const formats: Record<string, SourceDocument["format"]> = {
  "text/html": "html",
  "application/xhtml+xml": "html",
  "text/markdown": "markdown",
  "text/plain": "text",
};

function documentOf(origin: Origin, visit: PageVisit, { headers, body }: Visited): SourceItem {
  const [type = "", ...parameters] = (headers["content-type"] || "text/html").split(";").map((part) => part.trim());
  const format = formats[type.toLowerCase()];
  if (!format) throw new WebFault("skipped", `not a page: ${type}`);
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter))?.replace(/^charset=["']?|["']$/gi, "");
  const content = decodeText(body, charset);
  const { url, asked } = visit;
  // A page that is asked for under another address is found under that one too.
  const aliases = url === asked ? {} : { aliases: [asked] };
  const document = { kind: "document", origin, url, format, visit } as const;
  if (format !== "markdown") return { ...document, content, meta: aliases };
  const { fields, body: text } = splitFrontMatter(content);
  const refusal = refusalOf(fields);
  if (refusal !== undefined) throw new WebFault("skipped", refusal);
  return { ...document, content: text, fields, meta: { ...metaOf(fields), ...aliases } };
}
