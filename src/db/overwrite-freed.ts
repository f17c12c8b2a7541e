import type { Statement } from "./writer.ts";

/**
 * Comes before a deletion: its bytes are overwritten as they are freed, wherever a rewrite of the file is still to come.
 * A server's files are its own, and it refuses the pragma with all that stands beside it: there it does nothing.
 */
export function overwriteFreed(isFile: boolean): Statement {
  return { sql: isFile ? "PRAGMA secure_delete = ON" : "SELECT 1", args: [] };
}
