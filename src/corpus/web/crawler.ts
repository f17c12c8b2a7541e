import { messageOf } from "../../errors.ts";
import { createSafeFetch, type SafeAnswer, type SafeFetch, SafeFetchError } from "../../net/safe-fetch.ts";
import { MAX_REDIRECTS, MAX_RETRY_AFTER_MS, MAX_ROBOTS_BYTES } from "../limits.ts";
import { normalizeUrl } from "../urls/normalize-url.ts";
import { pause } from "./pause.ts";
import { noRules, parseRobots, robotName, Site, type SiteRules } from "./site.ts";
import { acceptedEncodings, unpack } from "./unpack.ts";
import { isPassingStatus, WebFault, webFaultOf } from "./web-fault.ts";

export interface CrawlerOptions {
  fetch?: SafeFetch;
  /** Milliseconds between the tries of one request: one try more than gaps. */
  retryGapsMs?: readonly number[];
  /** Admits this machine's own addresses. */
  allowLoopback?: boolean;
  signal?: AbortSignal;
}

interface Visit {
  url: string;
  /** More bytes than these are a fault. */
  maxBytes: number;
  timeoutMs?: number;
  /** Headers of the request to a url, which may be where a redirect led. */
  headersFor?: (url: string) => Record<string, string>;
}

/** An answer of the host, and the url that gave it. */
export interface Visited extends SafeAnswer {
  url: string;
}

const ownHeaders = {
  "user-agent": `${robotName}/1`,
  accept: "text/html, */*;q=0.5",
  "accept-encoding": acceptedEncodings,
};

const defaultGapsMs = [1_000, 4_000];

/**
 * Reads websites as a polite guest: `robots.txt` and crawl delays are kept, what may pass is tried again, and each
 * redirect is checked as the first address was. Faults are WebFaults; the signal's reason passes.
 */
export class Crawler {
  readonly #sites = new Map<string, Site>();
  readonly #fetch: SafeFetch;
  readonly #gapsMs: readonly number[];
  readonly #signal: AbortSignal;

  constructor(private readonly options: CrawlerOptions = {}) {
    this.#fetch = options.fetch ?? createSafeFetch();
    this.#gapsMs = options.retryGapsMs ?? defaultGapsMs;
    this.#signal = options.signal ?? new AbortController().signal;
  }

