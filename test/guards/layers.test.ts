import { describe, expect, test } from "bun:test";
import { modulesNamedBy, type SourceFile, typeScriptIn } from "./files.ts";
import { cycleIn, graphOf, middle, misdirected } from "./layers.ts";

const source = typeScriptIn("src");
const file = (path: string, text: string): SourceFile => ({ path, text });

describe("dependencies go one way (DESIGN.md, Layout)", () => {
  test("no file imports what stands beside or above it", () => {
    expect(misdirected(source)).toEqual([]);
  });

  test("there is no cycle between the folders of the middle layer", () => {
    const files = source.filter(({ path }) => middle.some((unit) => path.startsWith(`src/${unit}/`)));
    expect(cycleIn(graphOf(files))).toBeUndefined();
  });

  test("the rule sees what breaks it", () => {
    const wrong = [
      file("src/db/writer.ts", 'import { ask } from "../services/ask.ts"; ask();'),
      file("src/search/load.ts", 'export * from "../services/ask.ts";'),
      file("src/plugins/guard.ts", 'const route = await import("../routes/a.ts"); route;'),
      file("src/services/ask.ts", 'import { createContext } from "../context.ts"; createContext();'),
      file("src/agent/journal.ts", 'import { readConfig } from "../config.ts"; readConfig();'),
      file("src/demo/a.ts", 'import { ask } from "../services/ask.ts"; ask();'),
      file("src/errors.ts", 'import { a } from "./schemas/a.ts"; a;'),
    ];
    expect(misdirected(wrong).length).toBe(wrong.length);
    const right = [
      file("src/services/ask.ts", 'import type { Context } from "../context.ts"; export const a = (c: Context) => c;'),
      file("src/generation/a.ts", 'import { b } from "../search/b.ts"; b;'),
      file("src/routes/a.ts", 'import { ask } from "../services/ask.ts"; import { d } from "../demo/d.ts"; ask(d);'),
    ];
    expect(misdirected(right)).toEqual([]);
    expect(() => misdirected([file("src/db/a.ts", 'import { x } from "../misc/x.ts"; x;')])).toThrow("src/misc");
  });

  test("a cycle is found", () => {
    const graph = (edges: Record<string, string[]>) =>
      new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));
    expect(cycleIn(graph({ a: ["b"], b: ["c", "d"], d: ["b"] }))).toEqual(["b", "d", "b"]);
    expect(cycleIn(graph({ a: ["b", "c"], b: ["c"] }))).toBeUndefined();
  });
});

/** Packages with one home each; types count too, for a type ties as well. */
const homes: readonly { packages: RegExp; mayName(path: string): boolean }[] = [
  {
    packages: /^(elysia|@elysiajs\/.+)$/,
    mayName: (path) => /^src\/(routes|plugins)\/|^src\/(app|server|client)\.ts$/.test(path),
  },
  { packages: /^(drizzle-orm|@libsql|libsql)(\/|$)/, mayName: (path) => path.startsWith("src/db/") },
];

const vendors = [/^@google\/generative-ai$/, /^@aws-sdk\//, /^@opentelemetry\/(sdk|exporter|resources)/];

describe("packages stay in their place", () => {
  test("elysia in routes, plugins, app, server and client; drizzle and libSQL in db", () => {
    expect(source.flatMap(strays)).toEqual([]);
    expect(strays(file("src/services/a.ts", 'import type { Elysia } from "elysia";'))).not.toEqual([]);
    expect(strays(file("src/routes/a.ts", 'import { sql } from "drizzle-orm";'))).not.toEqual([]);
  });

  test("each vendor's SDK in one file", () => {
    for (const vendor of vendors) {
      const users = source.filter((found) => modulesNamedBy(found).some((name) => vendor.test(name)));
      expect(users.map(({ path }) => path).slice(1)).toEqual([]);
    }
  });

  test("the environment is read in config.ts only", () => {
    expect(source.filter(({ path }) => path !== "src/config.ts").flatMap(environmentReads)).toEqual([]);
    expect(environmentReads(file("a.ts", "const key = process.env.KEY;"))).not.toEqual([]);
    expect(environmentReads(file("a.ts", 'const key = Bun["env"].KEY;'))).not.toEqual([]);
    expect(environmentReads(file("a.ts", "environment().KEY"))).not.toEqual([]);
  });
});

function strays(found: SourceFile): string[] {
  const wrong = homes.filter(({ mayName }) => !mayName(found.path));
  const names = modulesNamedBy(found).filter((name) => wrong.some(({ packages }) => packages.test(name)));
  return names.map((name) => `${found.path} names ${name}`);
}

function environmentReads({ path, text }: SourceFile): string[] {
  const reads = text.match(/\b(process|Bun|import\.meta)(\.env\b|\[["']env)|\benvironment\(\)[.[]/g) ?? [];
  return reads.map((read) => `${path}: ${read}`);
}
