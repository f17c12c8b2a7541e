import css from "./docs.css" with { type: "text" };

export interface Framed {
  title: string;
  /** Further elements of the head, as HTML. */
  head: string;
  /** Links at the top, as HTML. */
  links: string;
  /** The rest of the body, as HTML. */
  content: string;
  /** The way to the server's root, which links and scripts begin with in the place of their first slash. */
  root: string;
}

/** A page as all pages of our own site are framed. The title is text, the rest HTML. */
export function framedPage({ title, head, links, content, root }: Framed): string {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${Bun.escapeHTML(title)} · Usher</title>
${head}
<style>${css}</style>
</head>
<body>
<header><a href="/docs">Usher</a>${links}</header>
${content}
</body>
</html>`;
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, (_link, name) => ` ${name}="${root}`);
}