  /** A page, wherever on its site redirects lead. Throws WebFault, also where the rules of the site forbid it. */
  page(visit: Visit): Promise<Visited> {
    return this.#follow(visit, async (url) => {
      if (!isSameSite(url, visit.url))
        throw new WebFault("skipped", `redirects to another site: ${new URL(url).host || new URL(url).protocol}`);
      const { allows, crawlDelayMs } = await this.rulesFor(url);
      if (!allows(url)) throw new WebFault("skipped", "robots.txt forbids it");
      return crawlDelayMs;
    });
  }

  /** What the company names itself, or the site for robots: no rules stand before it. */
  file(visit: Visit): Promise<Visited> {
    return this.#follow(visit, async () => 0);
  }

  /** The rules of the url's site. Throws WebFault where they cannot be read. */
  rulesFor(url: string): Promise<SiteRules> {
    return this.#siteOf(url).rules();
  }

  async #follow(visit: Visit, delayOf: (url: string) => Promise<number>): Promise<Visited> {
    let url = dialled(visit.url);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const delayMs = await delayOf(url);
      const answer = await this.#ask({ ...visit, url }, delayMs);
      if (typeof answer !== "string") return { ...answer, url };
      url = dialled(answer);
    }
    throw new WebFault("failed", `more than ${MAX_REDIRECTS} redirects`);
  }

  /** The answer, or where it sends us. */
  async #ask(visit: Visit, delayMs: number): Promise<SafeAnswer | string> {
    const site = this.#siteOf(visit.url);
    for (let tried = 0; ; tried++) {
      if (site.silence) throw new WebFault("failed", site.silence, true);
      await site.turn(delayMs, this.#signal);
      const answer = await this.#try(visit);
      const fault = answer instanceof WebFault ? answer : passingFaultOf(answer);
      const gap = fault?.passing ? this.#gapsMs[tried] : undefined;
      site.rest(retryAfterOf(answer));
      if (gap !== undefined) await pause(gap, this.#signal);
      else if (isInVain(answer)) site.askedInVain(fault?.message ?? "");
      else site.answered();
      if (gap === undefined && fault) throw fault;
      if (!(fault || answer instanceof WebFault)) return answer;
    }
  }

  async #try({ url, maxBytes, timeoutMs, headersFor }: Visit): Promise<SafeAnswer | string | WebFault> {
    try {
      const answer = await this.#fetch(url, {
        headers: { ...ownHeaders, ...headersFor?.(url) },
        allowLoopback: this.options.allowLoopback ?? false,
        maxBodyBytes: maxBytes,
        signal: this.#signal,
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      return unpackedAnswer(answer, maxBytes);
    } catch (error) {
      if (!(error instanceof SafeFetchError)) throw error;
      return (error.location && URL.parse(error.location, url)?.href) || webFaultOf(error);
    }
  }

  #siteOf(url: string): Site {
    const { origin } = new URL(url);
    const known = this.#sites.get(origin) ?? new Site(() => this.#readRobots(`${origin}/robots.txt`));
    this.#sites.set(origin, known);
    return known;
  }

  async #readRobots(url: string): Promise<SiteRules> {
    try {
      const { status, body } = await this.file({ url, maxBytes: MAX_ROBOTS_BYTES });
      if (status === 200) return parseRobots(url, new TextDecoder().decode(body));
      // Only these say that there is none.
      if (status === 204 || (status >= 400 && status < 500)) return noRules;
      throw new WebFault("failed", `HTTP ${status}`);
    } catch (error) {
      if (!(error instanceof WebFault)) throw error;
      throw new WebFault("failed", `robots.txt cannot be read: ${error.message}`, error.passing);
    }
  }
}

/** The answer with its body as it was before it was packed, or why it cannot be had. */
function unpackedAnswer(answer: SafeAnswer, maxBytes: number): SafeAnswer | WebFault {
  try {
    return { ...answer, body: unpack(answer.body, answer.headers["content-encoding"] ?? "", maxBytes) };
  } catch (error) {
    return new WebFault("failed", messageOf(error));
  }
}

/** A status that is worth another try, as a fault. */
function passingFaultOf(answer: SafeAnswer | string): WebFault | undefined {
  const passes = typeof answer !== "string" && isPassingStatus(answer.status);
  return passes ? new WebFault("failed", `HTTP ${answer.status}`, true) : undefined;
}

/** Whether the host did not answer or is too busy to: a page that fails alone says nothing of the others. */
function isInVain(answer: SafeAnswer | string | WebFault): boolean {
  if (typeof answer === "string") return false;
  return answer instanceof WebFault ? answer.passing : [429, 503].includes(answer.status);
}

/** Milliseconds that the host wants to be left alone, at most `MAX_RETRY_AFTER_MS`; 0 where it does not say. */
function retryAfterOf(answer: SafeAnswer | string | WebFault): number {
  if (typeof answer === "string" || answer instanceof WebFault) return 0;
  const written = answer.headers["retry-after"] ?? "";
  const ms = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written) - Date.now();
  return Math.min(Math.max(0, ms || 0), MAX_RETRY_AFTER_MS);
}

/** Pages of a public host that are named with `http` are asked for with `https`, as their normalised url says. */
function dialled(url: string): string {
  if (!/^http:/i.test(url) || !normalizeUrl(url)?.startsWith("https:")) return url;
  const upgraded = new URL(url);
  upgraded.protocol = "https:";
  return upgraded.href;
}

/** Whether two urls are of one host; `www.` makes no other. */
export function isSameSite(a: string, b: string): boolean {
  return hostOf(a) === hostOf(b);
}

function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, "");
}
