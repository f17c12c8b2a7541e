import type { CorpusSettings } from "./settings.ts";
import { readablePath } from "./urls/readable-path.ts";

export interface UrlRules {
  /** Why a page is left out, `undefined` where it stays. */
  refusal(url: string): string | undefined;
  labels(url: string): string[];
  gated(url: string): boolean;
}

/** The company's globs over url paths, compiled once. `/blog/**` also matches `/blog`. */
export function createUrlRules(settings: Omit<CorpusSettings, "sources">): UrlRules {
  const include = settings.include.map(createMatcher);
  const exclude = settings.exclude.map((pattern) => ({ pattern, matches: createMatcher(pattern) }));
  const labels = settings.labels.map(({ match, label }) => ({ label, matches: createMatcher(match) }));
  const gated = settings.gated.map(createMatcher);
  return {
    refusal(url) {
      const path = readablePathOf(url);
      const excluded = exclude.find(({ matches }) => matches(path));
      if (excluded) return `excluded by ${excluded.pattern}`;
      return include.length > 0 && !include.some((matches) => matches(path)) ? "not in include" : undefined;
    },
    labels: (url) => labels.filter(({ matches }) => matches(readablePathOf(url))).map(({ label }) => label),
    gated: (url) => gated.some((matches) => matches(readablePathOf(url))),
  };
}

const ENCODED = /(?:%[\da-f]{2})+/gi;
const MEANS_SOMETHING = /[*?[\]{}!\\]/g;

/** Tells readable paths that a glob matches. `/blog/**` also matches `/blog`. */
export function createMatcher(pattern: string): (path: string) => boolean {
  // What is encoded stands for itself, whatever it means in a glob.
  const glob = new Bun.Glob(pattern.replace(ENCODED, (code) => readablePath(code).replace(MEANS_SOMETHING, "\\$&")));
  return (path) => glob.match(path) || glob.match(`${path}/`);
}

/** Readable path: a glob may be written in the page's own script. */
export function readablePathOf(url: string): string {
  return readablePath(new URL(url).pathname);
}
