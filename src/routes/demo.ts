import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { demoPage } from "../demo/demo-page.ts";
import { wayToRoot } from "../net/request-path.ts";
import { availableCompany } from "../services/visitor/bootstrap-visitor.ts";

/** What a page with the widget needs, as a website's own policy would allow it. */
const policy = [
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'",
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
].join("; ");

const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
};

/** `GET /demo`: the widget at work, for the default company or the one that `company` names. */
export function demoRoute(context: Context) {
  return new Elysia({ normalize: false }).get("/demo", async ({ query, path }) => {
    const { row } = await context.packages.company(query.company);
    await availableCompany(context, row.indexId);
    return new Response(demoPage(row, context.config.publicUrl, wayToRoot(path)), { headers });
  });
}
