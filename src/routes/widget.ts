import { Elysia } from "elysia";
import { rangesOf } from "../plugins/negotiate.ts";
import { widgetScript } from "../widget/script.ts";

const compressed = Bun.gzipSync(widgetScript);

const headers = {
  "content-type": "text/javascript; charset=utf-8",
  "cache-control": "public, max-age=600",
  // Weak: the same script, compressed or not.
  etag: `W/"${Bun.hash(widgetScript).toString(36)}"`,
  vary: "accept-encoding",
  "x-content-type-options": "nosniff",
  // Any page may load it: what it asks for is answered to admitted origins alone.
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/** `GET /widget.js`: the chat widget, a script of its own. */
export function widgetRoute() {
  return new Elysia({ normalize: false }).get("/widget.js", ({ request, set }) => {
    // In the place of the origin that other routes echo.
    Object.assign(set.headers, headers);
    if (request.headers.get("if-none-match")?.includes(headers.etag)) return new Response(null, { status: 304 });
    if (!takesGzip(request)) return new Response(widgetScript);
    set.headers["content-encoding"] = "gzip";
    return new Response(compressed);
  });
}

function takesGzip({ headers }: Request): boolean {
  return rangesOf(headers.get("accept-encoding") ?? "").some(({ range, quality }) => range === "gzip" && quality > 0);
}
