import { Elysia } from "elysia";
import { readFrontMatter } from "../demo/front-matter.ts";
import { demoPages } from "../demo/manifest.ts";
import { type DocumentationPage, renderPage } from "../demo/render-page.ts";
import { ServiceError } from "../errors.ts";
import { wayToRoot } from "../net/request-path.ts";

const pages = new Map<string, DocumentationPage>(
  demoPages.map(({ path, markdown }) => {
    const url = `/docs/${path.replace(/(^|\/)index\.md$|\.md$/, "")}`.replace(/\/$/, "");
    return [url, { url, ...readFrontMatter(markdown) }];
  }),
);

/** `GET /docs`: the documentation that is also the demo company's site. */
export function docsRoutes() {
  const show = (path: string): Response => {
    const page = pages.get(path.replace(/\/$/, ""));
    if (!page) throw new ServiceError("not_found", "There is no such page.");
    return new Response(renderPage(page, [...pages.values()], wayToRoot(path)), { headers });
  };
  return new Elysia({ normalize: false })
    .get("/docs", ({ path }) => show(path))
    .get("/docs/*", ({ path }) => show(path));
}

const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
  "x-content-type-options": "nosniff",
};
