/** Started by tests: applies the migrations to the file in its argument and prints those that it applied. */
import { createClient } from "@libsql/client";
import { openDatabase } from "../../src/db/client.ts";

const url = process.argv[2] ?? "";
const database = await openDatabase({ url });
const client = createClient({ url });
const { rows } = await client.execute("SELECT name FROM migrations ORDER BY name");
console.log(rows.map((row) => row[0]).join(","));
client.close();
await database.close();
