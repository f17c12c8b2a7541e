/** Large immutable values, written as streams and fetched by others with nothing but a link. */
export interface ObjectStore {
  /**
   * Writes a value. It can be read only after this resolves; a failed or aborted `put` leaves nothing that can be
   * read. Takes no more of `body` than it has room for, and is done with a piece when it asks for the next. A value that stood under the key is replaced as a whole.
   */
  put(key: string, body: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<PutResult>;
  /** A link that gives the value to a GET for so many seconds, whether it is there yet or not: until then 404. */
  presignGet(key: string, seconds: number): Promise<string>;
  /** Removes a value; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /**
   * Removes what killed or failed puts left below a prefix, where `isUnderWay` does not hold the key; tells how many.
   * It is asked after the remains were listed.
   */
  sweep(prefix: string, isUnderWay: (key: string) => Promise<boolean>): Promise<number>;
  /** Cuts off what still waits for another machine's answer, so that the process can end. */
  close(): void;
}

export interface PutResult {
  /** Pieces that the value was written in. */
  parts: number;
}

/** Keys are ours, never user input: path segments of letters, digits, `_`, `-` and `.`. Others throw RangeError. */
export function checkKey(key: string): string {
  if (!/^[\w-]+(\/[\w-][\w.-]*)*$/.test(key)) throw new RangeError(`Not an object key: ${key}`);
  return key;
}

/** The last segment: what a download is named. */
export function fileNameOf(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}
