import type { Context } from "../../context.ts";
import { checkCompanies } from "./companies.ts";
import { checkDatabase } from "./database.ts";
import { checkDisk } from "./disk.ts";
import { checkExportStore } from "./export-store.ts";
import type { Finding } from "./finding.ts";
import { checkModels } from "./models.ts";
import { checkPublicUrl } from "./public-url.ts";

/** Looks at everything that an installation needs, and tells of each as it is found. Leaves nothing behind. */
export async function* examine(context: Context): AsyncGenerator<Finding> {
  yield await checkDisk(context);
  yield await checkDatabase(context);
  yield* checkCompanies(context);
  yield* checkModels(context);
  yield await checkExportStore(context);
  yield await checkPublicUrl(context);
}
