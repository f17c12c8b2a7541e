import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import fc from "fast-check";
import { stringify } from "yaml";
import { CompanyFileError, parseCompanyFile, readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { liveSettingsOf, packageSettingsOf } from "../../src/runtime-package/settings.ts";
import { createFolder } from "../corpus/fixture.ts";

/** The file of the contract's own example, as far as this version reads it. */
const example = `company: acme
indexId: idx_acme
name: Acme
origins: ["https://www.acme.example", "https://*.acme.example"]
agent: { enabled: true, name: Ada, greeting: "Hi, ask me anything.", instructions: "Answer in two short paragraphs." }
sources:
  - folder: ./site
    baseUrl: https://www.acme.example
  - sitemap: https://www.acme.example/sitemap.xml
  - urls: [https://www.acme.example/pricing]
  - jsonl: ./pages.jsonl
include: ["/**"]
exclude: ["/drafts/**"]
labels: [{ match: "/blog/**", label: Blog }]
gated: ["/reports/**"]
marketing: [{ when: { terms: [pricing, cost] }, message: "Two months free this year.", link: https://www.acme.example/pricing }]
ctas:
  - { when: { terms: [price, demo], labels: [Blog] }, text: Book a demo, url: https://www.acme.example/demo, open_type: self }
  - { text: Talk to us, url: https://www.acme.example/contact }
phrases: ["How is pricing structured?"]
completions: { popular: false }
suggestions: ["How do I start?"]
models: { default: gemini-2.5-flash, fast: gemini-2.5-flash-lite }
summary: { subject: "Your visit to {{company}}", body: "{{#topics}}{{title}}: {{narrative}}{{/topics}}" }
webhook: { url: https://hooks.acme.example/usher, secrets: ["\${ACME_WEBHOOK_SECRET}"] }
limits: { requests_per_minute: 600, generations_per_day: 20000, concurrent_generations: 8 }
retention: { history_days: 90, exports_days: 7 }
`;
/** A name as the file writes it. */
const variable = (name: string) => `\${${name}}`;

const env = { ACME_WEBHOOK_SECRET: "whsec_c2VjcmV0" };

const parse = (text: string, variables: Record<string, string> = env) => parseCompanyFile(text, "acme.yaml", variables);

function problemsOf(text: string, variables = env): readonly string[] {
  try {
    parse(text, variables);
  } catch (error) {
    expect(error).toBeInstanceOf(CompanyFileError);
    return (error as CompanyFileError).problems;
  }
  throw new Error("The file was taken");
}

/** The example with one line in the place of another. */
const changed = (line: string, by: string) => {
  if (!example.includes(line)) throw new Error(`no ${line}`);
  return example.replace(line, by);
};

describe("The company file", () => {
  test("of the contract is read as it stands", () => {
    expect(parse(example)).toMatchObject({
      company: "acme",
      indexId: "idx_acme",
      sources: [
        { folder: "./site", baseUrl: "https://www.acme.example" },
        { sitemap: "https://www.acme.example/sitemap.xml" },
        { urls: ["https://www.acme.example/pricing"] },
        { jsonl: "./pages.jsonl" },
      ],
      webhook: { secrets: ["whsec_c2VjcmV0"] },
    });
  });

  test("needs no more than company, indexId and one source", () => {
    const minimal = "company: a\nindexId: i\nsources: [{ jsonl: x.jsonl }]\n";
    expect(parse(minimal)).toEqual({ company: "a", indexId: "i", sources: [{ jsonl: "x.jsonl" }] });
    for (const key of ["company", "indexId", "sources"]) {
      const without = minimal.split("\n").filter((line) => !line.startsWith(key));
      expect(problemsOf(without.join("\n"))).toEqual([`acme.yaml:1: ${key}: Field required`]);
    }
  });

  test("may name terms of a rule in any script, with signs among them", () => {
    const terms = ["C++", "面包", "2024", "цена", "½"];
    expect(parse(changed("terms: [price, demo]", `terms: ${JSON.stringify(terms)}`))).toMatchObject({
      ctas: [{ when: { terms } }, {}],
    });
  });

  test("may be JSON, and may use anchors", () => {
    expect(parse(JSON.stringify(parse(example)))).toEqual(parse(example));
    const anchored = changed('include: ["/**"]', 'include: &all ["/**"]').replace('["/reports/**"]', "*all");
    expect(parse(anchored)).toMatchObject({ gated: ["/**"] });
  });

  test("paths are relative to the file", async () => {
    await using folder = await createFolder({ "acme.yaml": example });
    const { sources } = await readCompanyFile(join(folder.path, "acme.yaml"), env);
    expect(sources[0]).toMatchObject({ folder: join(folder.path, "site") });
    expect(sources[3]).toEqual({ jsonl: join(folder.path, "pages.jsonl") });
  });

  test("that is missing or a folder is named", async () => {
    for (const path of ["/nowhere/acme.yaml", "/tmp"]) {
      const reading = readCompanyFile(path, env);
      expect(reading).rejects.toBeInstanceOf(CompanyFileError);
      expect(reading).rejects.toThrow(`${path}: cannot be read`);
    }
  });
});

describe("A fault is told as file:line: path: what was expected", () => {
  test.each<[string, string, string]>([
    ["company: acme", "company: Acme Inc.", "acme.yaml:1: company: Expected slug like acme-labs"],
    ["indexId: idx_acme", "indexId: idx acme", "acme.yaml:2: indexId: Expected letters, digits, _ and -"],
    ["indexId: idx_acme", "indexId: 7", "acme.yaml:2: indexId: Expected a string"],
    ["terms: [price, demo]", "terms: []", "acme.yaml:18: ctas.0.when.terms: Expected at least 1 items"],
    ["labels: [Blog]", "labels: []", "acme.yaml:18: ctas.0.when.labels: Expected at least 1 items"],
    ["name: Acme", "nmae: Acme", "acme.yaml:3: nmae: Unknown key; did you mean name?"],
    ['"https://*.acme.example"', '"https://*.co.uk"', "acme.yaml:4: origins.1: A wildcard must stand below"],
    [
      '"https://www.acme.example", ',
      '"https://www.acme.example/", ',
      "acme.yaml:4: origins.0: Expected an origin alone",
    ],
    ['"https://www.acme.example", ', '"*", ', "acme.yaml:4: origins.0: Expected an origin like"],
    ["enabled: true", 'enabled: "yes"', "acme.yaml:5: agent.enabled: Expected true or false"],
    ["enabled: true", "enable: true", "acme.yaml:5: agent.enable: Unknown key; did you mean enabled?"],
    ["    baseUrl: https://www.acme.example", "    baseURL: https://www.acme.example", "did you mean baseUrl?"],
    [
      "    baseUrl: https://www.acme.example",
      "    baseUrl: www.acme.example",
      "acme.yaml:8: sources.0.baseUrl: Expected http-url",
    ],
    [
      "    baseUrl: https://www.acme.example",
      "    baseUrl: https://www.acme.example/x?y=1",
      "acme.yaml:8: sources.0.baseUrl: Expected http-url without query and fragment",
    ],
    [
      "    baseUrl: https://www.acme.example",
      "    baseUrl: https://www.acme.example/#z",
      "acme.yaml:8: sources.0.baseUrl: Expected http-url without query and fragment",
    ],
    [
      "  - sitemap: https://www.acme.example/sitemap.xml",
      "  - sitemap: 5",
      "acme.yaml:9: sources.1.sitemap: Expected a string",
    ],
    [
      "https://www.acme.example/sitemap.xml",
      "https://user:word@www.acme.example/sitemap.xml",
      "acme.yaml:9: sources.1.sitemap: Expected http-url without user name and password",
    ],
    ["urls: [https://www.acme.example/pricing]", "urls: []", "acme.yaml:10: sources.2.urls: Expected at least 1 items"],
    [
      'exclude: ["/drafts/**"]',
      "exclude: [drafts]",
      "acme.yaml:13: exclude.0: Expected path pattern that starts with /",
    ],
    ["label: Blog }]", "label: Blog, x: 1 }]", "acme.yaml:14: labels.0.x: Unknown key"],
    ["open_type: self", "open_type: popup", 'acme.yaml:18: ctas.0.open_type: Expected one of "self", "blank"'],
    ["terms: [price, demo]", "term: [price, demo]", "acme.yaml:18: ctas.0.when.term: Unknown key; did you mean terms?"],
    ["terms: [price, demo]", 'terms: [price, "???"]', "acme.yaml:18: ctas.0.when.terms.1: Expected text with a letter"],
    ["terms: [price, demo]", 'history_terms: ["🐱"]', "acme.yaml:18: ctas.0.when.history_terms.0: Expected text with"],
    [
      "requests_per_minute: 600",
      'requests_per_minute: "600"',
      "acme.yaml:26: limits.requests_per_minute: Expected an integer",
    ],
    ["history_days: 90", "history_days: 0", "acme.yaml:27: retention.history_days: Expected at least 1"],
    ["Your visit to {{company}}", "{{#x", "acme.yaml:24: summary.subject: is no template: Unclosed tag at 4"],
    ["{{/topics}}", "{{/topic}}", 'acme.yaml:24: summary.body: is no template: Unclosed section "topics" at'],
    ["{{#topics}}", "", 'acme.yaml:24: summary.body: is no template: Unopened section "topics" at'],
    [
      "{{narrative}}",
      "{{{narrative}}}",
      "acme.yaml:24: summary.body: is no template: Unescaped tags, {{{…}}} and {{&…}}",
    ],
    [
      "{{narrative}}",
      "{{ & title }}",
      "acme.yaml:24: summary.body: is no template: Unescaped tags, {{{…}}} and {{&…}}",
    ],
    [
      "{{title}}: ",
      "{{=| |=}}|title||={{ }}=|",
      "acme.yaml:24: summary.body: is no template: Tags that set delimiters",
    ],
    ["name: Acme", `name: ${"[".repeat(20_000)}`, "acme.yaml:3: nested too deeply"],
    ["default: gemini-2.5-flash,", "De-fault!: gemini-2.5-flash,", "acme.yaml:23: models.De-fault!"],
    [
      "fast: gemini-2.5-flash-lite",
      "extractive: gemini-2.5-flash-lite",
      "acme.yaml:23: models.extractive: always is the engine without a model",
    ],
    ["name: Acme", "name: [", "acme.yaml:"],
    ["name: Acme", "company: twice", "acme.yaml:3: Map keys must be unique"],
    ["name: Acme", "\tname: Acme", "acme.yaml:3:"],
  ])("%s → %s", (line, by, told) => {
    const problems = problemsOf(changed(line, by));
    expect(problems.join("\n")).toContain(told);
    for (const problem of problems) expect(problem).toMatch(/^acme\.yaml:\d+: ./);
  });

  test("but an @ in a path or query is no user name", () => {
    const url = "https://www.acme.example/@ada?by=a@b";
    expect(parse(changed("https://www.acme.example/sitemap.xml", url)).sources).toContainEqual({ sitemap: url });
  });

  test("several at once, at most 20", () => {
    const both = changed("name: Acme", "nmae: Acme").replace("history_days: 90", "history_days: 0");
    expect(problemsOf(both).length).toBe(2);
    const many = `${example}${Array.from({ length: 50 }, (_, at) => `unknown${at}: 1`).join("\n")}\n`;
    expect(problemsOf(many).length).toBe(20);
  });

  test("values are never echoed: a secret stays out of the log", () => {
    const wrong = changed("name: Acme", "name: 5");
    expect(problemsOf(wrong, { ACME_WEBHOOK_SECRET: "not-a-whsec-but-secret" }).join()).not.toContain("secret-");
    expect(problemsOf(example, { ACME_WEBHOOK_SECRET: "hunter2" }).join()).not.toContain("hunter2");
  });

  test("an alias bomb is a fault, not a crash", () => {
    const layers = Array.from(
      { length: 12 },
      (_, at) => `l${at + 1}: &l${at + 1} [${Array(9).fill(`*l${at}`).join(", ")}]`,
    );
    const bomb = `l0: &l0 ["x"]\n${layers.join("\n")}\n${example}`;
    expect(problemsOf(bomb)[0]).toMatch(/^acme\.yaml:\d+: \(file\): /);
  });

  test.each(["", "# only a comment", "null", "- a\n- b", "just text", "5", "---\n---\n"])(
    "%p is no company file",
    (text) => {
      expect(problemsOf(text)[0]).toMatch(/^acme\.yaml:\d+: /);
    },
  );
});

describe("A variable takes from the environment", () => {
  test("in any string, several times, also inside a longer one", () => {
    const file = changed("name: Acme", `name: ${variable("A")} and ${variable("B")}`).replace(
      "Talk to us",
      `"${variable("A")}"`,
    );
    expect(parse(file, { ...env, A: "Ada", B: "Bob" })).toMatchObject({
      name: "Ada and Bob",
      ctas: [{}, { text: "Ada" }],
    });
  });

  test("a name that is not set is a fault with its line", () => {
    expect(problemsOf(example, {} as typeof env)).toEqual([
      `acme.yaml:25: ${variable("ACME_WEBHOOK_SECRET")} is not in the environment`,
    ]);
  });

  test("a value is text, never YAML: it cannot add keys", () => {
    const value = 'x", agent: { enabled: false }, y: "';
    expect(parse(changed("name: Acme", `name: ${variable("A")}`), { ...env, A: value })).toMatchObject({
      name: value,
      agent: { enabled: true },
    });
  });

  test("what is no variable stays: $NAME, {NAME}, {{company}}", () => {
    const text = `$NAME {NAME} ${variable("")} ${variable("9")} {{company}}`;
    expect(parse(changed("name: Acme", `name: "${text}"`))).toMatchObject({ name: text });
  });
});

describe("Any mutation of a valid file is a CompanyFileError or a valid file, never a crash", () => {
  const lines = example.split("\n");

  const check = (text: string) => {
    try {
      const file = parse(text);
      packageSettingsOf(file);
      liveSettingsOf(file);
    } catch (error) {
      expect(error).toBeInstanceOf(CompanyFileError);
      for (const problem of (error as CompanyFileError).problems) expect(problem).toMatch(/^acme\.yaml:\d+: /);
    }
  };

  test("of its text", () => {
    const edit = fc.record({
      at: fc.nat(example.length),
      drop: fc.nat(12),
      add: fc.string({ unit: "binary", maxLength: 8 }),
    });
    const swap = fc.tuple(fc.nat(lines.length - 1), fc.nat(lines.length - 1));
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 3 }), fc.array(swap, { maxLength: 2 }), (edits, swaps) => {
        const swapped = [...lines];
        for (const [a, b] of swaps) [swapped[a], swapped[b]] = [swapped[b] ?? "", swapped[a] ?? ""];
        check(
          edits.reduce(
            (text, { at, drop, add }) => text.slice(0, at) + add + text.slice(at + drop),
            swapped.join("\n"),
          ),
        );
      }),
      { numRuns: 400 },
    );
  });

  test("of its values", () => {
    const valid = parse(example) as unknown as Record<string, unknown>;
    const key = fc.oneof(fc.constantFrom(...Object.keys(valid)), fc.string({ maxLength: 12 }));
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue({ maxDepth: 4 }), { maxKeys: 3 }), (values) => {
        check(stringify({ ...valid, ...values }));
      }),
      { numRuns: 300 },
    );
  });
});

