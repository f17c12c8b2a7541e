import type { Part } from "../schemas/part.ts";
/**
 * The parts of a streamed answer, NDJSON or SSE, as they come; the last is `finish` or `error`. Leaving the loop early
 * closes the connection, and so does the signal that was given to `fetch`. Throws StreamError for an answer that is no
 * stream, and for one that is cut.
 */
export declare function readParts(response: Response): AsyncGenerator<Part, void, undefined>;
