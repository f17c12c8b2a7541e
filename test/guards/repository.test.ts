import { describe, expect, test } from "bun:test";
import { readSource, type SourceFile, trackedPaths, typeScriptIn } from "./files.ts";

const paths = trackedPaths();

describe("the top level", () => {
  const allowed = ["LICENSE", "README.md", "bun.lock", "bunfig.toml", "package.json", "tsconfig.json"];
  const folders = ["drizzle", "scripts", "src", "test"];

  test("holds what issue 2 allows, dotfiles aside", () => {
    const top = new Set(paths.map((path) => path.split("/")[0] ?? "").filter((name) => !name.startsWith(".")));
    expect([...top].sort()).toEqual([...allowed, ...folders].sort());
  });

  test("package.json names exact versions", () => {
    const { dependencies, devDependencies } = JSON.parse(readSource("package.json").text);
    const versions: [string, string][] = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.length).toBeGreaterThan(10);
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  test("bun.lock names no host: every package comes from the registry that a machine is set to", () => {
    const { text } = readSource("bun.lock");
    expect(text).toContain('"elysia"');
    expect(text.match(/"https?:[^"]*"/g) ?? []).toEqual([]);
  });
});

describe("no tracked file", () => {
  const texts = paths.filter((path) => !/\.(png|jpe?g|webp|ico|woff2?|gz)$/.test(path)).map(readSource);

  test("names a path of one machine, a registry or a key", () => {
    expect(texts.flatMap(leaksIn)).toEqual([]);
  });

  test("the rule sees what breaks it", () => {
    const leaks = [
      ["", "work", "main/x"].join("/"),
      `"${["", "root", ".bun"].join("/")}"`,
      ...["example.com", "npmjs.org"].map((host) => ["https:", "", `registry.${host}`, "elysia"].join("/")),
      `AI${"za"}${"x".repeat(35)}`,
      `AK${"IA"}${"A".repeat(16)}`,
      `-----BEGIN ${"PRIVATE"} KEY-----`,
      `gh${"p_"}${"a".repeat(36)}`,
    ];
    for (const leak of leaks) expect(leaksIn({ path: "sample", text: `at ${leak}` }).length).toBe(1);
    expect(leaksIn({ path: "sample", text: "https://www.example.com/elysia" })).toEqual([]);
  });
});

describe("the configuration", () => {
  test("each variable that config.ts reads has a row in README's table, and each row is read", () => {
    const read = variablesIn(readSource("src/config.ts").text);
    const told = rowsOf(readSource("README.md").text);
    expect(read.length).toBeGreaterThan(5);
    expect(told).toEqual([...new Set(told)]);
    expect([...told].sort()).toEqual(read);
  });

  test("the rules see every form", () => {
    const text = 'integer(env, "PORT", 1); env.HOST; env["DATA_DIR"]; const { LOG_LEVEL, PUBLIC_URL: url } = env;';
    expect(variablesIn(text)).toEqual(["DATA_DIR", "HOST", "LOG_LEVEL", "PORT", "PUBLIC_URL"]);
    expect(rowsOf("| `PORT` | `3000` | a |\n|---|\n| `HOST` | b |\n`NOT_A_ROW`\n| text | `ALSO_NOT` |")).toEqual([
      "PORT",
      "HOST",
    ]);
  });
});

describe("the code's own rules (EXAMPLES.md)", () => {
  const code = typeScriptIn("src", "scripts");

  test("no file of more than 400 lines, no function of more than 60", () => {
    expect(code.filter(({ text }) => text.split("\n").length > 401).map(({ path }) => path)).toEqual([]);
    expect(code.flatMap((file) => longFunctions(file, 60))).toEqual([]);
  });

  test("no test is skipped, singled out or left to be written", () => {
    expect(typeScriptIn("test").flatMap(unrunTests)).toEqual([]);
  });

  test("nothing in src gets around the type checker or the linter", () => {
    expect(typeScriptIn("src").flatMap(wayArounds)).toEqual([]);
  });

  test("the rules see what breaks them", () => {
    const lines = Array.from({ length: 9 }, (_, index) => `  call(${index});`).join("\n");
    const long = `export async function first(a: A): Promise<B> {\n${lines}\n}\nconst second = () => {\n${lines}\n};`;
    const multi = `function third(\n  a: A,\n): B {\n${lines}\n}\nclass C {\n  async *fourth() {\n${lines}\n  }\n}`;
    const sample = (text: string) => ({ path: "a.ts", text });
    expect(longFunctions(sample(`${long}\n${multi}`), 9).length).toBe(4);
    expect(longFunctions(sample(`${long}\n${multi}`), 12)).toEqual([]);
    for (const word of ["skip", "only", "todo", "if"]) expect(unrunTests(sample(`test.${word}("a")`)).length).toBe(1);
    expect(unrunTests(sample(`describe.concurrent.${"only"}(1)`)).length).toBe(1);
    const ways = [
      "(a: any) => a",
      "x as any",
      "Map<string, any>",
      `// @ts-${"ignore"}`,
      `// ${"biome"}-ignore lint: no`,
    ];
    for (const way of ways) expect(wayArounds(sample(way)).length).toBe(1);
    expect(wayArounds(sample("// any of them: any\nAbortSignal.any([a]); const text = `is any`;"))).toEqual([]);
  });
});

function leaksIn({ path, text }: SourceFile): string[] {
  const machine = /(?<![\w$/.])\/(?:work|root|home|Users)\/[\w.][\w./-]*/g;
  const registry = /https?:\/\/[\w.-]*(?:registry|artifactory|nexus|verdaccio|npm\.|pypi)[\w.-]*/g;
  const key =
    /AIza[\w-]{35}|AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|npm_\w{36}|sk-[\w-]{32,}|-----BEGIN [A-Z ]*PRIVATE KEY-----/g;
  return [machine, registry, key].flatMap((pattern) => (text.match(pattern) ?? []).map((leak) => `${path}: ${leak}`));
}

/** Names that the environment is asked for, sorted. */
function variablesIn(text: string): string[] {
  const direct = [...text.matchAll(/\benv(?:\.|\["|, ")([A-Z][A-Z0-9_]*)/g)].map((match) => match[1] ?? "");
  const destructured = [...text.matchAll(/\{([^{}]*)\} = env\b/g)].flatMap(
    (match) => match[1]?.match(/\b[A-Z][A-Z0-9_]+/g) ?? [],
  );
  return [...new Set([...direct, ...destructured])].sort();
}

/** First cells of the form `` `NAME` ``. */
function rowsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^\| `([A-Z][A-Z0-9_]*)` \|/gm)].map((match) => match[1] ?? "");
}

/** Functions and methods whose body has more lines; biome's layout puts the closing brace under the first line. */
function longFunctions({ path, text }: SourceFile, most: number): string[] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const opens = /(=>|\)(: .+)?) \{$/.test(line) && !/^\s*(\} )?(if|for|while|switch|catch|else)\b/.test(line);
    if (!opens) return [];
    const indent = /^\s*/.exec(line)?.[0] ?? "";
    const length = lines.slice(index + 1).findIndex((later) => later.startsWith(`${indent}}`));
    return length >= most ? [`${path}:${index + 1} has ${length} lines`] : [];
  });
}

function unrunTests({ path, text }: SourceFile): string[] {
  const calls = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|only|todo|if|skipIf|todoIf|failing)\b/g;
  return (text.match(calls) ?? []).map((call) => `${path}: ${call}`);
}

function wayArounds({ path, text }: SourceFile): string[] {
  const comments = text.match(/@ts-(?:ignore|expect-error|nocheck)|biome-ignore/g) ?? [];
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|`[^`]*`|"[^"\n]*"|'[^'\n]*'/g, "");
  const types = code.match(/(?::|\bas|<|,|\|) any\b|<any\b/g) ?? [];
  return [...comments, ...types].map((found) => `${path}: ${found}`);
}
