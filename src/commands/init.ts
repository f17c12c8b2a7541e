import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { Value } from "@sinclair/typebox/value";
import { defineCommand } from "citty";
import { stringify } from "yaml";
import { languageOfFolder } from "../corpus/files/folder-language.ts";
import { languageOf } from "../generation/language/languages.ts";
import { isLoopbackHost } from "../net/addresses.ts";
import { BaseUrl, type CompanyFile, Slug, type Source } from "../schemas/company-file.ts";
import { print } from "./output.ts";
import { jsonFlag, UsageError } from "./shared.ts";

/** `usher init <company> --site DIR|URL`: writes `<company>.yaml`, ready to ingest and to be edited. */
export const initCommand = defineCommand({
  meta: { name: "init", description: "Write a company file for a folder of pages or a website" },
  args: {
    company: { type: "positional", description: "The company's slug", required: true },
    site: { type: "string", description: "A folder of pages, or the url of a website or its sitemap", required: true },
    baseUrl: { type: "string", description: "Where the folder's pages live (default: https://www.<company>.example)" },
    out: { type: "string", description: "The file to write (default: <company>.yaml)" },
    force: { type: "boolean", description: "Replace a file that is there", default: false },
    ...jsonFlag,
  },
  async run({ args }) {
    if (!Value.Check(Slug, args.company)) throw new UsageError(`${args.company} is no slug like acme-labs`);
    const path = resolve(args.out ?? `${args.company}.yaml`);
    if (!args.force && (await Bun.file(path).exists())) throw new UsageError(`${path} is there already (--force)`);
    const site = await sourceOf(args.site);
    if ("url" in site && args.baseUrl) throw new UsageError("--baseUrl goes with a folder: a website has its own");
    const language = "folder" in site ? await languageOfFolder(site.folder) : undefined;
    const file = companyFileFor(args.company, site, {
      base: args.baseUrl,
      greeting: languageOf(language ?? "en").phrases.greeting,
    });
    await Bun.write(path, `${header}${stringify(file)}`);
    const assumed = "folder" in site && !args.baseUrl ? [assumption(file)] : [];
    const told = [`Wrote ${path}`, ...assumed, `Next: usher ingest ${path} --publish`];
    await print(args.json, { file: path }, told.join("\n"));
  },
});

/** Every link that visitors get begins with it, and a folder does not tell it. */
function assumption({ origins = [] }: CompanyFile): string {
  return `Its pages are taken to be at ${origins[0]}: say --baseUrl, or edit baseUrl and origins, where they are not`;
}

const header = "# Every key is described in the documentation under /docs/guides/company-file.\n";

type Site = { folder: string } | { url: URL };

async function sourceOf(site: string): Promise<Site> {
  if (/^https?:\/\//.test(site)) {
    if (!URL.canParse(site)) throw new UsageError(`${site} is no url`);
    return { url: new URL(site) };
  }
  const folder = resolve(site);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new UsageError(`${folder} is no folder`);
  return { folder };
}

/** What init is told, and what it finds out. */
interface Given {
  base: string | undefined;
  greeting: string;
}

function companyFileFor(company: string, site: Site, { base, greeting }: Given): CompanyFile {
  const baseUrl = "url" in site ? site.url.origin : (base ?? `https://www.${company}.example`);
  if (!Value.Check(BaseUrl, baseUrl)) throw new UsageError(`${baseUrl} is no ${BaseUrl.description}`);
  return {
    company,
    indexId: `idx_${company.replaceAll("-", "_")}`,
    name: company,
    origins: [new URL(baseUrl).origin],
    agent: { enabled: true, name: company, greeting },
    sources: ["url" in site ? sitemapOf(site.url) : { folder: site.folder, baseUrl }],
  };
}

/** The url itself where it names a sitemap, else the one that most sites have. */
function sitemapOf({ origin, href, pathname, hostname }: URL): Source {
  const sitemap = /\.(?:xml|txt)(?:\.gz)?$/i.test(pathname) ? href : `${origin}/sitemap.xml`;
  return isLoopbackHost(hostname) ? { sitemap, allowLoopback: true } : { sitemap };
}