describe("Live settings and those of a revision", () => {
  test("origins, switch, webhook, limits, retention and keys are live; the rest is frozen", () => {
    const file = parse(`${example}preview_key: open-sesame\nstrict_sessions: true\n`);
    expect(liveSettingsOf(file)).toEqual({
      origins: ["https://www.acme.example", "https://*.acme.example"],
      agentEnabled: true,
      webhook: { url: "https://hooks.acme.example/usher", secrets: ["whsec_c2VjcmV0"] },
      limits: { requestsPerMinute: 600, generationsPerDay: 20_000, concurrentGenerations: 8 },
      retention: { historyDays: 90, exportsDays: 7 },
      previewKey: "open-sesame",
      strictSessions: true,
    });
    const frozen = packageSettingsOf(file);
    expect(frozen).toMatchObject({
      persona: { name: "Ada", greeting: "Hi, ask me anything.", instructions: "Answer in two short paragraphs." },
      suggestions: ["How do I start?"],
      models: { default: "gemini-2.5-flash", fast: "gemini-2.5-flash-lite" },
    });
    for (const live of ["whsec_", "open-sesame", "https://*.acme.example"]) {
      expect(JSON.stringify(frozen)).not.toContain(live);
    }
  });

  test("have the defaults of the contract", () => {
    const file = parse("company: a\nindexId: i\nsources: [{ jsonl: x.jsonl }]\n");
    expect(liveSettingsOf(file)).toEqual({
      origins: [],
      agentEnabled: true,
      webhook: null,
      limits: { requestsPerMinute: 600, generationsPerDay: 20_000, concurrentGenerations: 8 },
      retention: { historyDays: 90, exportsDays: 7 },
      previewKey: "",
      strictSessions: false,
    });
    expect(packageSettingsOf(file)).toMatchObject({ name: "a", popularCompletions: false, models: {}, ctas: [] });
  });
});
