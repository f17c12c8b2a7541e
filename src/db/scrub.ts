import { LibsqlError } from "@libsql/client";
import { connect, type DatabaseConfig, untilFree } from "./connect.ts";

const waitMs = 60_000;

/**
 * VACUUM copies what is there into the log and from there over the file, so that nothing of a deleted row is left in
 * free pages or between rows; the checkpoint before and after empties the log of older pages. Returns true.
 */
export async function scrubFile(config: DatabaseConfig): Promise<true> {
  const client = connect(config);
  const checkpoint = async () => {
    const { rows } = await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    // It does not throw where a reader or writer is in the way, but says so.
    if (Number(rows[0]?.[0]) !== 0) throw new LibsqlError("The log is in use", "SQLITE_BUSY");
  };
  try {
    await untilFree(client, checkpoint, waitMs);
    await untilFree(client, () => client.execute("VACUUM"), waitMs);
    await untilFree(client, checkpoint, waitMs);
    return true;
  } finally {
    client.close();
  }
}
