/** Each of them stops an ingest. */
type CorpusErrorCode =
  | "folder_missing"
  | "file_missing"
  | "base_url_invalid"
  | "sitemap_unreadable"
  | "sitemap_too_large";

/** A corpus that cannot be read at all. The message names the path or address at fault and is safe to show to its owner. */
export class CorpusError extends Error {
  override readonly name = "CorpusError";

  constructor(
    readonly code: CorpusErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
