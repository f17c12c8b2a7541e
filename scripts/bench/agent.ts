import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchIdleStreams } from "./agent/idle-streams.ts";
import { benchLiveReplies } from "./agent/live-replies.ts";
import { benchReplies } from "./agent/replies.ts";
import { benchRestart } from "./agent/restart.ts";
import { benchTokens } from "./agent/tokens.ts";

const parts = [benchReplies, benchLiveReplies, benchIdleStreams, benchRestart, benchTokens];

/** The agent's figures, each part on a server process and a folder of its own. */
export async function benchAgent(): Promise<void> {
  console.log("\nAgent (readers in another process than the server)");
  for (const part of parts) {
    const folder = mkdtempSync(join(tmpdir(), "usher-bench-"));
    try {
      await part(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
