import { describe, expect, test } from "bun:test";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Client } from "@libsql/client";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { migrations } from "../../drizzle/manifest.ts";
import { openDatabase } from "../../src/db/client.ts";
import { migrate } from "../../src/db/migrate.ts";
import * as schema from "../../src/db/schema.ts";
import { temporaryFolder } from "../support/server.ts";
import { DatabaseFile } from "./database-file.ts";

const root = resolve(import.meta.dir, "../..");
const names = migrations.map(({ name }) => name);

describe("the manifest", () => {
  test("lists every file of drizzle/*.sql in order, with its text", () => {
    const files = readdirSync(join(root, "drizzle")).filter((file) => file.endsWith(".sql"));
    expect(names).toEqual(files.sort().map((file) => file.slice(0, -".sql".length)));
    for (const { name, sql } of migrations)
      expect(sql).toBe(readFileSync(join(root, "drizzle", `${name}.sql`), "utf8"));
  });

  test("is what drizzle-kit's journal lists", async () => {
    const journal = await Bun.file(join(root, "drizzle/meta/_journal.json")).json();
    expect(journal.entries.map(({ tag }: { tag: string }) => tag)).toEqual(names);
  });
});

describe("the schema and the migrations", () => {
  test("drizzle-kit has nothing to generate", () => {
    const folder = temporaryFolder();
    try {
      for (const name of ["src", "node_modules", "package.json"]) symlinkSync(join(root, name), join(folder, name));
      cpSync(join(root, "drizzle"), join(folder, "drizzle"), { recursive: true });
      mkdirSync(join(folder, "scripts"));
      cpSync(join(root, "scripts/drizzle.config.ts"), join(folder, "scripts/drizzle.config.ts"));
      const before = readdirSync(join(folder, "drizzle"), { recursive: true });
      for (const command of ["check", "generate"]) expect(drizzleKit(folder, command)).toBe(0);
      expect(readdirSync(join(folder, "drizzle"), { recursive: true })).toEqual(before);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("a migrated database has the tables, columns and indexes that the schema declares", async () => {
    using migrated = new DatabaseFile();
    using declared = new DatabaseFile();
    await migrate(migrated.connect());
    const empty = await generateSQLiteDrizzleJson({});
    const statements = await generateSQLiteMigration(empty, await generateSQLiteDrizzleJson(schema));
    await declared.connect().batch(statements, "write");
    const tables = await tablesOf(declared.connect());
    expect(tables.length).toBeGreaterThan(5);
    expect(await tablesOf(migrated.connect())).toEqual([...tables, "migrations"].sort());
    for (const table of tables) {
      expect(await shapeOf(migrated.connect(), table)).toEqual(await shapeOf(declared.connect(), table));
    }
  });
});

describe("migrate", () => {
  test("applies each migration once; again it changes nothing", async () => {
    using file = new DatabaseFile();
    const client = file.connect();
    expect(await migrate(client)).toEqual(names);
    const before = await file.column("SELECT sql FROM sqlite_schema ORDER BY name");
    expect(await migrate(client)).toEqual([]);
    expect(await file.column("SELECT sql FROM sqlite_schema ORDER BY name")).toEqual(before);
    expect(await file.column("SELECT name FROM migrations ORDER BY name")).toEqual(names);
  });

  test("a migration that fails leaves nothing behind, and its corrected form is applied", async () => {
    using file = new DatabaseFile();
    const client = file.connect();
    const broken = { name: "0001", sql: "CREATE TABLE a (x);--> statement-breakpoint\nCREATE TABLES b (x);" };
    await expect(migrate(client, [broken])).rejects.toThrow();
    expect(await file.column("SELECT name FROM sqlite_schema WHERE name IN ('a', 'b')")).toEqual([]);
    expect(await file.column("SELECT name FROM migrations")).toEqual([]);
    expect(await migrate(client, [{ ...broken, sql: broken.sql.replace("TABLES", "TABLE") }])).toEqual(["0001"]);
    expect(await file.column("SELECT name FROM sqlite_schema WHERE name IN ('a', 'b')")).toEqual(["a", "b"]);
  });

  test("shares that were stored before they were counted count for what they hold, a page at least", async () => {
    using file = new DatabaseFile();
    const before = migrations.slice(0, names.indexOf("0009_share_bytes"));
    const client = file.connect();
    await migrate(client, before);
    const large = JSON.stringify({ summary: "ü".repeat(5_000) });
    for (const [id, snapshot] of [
      ["small", "{}"],
      ["large", large],
    ]) {
      await client.execute({
        sql: `INSERT INTO shares (id, company, session_id, snapshot, created_at, expires_at)
              VALUES (?, 'bakery', 's', ?, 1, 2)`,
        args: [id!, snapshot!],
      });
    }
    await migrate(client);
    const { rows } = await client.execute("SELECT id, bytes FROM shares ORDER BY bytes");
    expect(rows.map(({ id, bytes }) => [id, bytes])).toEqual([
      ["small", 4_096],
      ["large", Buffer.byteLength(large)],
    ]);
  });

  test("a database that a newer version has migrated is refused, and nothing in it changes", async () => {
    using file = new DatabaseFile();
    const newer = { name: "9999_newer", sql: "CREATE TABLE newer (x)" };
    await migrate(file.connect(), [...migrations.slice(0, 1), newer]);
    await expect(migrate(file.connect())).rejects.toThrow(
      /newer version of Usher.*9999_newer is unknown.*use the newer program/,
    );
    expect(await file.column("SELECT name FROM migrations ORDER BY name")).toEqual([names[0], newer.name]);
    await expect(openDatabase({ url: file.url })).rejects.toThrow(`The database ${file.url} cannot be opened: a newer`);
  });

  test("two connections that both found a migration missing: one applies it, the other goes on", async () => {
    using file = new DatabaseFile();
    const applied = await Promise.all([file.connect(), file.connect()].map((client) => migrate(client)));
    expect(applied.flat().sort()).toEqual(names);
  });

  test("four processes that open a fresh file at once all succeed", async () => {
    for (let round = 0; round < 5; round++) {
      using file = new DatabaseFile();
      const opened = Array.from({ length: 4 }, () => openInProcess(file.url));
      for (const { output, code } of await Promise.all(opened)) {
        expect(output.trim()).toBe(names.join(","));
        expect(code).toBe(0);
      }
    }
  });
});

function drizzleKit(folder: string, command: string): number {
  const bin = join(root, "node_modules/drizzle-kit/bin.cjs");
  const args = [process.execPath, bin, command, "--config", "scripts/drizzle.config.ts"];
  return Bun.spawnSync(args, { cwd: folder, stdout: "ignore", stderr: "inherit" }).exitCode;
}

async function openInProcess(url: string): Promise<{ output: string; code: number }> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "open-database.ts"), url], { stderr: "inherit" });
  return { output: await new Response(child.stdout).text(), code: await child.exited };
}

async function tablesOf(client: Client): Promise<string[]> {
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
  return (await client.execute(sql)).rows.map((row) => String(row[0]));
}

/** Columns and indexes, however they came about. */
async function shapeOf(client: Client, table: string) {
  const columns = await client.execute({ sql: "SELECT * FROM pragma_table_info(?) ORDER BY name", args: [table] });
  const indexes = await client.execute({
    sql: `SELECT l.name, l."unique", l.partial, i.seqno, i.name AS column_name
          FROM pragma_index_list(?) l, pragma_index_info(l.name) i ORDER BY l.name, i.seqno`,
    args: [table],
  });
  return {
    columns: columns.rows.map(({ cid, ...column }) => column),
    indexes: indexes.rows.map((row) => ({ ...row })),
  };
}
