import robotsParser from "robots-parser";
import { MAX_CRAWL_DELAY_MS } from "../limits.ts";
import { pause } from "./pause.ts";

/** The name that a `robots.txt` calls us by. */
export const robotName = "Usher";

/** What a host lets robots do. */
export interface SiteRules {
  allows(url: string): boolean;
  /** Between two requests; 0 where the host asks for none. */
  crawlDelayMs: number;
  /** Sitemaps that it names. */
  sitemaps: readonly string[];
}

/** Of a host that has no `robots.txt` (RFC 9309, 2.3.1.3). */
export const noRules: SiteRules = { allows: () => true, crawlDelayMs: 0, sitemaps: [] };

/** The rules of a `robots.txt` at `url`; lines that mean nothing count for nothing. */
export function parseRobots(url: string, text: string): SiteRules {
  const robots = robotsParser(url, withPlainEscapes(text.replace(/^\uFEFF/, "")));
  return {
    allows: (page) => robots.isAllowed(withPlainEscapes(page), robotName) ?? true,
    crawlDelayMs: Math.min(Math.max(0, (robots.getCrawlDelay(robotName) ?? 0) * 1000), MAX_CRAWL_DELAY_MS),
    sitemaps: robots.getSitemaps(),
  };
}

/** `/%70rivate` is `/private`: what needs no escape is compared without one (RFC 9309, 2.2.2). */
function withPlainEscapes(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (written, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : written.toUpperCase();
  });
}

/** After so many requests in a row that a host does not answer, or is too busy for, nothing more is asked of it. */
const vainRequests = 5;

/** One origin that is read: its rules are asked for once, and requests keep the distance that they want. */
export class Site {
  #rules: Promise<SiteRules> | undefined;
  #turns: Promise<unknown> = Promise.resolve();
  #freeAt = 0;
  #vain = 0;
  #fault = "";

  constructor(private readonly ask: () => Promise<SiteRules>) {}

  rules(): Promise<SiteRules> {
    this.#rules ??= this.ask();
    return this.#rules;
  }

  /**
   * Resolves when the next request may go out, one after the other: the distance begins when a request does, so that
   * those which a busy process has kept do not go out together.
   */
  turn(delayMs: number, signal: AbortSignal): Promise<void> {
    const turn = this.#turns.then(() => this.#wait(delayMs, signal));
    this.#turns = turn.catch(() => {});
    return turn;
  }

  async #wait(delayMs: number, signal: AbortSignal): Promise<void> {
    for (let left = this.#left(); left > 0; left = this.#left()) await pause(left, signal);
    this.#freeAt = performance.now() + delayMs;
  }

  #left(): number {
    return this.#freeAt - performance.now();
  }

  /** Leaves the site alone for that long. */
  rest(ms: number): void {
    this.#freeAt = Math.max(this.#freeAt, performance.now() + ms);
  }

  /** Why nothing more is asked of the site, if so. */
  get silence(): string | undefined {
    return this.#vain < vainRequests ? undefined : `nothing more is asked of the host: ${this.#fault}`;
  }

  answered(): void {
    this.#vain = 0;
  }

  askedInVain(fault: string): void {
    this.#vain++;
    this.#fault = fault;
  }
}
