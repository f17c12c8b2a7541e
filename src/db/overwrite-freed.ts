import type { Statement } from "./writer.ts";

/** Comes before a deletion: its bytes are overwritten as they are freed, wherever a rewrite of the file is still to come. */
export const overwriteFreed: Statement = { sql: "PRAGMA secure_delete = ON", args: [] };
