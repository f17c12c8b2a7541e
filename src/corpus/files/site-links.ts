import { readablePath } from "../urls/readable-path.ts";

/** A link to a path of the site: behind a bracket or a quote, or behind what a template writes (`{{ site.baseurl }}/x`). */
const LINK = /(?<=[("'}])(https?:\/\/[^\s"'()<>/?#{}]{1,200})?(\/[^\s"'()<>?#{}|]{1,300})/g;
/** Paths that are looked at for one name: many files may be called the same. */
const MOST_PATHS = 100;
/** Links that are kept. */
const MOST_LINKS = 100_000;

/** What the pages of a folder call one another: where nothing else tells, a file's url is what links to it say. */
export class SiteLinks {
  readonly #host: string;
  readonly #base: string;
  readonly #paths = new Map<string, Set<string>>();
  #left = MOST_LINKS;

  constructor(baseUrl: string) {
    const { hostname = "", pathname = "" } = URL.parse(baseUrl) ?? {};
    this.#host = hostname.replace(/^www\./, "");
    this.#base = pathname.replace(/\/+$/, "");
  }

  /** Takes the links of a page's text. */
  add(text: string): void {
    for (const [, origin, written = ""] of text.matchAll(LINK)) {
      if (origin !== undefined && URL.parse(origin)?.hostname.replace(/^www\./, "") !== this.#host) continue;
      const path = pathKey(written.startsWith(`${this.#base}/`) ? written.slice(this.#base.length) : written);
      const last = lastOf(path);
      const known = this.#paths.get(last) ?? new Set();
      if (last === "" || known.has(path) || this.#left === 0) continue;
      this.#left -= 1;
      this.#paths.set(last, known.add(path));
    }
  }

  /** Paths below the base that end in a name: the first hundred of them. */
  endingIn(name: string): Iterable<string> {
    return this.#paths.get(name)?.values().take(MOST_PATHS) ?? [];
  }

  /** Whether a page links to a path below the base. */
  has(path: string): boolean {
    const key = pathKey(path);
    return this.#paths.get(lastOf(key))?.has(key) === true;
  }
}

/** One form of a path, however it ends. */
function pathKey(path: string): string {
  return readablePath(path)
    .replace(/[.,;:!]+$/, "")
    .replace(/(?:\/index)?\.html?$/, "")
    .replace(/\/+$/, "");
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
