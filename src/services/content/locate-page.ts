import type { Context } from "../../context.ts";
import { normalizeUrl } from "../../corpus/urls/normalize-url.ts";
import type { RuntimePackage } from "../../runtime-package/packages.ts";
import type { SourcePage } from "../../schemas/generation.ts";
import type { PageCard } from "../../schemas/page.ts";
import type { SnackableReadRequest } from "../../schemas/page-content.ts";
import type { RequestScope } from "../caller/scope.ts";
import { sourceOfPage } from "./evidence.ts";

/** The fields that every page-content request has. */
export type PageRequest = Pick<
  SnackableReadRequest,
  "canonical_url" | "page_url" | "title" | "locale" | "version" | "model"
>;

export interface LocatedPage {
  sourceUrl: string;
  package: RuntimePackage | undefined;
  /** `undefined` where the page is not in the index. */
  page: PageCard | undefined;
  /** The whole page: read only where something is to be generated from it. */
  read(): SourcePage;
}

/** Looks the page up by its canonical url, then by the browser's. An unknown company has no pages. */
export async function locatePage(context: Context, scope: RequestScope, request: PageRequest): Promise<LocatedPage> {
  const found = await context.packages.resolve(scope.company, scope.version);
  for (const address of found ? [request.canonical_url, request.page_url] : []) {
    const hit = address && found && scope.findPage(found.segment, address);
    if (!hit) continue;
    const { segment } = found;
    return { sourceUrl: hit.url, package: found, page: hit.card, read: () => sourceOfPage(segment, hit.page) };
  }
  const sourceUrl = normalizeUrl(request.canonical_url) ?? request.canonical_url;
  return { sourceUrl, package: found, page: undefined, read: noPage };
}

function noPage(): never {
  throw new RangeError("A page that is not in the index cannot be read");
}
