import type { GenerationPart, GenerationTask } from "../schemas/generation.ts";
import type { GenerationError } from "./failure.ts";

/** Evidence in, parts out. A failure throws; a clean end is a `finish` part. Abort through `signal`. */
export interface Generator {
  /** Engine and version, e.g. `extractive/15`: part of every cache key. */
  readonly id: string;
  stream(task: GenerationTask, signal: AbortSignal): AsyncIterable<GenerationPart>;
  /** The one engine of this id, where several stand behind this one: who began a reply goes on with it. */
  engine?(id: string): Generator | undefined;
  /** Who may tell the whole of an answer that broke off before anybody saw it, for this reason. */
  standIn?(failure: GenerationError): Generator;
}
