import type { Documentation } from "./front-matter.ts";
import { framedPage } from "./page-frame.ts";

export interface DocumentationPage extends Documentation {
  /** Path on this server, e.g. `/docs/guides/ingest`. */
  url: string;
}

const groups = [
  { name: "Start", prefix: /^\/docs(\/(quick-start|concepts))?$/ },
  { name: "Guides", prefix: /^\/docs\/guides\// },
  { name: "API", prefix: /^\/docs\/api\// },
  { name: "Command line", prefix: /^\/docs\/cli$/ },
];

/** One page of the documentation as HTML: no script, readable on a phone. `root` is the way to the server's. */
export function renderPage(page: DocumentationPage, all: readonly DocumentationPage[], root: string): string {
  const content = Bun.markdown.html(page.body, { headings: { ids: true } });
  const contents = groups.map(({ name, prefix }) => renderGroup(name, prefix, page, all)).join("");
  return framedPage({
    root,
    title: page.title,
    head: `<meta name="description" content="${escapeHtml(page.description)}">`,
    links: '<a href="#contents">Contents</a>',
    content: `<main>${content}</main>
<nav id="contents" aria-label="Contents">${contents}</nav>`,
  });
}

function renderGroup(
  name: string,
  prefix: RegExp,
  current: DocumentationPage,
  all: readonly DocumentationPage[],
): string {
  const links = all
    .filter(({ url }) => prefix.test(url))
    .map(({ url, title }) => {
      const here = url === current.url ? ' aria-current="page"' : "";
      return `<li><a href="${url}"${here}>${escapeHtml(title)}</a></li>`;
    });
  return `<h2>${name}</h2><ul>${links.join("")}</ul>`;
}

function escapeHtml(text: string): string {
  return Bun.escapeHTML(text);
}
