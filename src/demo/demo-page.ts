import { framedPage } from "./page-frame.ts";

/** `/demo`: a page with the widget of a company, as its own website would have it; `publicUrl` is the server's. */
export function demoPage(
  { company, indexId }: { company: string; indexId: string },
  publicUrl: string,
  root: string,
): string {
  const script = `/widget.js?indexId=${encodeURIComponent(indexId)}`;
  const line = `<script type="module" src="${publicUrl}${script}"></script>`;
  return framedPage({
    root,
    title: company,
    head: `<meta name="robots" content="noindex">
<script type="module" src="${Bun.escapeHTML(script)}"></script>`,
    links: '<a href="/docs/guides/embedding">Embed the widget</a>',
    content: `<main>
<h1>The widget of ${Bun.escapeHTML(company)}</h1>
<p>The button at the lower right opens the chat widget. It answers from the pages of this index and names each page that it draws on.</p>
<p>One line puts it on a page whose origin the company file lists:</p>
<pre><code>${Bun.escapeHTML(line)}</code></pre>
</main>`,
  });
}
