/** A segment that cannot be used: `damaged` bytes, or `unsupported` because another version of Usher wrote it. */
export class SegmentError extends Error {
  override readonly name = "SegmentError";

  constructor(
    readonly reason: "damaged" | "unsupported",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
