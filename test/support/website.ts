/** What a path answers: a page's HTML, or what a site does that is not well. */
export type Answer = string | Response | (() => Response | Promise<Response>);

export interface Website extends AsyncDisposable {
  readonly url: string;
  /** `path` of each request in turn, with `if-none-match` or `if-modified-since` behind it. */
  readonly asked: string[];
  /** When each request came, in milliseconds. */
  readonly times: number[];
  /** What the site answers from now on; others are 404. */
  answers: Record<string, Answer>;
  /** A path as an address of this site. */
  at(path: string): string;
}

/** A website on this machine. Strings are pages with an ETag that is their hash, and a fitting condition is answered 304. */
export function startWebsite(answers: Record<string, Answer> = {}): Website {
  const asked: string[] = [];
  const times: number[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 0,
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      const { headers } = request;
      const condition = headers.get("if-none-match") ?? headers.get("if-modified-since");
      asked.push([pathname + search, condition].filter((part) => part !== null).join(" "));
      times.push(performance.now());
      return answerOf(website.answers[pathname + search], headers.get("if-none-match"));
    },
  });
  const url = `http://127.0.0.1:${server.port}`;
  const website: Website = {
    ...{ url, asked, times, answers, at: (path) => url + path },
    [Symbol.asyncDispose]: () => server.stop(true),
  };
  return website;
}

function answerOf(answer: Answer | undefined, etag: string | null): Response | Promise<Response> {
  if (answer === undefined) return new Response("There is nothing.", { status: 404 });
  if (typeof answer === "function") return answer();
  if (typeof answer !== "string") return answer.clone();
  const own = `"${Bun.hash(answer)}"`;
  if (etag === own) return new Response(null, { status: 304 });
  return new Response(answer, { headers: { "content-type": "text/html; charset=utf-8", etag: own } });
}

/** A page of a title and a sentence. */
export function htmlPage(title: string, text: string, head = ""): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
}

/** A sitemap of addresses. */
export function sitemapOf(...locations: string[]): string {
  const urls = locations.map((location) => `<url><loc>${location}</loc><lastmod>2026-01-01</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("\n")}</urlset>`;
}

/** An index of sitemaps. */
export function sitemapIndexOf(...locations: string[]): string {
  const sitemaps = locations.map((location) => `<sitemap><loc>${location}</loc></sitemap>`);
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join("\n")}</sitemapindex>`;
}
