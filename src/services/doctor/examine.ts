import type { Context } from "../../context.ts";
import { toldError } from "../../db/logged-error.ts";
import { checkCompanies } from "./companies.ts";
import { checkDatabase } from "./database.ts";
import { checkDisk } from "./disk.ts";
import { checkExportStore } from "./export-store.ts";
import type { Finding } from "./finding.ts";
import { checkModels } from "./models.ts";
import { checkPublicUrl } from "./public-url.ts";
import { checkTraces } from "./traces.ts";

type Check = (context: Context) => Promise<Finding> | AsyncIterable<Finding>;

const checks: Record<string, Check> = {
  settings: checkSettings,
  disk: checkDisk,
  database: checkDatabase,
  companies: checkCompanies,
  models: checkModels,
  exports: checkExportStore,
  traces: checkTraces,
  PUBLIC_URL: checkPublicUrl,
};

/** Whether all settings mean something; one that cannot be meant has stopped the start. */
async function* checkSettings({ config }: Context): AsyncGenerator<Finding> {
  for (const message of config.ignored) yield { check: "settings", state: "warning", message };
}

/**
 * Looks at everything that an installation needs, and tells of each as it is found; one that cannot be looked at is a
 * fault, and the others follow. Leaves nothing behind in an installation that is there.
 */
export async function* examine(context: Context): AsyncGenerator<Finding> {
  for (const [check, look] of Object.entries(checks)) {
    try {
      const found = look(context);
      if (Symbol.asyncIterator in found) yield* found;
      else yield await found;
    } catch (error) {
      yield { check, state: "fault", message: toldError(error) };
    }
  }
}
