import { describe, expect, test } from "bun:test";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../../src/db/schema.ts";
import { type SourceFile, typeScriptIn } from "./files.ts";

/**
 * What is the installation's and no company's; a share and an API key are found by an id that is a secret itself. The
 * span of the log is two numbers.
 */
const shared = {
  tables: ["signing_keys"],
  functions: ["listSigningKeys", "insertFirstKeySql", "rotateSigningKeySql", "findShare", "logSpan"],
};

const queries = typeScriptIn("src/db/queries");

describe("no SQL without a company", () => {
  test("every table but the installation's own has a company that is never null", () => {
    const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
    expect(tables.length).toBeGreaterThan(5);
    const open = tables.filter((table) => {
      const { company } = { company: undefined, ...getTableColumns(table) } as { company?: { notNull: boolean } };
      return !company?.notNull;
    });
    expect(open.map((table): string => getTableName(table))).toEqual(shared.tables);
  });

  test("every exported query names it, or inserts rows that must have one", () => {
    const unscoped = queries.flatMap(unscopedFunctions);
    expect(unscoped.sort()).toEqual([...shared.functions].sort());
  });

  test("every statement written by hand names it", () => {
    const statements = queries.flatMap(statementsIn).filter((sql) => !/\bsigning_keys\b/.test(sql));
    expect(statements.length).toBeGreaterThan(10);
    expect(statements.filter((sql) => !/\bcompany\b/.test(sql))).toEqual([]);
  });

  test("nothing outside src/db holds SQL or reaches around the queries", () => {
    const others = typeScriptIn("src").filter(({ path }) => !path.startsWith("src/db/"));
    expect(others.flatMap(statementsIn)).toEqual([]);
    expect(others.filter(({ text }) => /\.reader\b/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test("the rules see what breaks them", () => {
    const text = [
      "const rule = eq(turns.company, company);",
      "export function fine(db: Database) {\n  return db.reader.select().from(turns).where(rule);\n}",
      "export function addRow(db: Database, row: Row) {\n  return db.reader.insert(turns).values(row);\n}",
      "export function leak(db: Database, id: string) {\n  return db.reader.select().from(turns).where(eq(turns.id, id));\n}",
      "export const drop = (id: string) => ({ sql: `DELETE FROM turns\n  WHERE id = ?`, args: [id] });",
    ].join("\n\n");
    const sample = { path: "src/db/queries/sample.ts", text };
    expect(unscopedFunctions(sample)).toEqual(["leak", "drop"]);
    expect(statementsIn(sample)).toEqual(["DELETE FROM turns\n  WHERE id = ?"]);
  });
});

interface Declaration {
  name: string;
  exported: boolean;
  isShape: boolean;
  text: string;
}

/** Top-level declarations; biome's layout puts each at the start of a line. */
function declarationsOf({ text }: SourceFile): Declaration[] {
  const starts = [...text.matchAll(/^(export )?(?:async )?(function\*?|const|interface|type) (\w+)/gm)];
  return starts.map((start, index) => ({
    name: start[3] ?? "",
    exported: start[1] !== undefined,
    isShape: start[2] === "interface" || start[2] === "type",
    text: text.slice(start.index, starts[index + 1]?.index).replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, ""),
  }));
}

/** Exported functions that touch rows and name no company, neither themselves nor in what they use of their file. */
function unscopedFunctions(file: SourceFile): string[] {
  const declarations = declarationsOf(file);
  const textWithUses = (start: Declaration, seen = new Set([start.name])): string => {
    const used = declarations.filter(({ name }) => !seen.has(name) && new RegExp(`\\b${name}\\b`).test(start.text));
    for (const { name } of used) seen.add(name);
    return [start.text, ...used.map((next) => textWithUses(next, seen))].join("\n");
  };
  return declarations
    .filter(({ exported, isShape }) => exported && !isShape)
    .filter((start) => {
      const text = textWithUses(start);
      const onlyInserts = /\.insert\(/.test(text) && !/\.(select|update|delete)\(|\bsql\b/.test(text);
      const touchesRows = /\bdb\b|\bsql\b/.test(text);
      return touchesRows && !/\bcompany\b/.test(text) && (!onlyInserts || /\bsigningKeys\b/.test(text));
    })
    .map(({ name }) => name);
}

/** SQL in quotes or templates. */
function statementsIn({ text }: SourceFile): string[] {
  const verbs =
    /(["'`])\s*((?:SELECT|INSERT (?:OR \w+ )?INTO|REPLACE INTO|UPDATE|DELETE FROM|WITH \w+ AS) [\s\S]*?)\1/g;
  return [...text.matchAll(verbs)].map((match) => match[2] ?? "");
}
