/** A streamed answer that was refused, or that ended before it was complete. */
export class StreamError extends Error {
  override readonly name = "StreamError";

  constructor(
    message: string,
    /** The status of the answer: 200 where it began well. */
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
