import type { Database } from "./client.ts";
import { listCompanies } from "./queries/companies.ts";

/** Whether the database can be read: rows of it, for a statement without a table never reaches a file. Never throws. */
export function answersReads(db: Database): Promise<boolean> {
  return listCompanies(db).then(
    () => true,
    () => false,
  );
}
