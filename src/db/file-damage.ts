import { messageOf } from "../errors.ts";
import { connect, type DatabaseConfig } from "./connect.ts";
import { isDamage } from "./fault.ts";

/** A larger file is not read whole only to see whether it can be: that takes minutes. */
const mostBytes = 2 * 1024 ** 3;

/** The first damage of a database's file, in one line; `undefined` where none is found, or the file is too large. */
export async function fileDamage(config: DatabaseConfig): Promise<string | undefined> {
  const client = connect(config);
  const pragmaOf = async (pragma: string) => (await client.execute(`PRAGMA ${pragma}`)).rows[0]?.[0];
  try {
    if (Number(await pragmaOf("page_count")) * Number(await pragmaOf("page_size")) > mostBytes) return undefined;
    const found = String(await pragmaOf("quick_check(1)"));
    return found === "ok" ? undefined : found.replace(/\s+/g, " ");
  } catch (error) {
    if (isDamage(error)) return messageOf(error);
    throw error;
  } finally {
    client.close();
  }
}
