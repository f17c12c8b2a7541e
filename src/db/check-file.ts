import { messageOf } from "../errors.ts";
import { connect, type DatabaseConfig } from "./connect.ts";
import { isDamage } from "./fault.ts";

/** A larger file is not read whole only to see whether it can be: that takes minutes. */
const mostGib = 2;
const mostBytes = mostGib * 1024 ** 3;

/** What is known of a file: its first damage, or why it was not looked for, each in one line. */
export interface FileCheck {
  damage?: string;
  unchecked?: string;
}

/** Reads a database's file whole; `{}` where no damage is found. */
export async function checkFile(config: DatabaseConfig): Promise<FileCheck> {
  const client = connect(config);
  const pragmaOf = async (pragma: string) => (await client.execute(`PRAGMA ${pragma}`)).rows[0]?.[0];
  try {
    if (Number(await pragmaOf("page_count")) * Number(await pragmaOf("page_size")) > mostBytes)
      return { unchecked: `larger than ${mostGib} GiB` };
    const found = String(await pragmaOf("quick_check(1)"));
    return found === "ok" ? {} : { damage: found.replace(/\s+/g, " ") };
  } catch (error) {
    if (isDamage(error)) return { damage: messageOf(error) };
    throw error;
  } finally {
    client.close();
  }
}
