import { Elysia } from "elysia";
import { widgetScript } from "../widget/script.ts";

const headers = {
  "content-type": "text/javascript; charset=utf-8",
  "cache-control": "public, max-age=600",
  etag: `"${Bun.hash(widgetScript).toString(36)}"`,
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
    delete set.headers.vary;
    const isKnown = request.headers.get("if-none-match") === headers.etag;
    return isKnown ? new Response(null, { status: 304 }) : new Response(widgetScript);
  });
}
