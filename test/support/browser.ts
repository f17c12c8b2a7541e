import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** Where Chromium is on this machine, `undefined` where it is not. */
export const chromiumPath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

const flags = [
  ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

/** A browser with a new, empty profile. */
export function openBrowser(): Promise<Browser> {
  if (!chromiumPath) throw new Error("There is no Chromium on this machine");
  return chromium.launch({ executablePath: chromiumPath, args: flags });
}

const emptyPage = () => ({ html: "<!doctype html><title>A page</title>", headers: {} });

/** A page on an origin of its own, empty where nothing else is given. */
export function servePage(pageOf: () => { html: string; headers: Record<string, string> } = emptyPage) {
  const fetch = () => {
    const { html, headers } = pageOf();
    return new Response(html, { headers: { "content-type": "text/html", ...headers } });
  };
  const server = Bun.serve({ port: 0, fetch });
  return { url: `http://localhost:${server.port}`, stop: () => server.stop(true) };
}

/** A port that was free a moment ago, for what must know its address before it starts. */
export function freePort(): number {
  const probe = Bun.listen({ hostname: "localhost", port: 0, socket: { data() {} } });
  probe.stop(true);
  return probe.port;
}
