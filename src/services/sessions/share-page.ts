import type { HistoryEntry, HistorySnapshot } from "../../schemas/session.ts";

/** Headers of the page: nothing runs, nothing is loaded, nobody frames or indexes it. */
export const sharePageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

/** A shared session for a person to read: no script, every text escaped. */
export function renderSharePage(name: string, { history }: HistorySnapshot): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Shared conversation · ${Bun.escapeHTML(name)}</title>
<style>${css}</style>
</head>
<body>
<main>
<h1>Shared conversation</h1>
<p class="from">${Bun.escapeHTML(name)}</p>
${history.map(renderEntry).join("\n")}
</main>
</body>
</html>`;
}

function renderEntry({ timestamp, query, summary, responses }: HistoryEntry): string {
  const time = new Date(timestamp).toISOString();
  const paragraphs = summary.split(/\n{2,}/).filter(Boolean);
  const links = responses.flatMap(({ link, title }) => (isWebLink(link) ? [renderLink(link, title)] : []));
  // Nobody told in which language it is.
  return `<section lang="">
<h2 dir="auto">${Bun.escapeHTML(query)}</h2>
<time datetime="${time}">${time.slice(0, 16).replace("T", " ")} UTC</time>
${paragraphs.map((text) => `<p dir="auto">${Bun.escapeHTML(text)}</p>`).join("\n")}
${links.length > 0 ? `<ul>${links.join("")}</ul>` : ""}
</section>`;
}

function renderLink(link: string, title: string): string {
  return `<li dir="auto"><a href="${Bun.escapeHTML(link)}" rel="noopener noreferrer nofollow">${Bun.escapeHTML(title || link)}</a></li>`;
}

function isWebLink(link: string): boolean {
  return URL.canParse(link) && /^https?:$/.test(new URL(link).protocol);
}

const css = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 42rem; margin: 0 auto; padding: 1.25rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0; }
.from, time { color: color-mix(in srgb, currentColor 65%, transparent); font-size: .9rem; margin: 0; }
section { border-top: 1px solid color-mix(in srgb, currentColor 18%, transparent); margin-top: 1.5rem; padding-top: 1rem; }
/* A list's lines and those of code stand in one paragraph. */
h2, section p { white-space: pre-wrap; }
h2 { font-size: 1.1rem; line-height: 1.35; margin: 0 0 .25rem; }
ul { padding-left: 1.2rem; }
`;
