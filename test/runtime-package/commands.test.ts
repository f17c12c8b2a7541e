import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CommandDef } from "citty";
import { parse } from "yaml";
import { version } from "../../package.json";
import { ingestCommand } from "../../src/commands/ingest.ts";
import { initCommand } from "../../src/commands/init.ts";
import { keysCommand } from "../../src/commands/keys.ts";
import { refuseUnknownArguments } from "../../src/commands/usage.ts";
import { writeCompany } from "../support/company.ts";
import { temporaryFolder } from "../support/server.ts";
import { htmlPage, sitemapOf, startWebsite } from "../support/website.ts";

const main = resolve(import.meta.dir, "../../src/main.ts");
const [ingest, init, keys] = [ingestCommand, initCommand, keysCommand] as unknown as [
  CommandDef,
  CommandDef,
  CommandDef,
];
const folder = temporaryFolder();
const environment = { ...process.env, DATA_DIR: join(folder, "data"), PORT: "0" };
let file: string;
beforeAll(() => {
  file = writeCompany(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran {
  code: number;
  out: string;
  err: string;
}

async function usher(args: string[], env: Record<string, string | undefined> = environment): Promise<Ran> {
  const run = Bun.spawn([process.execPath, main, ...args], { cwd: folder, env, stdout: "pipe", stderr: "pipe" });
  const [code, out, err] = await Promise.all([
    run.exited,
    new Response(run.stdout).text(),
    new Response(run.stderr).text(),
  ]);
  return { code, out, err };
}

async function json(args: string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await usher([...args, "--json"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out);
}

describe("The way of a company through the command line", () => {
  test("status before anything tells what to do", async () => {
    expect(await json(["status"])).toEqual({ companies: [] });
    const { out } = await usher(["status"]);
    expect(out).toBe(`No company yet in file:${environment.DATA_DIR}/usher.db: \`usher ingest\` makes one.\n`);
  });

  test("publish and rollback of what is not there fail with 1 and a message", async () => {
    for (const command of ["publish", "rollback"]) {
      const { code, out, err } = await usher([command, "bakery"]);
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toContain("bakery");
      expect(err).not.toMatch(/\bat .*\.ts/);
    }
  });

  test.each([
    ...["publish nobody", "rollback nobody", "keys list nobody", "keys create nobody", "keys revoke nobody id"],
    ...["query nobody bread", "webhooks list nobody", "webhooks replay nobody", "erase nobody --session x"],
    "export nobody --from 2026-01-01 --to 2026-01-02",
  ])("%s says that there is none", async (command) => {
    const told = { code: 1, out: "", err: "There is no such company: nobody\n" };
    expect(await usher(command.split(" "))).toEqual(told);
  });

  test("ingest makes a revision behind unpublished and reports every page", async () => {
    const report = await json(["ingest", file]);
    expect(report).toMatchObject({ company: "bakery", corpusVersion: 1, version: "unpublished", pages: 4 });
    expect(report.counts).toEqual({ indexed: 4, unchanged: 0, skipped: 0, failed: 0 });
    expect(report.outcomes).toHaveLength(4);
    expect(await json(["status"])).toMatchObject({
      companies: [
        { company: "bakery", indexId: "idx_bakery", versions: [{ version: "unpublished", corpusVersion: 1 }] },
      ],
    });
  });

  test("publish moves the pointer, ingest --publish does both, rollback goes back", async () => {
    expect(await json(["publish", "bakery"])).toMatchObject({
      company: "bakery",
      version: "published",
      corpusVersion: 1,
    });
    const { code, out } = await usher(["ingest", file, "--publish"]);
    expect(code).toBe(0);
    expect(out).toMatch(/4 unchanged[\s\S]*corpus version 2, 4 pages, published/);
    expect(await json(["rollback", "bakery"])).toMatchObject({ version: "published", corpusVersion: 1 });
    expect((await usher(["rollback", "bakery"])).code).toBe(1);
    expect((await usher(["status"])).out).toMatch(/bakery \(idx_bakery\)[\s\S]*published +corpus version 1, 4 pages/);
  });

  test("query shows the tiles that a visitor would see", async () => {
    const { tiles } = (await json(["query", "bakery", "How much is a loaf?"])) as { tiles: { title: string }[] };
    expect(tiles[0]?.title).toBe("Bread prices");
    expect((await usher(["query", "nobody", "bread"])).code).toBe(1);
    const { code, out } = await usher(["query", "bakery", "bread", "--explain", "--locale", "de", "--before", "loaf"]);
    expect([code, out]).toEqual([0, expect.stringContaining("cta: ")]);
  });
});

test("a key is revoked by its id, or by all of it, which is not said again", async () => {
  const make = () => json(["keys", "create", "bakery"]) as Promise<{ id: string; key: string }>;
  const [first, second] = [await make(), await make()];
  expect(await json(["keys", "revoke", "bakery", first.id])).toEqual({ id: first.id, revoked: true });
  const revoked = { code: 0, out: `${second.id} is revoked\n`, err: "" };
  expect(await usher(["keys", "revoke", "bakery", second.key])).toEqual(revoked);
  expect((await usher(["keys", "revoke", "bakery", second.key])).err).not.toContain(second.key);
  const { keys } = (await json(["keys", "list", "bakery"])) as { keys: { revokedAt: string | null }[] };
  expect(keys.map(({ revokedAt }) => revokedAt === null)).toEqual([false, false]);
});

describe("A failed ingest exits with 1, says where and why, and changes nothing", () => {
  const status = async () => JSON.stringify(await json(["status"]));

  let before: string;
  beforeAll(async () => {
    before = await status();
  });
  afterAll(async () => expect(await status()).toBe(before));

  async function expectFailed(path: string, told: RegExp): Promise<void> {
    const { code, out, err } = await usher(["ingest", path, "--publish", "--json"]);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(told);
    expect(err).not.toMatch(/\bat .*\.ts/);
  }

  test("a company file that is missing", () =>
    expectFailed(join(folder, "nowhere.yaml"), /nowhere\.yaml: cannot be read/));

  test("YAML that does not parse", async () => {
    const path = join(folder, "broken.yaml");
    writeFileSync(path, "company: bakery\nindexId: [\n");
    await expectFailed(path, /broken\.yaml:\d+: /);
  });

  test("a key that does not exist", async () => {
    const path = join(folder, "wrong.yaml");
    writeFileSync(path, `${await Bun.file(file).text()}\norigin: ["https://a.example"]\n`);
    await expectFailed(path, /wrong\.yaml:\d+: origin: Unknown key; did you mean origins\?/);
  });

  test("a folder that is missing", async () => {
    const path = join(folder, "moved.yaml");
    writeFileSync(path, (await Bun.file(file).text()).replace("./bakery-site", "./moved-site"));
    await expectFailed(path, /moved-site/);
  });

  test.each([
    ["pages that all have a fault", "sources: [{ folder: ./faulty, baseUrl: https://a.example }]", "draft: true"],
    [
      "pages that the rules leave out",
      'exclude: ["/**"]\nsources: [{ folder: ./bakery-site, baseUrl: https://a.example }]',
      "excluded by /**",
    ],
  ])("%s, each of which is reported all the same", async (_, settings, reason) => {
    await Bun.write(join(folder, "faulty/a.md"), "---\ndraft: true\n---\nSoon.");
    const path = join(folder, "pageless.yaml");
    writeFileSync(path, `company: pageless\nindexId: idx_pageless\n${settings}\n`);
    const told = { code: 1, err: "pageless: no page could be indexed\n" };
    const text = await usher(["ingest", path, "--publish"]);
    expect(text).toMatchObject(told);
    expect(text.out).toMatch(/^ {2}skipped [\w/]+\.md {2}/);
    expect(text.out).toContain(reason);
    const skipped = text.out.split("\n").length - 2;
    expect(text.out).toEndWith(`pageless: 0 indexed, 0 unchanged, ${skipped} skipped, 0 failed\n`);
    const { out, ...rest } = await usher(["ingest", path, "--json"]);
    expect(rest).toEqual(told);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ company: "pageless", counts: { indexed: 0, failed: 0 } });
    expect(report.outcomes).toHaveLength(report.counts.skipped);
    expect(report.outcomes[0]).toMatchObject({ status: "skipped", reason });
  });
});

describe("A wrong call exits with 2 and says how it is meant", () => {
  test.each([
    [[], /ingest/],
    [["ingest"], /FILE/],
    [["query", "bakery", "bread", "--version", "latest"], /latest is no version/],
    [["query", "bakery", ""], /query: Expected 1 to 2,000 characters after trimming/],
    [["query", "bakery", "  "], /query: Expected 1 to 2,000 characters after trimming/],
    [["query", "bakery", "bread", "--locale", "english please"], /--locale: Expected a language tag/],
    [["init", "Not A Slug", "--site", "."], /no slug/],
    [["ingest", "bakery.yaml", "--publish=no"], /--publish=no: expected --publish, --publish=true or --publish=false/],
    [["export", "bakery", "--from", "2026-01-01", "--to", "2026-01-02", "--out", ""], /--out: expected a value/],
    [["query", "bakery", "bread", "--version", ""], /--version: expected a value/],
    [["init", "acme", "--site", ""], /--site: expected a value/],
    [
      ["init", "acme", "--site", "https://acme.example", "--baseUrl", "https://www.acme.example"],
      /--baseUrl goes with a folder/,
    ],
    [["ingest", "bakery.yaml", "--publsh"], /--publsh: unknown option; did you mean --publish\?/],
  ])("%j", async (args, told) => {
    const { code, out, err } = await usher(args);
    expect(code).toBe(2);
    expect(out + err).toMatch(told);
    expect(err).not.toMatch(/\bat .*\.ts/);
  });

  test.each<[CommandDef, string[], string | undefined]>([
    [ingest, ["a.yaml", "--publsh"], "--publsh: unknown option; did you mean --publish?"],
    [ingest, ["a.yaml", "b.yaml"], "b.yaml: unexpected argument"],
    [ingest, ["a.yaml", "--publish", "--json"], undefined],
    [ingest, ["a.yaml", "--no-publish"], undefined],
    [ingest, ["--publish", "a.yaml", "-x"], "--x: unknown option"],
    [init, ["acme", "--site", "./site", "--base-url=https://a.example"], undefined],
    [init, ["acme", "--site", "./site", "--baseUrl", "https://a.example"], undefined],
    [init, ["acme", "--site", "./site", "more"], "more: unexpected argument"],
    [keys, ["rotate", "--jsn"], "--jsn: unknown option; did you mean --json?"],
    [keys, ["rotate", "--json"], undefined],
    [ingest, ["a.yaml", "--publish=true", "--json=false"], undefined],
    [ingest, ["a.yaml", "--publish=no"], "--publish=no: expected --publish, --publish=true or --publish=false"],
    [ingest, ["a.yaml", "--publish=FALSE"], "--publish=FALSE: expected --publish"],
    [ingest, ["a.yaml", "--publish="], "--publish=: expected --publish"],
    [ingest, ["a.yaml", "--publish", "no"], "no: unexpected argument"],
    [ingest, ["a.yaml", "--no-publish=true"], "--no-publish: takes no value"],
    [ingest, ["a.yaml", "-publish"], "-publish: unknown option; did you mean --publish?"],
    [ingest, ["a.yaml", "--Publish"], "--Publish: unknown option; did you mean --publish?"],
    [keys, ["list", "acme", "--json=0"], "--json=0: expected --json"],
    [init, ["acme", "--site", "./site", "--force=yes"], "--force=yes: expected --force"],
    [init, ["acme", "--site", ""], "--site: expected a value"],
    [init, ["acme", "--site="], "--site: expected a value"],
    [init, ["acme", "--site"], "--site: expected a value"],
    [init, ["acme", "--site", "--force"], "--site: expected a value"],
    [init, ["acme", "--no-site"], "--no-site: unknown option"],
  ])("%#: an option or argument that the command does not have is named", (command, args, told) => {
    const refuse = () => refuseUnknownArguments(command, args);
    if (told === undefined) expect(refuse).not.toThrow();
    else expect(refuse).toThrow(told);
  });

  test("an environment that cannot be meant is named", async () => {
    const { code, err } = await usher(["status"], { ...environment, PORT: "eighty" });
    expect(code).toBe(2);
    expect(err).toContain("PORT must be a whole number");
  });

  test.each([
    [["nope"], "Unknown command nope\n"],
    [["ingst", "x.yaml"], "Unknown command ingst; did you mean ingest?\n"],
    [["constructor"], "Unknown command constructor\n"],
    [["keys", "lst", "bakery"], "Unknown command lst; did you mean list?\n"],
    [["keys"], "Name a command: create, list, revoke, rotate\n"],
    [
      ["init", "acme3", "--site", ".", "--baseUrl", "javascript:alert(1)"],
      "is no http-url without query and fragment\n",
    ],
    [
      ["init", "acme3", "--site", ".", "--baseUrl", "https://a.example/?x"],
      "is no http-url without query and fragment\n",
    ],
  ])("%j tells on standard error what is meant, and nothing else", async (args, told) => {
    const { code, out, err } = await usher(args);
    expect({ code, out, lines: err.split("\n").length }).toEqual({ code: 2, out: "", lines: 2 });
    expect(err).toEndWith(told);
    expect(existsSync(join(folder, "acme3.yaml"))).toBe(false);
  });

  test("--version is no wrong call", async () => {
    expect(await usher(["--version"])).toEqual({ code: 0, out: `${version}\n`, err: "" });
  });

  test("--help is no wrong call, and has no colours in a file", async () => {
    const { code, out } = await usher(["ingest", "--help"], { ...environment, NODE_ENV: "", CI: "", NO_COLOR: "" });
    expect(code).toBe(0);
    expect(out).toContain("USAGE usher ingest [OPTIONS] <FILE>");
  });

  test.each([
    [["keys", "revoke", "--help"], "USAGE usher keys revoke [OPTIONS] <COMPANY> <ID>"],
    [["webhooks", "list", "-h"], "USAGE usher webhooks list [OPTIONS] <COMPANY>"],
    [["keys", "--help"], "USAGE usher keys create|list|revoke|rotate"],
    [["keys", "constructor", "--help"], "USAGE usher keys create|list|revoke|rotate"],
  ])("%j tells of the command that is named", async (args, told) => {
    expect((await usher(args)).out).toContain(told);
  });
});

describe("A command that cannot tell what it did exits with 1 and says so in one line", () => {
  /** Runs `usher …` with a shell's redirections behind it. */
  async function redirected(args: string[], redirection: string): Promise<Ran> {
    const script = `"$0" "$@" ${redirection}`;
    const run = Bun.spawn(["sh", "-c", script, process.execPath, main, ...args], {
      ...{ cwd: folder, env: environment, stdout: "pipe", stderr: "pipe" },
    });
    const [out, err] = await Promise.all([new Response(run.stdout).text(), new Response(run.stderr).text()]);
    return { code: await run.exited, out, err };
  }

  test.each([
    [["status"], "> /dev/full", "ENOSPC: no space left on device, write"],
    [["status", "--json"], "> /dev/full", "ENOSPC: no space left on device, write"],
    [["--help"], "> /dev/full", "ENOSPC: no space left on device, write"],
    [["status"], ">&-", "it is closed"],
    [["keys", "create", "bakery"], ">&-", "it is closed"],
  ])("%j %s", async (args, redirection, told) => {
    expect(await redirected(args, redirection)).toEqual({
      ...{ code: 1, out: "", err: `Standard output cannot be written: ${told}\n` },
    });
  });

  test("and makes no key that nobody would ever see", async () => {
    const before = await usher(["keys", "list", "bakery"]);
    await redirected(["keys", "create", "bakery"], ">&-");
    expect(await usher(["keys", "list", "bakery"])).toEqual(before);
  });

  test("the null device and a pipe take everything", async () => {
    expect(await redirected(["status"], "> /dev/null")).toEqual({ code: 0, out: "", err: "" });
    expect((await redirected(["status"], "| cat")).out).toContain("bakery");
  });

  test("a file on a full disk is named", async () => {
    const days = ["--from", "2026-01-01", "--to", "2026-01-02"];
    const { code, err } = await usher(["export", "bakery", ...days, "--out", "/dev/full"]);
    expect({ code, err }).toEqual({ code: 1, err: "/dev/full: ENOSPC: no space left on device, write\n" });
  });
});

describe("doctor tells what it finds", () => {
  test("a line each, and ends with 0 where nothing is a fault", async () => {
    const { code, out, err } = await usher(["doctor"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n").every((line) => line === "" || /^(ok|warning) +[\w ]+: /.test(line))).toBe(true);
    expect((await json(["doctor"])).findings).toContainEqual(
      expect.objectContaining({ check: "database", state: "ok" }),
    );
  });

  test("with 1 where something is, as a database that is away", async () => {
    const { code, out, err } = await usher(["doctor"], { ...environment, DATABASE_URL: "http://127.0.0.1:9" });
    expect({ code, err }).toEqual({ code: 1, err: "1 fault\n" });
    expect(out).toStartWith("fault    start: The database http://127.0.0.1:9 cannot be opened");
  });
});

describe("init writes a company file that ingest takes", () => {
  test("for a folder, and never over one that is there", async () => {
    const out = join(folder, "acme.yaml");
    const args = ["init", "acme", "--site", "bakery-site", "--out", out];
    const assumed = /taken to be at https:\/\/www\.acme\.example: say --baseUrl/;
    expect(await usher(args)).toMatchObject({ code: 0, out: expect.stringMatching(assumed) });
    expect(existsSync(out)).toBe(true);
    expect((await usher(args)).code).toBe(2);
    const { out: told } = await usher([...args, "--force", "--baseUrl", "https://acme.example/shop"]);
    expect(told).not.toMatch(assumed);
    expect(await json(["ingest", out])).toMatchObject({ company: "acme", pages: 4 });
  });

  test.each([
    [
      "nl",
      "De boten liggen in de haven, en wie er een wil huren vraagt het aan de havenmeester.",
      "Hallo! Vraag me iets over deze site, dan antwoord ik vanuit de pagina's.",
    ],
    [
      "fr",
      "Les bateaux sont au port, et pour en louer un il suffit de le demander à la capitainerie.",
      "Bonjour ! Posez-moi vos questions sur ce site, je réponds à partir de ses pages.",
    ],
    ["sw", "Mashua ziko bandarini.", "Hello! Ask me anything about this site and I'll answer from its pages."],
  ])("with a greeting in the language of the pages: %s", async (lang, text, greeting) => {
    const site = join(folder, `site-${lang}`);
    for (const name of ["a.md", "b.md"]) await Bun.write(join(site, name), `---\nlang: ${lang}\n---\n\n${text}\n`);
    const out = join(folder, `${lang}.yaml`);
    expect(await usher(["init", lang, "--site", site, "--out", out])).toMatchObject({ code: 0 });
    expect(parse(await Bun.file(out).text())).toMatchObject({ agent: { greeting } });
  });

  test("for a website, whose pages are then fetched by its sitemap, and again only where they have changed", async () => {
    await using site = startWebsite({ "/": htmlPage("Anvils", "Acme forges anvils of all weights.") });
    site.answers["/sitemap.xml"] = sitemapOf(site.at("/"), site.at("/gone"));
    const out = join(folder, "web.yaml");
    expect(await usher(["init", "web", "--site", site.at("/shop"), "--out", out])).toMatchObject({ code: 0 });
    const first = await json(["ingest", out, "--publish"]);
    expect(first).toMatchObject({ pages: 1, counts: { indexed: 1, failed: 1 } });
    expect(await json(["ingest", out])).toMatchObject({ pages: 1, counts: { unchanged: 1, failed: 1 } });
    expect((await usher(["query", "web", "anvils"])).out).toContain(site.at("/"));
    site.answers = {};
    const { code, err } = await usher(["ingest", out]);
    expect({ code, err }).toEqual({ code: 1, err: `sitemap cannot be read: ${site.at("/sitemap.xml")}: HTTP 404\n` });
  });

  test("whose words do nothing to the terminal that the report is read in", async () => {
    await using site = startWebsite({ "/": htmlPage("Anvils", "Acme forges anvils of all weights.") });
    site.answers["/sitemap.xml"] = sitemapOf(site.at("/"), "https://other.example/\u001b]0;owned\u0007");
    const out = join(folder, "odd.yaml");
    await usher(["init", "odd", "--site", site.at("/"), "--out", out]);
    expect((await usher(["ingest", out])).out).toContain(
      "skipped https://other.example/\ufffd]0;owned\ufffd  of another",
    );
  });

  test("for a sitemap by its own address", async () => {
    const out = join(folder, "map.yaml");
    await usher(["init", "map", "--site", "https://acme.example/maps/site.xml.gz", "--out", out]);
    expect(await Bun.file(out).text()).toContain("sitemap: https://acme.example/maps/site.xml.gz\n");
  });

  test("not for a folder that is missing", async () => {
    const { code, err } = await usher(["init", "acme2", "--site", "./nowhere"]);
    expect(code).toBe(2);
    expect(err).toContain("nowhere");
  });
});

test("the report of several sources says in which of them a file is, and of one alone just its path", async () => {
  const sources = ["en", "fr"].map((locale) => ({ folder: locale, baseUrl: `https://many.example/${locale}` }));
  for (const locale of ["en", "fr"]) {
    await Bun.write(join(folder, locale, "anvils.md"), "# Anvils\n\nAcme forges anvils.");
    await Bun.write(join(folder, locale, "draft.md"), "---\ndraft: true\n---\nSoon.");
  }
  await Bun.write(join(folder, "pages.jsonl"), `${JSON.stringify({ url: "https://many.example/x", markdown: "" })}\n`);
  const reportOf = async (some: object[]) => {
    const path = join(folder, "many.yaml");
    await Bun.write(path, JSON.stringify({ company: "many", indexId: "idx_many", sources: some }));
    return (await usher(["ingest", path])).out.split("\n").filter((line) => line.includes("skipped "));
  };
  expect(await reportOf([...sources, { jsonl: "pages.jsonl" }])).toEqual([
    expect.stringMatching(/^ {2}skipped .*\/en\/draft\.md {2}draft: true$/),
    expect.stringMatching(/^ {2}skipped .*\/fr\/draft\.md {2}draft: true$/),
    expect.stringMatching(/^ {2}skipped [^ ]*pages\.jsonl:1 {2}/),
  ]);
  expect(await reportOf(sources.slice(0, 1))).toEqual(["  skipped draft.md  draft: true"]);
});

test("the report tells what is odd in the sources once each, and of the file what fits no page", async () => {
  const path = join(folder, "odd-fields.yaml");
  for (const name of ["a", "b", "c"])
    await Bun.write(join(folder, `odd/${name}.md`), "---\nlabels: {a: b}\n---\nText.");
  const line = { url: "https://odd.example/x", markdown: "Text.", lables: ["A"] };
  await Bun.write(join(folder, "odd.jsonl"), `${JSON.stringify(line)}\n`);
  const sources = [{ folder: "odd", baseUrl: "https://odd.example" }, { jsonl: "odd.jsonl" }];
  const settings = { company: "odd-fields", indexId: "idx_odd_fields", sources, gated: ["/reports/**"] };
  await Bun.write(path, JSON.stringify(settings));
  expect((await usher(["ingest", path])).out.split("\n").slice(0, 3)).toEqual([
    expect.stringMatching(/^ {2}note {4}.*\/odd\/a\.md {2}labels: expected a text or a list .* \(the first of 3\)$/),
    expect.stringMatching(/^ {2}note {4}.*\/odd\.jsonl:1 {2}lables: unknown key; did you mean labels\?$/),
    "  warning gated.0: no page is at /reports/**",
  ]);
  const { notes, outcomes, warnings } = await json(["ingest", path]);
  expect(notes).toMatchObject([
    { file: "a.md", count: 3 },
    { line: 1, count: 1 },
  ]);
  expect(JSON.stringify(outcomes)).not.toContain("expected");
  expect(warnings).toEqual(["gated.0: no page is at /reports/**"]);
});

test("a slip in a page's front matter costs no published page, and pages that are gone are named", async () => {
  const [site, path] = [join(folder, "slips"), join(folder, "slips.yaml")];
  for (const name of ["anvils", "bolts", "chains"]) await Bun.write(join(site, `${name}.md`), `Acme sells ${name}.`);
  const sources = [{ folder: site, baseUrl: "https://slips.example" }];
  await Bun.write(path, JSON.stringify({ company: "slips", indexId: "idx_slips", sources }));
  expect(await json(["ingest", path, "--publish"])).toMatchObject({ pages: 3, removed: [] });
  await Bun.write(join(site, "anvils.md"), '---\ntitle: "unclosed\n---\nAcme sells anvils.');
  rmSync(join(site, "bolts.md"));
  const report = (await usher(["ingest", path, "--publish"])).out.split("\n");
  expect(report.slice(0, 3)).toEqual([
    expect.stringMatching(/^ {2}failed {2}anvils\.md:3 {2}.*; the page of the version before stays$/),
    "  removed https://slips.example/bolts",
    "slips: 0 indexed, 1 unchanged, 0 skipped, 1 failed, 1 removed",
  ]);
  expect((await usher(["query", "slips", "anvils"])).out).toContain("https://slips.example/anvils");
  rmSync(join(site, "chains.md"));
  expect(await json(["ingest", path])).toMatchObject({ pages: 1, removed: ["https://slips.example/chains"] });
});

test("what goes wrong beneath a command is told in a line each, without a stack", async () => {
  const env = { ...environment, DATA_DIR: join(folder, "harmed-data") };
  expect((await usher(["ingest", file, "--publish"], env)).code).toBe(0);
  const [segment = ""] = await Array.fromAsync(new Bun.Glob("segments/*").scan({ cwd: env.DATA_DIR, absolute: true }));
  await Bun.write(segment, "harmed");
  const { code, out, err } = await usher(["query", "bakery", "bread"], env);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/^segment cannot be loaded: (segment .*)\n\1\n$/);
});

test("processes that ingest and publish one company at once all succeed, each with a version of its own", async () => {
  const env = { ...environment, DATA_DIR: join(folder, "crowded-data") };
  const runs = await Promise.all([1, 2, 3].map(() => usher(["ingest", file, "--publish", "--json"], env)));
  expect(runs.map(({ code, err }) => ({ code, err }))).toEqual(Array(3).fill({ code: 0, err: "" }));
  expect(runs.map(({ out }) => JSON.parse(out).corpusVersion).sort()).toEqual([1, 2, 3]);
}, 90_000);

test("serve sees what another process publishes, at the latest when its command ends", async () => {
  const data = join(folder, "shared-data");
  const env = { ...environment, DATA_DIR: data };
  expect((await usher(["ingest", file, "--publish"], env)).code).toBe(0);
  const server = Bun.spawn([process.execPath, main, "serve"], { cwd: folder, env, stdout: "ignore", stderr: "pipe" });
  const reader = server.stderr.getReader();
  let log = "";
  while (!/http:\/\/localhost:\d+/.test(log)) log += new TextDecoder().decode((await reader.read()).value);
  const url = /http:\/\/localhost:\d+/.exec(log)?.[0];
  const version = async () => {
    const body = JSON.stringify({ canonical_url: "https://www.hollow-oak.example/pricing" });
    const headers = { "content-type": "application/json", connection: "close" };
    const answer = await fetch(`${url}/api/v1/snackable-read`, { method: "POST", headers, body });
    return ((await answer.json()) as { resolved_corpus_version: number }).resolved_corpus_version;
  };
  try {
    expect(await version()).toBe(1);
    expect((await usher(["ingest", file, "--publish"], env)).code).toBe(0);
    expect(await version()).toBe(2);
    expect((await usher(["rollback", "bakery"], env)).code).toBe(0);
    expect(await version()).toBe(1);
  } finally {
    server.kill("SIGTERM");
  }
  expect(await Promise.race([server.exited, Bun.sleep(3_000)])).toBe(0);
}, 90_000);
