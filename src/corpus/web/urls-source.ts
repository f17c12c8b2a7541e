import type { Source } from "../source.ts";
import { readWebPages, type WebAccess } from "./web-pages.ts";

/** What reports call the list of a company file. */
const name = "urls";

/** The pages that a company file lists. */
export function createUrlsSource(urls: readonly string[], access: WebAccess): Source {
  return async function* readUrls({ onFound }) {
    onFound(urls.length);
    yield* readWebPages(name, urls, access);
  };
}
