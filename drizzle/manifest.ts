import first from "./0000_first.sql" with { type: "text" };
import history from "./0001_history.sql" with { type: "text" };
import generation from "./0002_generation.sql" with { type: "text" };
import shares from "./0003_shares.sql" with { type: "text" };
import keysAndExports from "./0004_keys_exports.sql" with { type: "text" };
import webhooks from "./0005_webhooks.sql" with { type: "text" };
import eventLog from "./0006_event_log.sql" with { type: "text" };
import historySession from "./0007_history_session.sql" with { type: "text" };
import turnOrigin from "./0008_turn_origin.sql" with { type: "text" };
import shareBytes from "./0009_share_bytes.sql" with { type: "text" };
import erasures from "./0010_erasures.sql" with { type: "text" };

/** Every migration in order, embedded so that the binary needs no files. A test holds it against the folder. */
export const migrations: readonly { name: string; sql: string }[] = [
  { name: "0000_first", sql: first },
  { name: "0001_history", sql: history },
  { name: "0002_generation", sql: generation },
  { name: "0003_shares", sql: shares },
  { name: "0004_keys_exports", sql: keysAndExports },
  { name: "0005_webhooks", sql: webhooks },
  { name: "0006_event_log", sql: eventLog },
  { name: "0007_history_session", sql: historySession },
  { name: "0008_turn_origin", sql: turnOrigin },
  { name: "0009_share_bytes", sql: shareBytes },
  { name: "0010_erasures", sql: erasures },
];
