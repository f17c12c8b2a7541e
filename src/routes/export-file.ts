import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { type ByteRange, parseRange } from "../objects/byte-range.ts";
import type { StoredFile } from "../objects/embedded-store.ts";
import { openExport } from "../services/exports/open-export.ts";

/** `GET /exports/…`: the files of the embedded store, by their signed links. S3 answers its own. */
export function exportFileRoute(context: Context) {
  return new Elysia({ normalize: false }).get(
    "/exports/*",
    async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const expires = searchParams.get("expires") ?? "";
      const signature = searchParams.get("signature") ?? "";
      const signed = { expires: /^\d{1,12}$/.test(expires) ? Number(expires) : 0, signature };
      return answerFile(await openExport(context, pathname.slice(1), signed), request);
    },
    { detail: { hide: true } },
  );
}

/** A file by RFC 9110: whole, or the range that was asked for. Bun sends it from the disk, as fast as it is taken. */
function answerFile(file: StoredFile, { headers: asked }: Request): Response {
  const { path, size, etag } = file;
  const headers = headersOf(file);
  if (names(asked.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const condition = asked.get("if-range");
  const range = condition === null || condition === etag ? parseRange(asked.get("range"), size) : undefined;
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${size}` } });
  }
  if (!range) return new Response(Bun.file(path), { headers: { ...headers, "content-length": String(size) } });
  return new Response(Bun.file(path).slice(range.first, range.last + 1), {
    status: 206,
    headers: { ...headers, "content-range": contentRange(range, size) },
  });
}

/** Whether an `If-None-Match` names the value, or any (RFC 9110, 13.1.2). */
function names(condition: string | null, etag: string): boolean {
  return condition !== null && (condition.trim() === "*" || condition.includes(etag));
}

function contentRange({ first, last }: ByteRange, size: number): string {
  return `bytes ${first}-${last}/${size}`;
}

function headersOf({ etag, name }: StoredFile): Record<string, string> {
  return {
    etag,
    "accept-ranges": "bytes",
    "cache-control": "private, no-transform",
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name}"`,
    "x-content-type-options": "nosniff",
  };
}
