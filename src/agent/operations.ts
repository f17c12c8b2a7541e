import type { TurnRow } from "../db/queries/turns.ts";
import { ServiceError } from "../errors.ts";

/** Turns of a visitor that may wait behind the one that runs (CONTRACT §10). */
export const maxWaiting = 20;

/** How long an operationId stands for its turn, in milliseconds. */
export const operationMs = 24 * 60 * 60_000;

/** The turn that a retry of its operation gets. Throws `operation_conflict` where the message is another. */
export function sameMessage(known: TurnRow, message: string): TurnRow {
  if (known.message === message) return known;
  throw new ServiceError("operation_conflict", "This operationId was used for another message.");
}
